import { sign } from '#platform/crypto.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { isLoopback, networkOf } from './network.ts'

/** Rate limits: counters in PostgreSQL, shared by all processes. The store being down means no: it throws
 *  (trust.md S13). */
export type Quota = {
  /** What is counted and for whom, such as `photo:<account>`. */
  subject: string
  limit: number
  windowMs: number
}

type Counting = Pick<Platform, 'clock' | 'config'>

/** Rows of windows long over, removed with each new window, so that the table stays as small as it can be. */
const SWEPT_AT_ONCE = 100

const keyOf = ({ config }: Counting, subject: string) => sign(config.tokenSecret, 'quota', subject)

/** Takes one, before the work it pays for, so that parallel callers can't go beyond the limit together.
 *  @throws Refusal `too_many_requests` with the seconds until the window ends */
export async function takeQuota(platform: Counting, sql: Sql, { subject, limit, windowMs }: Quota): Promise<void> {
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
    throw new Refusal('too_many_requests', { retryAfter: Math.ceil((row.resets_at - now) / 1000) })
  if (row?.used !== 1) return
  await sql.rows(
    `delete from quota where subject in
       (select subject from quota where resets_at < $1 order by resets_at limit $2 for update skip locked)`,
    [at(platform.clock.now()), SWEPT_AT_ONCE],
  )
}

/** Hands one back: the work turned out to be free. */
export async function giveBackQuota(platform: Counting, sql: Sql, subject: string): Promise<void> {
  await sql.row('update quota set used = used - 1 where subject = $1 and used > 0', [keyOf(platform, subject)])
}

/** Begins anew. */
export async function resetQuota(platform: Counting, sql: Sql, subject: string): Promise<void> {
  await sql.row('delete from quota where subject = $1', [keyOf(platform, subject)])
}

/** Counts what visitors do by where they come from. On a machine of one's own everybody comes from there, the
 *  journeys' tests too: local mode doesn't count those.
 *  @throws Refusal `too_many_requests` */
export async function takeVisit(
  platform: Platform,
  visit: { what: string; ip: string; limit: number; windowMs: number },
): Promise<void> {
  if (platform.config.isLocal && isLoopback(visit.ip)) return
  const subject = `${visit.what}-ip:${networkOf(visit.ip)}`
  await takeQuota(platform, platform.database, { subject, limit: visit.limit, windowMs: visit.windowMs })
}
