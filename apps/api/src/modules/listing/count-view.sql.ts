import { publicListingStatuses } from '@ginipig/domain/listing'
import { oneOf } from '#platform/database/one-of.ts'
import type { Sql } from '#platform/database/sql.ts'

/** Whose listing it is; undefined where there is nothing to look at. */
export async function readOwner(sql: Sql, listingId: string): Promise<string | undefined> {
  const row = await sql.row<{ provider_id: string }>(
    `select provider_id from listing where id = $1 and status in ${oneOf(publicListingStatuses)}`,
    [listingId],
  )
  return row?.provider_id
}

export async function addView(sql: Sql, providerId: string, listingId: string): Promise<void> {
  await sql.row(
    `insert into listing_view as v (provider_id, listing_id, views) values ($1, $2, 1)
     on conflict (listing_id) do update set views = v.views + 1`,
    [providerId, listingId],
  )
}
