import { diaryStatuses } from '@ginipig/domain/booking'
import type { Language } from '@ginipig/domain/identity'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'

export const readFeed = (sql: Sql, providerId: string) =>
  sql.row<{ made_at: number }>('select made_at from diary_feed where provider_id = $1', [providerId])

/** The one link a provider has; the one before it is gone. */
export async function writeFeed(sql: Sql, providerId: string, tokenHash: Buffer, now: number): Promise<void> {
  await sql.row(
    `insert into diary_feed (provider_id, token_hash, made_at) values ($1, $2, $3)
     on conflict (provider_id) do update set token_hash = excluded.token_hash, made_at = excluded.made_at`,
    [providerId, tokenHash, at(now)],
  )
}

export async function deleteFeed(sql: Sql, providerId: string): Promise<void> {
  await sql.row('delete from diary_feed where provider_id = $1', [providerId])
}

/** Whose feed it is; nobody's once they are suspended. */
export const readFeedOwner = (sql: Sql, tokenHash: Buffer) =>
  sql.row<{ provider_id: string; language: Language }>(
    `select f.provider_id, a.language from diary_feed f join account a on a.id = f.provider_id
     where f.token_hash = $1 and a.suspended_at is null`,
    [tokenHash],
  )

export type FeedRow = {
  id: string
  kind: 'booking' | 'request' | 'day_off' | 'blocked'
  /** The client's first name, or empty. */
  who: string
  /** Of the treatment, or the provider's own words. */
  title: string
  starts_at: number
  ends_at: number
  moves: number
  since: number
}

/** What stands in a provider's diary from an instant on, as far as other calendars may know it. */
export const readFeedEvents = (sql: Sql, providerId: string, from: number) =>
  sql.rows<FeedRow>(
    `select b.id, case when b.status = 'requested' then 'request' when off.is_open then 'day_off' else 'booking' end as kind,
       c.first_name as who, l.title, b.starts_at, b.ends_at, b.moves,
       greatest(coalesce(b.requested_at, b.created_at), off.since) as since
     from booking b join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
       join account c on c.id = b.client_id
       left join (
         select booking_id, max(coalesce(ended_at, created_at)) as since, bool_or(ended_at is null) as is_open
         from booking_proposal where provider_id = $1 and otherwise = 'cancels' group by booking_id) off on off.booking_id = b.id
     where b.provider_id = $1 and b.starts_at >= $2 and b.requested_at is not null
       and b.status in ${oneOf(diaryStatuses)}
     union all
     select id, 'blocked', '', note, lower(during), upper(during), 0, created_at from busy_time
     where provider_id = $1 and calendar_id is null and during && tstzrange($2, null)
     order by starts_at, id`,
    [providerId, at(from)],
  )
