import type { Picture } from '@ginipig/contract/media/picture.ts'
import { publicListingStatuses } from '@ginipig/domain/listing'
import type { RrpEvidence, RrpPeriod, TakenTime } from '@ginipig/domain/listing-draft'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { isHeld, type ListingTold } from './listed.sql.ts'

/** A listing's row as it is written, instants as ISO texts: PostgreSQL reads each column by its own type. */
export type ListingValues = Readonly<ListingTold> & {
  provider_id: string
  pictures: readonly Picture[]
  address: string
  town: string
  outward_postcode: string
  next_rrp_from: string | null
  rrp_evidence: RrpEvidence
  rrp_period: RrpPeriod
  clients: number
  status: 'listed' | 'closed'
  listed_at: string
  changed_at: string
}

const changing = `category, subcategories, title, description, reason, duration_minutes, photo_ids, pictures, cover, level,
  purpose, is_insured, is_licensed, is_supervised, supervised_by, type, setting, place, address, town, outward_postcode,
  zone, rrp, next_rrp, next_rrp_from, rrp_evidence, rrp_period, price, capacity, clients, approval, must_haves, status, changed_at`

const given = `json_populate_record(null::listing, $1::json)`

/** Writes a listing, new or changed; when it was first listed stays. */
export async function writeListing(sql: Sql, values: ListingValues): Promise<void> {
  await sql.row(
    `insert into listing (id, provider_id, listed_at, ${changing})
     select id, provider_id, listed_at, ${changing} from ${given}
     on conflict (id) do update set (${changing}) = (select ${changing} from ${given})`,
    [JSON.stringify(values)],
  )
}

/** Brings listings that stand at the provider's own address to where it is now. What is booked of them keeps the address
 *  that its client was told. @returns those that moved */
export const moveWithProvider = (sql: Sql, providerId: string, now: number): Promise<{ id: string }[]> =>
  sql.rows<{ id: string }>(
    `update listing l set address = p.address, town = p.town, outward_postcode = p.outward_postcode, changed_at = $2
     from provider p
     where p.id = $1 and l.provider_id = $1 and l.place is null and l.status in ${oneOf(publicListingStatuses)}
       and (l.address, l.town, l.outward_postcode) is distinct from (p.address, p.town, p.outward_postcode)
     returning l.id`,
    [providerId, at(now)],
  )

/** Keeps what a price was and what shows it, where it isn't the last one kept already. */
export async function savePrice(
  sql: Sql,
  price: {
    providerId: string
    listingId: string
    rrp: number
    price: number
    evidence: RrpEvidence
    period: RrpPeriod
  },
  now: number,
): Promise<void> {
  await sql.row(
    `insert into price_history (provider_id, listing_id, rrp, price, evidence, period, at)
     select $1, $2, $3, $4, $5, $6, $7 where ($3::int, $4::int, $5::text, $6::text) is distinct from (
       select (rrp, price, evidence, period) from price_history
       where provider_id = $1 and listing_id = $2 order by at desc, id desc limit 1)`,
    [price.providerId, price.listingId, price.rrp, price.price, price.evidence, price.period, at(now)],
  )
}

/** Makes the future starts of a listing equal to the wanted ones, in one statement. Booked starts and those that are held
 *  for an answer stay, with as many places as the others; unwanted ones are deleted, or marked where an ended booking points at them.
 *  @param wanted.startsAt - epoch ms, of those that nobody has booked
 *  @param wanted.duration - minutes */
export async function writeStarts(
  sql: Sql,
  wanted: {
    providerId: string
    listingId: string
    startsAt: readonly number[]
    duration: number
    capacity: number
  },
  now: number,
): Promise<void> {
  await sql.rows(
    `with wanted as materialized (
       select tstzrange(starts_at, starts_at + make_interval(mins => $4::int)) as during
       from unnest($3::timestamptz[]) as w (starts_at)
     ), unwanted as materialized (
       select s.id, exists (select from booking b where b.slot_id = s.id) as is_known
       from slot s where s.provider_id = $1 and s.listing_id = $2 and s.starts_at > $6 and s.booked = 0
         and s.removed_at is null and not ${isHeld} and not exists (select from wanted where wanted.during = s.during)
     ), gone as (
       delete from slot where id in (select id from unwanted where not is_known)
     ), hidden as (
       update slot set removed_at = $6 where id in (select id from unwanted where is_known)
     ), roomier as (
       update slot s set capacity = greatest(booked, $5::int)
       where provider_id = $1 and listing_id = $2 and starts_at > $6 and (booked > 0 or ${isHeld})
         and capacity <> greatest(booked, $5::int)
     )
     insert into slot as s (listing_id, provider_id, during, capacity)
     select $2, $1, during, $5 from wanted
     on conflict (provider_id, listing_id, during) do update set capacity = excluded.capacity, removed_at = null
     where s.booked = 0 and (s.capacity <> excluded.capacity or s.removed_at is not null)`,
    [
      wanted.providerId,
      wanted.listingId,
      wanted.startsAt.map((one) => at(one)),
      wanted.duration,
      wanted.capacity,
      at(now),
    ],
  )
}

/** What keeps a provider busy from now on: bookings, and busy times. @param butOf - the listing whose bookings don't count */
export const readTaken = (sql: Sql, providerId: string, butOf: string | null, now: number) =>
  sql.rows<TakenTime>(
    `select starts_at as from, ends_at as until, 'booking' as kind from booking
     where provider_id = $1 and listing_id is distinct from $2 and is_active(status) and during && tstzrange($3, null)
     union all
     select lower(during), upper(during), 'busy' from busy_time where provider_id = $1 and during && tstzrange($3, null)`,
    [providerId, butOf, at(now)],
  )

/** Those of these photos that no listing of the provider shows, nor their portfolio. */
export async function readUnshown(sql: Sql, providerId: string, photoIds: readonly string[]): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `select p.id from photo p
     where p.account_id = $1 and p.id = any ($2::uuid[])
       and not exists (select from listing l where l.provider_id = $1 and p.id = any (l.photo_ids))
       and not exists (select from portfolio_photo o where o.photo_id = p.id and o.status = 'approved')`,
    [providerId, photoIds],
  )
  return rows.map(({ id }) => id)
}
