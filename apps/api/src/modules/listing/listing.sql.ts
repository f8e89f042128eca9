import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { getLikeListings, getListingMonth, ListingDetail } from '@ginipig/contract/listing/get-listing.ts'
import { CARD_TIMES, type getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import { BOOKING_HORIZON_MONTHS, type Category, publicListingStatuses, type SlotPeriod } from '@ginipig/domain/listing'
import { usualAnswer } from '#platform/database/answer-time.ts'
import {
  cardColumns,
  cardTables,
  instant,
  reviewAnswer,
  reviewEditedAt,
  reviewPhotos,
} from '#platform/database/card-columns.ts'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { nextSlotsView, slotsView, slotValues } from './slot-view.sql.ts'

const NEXT_SLOTS = 6
const LATEST_REVIEWS = 10
const OTHER_LISTINGS = 4

/** Rows of a query as one JSON array, empty rather than null. */
const list = (query: string) => `coalesce((select json_agg(one) from (${query}) one), '[]'::json)`

const reviews = `
  select r.id, c.first_name || coalesce(' ' || nullif(left(c.last_name, 1), '') || '.', '') as "clientName", ${instant('r.created_at')} as at,
    r.professionalism, r.friendliness, r.reliability, r.results, r.comment, ${reviewPhotos} as photos,
    ${reviewEditedAt} as "editedAt", ${reviewAnswer} as answer
  from shown_review r join account c on c.id = r.client_id
  where r.provider_id = l.provider_id order by r.created_at desc, r.id limit ${LATEST_REVIEWS}`

const ratingCounts = `
  select json_agg(coalesce(given.count, 0) order by stars desc)
  from generate_series(1, 5) stars left join (
    select round((professionalism + friendliness + reliability + results) / 4.0) as overall, count(*)
    from shown_review where provider_id = l.provider_id group by 1
  ) given on given.overall = stars`

// A query of its own scope: l, p and a inside it are the other listing's, `shown` is the one in view.
const otherListings = `
  select ${cardColumns} from ${cardTables}
  where l.provider_id = shown.provider_id and l.id <> shown.id and l.status = 'listed' and l.next_slot_at > $2::timestamptz
  order by l.next_slot_at, l.id limit ${OTHER_LISTINGS}`

/** Leaves time for the patch test that the listing asks for, as a card's next time does. */
const takenByNewClients = 's.starts_at > $2::timestamptz + patch_test_time(l.must_haves)'

const detailSql = `
  select row_to_json(answer) as body from (
    select ${cardColumns}, l.pictures as images,
      case when l.next_rrp is null then l.rrp_period end as "rrpPeriod", l.reason, l.setting, l.is_insured as "isInsured",
      l.is_licensed as "isLicensed", l.is_supervised as "isSupervised", l.must_haves as "mustHaves",
      p.bio as "providerBio", case l.approval when 'manual' then ${usualAnswer('l.provider_id', '$2::timestamptz')} end as "answerMs", ${list(nextSlotsView(takenByNewClients, NEXT_SLOTS))} as "nextSlots",
      ${list(reviews)} as reviews, (${ratingCounts}) as "ratingCounts",
      ${list(otherListings)} as "otherListings"
    from (select id, provider_id from listing where id = $1) shown
    join listing l on l.id = shown.id join provider p on p.id = l.provider_id join account a on a.id = p.id
    where l.status in ${oneOf(publicListingStatuses)}
  ) answer`

/** How many are looked at of the town and of the soonest: enough to choose from at any size. */
const LIKE_WALKED = 200
const LIKE_LISTINGS = 3

/** Can still be taken: `next_slot_at` is brought up to date by the sweep, the notice runs on by itself. */
const takable = `l.next_slot_at >= case l.approval when 'manual' then $4::timestamptz else $5::timestamptz end`

const likeSql = `
  with shown as (select id, provider_id, category, subcategories, lower(town) as town from listing where id = $1),
  near as (
    select l.id from shown join listing l on lower(l.town) = shown.town and l.category = shown.category
    where l.status = 'listed' and l.next_slot_at is not null and l.next_slot_at > $2::timestamptz and ${takable} limit ${LIKE_WALKED}),
  soon as (
    select one.id from shown cross join lateral (
      select l.id from listing l
      where l.category = shown.category and l.status = 'listed' and l.next_slot_at > $2::timestamptz and ${takable}
      order by l.next_slot_at, l.id limit ${LIKE_WALKED}) one)
  select json_build_object('items', ${list(`
    select ${cardColumns}
    from shown, (select id from near union select id from soon) found join ${cardTables} on true
    where l.id = found.id and l.provider_id <> shown.provider_id and l.provider_id <> all ($3::uuid[])
    order by l.subcategories && shown.subcategories desc, lower(l.town) = shown.town desc, l.next_slot_at, l.id
    limit ${LIKE_LISTINGS}`)}) as body`

/** Of a slot on these dates, $5, in these parts of the day, $6; any without them. */
const then = 'is_then(s.here, $5, $6)'

const timesSql = `
  select json_build_object('items', ${list(`
    select * from (
      select l.id, ${list(nextSlotsView(`${takenByNewClients} and ${then}`, CARD_TIMES))} as slots from listing l where l.id = any ($1::uuid[])
    ) one where json_array_length(one.slots) > 0`)}) as body`

/** The contract's answers. What PostgreSQL wrote as JSON is taken at its word here, and held against the schema on its way
 *  out. */
type LikeListings = ResponseOf<typeof getLikeListings>
type ListingMonth = ResponseOf<typeof getListingMonth>
type NextTimes = ResponseOf<typeof getNextTimes>

/** @param parts - the parts of the day that will do; any without them  @param dates - the same */
export async function findNextTimes(
  sql: Sql,
  ids: readonly string[],
  parts: readonly SlotPeriod[] | undefined,
  dates: readonly string[] | undefined,
  now: number,
): Promise<NextTimes> {
  const [, ...times] = slotValues('', now)
  const values = [ids, ...times, dates ?? null, parts?.length ? parts : null]
  return (await sql.row<{ body: NextTimes }>(timesSql, values))?.body ?? { items: [] }
}

export async function findLike(
  sql: Sql,
  { listingId, without }: { listingId: string; without: readonly string[] },
  now: number,
): Promise<LikeListings> {
  const [, , manual, automatic] = slotValues('', now)
  const values = [listingId, at(now), without, manual, automatic]
  return (await sql.row<{ body: LikeListings }>(likeSql, values))?.body ?? { items: [] }
}

const monthStart = `to_date($5, 'YYYY-MM')::timestamp`

const monthSql = `
  select row_to_json(answer) as body from (
    select $5::text as month, l.zone, to_char($2::timestamptz at time zone l.zone, 'YYYY-MM-DD') as "firstDate",
      to_char(($2::timestamptz at time zone l.zone)::date + make_interval(months => ${BOOKING_HORIZON_MONTHS}),
        'YYYY-MM-DD') as "lastDate",
      ${list(
        slotsView(`${monthStart} at time zone l.zone`, `(${monthStart} + interval '1 month') at time zone l.zone`),
      )} as slots
    from listing l where l.id = $1 and l.status in ${oneOf(publicListingStatuses)}
  ) answer`

/** Undefined for a draft, a removed and an unknown listing. */
export async function findListing(sql: Sql, listingId: string, now: number): Promise<ListingDetail | undefined> {
  return (await sql.row<{ body: ListingDetail }>(detailSql, slotValues(listingId, now)))?.body
}

/** Whether there was such a listing, and it was taken away. */
export const isGone = async (sql: Sql, listingId: string): Promise<boolean> =>
  (await sql.row(`select 1 as found from listing where id = $1 and status = 'removed'`, [listingId])) !== undefined

/** Months and times by the wall clock of the listing's zone; undefined for a draft, a removed and an unknown listing.
 *  @param month - YYYY-MM */
export async function findListingMonth(
  sql: Sql,
  listingId: string,
  month: string,
  now: number,
): Promise<ListingMonth | undefined> {
  return (await sql.row<{ body: ListingMonth }>(monthSql, [...slotValues(listingId, now), month]))?.body
}

export type ListingCount = { category: Category; subcategory: string | null; count: number }

/** Listings with an open slot, counted by category (subcategory null) and by subcategory. */
export function countListings(sql: Sql, now: number): Promise<ListingCount[]> {
  return sql.rows<ListingCount>(
    `with bookable as materialized (
       select category, subcategories, count(*) as count from listing
       where status = 'listed' and next_slot_at > $1 group by category, subcategories)
     select category, null as subcategory, coalesce(sum(count), 0)::bigint as count from bookable group by category
     union all
     select category, subcategory, coalesce(sum(count), 0)::bigint from bookable, unnest(subcategories) subcategory
     group by category, subcategory`,
    [at(now)],
  )
}

/** Those of some districts in which a listing has an open slot: a look into the index for each, where a walk over all
 *  listings would take as long as counting them. @param outwards - postcodes in capitals, as they are answered */
export async function findOpenDistricts(sql: Sql, outwards: readonly string[], now: number): Promise<string[]> {
  const rows = await sql.rows<{ outward: string }>(
    `select outward from unnest($2::text[]) outward where exists (
       select 1 from listing
       where lower(outward_postcode) = lower(outward) and status = 'listed' and next_slot_at > $1)`,
    [at(now), outwards],
  )
  return rows.map(({ outward }) => outward)
}

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

export type SuggestedPerson = { id: string; name: string; town: string }

/** People with a free time one of whose words begins like this. @param folded - letters, digits and spaces: no pattern */
export const findPeople = (sql: Sql, folded: string, now: number, most: number) =>
  sql.rows<SuggestedPerson>(
    `select p.id, p.display_name as name, p.town from provider p
     where lower(p.display_name) ~ ('\\m' || $1) and exists (
       select 1 from listing l where l.provider_id = p.id and l.status = 'listed' and l.next_slot_at > $2)
     limit $3`,
    [folded, at(now), most],
  )
