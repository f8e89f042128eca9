import { DAY_MS, HOUR_MS, MINUTE_MS } from '#time/durations.ts'
import { type ClientPolicy, HOLD_GRACE_MS, HOLD_SHOWN_MS } from './policy.ts'
import type { PaymentPlan } from './price-split.ts'
import type { BookingPaymentStatus, BookingStatus } from './status.ts'

/** How long before its start a slot can no longer be taken: a provider who answers by hand keeps an hour
 *  to do so, an automatic one needs the hold to end before the start. */
const NOTICE_MS = { manual: 2 * HOUR_MS + 30 * MINUTE_MS, automatic: 30 * MINUTE_MS }

/** Last instant (epoch ms) at which a slot can be taken. */
export function bookableUntil(startsAt: number, approval: 'automatic' | 'manual'): number {
  return startsAt - NOTICE_MS[approval]
}

/** Earliest start (epoch ms) of a slot that can be taken now: `bookableUntil` seen from the other end. */
export function soonestStart(now: number, approval: 'automatic' | 'manual'): number {
  return now + NOTICE_MS[approval]
}

/** End of a hold begun now: what the client is shown, and when the sweep may free the slot. Epoch ms. */
export function holdEnds(now: number): { shown: number; kept: number } {
  return { shown: now + HOLD_SHOWN_MS, kept: now + HOLD_SHOWN_MS + HOLD_GRACE_MS }
}

/** When the provider's answer is due: 8 hours after the request, at least one hour before the start.
 *  Source: spec §4, money.md §1.3. Epoch ms. */
export function respondBy(requestedAt: number, startsAt: number, policy: ClientPolicy): number {
  return Math.min(requestedAt + policy.responseWindowMs, startsAt - policy.responseBeforeStartMs)
}

/** How long after a request its provider is reminded of it, while it waits. */
export const nudgesAfterMs = [2 * HOUR_MS, 5 * HOUR_MS, 7 * HOUR_MS] as const

/** Which reminder of a request is due: 0 none yet, then 1 to 3. @param requestedAt, now - epoch ms */
export const nudgeDue = (requestedAt: number, now: number): number =>
  nudgesAfterMs.filter((after) => now >= requestedAt + after).length

/** When the balance is taken, 36 hours before the start. Epoch ms. Source: spec §9. */
export const balanceAt = (startsAt: number, policy: ClientPolicy) => startsAt - policy.balanceBeforeMs
/** When the balance is tried, and tried again after a refusal that may pass. Epoch ms. Source: money.md §1.4. */
export const balanceTriesAt = (startsAt: number, policy: ClientPolicy): readonly number[] =>
  [0, ...policy.balanceRetriesMs].map((after) => balanceAt(startsAt, policy) + after)
/** Is a try of the balance due? A time that passed while nobody tried (an outage) is not made up for: the one try after it
 *  stands for all that were missed. @param now - epoch ms  @param lastTryAt - when the last one was answered; epoch ms */
export const isBalanceTryDue = (
  startsAt: number,
  policy: ClientPolicy,
  now: number,
  lastTryAt: number | null,
): boolean => balanceTriesAt(startsAt, policy).some((at) => at <= now && (lastTryAt === null || at > lastTryAt))

/** Until when an unpaid balance can be paid: from then on the booking is cancelled for it. Epoch ms. Source: spec §9. */
export const unpaidCutoffAt = (startsAt: number, policy: ClientPolicy) => startsAt - policy.unpaidCutoffBeforeMs

/** From so long before a balance its client is told that the card which is to pay it ends before: time for a new one. */
export const CARD_WARNING_MS = 7 * DAY_MS

/** After the balance's last automatic try, when it is answered: who still owes it is told once more. */
export const LAST_CALL_AFTER_TRIES_MS = 10 * MINUTE_MS

/** Can a client pay the balance now? Before its hour too: paying early saves the charge. Not while their bank takes the
 *  deposit back: what is lost is over (money.md §1.5). @param now - epoch ms */
export const canPayBalance = (
  booking: {
    status: BookingStatus
    paymentStatus: BookingPaymentStatus
    plan: PaymentPlan | null
    captured: number
    total: number
    startsAt: number
    /** Its client is to choose another time first (`waitsForOtherTime`). */
    isDayOff: boolean
  },
  policy: ClientPolicy,
  now: number,
): boolean =>
  booking.status === 'confirmed' &&
  booking.paymentStatus !== 'disputed' &&
  !booking.isDayOff &&
  booking.plan === 'deposit' &&
  booking.captured < booking.total &&
  now < unpaidCutoffAt(booking.startsAt, policy)

/** Refusals of a card after which the same card may say yes a few hours later. Any other needs the client. */
export const softDeclines = [
  'insufficient_funds',
  'processing_error',
  'try_again_later',
  'card_velocity_exceeded',
] as const

/** When both are reminded, 48 hours before. Epoch ms. */
export const remindAt = (startsAt: number, policy: ClientPolicy) => startsAt - policy.remindBeforeMs

/** Is a client's cancellation now an early one? Exactly 36 hours before counts as early (product.md §2). */
export function isEarlyCancellation(startsAt: number, policy: ClientPolicy, now: number): boolean {
  return now <= startsAt - policy.balanceBeforeMs
}
