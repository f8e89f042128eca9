import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { Favourites, listFavouriteProviders, SavedListing } from '@ginipig/contract/favourite/favourite.ts'
import { publicListingStatuses } from '@ginipig/domain/listing'
import { cardColumns, cardTables, instant, rating } from '#platform/database/card-columns.ts'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** A favourite is of one of two kinds, each in a table of its own. */
export type Kind = 'listing' | 'provider'

/** Locks the client, so that favourites saved at once are counted one after the other.
 *  @returns how many their list shows: what was taken away takes no room */
export const countFavourites = async (sql: Sql, clientId: string, kind: Kind): Promise<number> => {
  await sql.row('select 1 as locked from account where id = $1 for no key update', [clientId])
  const row = await (kind === 'listing'
    ? sql.row<{ count: number }>(
        `select count(*) as count from favourite_listing f
           join listing l on l.id = f.listing_id and l.status in ${oneOf(publicListingStatuses)}
           join account a on a.id = l.provider_id
         where f.client_id = $1 and a.suspended_at is null`,
        [clientId],
      )
    : sql.row<{ count: number }>(
        `select count(*) as count from favourite_provider f join account a on a.id = f.provider_id
         where f.client_id = $1 and a.suspended_at is null`,
        [clientId],
      ))
  return row?.count ?? 0
}

/** Saves once what everybody may see. @returns false where there is no such thing to see */
export async function saveFavourite(
  sql: Sql,
  { clientId, kind, id }: { clientId: string; kind: Kind; id: string },
  now: number,
): Promise<boolean> {
  const values = [clientId, id, at(now)]
  const row = await (kind === 'listing'
    ? sql.row(
        `with shown as (
        select l.id from listing l join account a on a.id = l.provider_id
        where l.id = $2 and l.status in ${oneOf(publicListingStatuses)} and a.suspended_at is null
      ), saved as (
        insert into favourite_listing (client_id, listing_id, saved_at) select $1, id, $3 from shown
        on conflict (client_id, listing_id) do nothing)
      select 1 as found from shown`,
        values,
      )
    : sql.row(
        `with shown as (
        select p.id from provider p join account a on a.id = p.id where p.id = $2 and a.suspended_at is null
      ), saved as (
        insert into favourite_provider (client_id, provider_id, saved_at) select $1, id, $3 from shown
        on conflict (client_id, provider_id) do nothing)
      select 1 as found from shown`,
        values,
      ))
  return row !== undefined
}

export async function removeFavourite(
  sql: Sql,
  { clientId, kind, id }: { clientId: string; kind: Kind; id: string },
): Promise<void> {
  if (kind === 'listing')
    await sql.row('delete from favourite_listing where client_id = $1 and listing_id = $2', [clientId, id])
  else await sql.row('delete from favourite_provider where client_id = $1 and provider_id = $2', [clientId, id])
}

export async function readFavourites(sql: Sql, clientId: string): Promise<Favourites> {
  const row = await sql.row<Favourites>(
    `select array(select listing_id from favourite_listing where client_id = $1 order by listing_id) as "listingIds",
       array(select provider_id from favourite_provider where client_id = $1 order by provider_id) as "providerIds"`,
    [clientId],
  )
  return row ?? { listingIds: [], providerIds: [] }
}

type Page = { clientId: string; after: { key: number; id: string } | undefined; limit: number }

/** One item, and where it stands in the list. */
export type SavedRow<Item> = { item: Item; key: number; id: string }

type SavedProvider = ResponseOf<typeof listFavouriteProviders>['items'][number]

const pageValues = ({ clientId, after, limit }: Page) => [clientId, after?.key ?? null, after?.id ?? null, limit]

/** The next of a client's favourites, the latest first, and one more. @param id - column of what was saved */
const next = (id: string) => `
  where f.client_id = $1 and a.suspended_at is null
    and ($2::bigint is null or (${instant('f.saved_at')}, ${id}) < ($2::bigint, $3::uuid))
  order by ${instant('f.saved_at')} desc, ${id} desc limit $4::int + 1`

/** A thread of the client in which either has blocked the other. */
const blocked = `(select from thread t join thread_side s on s.thread_id = t.id and s.blocked_at is not null
  where t.provider_id = p.id and t.client_id = $1)`

/** A listing that was taken away is none to come back to; a closed one may open again. Of whoever is blocked no time shows.
 *  @param since - of what was told of new times */
export const readSavedListings = (sql: Sql, page: Page, since: number) =>
  sql.rows<SavedRow<SavedListing>>(
    `select coalesce(case when exists ${blocked}
         then row_to_json(card)::jsonb || '{"nextSlotAt": null, "placesLeft": 0, "newTimesAt": null}'
         else row_to_json(card)::jsonb || jsonb_build_object('newTimesAt', case when card."nextSlotAt" is not null then (
           select ${instant('max(n.at)')} from notification n
           where n.account_id = $1 and n.at > $5::timestamptz and n.kind = 'favourite_has_times' and n.listing_id = l.id) end)
       end, '{}') as item, ${instant('f.saved_at')} as key, l.id
     from favourite_listing f join ${cardTables} on l.id = f.listing_id and l.status in ${oneOf(publicListingStatuses)}
       cross join lateral (select ${cardColumns}) card ${next('l.id')}`,
    [...pageValues(page), at(since)],
  )

export const readSavedProviders = (sql: Sql, page: Page, now: number) =>
  sql.rows<SavedRow<SavedProvider>>(
    `select json_build_object('id', p.id, 'displayName', p.display_name, 'firstName', a.first_name,
         'photoUrl', p.photo_url, 'town', p.town, 'rating', ${rating}, 'reviewCount', p.review_count,
         'isIdentityVerified', p.is_identity_verified, 'outwardPostcode', p.outward_postcode,
         'listingCount', (select count(*) from listing l where l.provider_id = p.id and l.status = 'listed'
           and l.next_slot_at > $5::timestamptz and not exists ${blocked})) as item,
       ${instant('f.saved_at')} as key, p.id
     from favourite_provider f join provider p on p.id = f.provider_id join account a on a.id = p.id ${next('p.id')}`,
    [...pageValues(page), at(now)],
  )

/** Who saved a listing, or who gives it, where it can be booked: nobody whom the provider blocked, or who shut them out. */
export async function readFollowers(
  sql: Sql,
  { providerId, listingId }: { providerId: string; listingId: string },
  now: number,
): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `select f.client_id as id
     from (
       select client_id from favourite_listing where listing_id = $2
       union select client_id from favourite_provider where provider_id = $1
     ) f
       join listing l on l.id = $2 and l.provider_id = $1 and l.status = 'listed' and l.next_slot_at > $3
       join account a on a.id = l.provider_id and a.suspended_at is null
     where not exists (
       select 1 from thread t join thread_side s on s.thread_id = t.id and s.blocked_at is not null
       where t.provider_id = $1 and t.client_id = f.client_id)
     order by f.client_id`,
    [providerId, listingId, at(now)],
  )
  return rows.map(({ id }) => id)
}
