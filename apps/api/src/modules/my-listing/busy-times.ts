import type { BodyOf } from '@ginipig/contract/core/endpoint.ts'
import type { FieldError } from '@ginipig/contract/core/problem.ts'
import type { BusyTime, blockTime } from '@ginipig/contract/listing/diary.ts'
import { horizonDate } from '@ginipig/domain/listing'
import { DAY_MS, DEFAULT_ZONE, toWallClock } from '@ginipig/domain/time'
import { recountAvailability } from '#modules/booking/availability.ts'
import { keepDay } from '#modules/booking/proposal.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import {
  deleteBusyTime,
  insertBusyTime,
  isBookedWithin,
  readIsClosed,
  readListingsWithin,
  type Span,
} from './diary-changes.sql.ts'
import { enqueueDiaryChanged, enqueueListingsChanged } from './enqueue-listing-changed.ts'

/** Times that one provider blocks in a day: far more than a busy one does. */
const BLOCKED = { limit: 300, windowMs: DAY_MS }

/** Closes a time to clients.
 *  @throws Refusal `invalid_input`: `slot_in_past`, `slot_too_far_ahead` and `invalid` by field, `slot_clashes` over a
 *  booking */
export function block(
  platform: Platform,
  providerId: string,
  { note, ...times }: BodyOf<typeof blockTime>,
): Promise<BusyTime> {
  const { database, clock } = platform
  const span = { providerId, ...times }
  return database.transaction(async (sql) => {
    await lockProvider(sql, providerId)
    const now = clock.now()
    const problem = await problemOf(sql, span, now)
    if (problem) throw new Refusal('invalid_input', { fields: [problem] })
    await takeQuota(platform, sql, { subject: `block:${providerId}`, ...BLOCKED })
    const row = await insertBusyTime(sql, { ...span, note }, now)
    if (!row) throw new Error(`no time was blocked for ${providerId}`) // an insert without conflict
    await enqueueChanges(sql, span, now)
    return { id: row.id, ...times, note, calendarName: null, heldFor: null, offersOut: 0 }
  })
}

/** Is all of it closed by hand? */
export const isClosed = (sql: Sql, span: Span): Promise<boolean> => readIsClosed(sql, span)

/** Nobody else can book it from now on, whatever is booked then. In the caller's transaction, under the provider's lock. */
export async function closeTime(sql: Sql, span: Span, now: number): Promise<void> {
  if (await readIsClosed(sql, span)) return
  await insertBusyTime(sql, { ...span, note: '' }, now)
  await enqueueChanges(sql, span, now)
}

async function problemOf(sql: Sql, span: Span, now: number): Promise<FieldError | undefined> {
  const { startsAt, endsAt } = span
  if (endsAt <= startsAt) return { path: 'endsAt', problem: 'invalid' }
  if (endsAt <= now) return { path: 'endsAt', problem: 'slot_in_past' }
  const isTooFar = (instant: number) => instant > now + 2 * 366 * DAY_MS
  // No slot lies beyond: a time that reaches there closes nothing that could be booked.
  if (isTooFar(endsAt) || toWallClock(endsAt - 1, DEFAULT_ZONE).date > horizonDate(now, DEFAULT_ZONE))
    return { path: 'endsAt', problem: 'slot_too_far_ahead' }
  if (startsAt < now - DAY_MS) return { path: 'startsAt', problem: 'slot_in_past' }
  return (await isBookedWithin(sql, span)) ? { path: 'startsAt', problem: 'slot_clashes' } : undefined
}

/** Opens a time again; what clients were offered instead of their bookings at it is taken back. @throws Refusal `not_found` */
export async function unblock(platform: Platform, providerId: string, busyTimeId: string): Promise<void> {
  await platform.database.transaction(async (sql) => {
    await lockProvider(sql, providerId)
    const gone = await deleteBusyTime(sql, providerId, busyTimeId)
    if (!gone) throw new Refusal('not_found')
    const times = { startsAt: gone.starts_at, endsAt: gone.ends_at }
    await keepDay(platform, sql, providerId, times)
    await enqueueChanges(sql, { providerId, ...times }, platform.clock.now())
  })
}

async function enqueueChanges(sql: Sql, span: Span, now: number): Promise<void> {
  const { providerId } = span
  await recountAvailability(sql, providerId, now)
  await enqueueListingsChanged(sql, providerId, await readListingsWithin(sql, span))
  await enqueueDiaryChanged(sql, providerId)
}
