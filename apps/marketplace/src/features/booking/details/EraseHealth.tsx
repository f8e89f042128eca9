import { clientBookingChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { eraseHealthAnswers } from '@ginipig/contract/booking/client-calls.ts'
import { Button } from '@ginipig/ui/button'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

/** Takes the consent to answers about one's health back, as easily as it was given. Photos given with them go too. Source: trust.md §5 (UK GDPR, 7 (3)) */
export function EraseHealth({ bookingId, name, hasPhotos }: { bookingId: string; name: string; hasPhotos: boolean }) {
  const { t } = useLingui()
  const toast = useToast()
  const textOf = useProblemText()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error, reset } = useMutation(change(useApi(), eraseHealthAnswers, clientBookingChanged))
  const handleConfirm = () =>
    mutate(
      { params: { bookingId } },
      {
        onSuccess: () => {
          setOpen(false)
          toast.success(t`Your answers are erased.`)
        },
      },
    )
  const handleOpenChange = (isNowOpen: boolean) => {
    reset()
    setOpen(isNowOpen)
  }
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Trans>Erase my health answers</Trans>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={handleOpenChange}
        title={t`Erase your answers?`}
        description={
          hasPhotos
            ? t`You take back your consent, and your answers, your photos and what you said about a patch test are erased at once. The booking stays. ${name} sees that they are gone, and may not be able to treat you without them.`
            : t`You take back your consent, and your answers and what you said about a patch test are erased at once. The booking stays. ${name} sees that they are gone, and may not be able to treat you without them.`
        }
        confirmLabel={t`Erase my answers`}
        cancelLabel={t`Keep them`}
        tone="danger"
        busy={isPending}
        busyLabel={t`Erasing…`}
        error={error ? textOf(error) : undefined}
        onConfirm={handleConfirm}
      />
    </>
  )
}
