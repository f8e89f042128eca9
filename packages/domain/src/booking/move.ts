import { type MustHaves, patchTestBy } from '#listing/must-haves.ts'
import { balanceAt, bookableUntil } from './deadline.ts'
import type { ClientPolicy } from './policy.ts'

/** What a move looks at. Instants are epoch ms, money is pence. */
export type Movable = {
  startsAt: number
  approval: 'automatic' | 'manual'
  captured: number
  split: { total: number }
  policy: ClientPolicy
  mustHavesAsked: Pick<MustHaves, 'patchTest'>
  mustHavesGiven: { patchTest: 'will_attend' | 'already_done' | null }
}

/** May this booking be moved to a start of the same listing? It must still be bookable, leave the balance its time to be
 *  taken, and the patch test that the client promised its own: one that was due before stays good for a later start.
 *  One function for the calendar and for the server. Source: product.md §9.
 *  @param startsAt - of the new slot, epoch ms  @param now - epoch ms */
export function canMoveTo(booking: Movable, startsAt: number, now: number): boolean {
  const { approval, captured, split, policy } = booking
  if (startsAt === booking.startsAt || now > bookableUntil(startsAt, approval)) return false
  if (captured < split.total && now > balanceAt(startsAt, policy)) return false
  return keepsPatchTest(booking, startsAt, now)
}

function keepsPatchTest({ mustHavesAsked, mustHavesGiven, ...booking }: Movable, startsAt: number, now: number) {
  const { patchTest } = mustHavesAsked
  if (patchTest === null || mustHavesGiven.patchTest === 'already_done') return true
  return now < patchTestBy(patchTest, startsAt) || startsAt > booking.startsAt
}
