import { providerBookingChanged } from '@ginipig/api-client/booking.ts'
import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf, makeStale } from '@ginipig/api-client/core/call-options.ts'
import { isAnswer } from '@ginipig/api-client/core/one-key.ts'
import { useToast } from '@ginipig/app/services/services-context.ts'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { Proposal, ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { endProposalAsProvider, getProviderBooking, grantMove } from '@ginipig/contract/booking/provider-calls.ts'
import { waitsForOtherTime } from '@ginipig/domain/booking'
import { Button } from '@ginipig/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import styles from './ProposalPart.module.css'

type ProposalPartProps = {
  booking: ProviderBooking
  proposal: Proposal
  /** Comes before the facts, not after them. */
  isFirst?: boolean
}

/** Other times that wait for an answer: the provider's own, which they may take back, or a client's late wish, which they
 *  grant or refuse. Neither costs anything. Source: product.md §9. */
export function ProposalPart({ booking, proposal, isFirst = false }: ProposalPartProps) {
  const { t } = useLingui()
  const api = useApi()
  const dates = useDates()
  const toast = useToast()
  const textOf = useProblemText()
  const queryClient = useQueryClient()
  const { id: bookingId, client, zone } = booking
  const params = { bookingId }
  const shown = keyOf(getProviderBooking, { params })
  const mutationKey = ['answerProposal', bookingId]
  const grant = useMutation({ ...change(api, grantMove, providerBookingChanged), mutationKey })
  const end = useMutation({ ...change(api, endProposalAsProvider, providerBookingChanged), mutationKey })
  // A second press comes before the first is drawn. Said also where the page hears of it before the answer is here, and this
  // part is gone. What was done though its answer was lost the page shows, and there is nothing to try again.
  const once = async (answer: () => Promise<unknown>, words: string) => {
    if (queryClient.isMutating({ mutationKey }) > 0) return
    await answer().then(
      () => toast.success(words),
      async (error: unknown) => {
        await makeStale(queryClient, [shown])
        if (isAnswer(error) || queryClient.getQueryData(shown)?.proposal) toast.error(textOf(error))
      },
    )
  }
  const name = client.firstName
  const until = dates.friendlyDateTime(proposal.until, zone)
  const isWish = proposal.by === 'client'
  const isDayOff = waitsForOtherTime(booking) !== undefined
  // Its client's bank keeps it from ending.
  const isDisputed = isDayOff && booking.paymentStatus === 'disputed'
  if (isDisputed && proposal.times.length === 0)
    return (
      <p className={styles.ProposalPart} data-first={isFirst || undefined}>
        <Trans>
          {name} took none of your times by {until}. The booking is cancelled, with your fee, once their bank has
          decided about the payment.
        </Trans>
      </p>
    )
  const times = proposal.times.map(({ slotId, startsAt, endsAt }) => {
    const when = dates.friendlyDateTime(startsAt, zone)
    const end = dates.time(endsAt, zone)
    return <li key={slotId}>{t`${when} to ${end}`}</li>
  })
  return (
    <div className={styles.ProposalPart} data-first={isFirst || undefined}>
      {/* Where the focus goes when they have just been proposed. */}
      <p {...(isWish ? {} : { tabIndex: -1, 'data-answered': true })}>
        {isWish ? (
          <Trans>{name} asks to move here. It costs neither of you anything:</Trans>
        ) : isDayOff ? (
          <Trans>You can’t work that day. These times are held for {name}:</Trans>
        ) : (
          <Trans>You proposed other times. They are held for {name}:</Trans>
        )}
      </p>
      <ul className={styles.Times}>{times}</ul>
      <p className={styles.Hint}>
        {isWish ? (
          <Trans>Held until {until}. If you say no, or don’t answer, the booking stays as it is.</Trans>
        ) : booking.status === 'requested' ? (
          <Trans>
            Held until {until}. If {name} takes none, the request ends, and nobody pays anything.
          </Trans>
        ) : isDisputed ? (
          <Trans>
            Held until {until}. If {name} takes none, the booking is cancelled, with your fee, once their bank has
            decided about the payment. If you can work after all, take them back: the booking keeps its own time, and{' '}
            {name} is told.
          </Trans>
        ) : isDayOff ? (
          <Trans>
            Held until {until}. If {name} takes none, the booking is cancelled, with your fee. If you can work after
            all, take them back: the booking keeps its own time, and {name} is told.
          </Trans>
        ) : (
          <Trans>
            Held until {until}. If {name} takes none, the booking stays as it is.
          </Trans>
        )}
      </p>
      <div className={styles.Buttons}>
        <Button
          busy={end.isPending}
          busyLabel={t`One moment…`}
          disabled={grant.isPending}
          onClick={() =>
            void once(
              () => end.mutateAsync({ params }),
              isWish
                ? t`${name} keeps the old time.`
                : proposal.otherwise === 'cancels'
                  ? t`Taken back. ${name} is told.`
                  : t`Taken back.`,
            )
          }
        >
          {isWish ? <Trans>Don’t move</Trans> : <Trans>Take them back</Trans>}
        </Button>
        {isWish ? (
          <Button
            variant="primary"
            busy={grant.isPending}
            busyLabel={t`Moving…`}
            disabled={end.isPending}
            onClick={() => void once(() => grant.mutateAsync({ params }), t`Moved. ${name} is told.`)}
          >
            <Trans>Move it</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  )
}
