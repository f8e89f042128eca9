import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { isShareOpen, settle } from '@ginipig/domain/booking'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BookingTimeline, type StepWords } from './BookingTimeline.tsx'
import { type ProviderStep, providerTimeline } from './booking-timeline.ts'
import { cancelReasonWords } from './cancel-reason.ts'
import { declineReasonWords } from './decline-reason.ts'
import { isTakenBack } from './status-badge.ts'
import { useSumWords } from './sum-words.ts'

/** A booking's timeline as its provider reads it. */
export function ProviderTimeline({
  booking,
  canSend = true,
  links,
}: {
  booking: ProviderBooking
  /** Can Stripe be sent the provider's money? */
  canSend?: boolean
  links?: (step: ProviderStep) => ReactNode
}) {
  const words = useStepWords(booking, canSend)
  const sums = useSumWords('provider')
  /** What goes out is theirs: the price less our commission. */
  const own = (step: ProviderStep): ProviderStep =>
    step.sum && (step.kind === 'release' || step.kind === 'released')
      ? { ...step, sum: { ...step.sum, amount: booking.outcome?.earned ?? booking.split.earnings } }
      : step
  const told = (step: ProviderStep) => ({ ...words(step), sum: sums(own(step)) })
  return <BookingTimeline steps={providerTimeline(booking)} zone={booking.zone} words={told} links={links} />
}

function useStepWords(booking: ProviderBooking, canSend: boolean): (step: ProviderStep) => StepWords {
  const { t } = useLingui()
  const dates = useDates()
  const money = useMoney()
  const { client, split, outcome, refund, zone } = booking
  const name = client.firstName
  const balance = money(split.balance)
  const refunded = money(refund?.amount ?? 0)
  const owed = money(booking.refundOwed?.amount ?? 0)
  const fee = money(outcome?.fee ?? 0)
  const earned = money(outcome?.earned ?? 0)
  const takenBack = money(outcome?.takenBack ?? 0)
  const share =
    outcome && outcome.earned > 0
      ? isShareOpen(booking)
        ? t`If it stands, ${earned} is yours.`
        : t`You keep ${earned}.`
      : undefined
  const whoPays = useWhoPaysWords(booking)
  const cancelled = useCancelledWords(booking)
  const { captured, startsAt, policy } = booking
  const ended = (end: 'cancelled_by_client' | 'cancelled_unpaid', taken: number) =>
    money(settle(end, { split, captured: taken, startsAt }, policy, startsAt).providerShare)
  const late = ended('cancelled_by_client', split.total)
  const deposit = ended('cancelled_unpaid', captured)
  const why = useWhy(booking)
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
        return { title: t`Declined, card released`, detail: why }
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
        return {
          title: cancelled,
          detail:
            booking.status === 'cancelled_by_platform'
              ? t`We couldn’t go on with ${name}’s payment. It isn’t your doing, and you owe nothing.`
              : [why, outcome && outcome.fee > 0 ? t`Your fee is ${fee}.` : share].filter(Boolean).join(' ') ||
                undefined,
        }
      case 'no_show':
        return { title: t`Marked as a no-show`, detail: share }
      case 'balance_taken':
        return { title: t`Balance of ${balance} taken` }
      case 'refunded':
        return { title: t`${refunded} refunded to ${name}`, detail: whoPays }
      case 'refund_owed':
        return { title: t`${owed} on its way back to ${name}`, detail: whoPays }
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
        return {
          title: t`Balance taken from the client’s card`,
          detail: `${balance}, ${when}`,
        }
      case 'early':
        return {
          title: t`${name} can still cancel early`,
          detail: t`Until ${when} you get nothing of it; after that ${late}.`,
        }
      case 'other_time':
        return {
          title: t`${name} chooses another time`,
          detail:
            booking.status === 'requested'
              ? t`By ${when}. Taking none, or not answering, ends the request, and nobody pays anything.`
              : booking.paymentStatus === 'disputed'
                ? t`By ${when}. Without one the booking ends once their bank has decided.`
                : t`By ${when}. Taking none, or not answering, ends the booking, and they get everything back.`,
        }
      case 'balance_refused':
        return {
          title: t`The card refused the balance`,
          detail: t`${name} can pay by ${when}. Else the booking ends, and ${deposit} is yours.`,
        }
      case 'contest':
        return { title: t`${name} can say that they came`, detail: t`By ${when}. Your share waits until then.` }
      case 'contested':
        return { title: t`${name} says they were there` }
      case 'decision':
        return {
          title: t`We decide`,
          detail: t`A person looks at it, and we tell you both. Your share waits until then.`,
        }
      case 'no_show_upheld':
        return { title: t`We decided: it counts as missed`, detail: t`Your share goes out.` }
      case 'no_show_undone':
        return { title: t`We decided for ${name}`, detail: t`They get everything back. Your fee is ${fee}.` }
      case 'reported':
        return {
          title: t`${name} reported it: your money waits`,
          detail: t`Since ${when}. It goes out once we have answered ${name}; nothing you need to do.`,
        }
      case 'disputed':
        return {
          title: t`${name}’s bank disputes the payment`,
          detail:
            booking.status === 'released'
              ? t`We answer it for you. If it decides for ${name} over the visit itself, your share is taken back.`
              : t`What we hold of it waits until the bank has decided. We answer it for you.`,
        }
      case 'coming':
        return { title: t`${name} says they’re coming` }
      case 'charged_back':
        return {
          title: t`The bank took the payment back`,
          detail: share ?? t`The booking is over. You owe no fee.`,
        }
      case 'taken_back':
        return {
          title: t`${takenBack} of your share taken back`,
          detail: t`Out of your account at Stripe where it still was, else off your next releases.`,
        }
      case 'paying_out':
        return {
          title: t`On its way to your bank`,
          detail: t`There on ${{ day: dates.date(at, zone) }} at the latest.`,
        }
      case 'paid_out':
        return { title: t`In your bank account` }
      case 'sent_back':
        return { title: t`Your bank sent it back`, detail: t`It goes out again with the next payout.` }
      case 'release':
        return {
          title: t`Released to you`,
          detail:
            booking.status === 'completed'
              ? canSend
                ? t`By you, now, or by itself on ${when}.`
                : t`Once Stripe can send to you.`
              : canSend
                ? t`By you once it is done, or by itself on ${when}.`
                : t`Once it is done and Stripe can send to you.`,
        }
      case 'appointment':
        return state === 'done' ? { title: t`Appointment` } : { title: t`Appointment`, detail: when }
    }
  }
}

/** The reason that was given for declining or cancelling, in the words picked and those written. */
function useWhy({ declineReason, declineText, cancelReason, cancelText }: ProviderBooking): string | undefined {
  const { i18n } = useI18n()
  const { t } = useLingui()
  const picked =
    declineReason !== null
      ? i18n._(declineReasonWords[declineReason])
      : cancelReason !== null
        ? i18n._(cancelReasonWords[cancelReason])
        : undefined
  const text = declineText ?? cancelText ?? ''
  return picked && (text === '' ? `${picked}.` : `${picked}. ${t`“${text}”`}`)
}

/** How much of what went back after the release was ours to pay. */
function useWhoPaysWords({ status, refund, refundOwed, outcome }: ProviderBooking): string | undefined {
  const { t } = useLingui()
  const money = useMoney()
  if (status !== 'released' || !outcome) return undefined
  const ours = (refund?.amount ?? 0) + (refundOwed?.amount ?? 0) - outcome.takenBack
  if (ours <= 0) return undefined
  const sum = money(ours)
  return outcome.takenBack === 0 ? t`Paid by Ginipig. Nothing is taken from your share.` : t`Ginipig paid ${sum} of it.`
}

/** Who cancelled. */
function useCancelledWords(booking: ProviderBooking): string {
  const { t } = useLingui()
  const name = booking.client.firstName
  if (isTakenBack(booking)) return t`Cancelled, because ${name}’s bank took the payment back`
  switch (booking.status) {
    case 'cancelled_by_client':
      return t`${name} cancelled`
    case 'cancelled_by_provider':
      return t`You cancelled`
    case 'cancelled_by_platform':
      return t`Ginipig called this booking off`
    case 'cancelled_unpaid':
      return t`Cancelled, because the balance couldn’t be taken`
    default:
      return t`The booking was cancelled`
  }
}
