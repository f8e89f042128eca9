import { useAnswerWords } from '@ginipig/app/words/use-answer-words.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { dueNow, remindAt, settleClientEnd } from '@ginipig/domain/booking'
import { MINUTE_MS } from '@ginipig/domain/time'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BookingTimeline, type StepWords } from './BookingTimeline.tsx'
import { type BookingStep, bookingTimeline } from './booking-timeline.ts'
import { cancelReasonTold } from './cancel-reason.ts'
import { declineReasonTold } from './decline-reason.ts'
import { isTakenBack } from './status-badge.ts'
import { useSumWords } from './sum-words.ts'

/** A booking's timeline as its client reads it. */
export function ClientTimeline({
  booking,
  links,
}: {
  booking: ClientBooking
  links?: (step: BookingStep) => ReactNode
}) {
  const words = useStepWords(booking)
  const sums = useSumWords('client')
  const told = (step: BookingStep) => ({ ...words(step), sum: sums(step) })
  return <BookingTimeline steps={bookingTimeline(booking)} zone={booking.zone} words={told} links={links} />
}

function useStepWords(booking: ClientBooking): (step: BookingStep) => StepWords {
  const { t } = useLingui()
  const dates = useDates()
  const money = useMoney()
  const answers = useAnswerWords()(booking.provider.answerMs)
  const reason = useDeclineReason(booking)
  const name = booking.provider.firstName
  const due = money(booking.plan === null ? booking.split.total : dueNow(booking.split, booking.plan))
  const balance = money(booking.split.balance)
  const refund = money(booking.refund?.amount ?? 0)
  const owed = money(booking.refundOwed?.amount ?? 0)
  const lost = useLostWords(booking)
  const left = money(booking.split.total - booking.captured)
  const paid = money(booking.captured)
  const early = money(earlyCost(booking))
  const cancelled = useCancelledWords(booking)
  const whyCancelled = useCancelReason(booking)
  const calledOff = useCalledOffWords(booking)
  const paidWith = booking.payments.find((payment) => payment.card !== null)?.card ?? undefined
  const card = booking.payments.findLast((payment) => payment.card !== null)?.card
  const answered = useAnsweredWords(booking)
  const remind = remindAt(booking.startsAt, booking.policy)
  return ({ kind, at, state, movedFrom }) => {
    const when = dates.friendlyDateTime(at, booking.zone)
    switch (kind) {
      case 'requested':
        return {
          title: t`Requested. ${due} held on your card`,
          detail:
            paidWith &&
            (booking.status === 'requested'
              ? t`Set aside on your card ending ${{ last4: paidWith.last4 }}, not taken. Free to withdraw until ${name} answers.`
              : t`On your card ending ${{ last4: paidWith.last4 }}.`),
        }
      case 'accepted':
        return { title: t`${name} said yes`, detail: answered }
      case 'confirmed':
        return {
          title: t`Booked, and ${due} taken`,
          // Else the request before it says so.
          detail:
            booking.approval === 'automatic' && paidWith
              ? t`On your card ending ${{ last4: paidWith.last4 }}.`
              : undefined,
        }
      case 'declined':
        return { title: t`${name} couldn’t take it`, detail: reason }
      case 'expired':
        return { title: t`${name} didn’t reply in time`, detail: t`Nothing was charged.` }
      case 'withdrawn':
        return { title: t`You withdrew your request`, detail: t`Nothing was charged.` }
      case 'hold_released':
        return { title: t`The slot went back`, detail: t`Nothing was charged.` }
      case 'payment_failed':
        return { title: t`The payment didn’t work`, detail: t`Nothing was charged.` }
      case 'moved':
        return {
          title: t`You moved it`,
          detail: t`Before it was ${{ before: dates.friendlyDateTime(movedFrom ?? at, booking.zone) }}.`,
        }
      case 'cancelled':
        return { title: cancelled, detail: whyCancelled ?? lost ?? calledOff }
      case 'balance_taken':
        return { title: t`Balance of ${balance} taken` }
      case 'pay':
        return { title: t`Pay to send your request`, detail: t`By ${when}` }
      case 'reply':
        return {
          title: t`${name} replies`,
          detail: [t`By ${when}. No reply by then costs you nothing.`, answers].filter(Boolean).join(' '),
        }
      case 'charge':
        return { title: t`Taking the payment`, detail: t`This takes a moment.` }
      case 'patch_test':
        return { title: t`Patch test`, detail: t`By ${when}, with ${name}.` }
      case 'balance':
        return {
          title: t`Balance of ${balance}`,
          detail: [
            booking.hasBalanceCard
              ? t`${when}, from the card you chose for it.`
              : card
                ? t`${when}, from your card ending ${{ last4: card.last4 }}.`
                : `${when}.`,
            ...(remind > booking.now
              ? [t`We remind you on ${{ reminder: dates.friendlyDateTime(remind, booking.zone) }}.`]
              : []),
          ].join(' '),
        }
      case 'appointment':
        return state === 'done' ? { title: t`Your appointment` } : { title: t`Your appointment`, detail: when }
      case 'no_show':
        return { title: t`${name} says you didn’t come` }
      case 'released':
        return { title: t`Released to pay ${name}` }
      case 'early':
        return {
          title: t`Still early: move free, cancel for the deposit`,
          detail: t`Until ${when} moving costs nothing, and cancelling ${early} and no more.`,
        }
      case 'other_time':
        return {
          title: t`You choose another time`,
          detail:
            booking.status === 'requested'
              ? t`By ${when}. Taking none, or not answering, ends your request, and nothing is taken.`
              : booking.paymentStatus === 'disputed'
                ? t`By ${when}. Without one your booking ends once your bank has decided.`
                : t`By ${when}. Taking none, or not answering, ends your booking, and you get everything back.`,
        }
      case 'balance_refused':
        return {
          title: t`Your bank said no to ${left}`,
          detail: t`Pay it by ${when}, or the booking ends and ${name} keeps the ${paid}.`,
        }
      case 'contest':
        return { title: t`Were you there?`, detail: t`Tell us by ${when}. Until then ${name} gets nothing.` }
      case 'contested':
        return {
          title: t`You said that you were there`,
          ...(booking.ownSide ? { detail: t`“${{ text: booking.ownSide }}”` } : {}),
        }
      case 'decision':
        return {
          title: t`We decide`,
          detail: t`A person looks at it, and we tell you both. ${name} gets nothing until then.`,
        }
      case 'no_show_upheld':
        return { title: t`We decided: it counts as missed` }
      case 'no_show_undone':
        return { title: t`We decided for you`, detail: t`You get everything back.` }
      case 'reported':
        return {
          title: t`You reported it: the money stays with us`,
          detail: t`Since ${when}. Nothing goes to ${name} before we have answered you.`,
        }
      case 'disputed':
        return { title: t`Your bank disputes the payment`, detail: t`Nothing moves until it has decided.` }
      case 'coming':
        return { title: t`You said you’re coming`, detail: t`${name} sees it too.` }
      case 'charged_back':
        return { title: t`Your bank took the payment back`, detail: t`The booking is over.` }
      case 'release':
        return {
          title: t`Released to pay ${name}`,
          detail:
            booking.status === 'completed'
              ? t`When ${name} releases it; by itself on ${when} at the latest.`
              : t`When it is marked as done and released; by itself on ${when} at the latest.`,
        }
      case 'refunded':
        return { title: t`${refund} refunded`, detail: t`Banks take up to 10 days to show it.` }
      case 'refund_owed':
        return booking.refundOwed?.isReturned
          ? {
              title: t`Your bank sent ${owed} back to us`,
              detail: t`We still owe it to you: reply to our email, and we pay it another way.`,
            }
          : { title: t`${owed} on its way back to you`, detail: t`Banks take up to 10 days to show it.` }
    }
  }
}

/** What cancelling early costs of what is paid now, by the rule that moves the money. */
const earlyCost = ({ split, captured, startsAt, policy }: ClientBooking): number =>
  settleClientEnd('cancelled_by_client', { split, captured, startsAt }, policy, startsAt - policy.balanceBeforeMs)
    .forfeited

/** "Answered in 1 h 44."; undefined where nobody had to answer, or did at once. */
function useAnsweredWords({ events }: ClientBooking): string | undefined {
  const { t } = useLingui()
  const dates = useDates()
  const asked = events.find(({ kind }) => kind === 'requested')?.at
  const yes = events.findLast(({ kind }) => kind === 'accepted')?.at
  const minutes = Math.round(((yes ?? 0) - (asked ?? 0)) / MINUTE_MS)
  if (asked === undefined || yes === undefined || minutes < 1) return undefined
  return t`Answered in ${{ duration: dates.duration(minutes) }}.`
}

/** What cancelling cost the client. */
function useLostWords({ status, captured, refund, refundOwed }: ClientBooking): string | undefined {
  const { t } = useLingui()
  const money = useMoney()
  const lost = captured - (refund?.amount ?? 0) - (refundOwed?.amount ?? 0)
  if ((status !== 'cancelled_by_client' && status !== 'cancelled_unpaid') || lost <= 0) return undefined
  return t`${{ sum: money(lost) }} of what you paid doesn’t come back.`
}

/** What it means for the client that we called it off; undefined when we didn't. */
export function useCalledOffWords({ status, captured }: ClientBooking): string | undefined {
  const { t } = useLingui()
  const money = useMoney()
  if (status !== 'cancelled_by_platform') return undefined
  return captured > 0
    ? t`We couldn’t go on with the payment. You get ${{ sum: money(captured) }} back.`
    : t`We couldn’t go on with the payment. Nothing was charged.`
}

/** Who cancelled. */
function useCancelledWords(booking: ClientBooking): string {
  const { t } = useLingui()
  const name = booking.provider.firstName
  if (isTakenBack(booking)) return t`Cancelled, because your bank took the payment back`
  switch (booking.status) {
    case 'cancelled_by_client':
      return t`You cancelled`
    case 'cancelled_by_provider':
      return t`${name} cancelled`
    case 'cancelled_by_platform':
      return t`Ginipig called this booking off`
    case 'cancelled_unpaid':
      return t`Cancelled, because the balance couldn’t be taken`
    default:
      return t`The booking was cancelled`
  }
}

/** Why the provider declined, in our words and theirs; undefined when they didn't. */
export function useDeclineReason({ declineReason, declineText }: ClientBooking): string | undefined {
  const { i18n } = useI18n()
  const { t } = useLingui()
  if (declineReason === null) return undefined
  const ours = declineReasonTold[declineReason]
  const theirs = declineText === null || declineText === '' ? undefined : t`“${{ text: declineText }}”`
  return [ours && i18n._(ours), theirs].filter(Boolean).join(' ') || undefined
}

/** Why the provider cancelled, in our words and theirs; undefined when they didn't. */
function useCancelReason({ cancelReason, cancelText }: ClientBooking): string | undefined {
  const { i18n } = useI18n()
  const { t } = useLingui()
  if (cancelReason === null) return undefined
  const ours = cancelReasonTold[cancelReason]
  const theirs = cancelText === null || cancelText === '' ? undefined : t`“${{ text: cancelText }}”`
  return [ours && i18n._(ours), theirs].filter(Boolean).join(' ') || undefined
}
