import type { Clock } from '#platform/clock.ts'
import { sign } from '#platform/crypto.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'

export type Quota = {
  /** What is counted and for whom, such as `photo:<account>`. */
  subject: string
  limit: number
  windowMs: number
}

export type Quotas = {
  /** Takes one, before the work it pays for, so that parallel callers can't go beyond the limit together.
   *  @throws Refusal `too_many_requests` with the seconds until the window ends */
  take(sql: Sql, quota: Quota): Promise<void>
  /** Hands one back: the work turned out to be free. */
  giveBack(sql: Sql, subject: string): Promise<void>
  /** Begins anew. */
  reset(sql: Sql, subject: string): Promise<void>
}

/** Rows of windows long over, removed with each new window, so that the table stays as small as it can be. */
const SWEPT_AT_ONCE = 100

/** Counters in PostgreSQL, shared by all processes. The store being down means no: it throws (trust.md S13). */
export function createQuotas(clock: Clock, secret: string): Quotas {
  const keyOf = (subject: string) => sign(secret, 'quota', subject)
  const sweep = (sql: Sql) =>
    sql.rows(
      `delete from quota where subject in
         (select subject from quota where resets_at < $1 order by resets_at limit $2 for update skip locked)`,
      [at(clock.now()), SWEPT_AT_ONCE],
    )
  return {
    async take(sql, { subject, limit, windowMs }) {
      const now = clock.now()
      const row = await sql.row<{ used: number; resets_at: number }>(
        `insert into quota (subject, used, resets_at) values ($1, 1, $2)
         on conflict (subject) do update set
           used = case when quota.resets_at <= $3 then 1 else least(quota.used, $4) + 1 end,
           resets_at = case when quota.resets_at <= $3 then excluded.resets_at else quota.resets_at end
         returning used, resets_at`,
        [keyOf(subject), at(now + windowMs), at(now), limit],
      )
      if (row && row.used > limit)
        throw new Refusal('too_many_requests', { retryAfter: Math.ceil((row.resets_at - now) / 1000) })
      if (row?.used === 1) await sweep(sql)
    },
    async giveBack(sql, subject) {
      await sql.row('update quota set used = used - 1 where subject = $1 and used > 0', [keyOf(subject)])
    },
    async reset(sql, subject) {
      await sql.row('delete from quota where subject = $1', [keyOf(subject)])
    },
  }
}
