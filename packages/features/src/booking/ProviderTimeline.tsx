import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { useLingui } from '@lingui/react/macro'
import { BookingTimeline, type StepWords } from './BookingTimeline.tsx'
import { type BookingStep, bookingTimeline } from './booking-timeline.ts'

/** A booking's timeline as its provider reads it. */
export function ProviderTimeline({ booking }: { booking: ProviderBooking }) {
  const words = useStepWords(booking)
  return <BookingTimeline steps={bookingTimeline(booking)} zone={booking.zone} words={words} />
}

function useStepWords(booking: ProviderBooking): (step: BookingStep) => StepWords {
  const { t } = useLingui()
  const dates = useDates()
  const money = useMoney()
  const { client, split, outcome, refund, zone } = booking
  const name = client.firstName
  const balance = money(split.balance)
  const refunded = money(refund?.amount ?? 0)
  const fee = money(outcome?.fee ?? 0)
  const earned = money(outcome?.earned ?? 0)
  const share = outcome && outcome.earned > 0 ? t`You keep ${earned}.` : undefined
  const cancelled = useCancelledWords(booking)
  return ({ kind, at, state, movedFrom }) => {
    const when = dates.friendlyDateTime(at, zone)
    switch (kind) {
      case 'requested':
        return { title: t`Requested, card authorised` }
      case 'accepted':
        return { title: t`Accepted` }
      case 'confirmed':
        return { title: t`Payment taken, booking confirmed` }
      case 'declined':
        return { title: t`Declined, card released` }
      case 'expired':
        return { title: t`No reply in time, card released` }
      case 'withdrawn':
        return { title: t`Withdrawn by the client` }
      case 'hold_released':
        return { title: t`Slot given back` }
      case 'payment_failed':
        return { title: t`Payment failed` }
      case 'moved':
        return {
          title: t`${name} moved it`,
          detail: t`Before it was ${{ before: dates.friendlyDateTime(movedFrom ?? at, zone) }}.`,
        }
      case 'cancelled':
        return { title: cancelled, detail: outcome && outcome.fee > 0 ? t`Your fee is ${fee}.` : share }
      case 'no_show':
        return { title: t`Marked as a no-show`, detail: share }
      case 'balance_taken':
        return { title: t`Balance of ${balance} taken` }
      case 'refunded':
        return { title: t`${refunded} refunded to ${name}` }
      case 'released':
        return { title: t`${earned} released to you` }
      case 'pay':
        return { title: t`${name} pays`, detail: t`By ${when}` }
      case 'reply':
        return { title: t`Your reply is due`, detail: t`By ${when}` }
      case 'charge':
        return { title: t`Taking the payment`, detail: t`This takes a moment.` }
      case 'patch_test':
        return { title: t`Patch test`, detail: t`By ${when}` }
      case 'balance':
        return { title: t`Balance taken from the client’s card`, detail: `${balance}, ${when}` }
      case 'appointment':
        return state === 'done' ? { title: t`Appointment` } : { title: t`Appointment`, detail: when }
    }
  }
}

/** Who cancelled. */
function useCancelledWords({ status, client }: ProviderBooking): string {
  const { t } = useLingui()
  const name = client.firstName
  switch (status) {
    case 'cancelled_by_client':
      return t`${name} cancelled`
    case 'cancelled_by_provider':
      return t`You cancelled`
    case 'cancelled_unpaid':
      return t`Cancelled, because the balance couldn’t be taken`
    default:
      return t`The booking was cancelled`
  }
}
