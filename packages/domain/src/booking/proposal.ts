import { HOUR_MS } from '#time/durations.ts'
import { isEarlyCancellation, respondBy } from './deadline.ts'
import type { BookingSide } from './life-cycle.ts'
import { canMoveTo, type Movable } from './move.ts'
import type { ClientPolicy } from './policy.ts'
import type { PaymentPlan } from './price-split.ts'
import type { BookingStatus } from './status.ts'

/** How many other times a provider may propose at once. Source: product.md §9. */
export const MAX_PROPOSED_TIMES = 3

/** How long the other one has to answer, and how long before the start that is over: who was to come needs half a day to
 *  plan, a provider who may say no to a wish an hour. Source: product.md §9. */
const ANSWER_MS = 24 * HOUR_MS
const BEFORE_START_MS = { provider: 12 * HOUR_MS, client: HOUR_MS }
/** Less than this is no time to answer in. */
const SHORTEST_ANSWER_MS = HOUR_MS

/** What becomes of a booking of which no proposed time was taken: a confirmed one stays as it was, or ends as the
 *  provider's cancellation where its day is off; a request ends free. */
export const proposalEnds = ['stays', 'cancels'] as const
export type ProposalEnd = (typeof proposalEnds)[number]

/** How a proposal ended: a time was taken; the other one said no, or whoever made it took it back; its time ran out; the
 *  booking took another step. */
export const proposalOutcomes = ['taken', 'refused', 'withdrawn', 'lapsed', 'overtaken'] as const
export type ProposalOutcome = (typeof proposalOutcomes)[number]

export type Proposable = Omit<Movable, 'split'> & {
  status: BookingStatus
  /** Epoch ms. */
  requestedAt: number | null
  plan: PaymentPlan | null
  policy: ClientPolicy
  split: { total: number }
}

/** Until when times that are proposed now are held; undefined where this side can't propose any (now): a provider of what
 *  is asked of them, within the hours for their answer, or confirmed; a client who is too late to move alone.
 *  @param now - epoch ms  @returns epoch ms */
export function proposalUntil(by: BookingSide, booking: Proposable, now: number): number | undefined {
  const { status, requestedAt, startsAt, policy } = booking
  if (by === 'client' && (status !== 'confirmed' || isEarlyCancellation(startsAt, policy, now))) return undefined
  if (status !== 'confirmed' && status !== 'requested') return undefined
  if (status === 'requested' && now >= respondBy(requestedAt ?? 0, startsAt, policy)) return undefined
  const until = Math.min(now + ANSWER_MS, startsAt - BEFORE_START_MS[by])
  return until - now < SHORTEST_ANSWER_MS ? undefined : until
}

/** When the answer to a request is due whose proposed times were taken back: as before, or in an hour where that is past. No
 *  more: who proposes and takes back again and again would put off their answer for ever.
 *  @param heldUntil - of the times  @param now - epoch ms  @returns epoch ms */
export const respondByAgain = (
  { requestedAt, startsAt, policy }: { requestedAt: number; startsAt: number; policy: ClientPolicy },
  heldUntil: number,
  now: number,
): number => Math.max(respondBy(requestedAt, startsAt, policy), Math.min(now + SHORTEST_ANSWER_MS, heldUntil))

/** May this start be proposed? It must be one that the booking can still move to when the answer is due. One function for
 *  the pages and for the server. @param until - of `proposalUntil` */
export function canPropose(booking: Proposable, startsAt: number, until: number): boolean {
  // Nothing was taken for a request yet, but all of it will be where it is paid in full.
  const captured = booking.plan === 'full' ? booking.split.total : booking.captured
  return canMoveTo({ ...booking, captured }, startsAt, until)
}
