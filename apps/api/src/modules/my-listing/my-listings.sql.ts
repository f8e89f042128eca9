import type { Picture } from '@ginipig/contract/media/picture.ts'
import { keptByProviderStatuses, unsettledStatuses } from '@ginipig/domain/booking'
import {
  type Approval,
  type Category,
  type ListingState,
  type ListingStatus,
  type ListingTab,
  type Purpose,
  publicListingStatuses,
} from '@ginipig/domain/listing'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** A listing or a draft in its provider's list. Prices of a draft are as typed. */
export type MyListingRow = {
  id: string
  state: ListingState
  has_draft: boolean
  category: Category | null
  title: string
  purpose: Purpose | null
  approval: Approval | null
  cover: string
  image: Picture | null
  /** A draft's first photo, which only its provider sees so far. */
  photo: { photoId: string; width: number; height: number; widths: number[] } | null
  duration_minutes: number | null
  rrp: number | null
  price: number | null
  typed_rrp: string | null
  typed_price: string | null
  booked: number
  held: number
  clients: number | null
  views: number
  favourites: number
  patch_test_hours: number | null
  next_slot_at: number | null
  zone: string | null
  is_deletable: boolean
  changed_at: number
}

/** All of a provider's listings and drafts: `$1` the provider, `$2` now. A listing can be booked while it is listed, clients
 *  are wanted and a start can be taken; a place that is held while somebody books is neither booked nor gone; cursors know no time below a millisecond. */
const mine = `
  with needed as materialized (
    select distinct listing_id from booking where provider_id = $1 and status in ${oneOf(unsettledStatuses)}
  ), held as materialized (
    select listing_id, count(*)::int as count from booking where provider_id = $1 and status = 'pending_payment'
    group by listing_id
  ), mine as materialized (
    select l.id,
      case when l.status = 'closed' then 'closed' when l.booked - coalesce(h.count, 0) >= l.clients then 'full'
        when l.next_slot_at > $2 or h.count > 0 then 'listed' else 'no_dates' end as state,
      d.id is not null as has_draft, l.category, l.title, l.purpose, l.approval, l.cover, l.pictures -> 0 as image,
      null::jsonb as photo, l.duration_minutes, l.rrp, l.price, null as typed_rrp, null as typed_price,
      l.booked - coalesce(h.count, 0) as booked, coalesce(h.count, 0) as held, l.clients,
      coalesce(v.views, 0) as views,
      (select count(*)::int from favourite_listing f where f.listing_id = l.id) as favourites,
      (l.must_haves -> 'patchTest' ->> 'hoursBefore')::int as patch_test_hours,
      case when l.status = 'listed' and l.next_slot_at > $2 then l.next_slot_at end as next_slot_at, l.zone,
      l.id not in (select listing_id from needed) as is_deletable,
      date_trunc('milliseconds', greatest(l.changed_at, d.saved_at)) as changed_at
    from listing l left join listing_draft d on d.provider_id = l.provider_id and d.id = l.id
      left join held h on h.listing_id = l.id
      left join listing_view v on v.provider_id = l.provider_id and v.listing_id = l.id
    where l.provider_id = $1 and l.status in ${oneOf(publicListingStatuses)}
    union all
    select d.id, 'draft', false, d.typed -> 'treatment' ->> 'category', coalesce(d.typed -> 'treatment' ->> 'title', ''),
      d.typed -> 'requirements' ->> 'purpose', d.typed -> 'requirements' ->> 'approval',
      coalesce(d.typed -> 'treatment' ->> 'cover', ''), public_picture(p)::jsonb,
      case when p.id is not null then jsonb_build_object(
        'photoId', p.id, 'width', p.width, 'height', p.height, 'widths', p.widths) end, null, null, null, d.typed -> 'requirements' ->> 'rrp',
      d.typed -> 'requirements' ->> 'price', 0, 0, (d.typed -> 'requirements' ->> 'clients')::int, 0, 0, null, null, null, true,
      date_trunc('milliseconds', d.saved_at)
    from listing_draft d
      left join photo p on p.account_id = d.provider_id and p.id = (d.typed -> 'treatment' -> 'photoIds' ->> 0)::uuid
    where d.provider_id = $1
      and not exists (select from listing l where l.provider_id = d.provider_id and l.id = d.id)
  )`

const columns = `id, state, has_draft, category, title, purpose, approval, cover, image, photo, duration_minutes, rrp, price, typed_rrp,
  typed_price, booked, held, clients, views, favourites, patch_test_hours, next_slot_at, zone, is_deletable, changed_at`

/** A page by keyset, the latest changed first. @param page.words - all of them are in the title, in small letters */
export const readMyPage = (
  sql: Sql,
  providerId: string,
  page: {
    tab: ListingTab
    states: readonly ListingState[] | undefined
    category: Category | undefined
    words: readonly string[]
    after: { key: number; id: string } | undefined
    limit: number
  },
  now: number,
) =>
  sql.rows<MyListingRow>(
    `${mine}
     select ${columns} from mine
     where (state = 'closed') = ($3::text = 'past') and ($4::text[] is null or state = any($4)) and ($5::text is null or category = $5)
       and not exists (select from unnest($6::text[]) word where strpos(lower(title), word) = 0)
       and ($7::timestamptz is null or (changed_at, id) < ($7, $8::uuid))
     order by changed_at desc, id desc limit $9`,
    [
      providerId,
      at(now),
      page.tab,
      page.states ?? null,
      page.category ?? null,
      page.words,
      page.after ? at(page.after.key) : null,
      page.after?.id ?? null,
      page.limit,
    ],
  )

export const readMine = (sql: Sql, providerId: string, listingId: string, now: number) =>
  sql.row<MyListingRow>(`${mine} select ${columns} from mine where id = $3`, [providerId, at(now), listingId])

export const countMine = (sql: Sql, providerId: string, now: number) =>
  sql.rows<{ state: ListingState; count: number }>(`${mine} select state, count(*) as count from mine group by state`, [
    providerId,
    at(now),
  ])

/** Places that were booked since an instant, epoch ms, and are not given back. */
export async function countBooked(sql: Sql, providerId: string, since: number): Promise<number> {
  const row = await sql.row<{ count: number }>(
    `select count(*) as count from booking where provider_id = $1 and requested_at >= $2
       and (is_active(status) or status in ${oneOf(keptByProviderStatuses)})`,
    [providerId, at(since)],
  )
  return row?.count ?? 0
}

/** @returns whether it was listed or closed */
export async function setStatus(
  sql: Sql,
  listing: { providerId: string; listingId: string },
  status: Exclude<ListingStatus, 'draft'>,
  now: number,
): Promise<boolean> {
  const row = await sql.row(
    `update listing set status = $3, changed_at = case when status = $3 then changed_at else $4 end
     where provider_id = $1 and id = $2 and status in ${oneOf(publicListingStatuses)} returning 1 as changed`,
    [listing.providerId, listing.listingId, status, at(now)],
  )
  return row !== undefined
}

/** Closes what is listed of a provider. */
export const closeAll = (sql: Sql, providerId: string, now: number) =>
  sql.rows<{ id: string }>(
    `update listing set status = 'closed', changed_at = $2 where provider_id = $1 and status = 'listed' returning id`,
    [providerId, at(now)],
  )

/** Suspended providers of whom something is listed. */
export const readSuspended = (sql: Sql) =>
  sql.rows<{ id: string }>(
    `select a.id from account a where a.suspended_at is not null and a.deleted_at is null and exists (
       select from listing l where l.provider_id = a.id and l.status = 'listed')`,
  )

/** Whether somebody's booking of it is to take place, or to be paid out. */
export async function isNeeded(sql: Sql, providerId: string, listingId: string): Promise<boolean> {
  const row = await sql.row(
    `select 1 as needed from booking where provider_id = $1 and listing_id = $2 and status in ${oneOf(unsettledStatuses)} limit 1`,
    [providerId, listingId],
  )
  return row !== undefined
}
