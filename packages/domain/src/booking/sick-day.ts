import { DEFAULT_ZONE } from '#time/durations.ts'
import { toWallClock } from '#time/wall-clock.ts'
import type { BookingSide } from './life-cycle.ts'
import { MAX_PROPOSED_TIMES, type ProposalEnd } from './proposal.ts'
import type { BookingStatus } from './status.ts'

/** What a provider who can't work a day does for one client: other times first, or the money back at once. */
export const sickDayChoices = ['offer', 'refund'] as const
export type SickDayChoice = (typeof sickDayChoices)[number]

/** What came of it: times were proposed; the booking was cancelled, or the request declined; it had ended by itself. */
export const sickDayOutcomes = ['offered', 'cancelled', 'declined', 'over'] as const
export type SickDayOutcome = (typeof sickDayOutcomes)[number]

export type Span = { startsAt: number; endsAt: number }

/** The times that overlap none of those kept for others. Half-open, epoch ms. */
export const withoutOverlaps = <Time extends Span>(times: readonly Time[], kept: readonly Span[]): Time[] =>
  times.filter(({ startsAt, endsAt }) => !kept.some((one) => one.startsAt < endsAt && startsAt < one.endsAt))

/** Of the open starts the first of each day, on the three soonest days: who can't come on one of them may on another, and
 *  none meets another. @param starts - soonest first, epoch ms */
export function timesOfOtherDays<Start extends { startsAt: number }>(starts: readonly Start[]): Start[] {
  const days = new Map<string, Start>()
  for (const start of starts) {
    const { date } = toWallClock(start.startsAt, DEFAULT_ZONE)
    if (!days.has(date)) days.set(date, start)
  }
  return [...days.values()].slice(0, MAX_PROPOSED_TIMES)
}

/** The times that a client is offered because their day is off; undefined of a booking whose own time may stay. While they
 *  wait for an answer nothing of the booking's own day stands, and turning them down is free. One function for the pages
 *  and for the server. Source: product.md §9, docs/decisions/0132. */
export const waitsForOtherTime = <Times extends { by: BookingSide; otherwise: ProposalEnd }>({
  status,
  proposal,
}: {
  status: BookingStatus
  proposal: Times | null
}): Times | undefined =>
  status === 'confirmed' && proposal?.by === 'provider' && proposal.otherwise === 'cancels' ? proposal : undefined
