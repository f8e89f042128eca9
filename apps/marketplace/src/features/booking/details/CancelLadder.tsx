import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { type CancelStage, cancelStages } from '@ginipig/domain/booking'
import { Trans } from '@lingui/react/macro'
import { Check, MapPin } from 'lucide-react'
import styles from './CancelLadder.module.css'

/** What cancelling costs, and until when: one card a stretch of time, the sums those that cancelling moves. */
export function CancelLadder({ booking, stages }: { booking: ClientBooking; stages: readonly CancelStage[] }) {
  const money = useMoney()
  return (
    <>
      <p className={styles.Lead}>
        <Trans>What it costs, and until when. The same sum you will see before you press anything.</Trans>
      </p>
      <ol className={styles.Ladder}>
        {stages.map((stage) => (
          <li
            key={stage.kind}
            className={styles.Stage}
            data-state={stage.state}
            aria-current={stage.state === 'here' ? 'step' : undefined}
          >
            <p className={styles.State}>
              <StateWords state={stage.state} />
            </p>
            <p className={styles.Costs}>{money(stage.costs)}</p>
            <p className={styles.Words}>
              <StageWords stage={stage} booking={booking} />
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

export const stagesOf = (booking: ClientBooking) => cancelStages(booking, booking.policy, booking.now)

function StateWords({ state }: Pick<CancelStage, 'state'>) {
  switch (state) {
    case 'passed':
      return (
        <>
          <Check aria-hidden="true" /> <Trans>Passed</Trans>
        </>
      )
    case 'here':
      return (
        <>
          <MapPin aria-hidden="true" /> <Trans>You are here</Trans>
        </>
      )
    case 'later':
      return <Trans>Later</Trans>
  }
}

function StageWords({ stage, booking }: { stage: CancelStage; booking: ClientBooking }) {
  const dates = useDates()
  const money = useMoney()
  const name = booking.provider.firstName
  const until = dates.friendlyDateTime(stage.until, booking.zone)
  const back = money(stage.paid - stage.costs)
  const paid = money(stage.paid)
  if (stage.kind === 'free') return <Trans>Until {name} says yes</Trans>
  if (stage.kind === 'early')
    return stage.paid > stage.costs ? (
      <Trans>
        Until {until}. {back} of {paid} comes back
      </Trans>
    ) : (
      <Trans>Until {until}. The deposit stays, the balance is never taken</Trans>
    )
  return stage.paid > stage.costs ? (
    <Trans>
      After that, or if you don’t come. {back} of {paid} comes back
    </Trans>
  ) : (
    <Trans>After that, or if you don’t come. Nothing comes back</Trans>
  )
}
