import { randomUUID } from 'node:crypto'
import type { BodyOf, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { addCalendar, getCalendars, OutsideCalendar } from '@ginipig/contract/listing/calendars.ts'
import { MAX_CALENDARS, readAgainAfter } from '@ginipig/domain/calendar'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { seal } from '#platform/crypto.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import {
  type CalendarKey,
  type CalendarRow,
  countCalendars,
  deleteCalendar,
  hasCalendar,
  insertCalendar,
  isKnownAddress,
  readCalendars,
  takeDue,
  writeBusyTimes,
} from './calendar.sql.ts'
import { addressContext, markOf, marksOf, readAddress } from './calendar-address.ts'
import { enqueueChangesOfSpans } from './changed-spans.ts'
import { readFeed } from './feed.sql.ts'

/** Rate limit per provider and hour on outside addresses to fetch, whether added or refreshed by hand: nobody can use us to
 *  probe other hosts. */
const ASKED = { limit: 30, windowMs: HOUR_MS }

const askQuota = (platform: Platform, sql: Sql, providerId: string) =>
  takeQuota(platform, sql, { subject: `calendar:${providerId}`, ...ASKED })

const view = (row: CalendarRow): OutsideCalendar => ({
  id: row.id,
  name: row.name,
  host: row.host,
  readAt: row.read_at,
  problem: row.problem,
  failingSince: row.failing_since,
  busyThisWeek: row.busy_this_week,
})

/** All that a provider's page of calendars shows. */
export async function calendarsOf(
  { database, clock }: Platform,
  providerId: string,
): Promise<ResponseOf<typeof getCalendars>> {
  const now = clock.now()
  const rows = await readCalendars(database, providerId, now, now + 7 * DAY_MS)
  const feed = await readFeed(database, providerId)
  return { calendars: rows.map(view), feedMadeAt: feed?.made_at ?? null }
}

/** Queues the reading of a calendar; repeated requests are merged (job key). */
const readSoon = (sql: Sql, calendar: CalendarKey) =>
  enqueue(sql, 'calendar.read', calendar, `calendar.read:${calendar.calendarId}`)

/** @throws Refusal `too_many_calendars`, `too_many_requests`, `invalid_input` by field */
export function add(
  platform: Platform,
  providerId: string,
  { name, address }: BodyOf<typeof addCalendar>,
): Promise<OutsideCalendar> {
  const { database, clock, config } = platform
  const url = readAddress(address, config.calendarStandIn)
  const refuse = (problem: 'calendar_address' | 'calendar_private' | 'calendar_twice') =>
    new Refusal('invalid_input', { fields: [{ path: 'address', problem }] })
  if (typeof url === 'string') throw refuse(url)
  return database.transaction(async (sql) => {
    await lockProvider(sql, providerId)
    if (await isKnownAddress(sql, providerId, marksOf(platform, providerId, url))) throw refuse('calendar_twice')
    if ((await countCalendars(sql, providerId)) >= MAX_CALENDARS) throw new Refusal('too_many_calendars')
    await askQuota(platform, sql, providerId)
    const calendarId = randomUUID()
    const now = clock.now()
    const sealed = seal(config.fieldKey, addressContext(calendarId), url.href)
    const calendar = { providerId, calendarId, name, host: url.host, sealed, mark: markOf(platform, providerId, url) }
    await insertCalendar(sql, calendar, { now, dueAt: now + readAgainAfter(0) })
    await readSoon(sql, { providerId, calendarId })
    const known = { problem: null, failing_since: null, read_at: null, busy_this_week: 0 }
    return view({ id: calendarId, name, host: url.host, ...known })
  })
}

/** @throws Refusal `not_found`, `too_many_requests` */
export async function readByHand(platform: Platform, calendar: CalendarKey): Promise<void> {
  await platform.database.transaction(async (sql) => {
    if (!(await hasCalendar(sql, calendar))) throw new Refusal('not_found')
    await askQuota(platform, sql, calendar.providerId)
    await readSoon(sql, calendar)
  })
}

/** @throws Refusal `not_found` */
export async function remove({ database, clock }: Platform, calendar: CalendarKey): Promise<void> {
  await database.transaction(async (sql) => {
    await lockProvider(sql, calendar.providerId)
    const now = clock.now()
    const open = await writeBusyTimes(sql, calendar, [], now)
    if (!(await deleteCalendar(sql, calendar))) throw new Refusal('not_found')
    await enqueueChangesOfSpans(sql, calendar.providerId, open, now)
  })
}

/** How long a calendar that a worker was asked to read may wait for one. */
const PUT_OFF_MS = 15 * 60_000

/** Queues the calendars whose time has come. @returns how many */
export async function readDueCalendars(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  limit: number,
): Promise<number> {
  const now = clock.now()
  return database.transaction(async (sql) => {
    const due = await takeDue(sql, now, now + PUT_OFF_MS, limit)
    for (const { id, provider_id } of due) await readSoon(sql, { providerId: provider_id, calendarId: id })
    return due.length
  })
}
