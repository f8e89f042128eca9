import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { change, keyOf } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { deleteListingDraft, type ListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { listMyListings } from '@ginipig/contract/listing/my-listings.ts'
import { Button } from '@ginipig/ui/button'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ListingAutosave } from '../draft/use-listing-autosave.ts'
import { placeOf } from './place-of.ts'

/** Throws away what was typed, after a question. Before anything is, its place is taken: the page doesn't move with the
 *  first word. */
export function DiscardDraft({ draft, autosave }: { draft: ListingDraft | undefined; autosave: ListingAutosave }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const toast = useToast()
  const textOf = useProblemText()
  const [isOpen, setIsOpen] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    ...change(useApi(), deleteListingDraft, { stale: [keyOf(listMyListings)] }),
    // A save that came after it would make the draft again.
    onMutate: () => autosave.flush(),
  })
  const listed = draft?.listed ?? null
  const leave = () => {
    autosave.end()
    toast.success(t`Thrown away`)
    // The browser's way back doesn't lead to what is gone.
    void navigate({ to: placeOf(listed), replace: true })
  }
  const discard = () =>
    draft &&
    mutate(
      { params: { listingId: draft.id } },
      // It may have been thrown away elsewhere before.
      { onSuccess: leave, onError: (failure) => errorCode(failure) === 'listing_not_found' && leave() },
    )
  return (
    <>
      <Button variant="ghost" disabled={draft === undefined} onClick={() => setIsOpen(true)}>
        <Trans>Discard</Trans>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        tone="danger"
        title={listed === null ? <Trans>Throw this draft away?</Trans> : <Trans>Throw your changes away?</Trans>}
        description={
          listed === null ? (
            <Trans>Everything you typed for it is lost, on every device.</Trans>
          ) : (
            <Trans>The listing stays as clients see it now.</Trans>
          )
        }
        confirmLabel={t`Throw away`}
        cancelLabel={t`Keep it`}
        busy={isPending}
        error={error ? textOf(error) : undefined}
        onClosed={reset}
        onConfirm={discard}
      />
    </>
  )
}
