import { errorCode } from '@ginipig/api-client/core/api-error.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { TextLink } from '@ginipig/ui/link'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SlotView } from './slot-view.ts'

type AvailabilityNoticesProps = {
  /** What the last try to hold was refused with. */
  refusal: unknown
  /** The slot that was picked and went meanwhile. */
  lost: SlotView | undefined
  price: number
  isHolding: boolean
  onRetry: () => void
}

/** What stands in the way of going on, above the slots; one thing at a time, the newest first. */
export function AvailabilityNotices({ refusal, lost, price, isHolding, onRetry }: AvailabilityNoticesProps) {
  const textOf = useProblemText()
  const money = useMoney()
  if (lost) {
    const time = lost.fromTime
    return (
      <Banner tone="warning" role="alert">
        {lost.state === 'being_booked' ? (
          <Trans>Someone else is booking {time} at the moment. Pick another time, or wait a moment.</Trans>
        ) : (
          <Trans>{time} has just gone. Please pick another time.</Trans>
        )}
      </Banner>
    )
  }
  if (refusal === undefined) return null
  const code = errorCode(refusal)
  if (code === 'price_changed') {
    const amount = money(price)
    return (
      <Banner
        tone="warning"
        role="alert"
        title={<Trans>The price has changed to {amount}</Trans>}
        action={
          <Button size="sm" variant="secondary" busy={isHolding} onClick={onRetry}>
            <Trans>Continue at {amount}</Trans>
          </Button>
        }
      >
        <Trans>Nothing is booked yet. Go on only if the new price suits you.</Trans>
      </Banner>
    )
  }
  if (code === 'already_booked' || code === 'too_many_holds') {
    return (
      <Banner
        tone={code === 'already_booked' ? 'info' : 'warning'}
        role="alert"
        action={
          <TextLink render={(slot) => <Link to="/my-booking" {...slot} />}>
            <Trans>See my bookings</Trans>
          </TextLink>
        }
      >
        {textOf(refusal)}
      </Banner>
    )
  }
  const mayRetry = code === 'offline' || code === 'timeout' || code === 'unavailable' || code === 'internal'
  return <Failure error={refusal} onTryAgain={mayRetry ? onRetry : undefined} isTrying={isHolding} />
}

/** The slot that one holds already, from here or from another tab. */
export function HoldNotice({ hold, isHere }: { hold: ClientBooking; isHere: boolean }) {
  const dates = useDates()
  const when = dates.friendlyDateTime(hold.startsAt, hold.zone)
  const name = hold.provider.firstName
  return (
    <Banner
      tone="info"
      action={
        <TextLink render={(slot) => <Link to="/must-haves" {...slot} />}>
          <Trans>Continue booking</Trans>
        </TextLink>
      }
    >
      {isHere ? (
        <Trans>{when} is held for you.</Trans>
      ) : (
        <Trans>
          {when} with {name} is held for you.
        </Trans>
      )}
    </Banner>
  )
}
