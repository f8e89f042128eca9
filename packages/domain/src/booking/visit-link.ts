import { type GuardFacts, isBookingStepOpen } from './life-cycle.ts'
import type { BookingStatus } from './status.ts'

/** What a reminder's links do without signing in, each its one thing. */
export const visitLinkActs = ['coming', 'move', 'cancel'] as const
export type VisitLinkAct = (typeof visitLinkActs)[number]

/** What such a link leads to. `used`: its act is done; `moved`, `ended`: the booking went another way since the mail; `over`: its time is;
 *  `late`: too near to move alone; `elsewhere`: only the booking's own page can say (a payment that is disputed, a day that is off). */
export type VisitLinkState = 'open' | 'used' | 'moved' | 'ended' | 'over' | 'late' | 'elsewhere'

/** The booking as it is now; `hasSaidComing` of the time that it has now. */
type Visit = { status: BookingStatus; moves: number; hasSaidComing: boolean; facts: GuardFacts }

/** May the link still act? It was made for one time of one booking: a move ends it, and so does its act.
 *  @param link - what was signed: how often the booking had been moved, and the link's end, epoch ms
 *  @param now - epoch ms */
export function visitLinkState(
  act: VisitLinkAct,
  { status, moves, hasSaidComing, facts }: Visit,
  link: { moves: number; until: number },
  now: number,
): VisitLinkState {
  if (status !== 'confirmed') return 'ended'
  if (moves !== link.moves) return 'moved'
  if (now >= link.until || now >= facts.startsAt) return 'over'
  if (facts.isDayOff) return 'elsewhere'
  if (act === 'coming') return hasSaidComing ? 'used' : 'open'
  if (act === 'move') return isBookingStepOpen('move', facts, now) ? 'open' : 'late'
  return isBookingStepOpen('cancel_as_client', facts, now) ? 'open' : 'elsewhere'
}
