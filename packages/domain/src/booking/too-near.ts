import { patchTestBy } from '#listing/must-haves.ts'
import { bookableUntil } from './deadline.ts'

/** What clients of a listing have to wait for, or do, before they come. `patchTestHours`: null where none is asked for. */
export type StartNotice = { approval: 'automatic' | 'manual'; patchTestHours: number | null }

/** Whom a start is too near for: everybody, or those who never had the patch test, which was due by then. `until`: when it
 *  could last be booked, epoch ms. Undefined where nothing keeps anybody from it. @param startsAt, now - epoch ms */
export function tooNear(
  startsAt: number,
  { approval, patchTestHours }: StartNotice,
  now: number,
): { whom: 'everybody' | 'new_clients'; until: number } | undefined {
  const until = bookableUntil(startsAt, approval)
  if (now > until) return { whom: 'everybody', until }
  if (patchTestHours === null) return undefined
  const testBy = patchTestBy({ hoursBefore: patchTestHours }, startsAt)
  return now >= testBy ? { whom: 'new_clients', until: testBy } : undefined
}
