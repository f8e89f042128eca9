import { slotChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { releaseHold } from '@ginipig/contract/booking/client-calls.ts'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import styles from './OfferPage.module.css'

/** Lets a held time go: to the next in line, or free for anybody. */
export function LetGo({ booking }: { booking: ClientBooking }) {
  const textOf = useProblemText()
  const { mutate, isPending, error } = useMutation(change(useApi(), releaseHold, slotChanged))
  return (
    <div className={styles.LetGo}>
      {error ? (
        <Banner tone="danger" role="alert">
          {textOf(error)}
        </Banner>
      ) : null}
      <Button size="lg" busy={isPending} onClick={() => mutate({ params: { bookingId: booking.id } })}>
        <Trans>Let it go</Trans>
      </Button>
      <p className={styles.Note}>
        <Trans>
          It goes to the next in line, or to everybody where nobody waits. You keep your place for the next time.
        </Trans>
      </p>
    </div>
  )
}
