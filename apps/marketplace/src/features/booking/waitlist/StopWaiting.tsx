import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { waitsChanged } from '@ginipig/api-client/waitlist.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { deleteWait, type Wait } from '@ginipig/contract/waitlist/waitlist.ts'
import { Button } from '@ginipig/ui/button'
import { ConfirmDialog } from '@ginipig/ui/dialog'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

/** Gives up a place in a line, which nothing brings back: asked before. */
export function StopWaiting({ wait }: { wait: Wait }) {
  const { t } = useLingui()
  const dates = useDates()
  const textOf = useProblemText()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error, reset } = useMutation(change(useApi(), deleteWait, waitsChanged))
  const handleOpenChange = (isNowOpen: boolean) => {
    reset()
    setIsAsking(isNowOpen)
  }
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => handleOpenChange(true)}>
        <Trans>Stop waiting</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={handleOpenChange}
        title={t`Stop waiting for this treatment?`}
        description={
          wait.held === null
            ? t`You lose your place in line. If you join again, you start at the end.`
            : t`The time held for you stays yours until ${{ time: dates.time(wait.held.until, wait.listing.zone) }}. After that you hear of no other.`
        }
        confirmLabel={t`Stop waiting`}
        cancelLabel={t`Keep my place`}
        tone="danger"
        busy={isPending}
        busyLabel={t`Leaving…`}
        error={error ? textOf(error) : undefined}
        onConfirm={() => mutate({ params: { listingId: wait.listing.id } })}
      />
    </>
  )
}
