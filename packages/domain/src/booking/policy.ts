import type { BasisPoints } from '#money/percentage.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#time/durations.ts'

/** Every number of the money policy, copied onto each booking when it is held, so that a later change
 *  never touches a booking already made. Rates in basis points, money in pence, times in ms. Source: money.md §2. */
export type BookingPolicy = {
  version: number
  depositRate: BasisPoints
  commissionRate: BasisPoints
  providerCancellationRate: BasisPoints
  noShowRate: BasisPoints
  /** The card network's smallest charge (£0.30, money.md §1.8). */
  smallestChargePence: number
  /** Before the start: from here on a cancellation is late, and the balance is taken. Source: spec §9 (36, not 37). */
  balanceBeforeMs: number
  remindBeforeMs: number
  unpaidCutoffBeforeMs: number
  responseWindowMs: number
  /** The answer is due at least this long before the start. */
  responseBeforeStartMs: number
  /** Longest a payment in full may lie on the platform's balance (money.md §1.2). */
  longestFullPaymentMs: number
  /** After the balance's hour: when a refusal that may pass is tried again, soonest first (money.md §1.4). */
  balanceRetriesMs: readonly number[]
  /** In which a client may say that they did come, before the provider's share goes out (money.md §2). */
  contestMs: number
  /** After the end at which a booking that nobody marked counts as done (money.md §2). */
  completeAfterMs: number
  /** After completion at which the provider's money goes out by itself (money.md §2). */
  releaseAfterMs: number
}

/** What a client is promised by: all of it but what lies between the provider and us. */
export type ClientPolicy = Omit<BookingPolicy, 'commissionRate' | 'providerCancellationRate'>

/** No policy's reminder, balance or cut-off lies further before the start, ms: what is due is looked for among the bookings
 *  that begin soon, however many lie ahead. */
export const MAX_LEAD_MS = 3 * DAY_MS

/** The policy of bookings made from now on. What is said about one already made is computed from its own copy. */
export const bookingPolicy: BookingPolicy = {
  version: 2,
  depositRate: 1_500,
  commissionRate: 1_500,
  providerCancellationRate: 1_500,
  noShowRate: 5_000,
  smallestChargePence: 30,
  balanceBeforeMs: 36 * HOUR_MS,
  remindBeforeMs: 48 * HOUR_MS,
  unpaidCutoffBeforeMs: 12 * HOUR_MS,
  responseWindowMs: 8 * HOUR_MS,
  responseBeforeStartMs: HOUR_MS,
  longestFullPaymentMs: 85 * DAY_MS,
  balanceRetriesMs: [6 * HOUR_MS, 12 * HOUR_MS],
  contestMs: DAY_MS,
  completeAfterMs: 48 * HOUR_MS,
  releaseAfterMs: 7 * DAY_MS,
}

/** Shown minutes of a hold; the slot is really kept a little longer, so that nobody who pays
 *  in the last shown second loses it on the way. */
export const HOLD_SHOWN_MS = 15 * MINUTE_MS
export const HOLD_GRACE_MS = MINUTE_MS

/** How long an acceptance by hand can be taken back: only then is the card asked for the money. */
export const UNDO_ACCEPT_MS = 10_000
