import { type CalendarProblem, readAgainAfter } from '@ginipig/domain/calendar'
import { horizonDate } from '@ginipig/domain/listing'
import { DAY_MS, DEFAULT_ZONE, dayBounds } from '@ginipig/domain/time'
import { MEGABYTE } from '@ginipig/domain/upload'
import * as v from 'valibot'
import { unseal } from '#platform/crypto.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { fetchPublic } from '#platform/outbound/fetch-public.ts'
import type { Platform } from '#platform/platform.ts'
import { blockedEnd } from './blocked-id.ts'
import type { BusySpan } from './busy-spans.ts'
import {
  type CalendarKey,
  type ReadingRow,
  readOwnIds,
  readReading,
  recordFailure,
  recordRead,
  writeBusyTimes,
} from './calendar.sql.ts'
import { addressContext } from './calendar-address.ts'
import { enqueueChangesOfSpans } from './changed-spans.ts'
import { readSpans } from './read-spans.ts'

/** What one calendar's server may send and how long it may take: the largest honest ones are below a tenth of it. */
const MAX_BYTES = 5 * MEGABYTE
const MAX_MS = 15_000

/** Days of the past that the diary still shows as busy. */
const PAST_DAYS = 7

/** The days within which busy times count: no slot lies beyond the horizon. */
function windowOf(now: number): { from: number; until: number } {
  const { from } = dayBounds(now - PAST_DAYS * DAY_MS, DEFAULT_ZONE)
  const { to } = dayBounds(Date.parse(`${horizonDate(now, DEFAULT_ZONE)}T12:00:00Z`), DEFAULT_ZONE)
  return { from, until: to }
}

type Version = { etag: string | null; lastModified: string | null }
type Reading =
  | { kind: 'spans'; spans: BusySpan[]; version: Version }
  | { kind: 'unchanged' }
  | { kind: 'failed'; problem: CalendarProblem }

/** ETag and Last-Modified count for one day: the window of days moves on, and with it what the same file means. */
const versionToday = (day: number, version: string | undefined) => (version === undefined ? null : `${day} ${version}`)
const versionOf = (day: number, kept: string | null) =>
  kept?.startsWith(`${day} `) ? kept.slice(`${day} `.length) : undefined

async function read(platform: Platform, providerId: string, row: ReadingRow, address: URL): Promise<Reading> {
  const { clock, config, database } = platform
  const { from, until } = windowOf(clock.now())
  // After a failure the whole is asked for: what was read of this version may not have been kept.
  const isKnown = row.problem === null
  const fetched = await fetchPublic(address, {
    accept: 'text/calendar',
    userAgent: `Ginipig (+${config.origins.marketplace})`,
    maxBytes: MAX_BYTES,
    maxMs: MAX_MS,
    standIn: config.calendarStandIn,
    etag: isKnown ? versionOf(from, row.etag) : undefined,
    lastModified: isKnown ? versionOf(from, row.last_modified) : undefined,
  })
  if (fetched.kind !== 'read') return fetched
  const ownIds = await readOwnIds(database, providerId, from)
  const parsed = await readSpans(fetched.text, {
    from,
    until,
    zone: DEFAULT_ZONE,
    ownIds,
    ownEnd: blockedEnd(providerId),
  })
  if ('problem' in parsed) return { kind: 'failed', problem: parsed.problem }
  const version = { etag: versionToday(from, fetched.etag), lastModified: versionToday(from, fetched.lastModified) }
  return { kind: 'spans', spans: parsed.spans, version }
}

/** `calendar.read`: fetches a provider's calendar and closes the times at which they are busy. A failure is noted beside
 *  the calendar and retried later; the last good times stay. Asked for again while its server is slow, a calendar is read
 *  by two at once: whose reading another one overtook reads again, so that what stands is never older than the last. */
export async function readOutsideCalendar(platform: Platform, calendar: CalendarKey): Promise<void> {
  const { database, clock, config } = platform
  const row = await readReading(database, calendar)
  if (!row) return // removed since
  const address = v.parse(v.string(), unseal(config.fieldKey, addressContext(calendar.calendarId), row.sealed_address))
  const reading = await read(platform, calendar.providerId, row, new URL(address))
  const isOvertaken = await database.transaction(async (sql) => {
    await lockProvider(sql, calendar.providerId)
    const latest = await readReading(sql, calendar)
    if (!latest) return false
    if (latest.read_at !== row.read_at || latest.failures !== row.failures) return true
    await write(sql, calendar, row, reading, clock.now())
    return false
  })
  if (isOvertaken) await readOutsideCalendar(platform, calendar)
}

async function write(sql: Sql, calendar: CalendarKey, row: ReadingRow, reading: Reading, now: number): Promise<void> {
  if (reading.kind === 'failed') {
    await recordFailure(sql, calendar, reading.problem, { now, dueAt: now + readAgainAfter(row.failures + 1) })
    return enqueueChangesOfSpans(sql, calendar.providerId, [], now)
  }
  const version = reading.kind === 'spans' ? reading.version : { etag: row.etag, lastModified: row.last_modified }
  await recordRead(sql, calendar, version, { now, dueAt: now + readAgainAfter(0) })
  const changed = reading.kind === 'spans' ? await writeBusyTimes(sql, calendar, reading.spans, now) : []
  await enqueueChangesOfSpans(sql, calendar.providerId, changed, now)
}
