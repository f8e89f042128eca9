import { type CalendarProblem, readAgainAfter } from '@ginipig/domain/calendar'
import { horizonDate } from '@ginipig/domain/listing'
import { DAY_MS, DEFAULT_ZONE, dayBounds } from '@ginipig/domain/time'
import { MEGABYTE } from '@ginipig/domain/upload'
import * as v from 'valibot'
import { unseal } from '#platform/crypto.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
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
 *  the calendar and retried later; the last good times stay. */
export async function readOutsideCalendar(platform: Platform, calendar: CalendarKey): Promise<void> {
  const { database, clock, config } = platform
  const row = await readReading(database, calendar)
  if (!row) return // removed since
  const address = v.parse(v.string(), unseal(config.fieldKey, addressContext(calendar.calendarId), row.sealed_address))
  const reading = await read(platform, calendar.providerId, row, new URL(address))
  await database.transaction(async (sql) => {
    await lockProvider(sql, calendar.providerId)
    const now = clock.now()
    if (reading.kind === 'failed') {
      const dueAt = now + readAgainAfter(row.failures + 1)
      const isThere = await recordFailure(sql, calendar, reading.problem, { now, dueAt })
      if (isThere) await enqueueChangesOfSpans(sql, calendar.providerId, [], now)
      return
    }
    const version = reading.kind === 'spans' ? reading.version : { etag: row.etag, lastModified: row.last_modified }
    const isThere = await recordRead(sql, calendar, version, { now, dueAt: now + readAgainAfter(0) })
    if (!isThere) return
    const changed = reading.kind === 'spans' ? await writeBusyTimes(sql, calendar, reading.spans, now) : []
    await enqueueChangesOfSpans(sql, calendar.providerId, changed, now)
  })
}
