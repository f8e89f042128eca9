import type { ClientBooking } from '@ginipig/contract/booking'
import { dueNow } from '@ginipig/domain/booking'
import { useDates, useMoney } from '@ginipig/features/format'
import { Timeline, type TimelineItem } from '@ginipig/ui/timeline'
import { useLingui } from '@lingui/react/macro'
import { CalendarHeart, CreditCard, Hourglass, type LucideIcon, TestTubeDiagonal } from 'lucide-react'
import { type BookingStep, bookingTimeline } from './booking-timeline.ts'
import { useDeclineReason } from './use-decline-reason.ts'

const icons: Partial<Record<BookingStep['kind'], LucideIcon>> = {
  pay: CreditCard,
  reply: Hourglass,
  charge: CreditCard,
  patch_test: TestTubeDiagonal,
  balance: CreditCard,
  appointment: CalendarHeart,
}

/** Where a booking is up to. Past steps carry their date, those to come when they are due. */
export function BookingTimeline({ booking }: { booking: ClientBooking }) {
  const { t } = useLingui()
  const dates = useDates()
  const words = useStepWords(booking)
  const items = bookingTimeline(booking).map((step): TimelineItem => {
    const Icon = icons[step.kind]
    const isPast = step.state === 'done' || step.state === 'failed'
    const { title, detail } = words(step)
    const date = dates.date(step.at, booking.zone)
    const time = dates.time(step.at, booking.zone)
    return {
      id: step.kind,
      state: step.state,
      title,
      detail,
      ...(Icon && { icon: <Icon aria-hidden="true" /> }),
      ...(isPast && { time: `${date}, ${time}` }),
    }
  })
  return (
    <Timeline items={items} stateLabels={{ done: t`done`, now: t`now`, next: t`to come`, failed: t`ended here` }} />
  )
}

type StepWords = { title: string; detail?: string | undefined }

function useStepWords(booking: ClientBooking): (step: BookingStep) => StepWords {
  const { t } = useLingui()
  const dates = useDates()
  const money = useMoney()
  const reason = useDeclineReason(booking)
  const name = booking.provider.firstName
  const due = money(booking.plan === null ? booking.split.total : dueNow(booking.split, booking.plan))
  const balance = money(booking.split.balance)
  const refund = money(booking.refund?.amount ?? 0)
  const cancelled = useCancelledWords(booking)
  const card = booking.payments.findLast((payment) => payment.card !== null)?.card
  return ({ kind, at, state }) => {
    const when = dates.friendlyDateTime(at, booking.zone)
    switch (kind) {
      case 'requested':
        return { title: t`You asked, with ${due} set aside on your card` }
      case 'accepted':
        return { title: t`${name} said yes` }
      case 'confirmed':
        return { title: t`Booked, and ${due} taken` }
      case 'declined':
        return { title: t`${name} couldn’t take it`, detail: reason }
      case 'expired':
        return { title: t`${name} didn’t reply in time`, detail: t`Nothing was charged.` }
      case 'withdrawn':
        return { title: t`You took your request back`, detail: t`Nothing was charged.` }
      case 'hold_released':
        return { title: t`The slot went back`, detail: t`Nothing was charged.` }
      case 'payment_failed':
        return { title: t`The payment didn’t work`, detail: t`Nothing was charged.` }
      case 'cancelled':
        return { title: cancelled }
      case 'balance_taken':
        return { title: t`Balance of ${balance} taken` }
      case 'pay':
        return { title: t`Pay to send your request`, detail: t`By ${when}` }
      case 'reply':
        return { title: t`${name} replies`, detail: t`By ${when}. No reply by then costs you nothing.` }
      case 'charge':
        return { title: t`Taking the payment`, detail: t`This takes a moment.` }
      case 'patch_test':
        return { title: t`Patch test`, detail: t`By ${when}. ${name} will tell you where and when.` }
      case 'balance':
        return {
          title: t`Balance of ${balance}`,
          detail: card ? t`${when}, from your card ending ${{ last4: card.last4 }}` : when,
        }
      case 'appointment':
        return state === 'done' ? { title: t`Your appointment` } : { title: t`Your appointment`, detail: when }
      case 'no_show':
        return { title: t`${name} says you didn’t come` }
      case 'refunded':
        return { title: t`${refund} refunded`, detail: t`Banks take up to 10 days to show it.` }
    }
  }
}

/** Who cancelled. */
function useCancelledWords({ status, provider }: ClientBooking): string {
  const { t } = useLingui()
  const name = provider.firstName
  switch (status) {
    case 'cancelled_by_client':
      return t`You cancelled`
    case 'cancelled_by_provider':
      return t`${name} cancelled`
    case 'cancelled_unpaid':
      return t`Cancelled, because the balance couldn’t be taken`
    default:
      return t`The booking was cancelled`
  }
}
