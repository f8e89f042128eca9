import type { CalendarProblem } from '@ginipig/domain/calendar'
import { at, type Sql } from '#platform/database/sql.ts'

/** How a calendar is named in jobs: the provider beside the id (decision 0024). */
export type CalendarKey = { providerId: string; calendarId: string }

export type CalendarRow = {
  id: string
  name: string
  host: string
  read_at: number | null
  problem: CalendarProblem | null
  failing_since: number | null
  busy_this_week: number
}

/** In the order they were added. @param until - epoch ms, end of the week */
export const readCalendars = (sql: Sql, providerId: string, now: number, until: number) =>
  sql.rows<CalendarRow>(
    `select c.id, c.name, c.host, c.read_at, c.problem, c.failing_since,
       (select count(*)::int from busy_time t
        where t.provider_id = c.provider_id and t.calendar_id = c.id and t.during && tstzrange($2, $3)) as busy_this_week
     from outside_calendar c where c.provider_id = $1 order by c.created_at, c.id`,
    [providerId, at(now), at(until)],
  )

/** Those of these marks that an address of the provider's has already. */
export async function isKnownAddress(sql: Sql, providerId: string, marks: readonly Buffer[]): Promise<boolean> {
  const row = await sql.row(
    'select 1 as known from outside_calendar where provider_id = $1 and address_mark = any ($2::bytea[]) limit 1',
    [providerId, marks],
  )
  return row !== undefined
}

export async function countCalendars(sql: Sql, providerId: string): Promise<number> {
  const row = await sql.row<{ count: number }>(
    'select count(*)::int as count from outside_calendar where provider_id = $1',
    [providerId],
  )
  return row?.count ?? 0
}

export async function insertCalendar(
  sql: Sql,
  calendar: CalendarKey & { name: string; host: string; sealed: Buffer; mark: Buffer },
  times: { now: number; dueAt: number },
): Promise<void> {
  await sql.row(
    `insert into outside_calendar (id, provider_id, name, sealed_address, address_mark, host, due_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      calendar.calendarId,
      calendar.providerId,
      calendar.name,
      calendar.sealed,
      calendar.mark,
      calendar.host,
      at(times.dueAt),
      at(times.now),
    ],
  )
}

export type ReadingRow = {
  sealed_address: Buffer
  etag: string | null
  last_modified: string | null
  read_at: number | null
  problem: CalendarProblem | null
  failures: number
}

export const readReading = (sql: Sql, { providerId, calendarId }: CalendarKey) =>
  sql.row<ReadingRow>(
    `select sealed_address, etag, last_modified, read_at, problem, failures from outside_calendar
     where provider_id = $1 and id = $2`,
    [providerId, calendarId],
  )

/** Claims calendars that are due and postpones each, so that the next sweep skips those already waiting for a worker. */
export const takeDue = (sql: Sql, now: number, putOffUntil: number, limit: number) =>
  sql.rows<{ id: string; provider_id: string }>(
    `update outside_calendar set due_at = $2 where id in (
       select id from outside_calendar where due_at <= $1 order by due_at limit $3 for update skip locked)
     returning id, provider_id`,
    [at(now), at(putOffUntil), limit],
  )

/** @returns whether it is there */
export async function deleteCalendar(sql: Sql, { providerId, calendarId }: CalendarKey): Promise<boolean> {
  const row = await sql.row('delete from outside_calendar where provider_id = $1 and id = $2 returning 1 as gone', [
    providerId,
    calendarId,
  ])
  return row !== undefined
}

export async function hasCalendar(sql: Sql, { providerId, calendarId }: CalendarKey): Promise<boolean> {
  const row = await sql.row('select 1 as found from outside_calendar where provider_id = $1 and id = $2', [
    providerId,
    calendarId,
  ])
  return row !== undefined
}

export const recordRead = (
  sql: Sql,
  { providerId, calendarId }: CalendarKey,
  version: { etag: string | null; lastModified: string | null },
  times: { now: number; dueAt: number },
) =>
  sql.row(
    `update outside_calendar set etag = $3, last_modified = $4, read_at = $5, due_at = $6, problem = null,
       failing_since = null, failures = 0
     where provider_id = $1 and id = $2`,
    [providerId, calendarId, version.etag, version.lastModified, at(times.now), at(times.dueAt)],
  )

export const recordFailure = (
  sql: Sql,
  { providerId, calendarId }: CalendarKey,
  problem: CalendarProblem,
  times: { now: number; dueAt: number },
) =>
  sql.row(
    `update outside_calendar set problem = $3, failing_since = coalesce(failing_since, $4), due_at = $5,
       failures = failures + 1
     where provider_id = $1 and id = $2`,
    [providerId, calendarId, problem, at(times.now), at(times.dueAt)],
  )

export type SpanRow = { starts_at: number; ends_at: number }

/** Makes a calendar's busy times equal to these; unchanged ones keep their row.
 *  @returns what was added and removed */
export const writeBusyTimes = (
  sql: Sql,
  { providerId, calendarId }: CalendarKey,
  spans: readonly { from: number; until: number }[],
  now: number,
) =>
  sql.rows<SpanRow>(
    `with wanted as materialized (
       select tstzrange(starts_at, ends_at) as during from unnest($3::timestamptz[], $4::timestamptz[]) as w (starts_at, ends_at)
     ), gone as (
       delete from busy_time t where t.provider_id = $1 and t.calendar_id = $2
         and not exists (select from wanted w where w.during = t.during)
       returning t.during
     ), come as (
       insert into busy_time (provider_id, calendar_id, during, created_at)
       select $1, $2, w.during, $5 from wanted w
       where not exists (
         select from busy_time t where t.provider_id = $1 and t.calendar_id = $2 and t.during = w.during)
       returning during
     )
     select lower(during) as starts_at, upper(during) as ends_at from (
       select during from gone union all select during from come) changed`,
    [providerId, calendarId, spans.map(({ from }) => at(from)), spans.map(({ until }) => at(until)), at(now)],
  )

/** Listed listings with a start in any of these spans: what they offer changes with them. */
export async function readListingsWithinAny(
  sql: Sql,
  providerId: string,
  spans: readonly SpanRow[],
): Promise<string[]> {
  const rows = await sql.rows<{ listing_id: string }>(
    `select distinct s.listing_id
     from unnest($2::timestamptz[], $3::timestamptz[]) as c (starts_at, ends_at)
       join slot s on s.provider_id = $1 and s.during && tstzrange(c.starts_at, c.ends_at)
       join listing l on l.provider_id = s.provider_id and l.id = s.listing_id
     where s.removed_at is null and l.status = 'listed'`,
    [providerId, spans.map(({ starts_at }) => at(starts_at)), spans.map(({ ends_at }) => at(ends_at))],
  )
  return rows.map(({ listing_id }) => listing_id)
}

/** What of the provider's own stands in their feed. */
export async function readOwnIds(sql: Sql, providerId: string, from: number): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `select id from booking where provider_id = $1 and starts_at >= $2
     union all
     select id from busy_time where provider_id = $1 and calendar_id is null and during && tstzrange($2, null)`,
    [providerId, at(from)],
  )
  return rows.map(({ id }) => id)
}
