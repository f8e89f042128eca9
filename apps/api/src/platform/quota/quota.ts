import type { ProblemCode } from '@ginipig/contract/core/problem.ts'
import { sign } from '#platform/crypto.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { isLoopback, networkOf } from './network.ts'

/** A rate limit in PostgreSQL, shared by all processes. Fails closed: it throws while the store is down (trust.md S13).
 *  Which limit to use when: architecture.md §2. */
export type Quota = {
  /** What is counted and for whom, such as `photo:<account>`. */
  subject: string
  limit: number
  windowMs: number
  /** What is said beyond the limit; `too_many_requests` without. */
  code?: ProblemCode
}

type QuotaContext = Pick<Platform, 'clock' | 'config'>

/** Rows of windows long over, removed with each new window, so that the table stays as small as it can be. */
const SWEPT_AT_ONCE = 100

const keyOf = ({ config }: QuotaContext, subject: string) => sign(config.tokenSecret, 'quota', subject)

/** Counts one before the work it pays for, so that parallel callers can't exceed the limit together.
 *  @returns how many were taken in this window
 *  @throws Refusal `too_many_requests` with the seconds until the window ends */
export async function takeQuota(
  platform: QuotaContext,
  sql: Sql,
  { subject, limit, windowMs, code }: Quota,
): Promise<number> {
  const now = platform.clock.now()
  const row = await sql.row<{ used: number; resets_at: number }>(
    `insert into quota (subject, used, resets_at) values ($1, 1, $2)
     on conflict (subject) do update set
       used = case when quota.resets_at <= $3 then 1 else least(quota.used, $4) + 1 end,
       resets_at = case when quota.resets_at <= $3 then excluded.resets_at else quota.resets_at end
     returning used, resets_at`,
    [keyOf(platform, subject), at(now + windowMs), at(now), limit],
  )
  if (row && row.used > limit)
    throw new Refusal(code ?? 'too_many_requests', { retryAfter: Math.ceil((row.resets_at - now) / 1000) })
  if (row?.used !== 1) return row?.used ?? 0
  await sql.rows(
    `delete from quota where subject in
       (select subject from quota where resets_at < $1 order by resets_at limit $2 for update skip locked)`,
    [at(platform.clock.now()), SWEPT_AT_ONCE],
  )
  return 1
}

/** Whether it is the first of its window: what is counted once for each.
 *  @param once.subject - as of a Quota */
export async function isFirst(
  platform: QuotaContext,
  sql: Sql,
  once: Pick<Quota, 'subject' | 'windowMs'>,
): Promise<boolean> {
  try {
    await takeQuota(platform, sql, { ...once, limit: 1 })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** A rate limit with growing waits (back-off): after each call it is longer until the next.
 *  @param growing.waits - seconds after the first, the second…; the last holds for all that follow
 *  @param growing.forgetMs - after so long without a call it starts over; longer than any wait
 *  @returns how many were taken
 *  @throws Refusal `too_many_requests` with the seconds to wait */
export async function takeGrowing(
  platform: QuotaContext,
  sql: Sql,
  { subject, waits, forgetMs }: { subject: string; waits: readonly number[]; forgetMs: number },
): Promise<number> {
  const now = platform.clock.now()
  const key = keyOf(platform, subject)
  const taken = await sql.row<{ used: number }>(
    `insert into quota as q (subject, used, resets_at) values ($1, 1, $2)
     on conflict (subject) do update set
       used = case when q.resets_at <= $3 then 1 else q.used + 1 end, resets_at = excluded.resets_at
     where q.resets_at <= $3
       or q.resets_at - make_interval(secs => $4 - ($5::float8[])[least(q.used, cardinality($5::float8[]))]) <= $3
     returning used`,
    [key, at(now + forgetMs), at(now), forgetMs / 1000, waits],
  )
  if (taken) return taken.used
  const row = await sql.row<{ used: number; resets_at: number }>(
    'select used, resets_at from quota where subject = $1',
    [key],
  )
  const wait = row ? (waits[Math.min(row.used, waits.length) - 1] ?? 0) : 0
  const nextAt = row ? row.resets_at - forgetMs + wait * 1000 : now
  throw new Refusal('too_many_requests', { retryAfter: Math.max(1, Math.ceil((nextAt - now) / 1000)) })
}

/** Refunds one: the work turned out to be free. */
export async function giveBackQuota(platform: QuotaContext, sql: Sql, subject: string): Promise<void> {
  await sql.row('update quota set used = used - 1 where subject = $1 and used > 0', [keyOf(platform, subject)])
}

/** Resets the count. */
export async function resetQuota(platform: QuotaContext, sql: Sql, subject: string): Promise<void> {
  await sql.row('delete from quota where subject = $1', [keyOf(platform, subject)])
}

/** On one's own machine everybody comes from it, the journeys' tests too. */
export const isAtHome = ({ config }: Pick<Platform, 'config'>, ip: string): boolean => config.isLocal && isLoopback(ip)

/** Counts what visitors do by where they come from. Local mode counts nobody who is at home.
 *  @throws Refusal `too_many_requests`, or the code that is given */
export async function takeVisit(
  platform: Platform,
  { what, ip, ...quota }: Omit<Quota, 'subject'> & { what: string; ip: string },
  sql: Sql = platform.database,
): Promise<void> {
  if (isAtHome(platform, ip)) return
  await takeQuota(platform, sql, { subject: `${what}-ip:${networkOf(ip)}`, ...quota })
}
