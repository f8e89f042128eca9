import { instant } from '#platform/database/card-columns.ts'
import type { Sql } from '#platform/database/sql.ts'

/** What stands at one address: its id, and when it changed last (epoch ms; null where that isn't known). */
export type Entry = { id: string; changedAt: number | null }

/** The part of all ids between two, the first within. */
export type IdRange = { from: string; until: string | null }

const within = (id: string) => `${id} >= $1::uuid and ($2::uuid is null or ${id} < $2::uuid)`

export const listedWithin = (sql: Sql, { from, until }: IdRange): Promise<Entry[]> =>
  sql.rows<Entry>(
    `select l.id, ${instant('l.changed_at')} as "changedAt" from listing l
     where l.status = 'listed' and ${within('l.id')} order by l.id`,
    [from, until],
  )

/** People with a page on which something can be booked; it changes with their listings. */
export const providersWithin = (sql: Sql, { from, until }: IdRange): Promise<Entry[]> =>
  sql.rows<Entry>(
    `select p.id, ${instant('(select max(l.changed_at) from listing l where l.provider_id = p.id)')} as "changedAt" from provider p join account a on a.id = p.id
     where a.suspended_at is null and a.deleted_at is null and ${within('p.id')}
       and exists (select from listing l where l.provider_id = p.id and l.status = 'listed')
     order by p.id`,
    [from, until],
  )

/** Rows as PostgreSQL last counted them: enough to say into how many parts a list goes. */
export const roughCounts = (sql: Sql): Promise<{ listings: number; providers: number } | undefined> =>
  sql.row<{ listings: number; providers: number }>(
    `select (select greatest(reltuples, 0)::bigint from pg_class where oid = 'listing'::regclass) as listings,
       (select greatest(reltuples, 0)::bigint from pg_class where oid = 'provider'::regclass) as providers`,
  )

export const posts = (sql: Sql): Promise<Entry[]> =>
  sql.rows<Entry>(
    `select p.id, ${instant('p.published_at')} as "changedAt" from shown_post p order by p.published_at desc`,
  )
