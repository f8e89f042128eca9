import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { listingChanged } from '@ginipig/api-client/listing.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { deleteListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { deleteListing, type MyListing } from '@ginipig/contract/listing/my-listings.ts'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { isDraft } from './listing-state-words.ts'

type DeleteListingProps = {
  listing: MyListing
  open: boolean
  onOpenChange: (open: boolean) => void
  onClose: (listing: MyListing) => void
  /** The question is gone, and with it the listing or not. */
  onClosed: () => void
}

/** Asks before a listing goes for good. One that somebody has booked stays, and the question says why: closing it is the way.
 *  Source: spec §6. */
export function DeleteListing({ listing, open, onOpenChange, onClose, onClosed }: DeleteListingProps) {
  const { t } = useLingui()
  const api = useApi()
  const toast = useToast()
  const textOf = useProblemText()
  const onSuccess = () => {
    toast.success(t`Deleted`)
    onOpenChange(false)
  }
  const ofDraft = change(api, deleteListingDraft, listingChanged)
  const ofListing = change(api, deleteListing, listingChanged)
  const draft = useMutation(ofDraft)
  const listed = useMutation(ofListing)
  const remove = isDraft(listing) ? draft : listed
  const isRefused = !listing.isDeletable || errorCode(remove.error) === 'listing_booked'
  const canClose = isRefused && listing.state !== 'closed'
  const title = listing.title.trim() || t`Appointment without a title`
  const confirmLabel = isRefused ? (canClose ? t`Close the listing` : undefined) : t`Delete`

  const confirm = () => {
    if (!isRefused) return remove.mutate({ params: { listingId: listing.id } }, { onSuccess })
    onOpenChange(false)
    onClose(listing)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isRefused ? <Trans>“{title}” can’t be deleted yet</Trans> : <Trans>Delete “{title}”?</Trans>}
      description={isRefused ? <Refused canClose={canClose} /> : <Trans>It’s gone for good.</Trans>}
      confirmLabel={confirmLabel}
      cancelLabel={isRefused ? t`Back` : t`Keep it`}
      tone={isRefused ? 'primary' : 'danger'}
      busy={remove.isPending}
      busyLabel={t`Deleting…`}
      error={remove.error && !isRefused ? textOf(remove.error) : undefined}
      onConfirm={confirm}
      onClosed={() => {
        remove.reset()
        onClosed()
      }}
    />
  )
}

const Refused = ({ canClose }: { canClose: boolean }) =>
  canClose ? (
    <Trans>
      Clients have booked it, or ask to. Close it to take no new bookings; it can be deleted once their appointments are
      over and paid out.
    </Trans>
  ) : (
    <Trans>
      Clients have booked it, or ask to. It’s closed already, and can be deleted once their appointments are over and
      paid out.
    </Trans>
  )
