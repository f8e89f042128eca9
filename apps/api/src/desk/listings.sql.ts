import type { BookingStatus } from '@ginipig/domain/booking'
import type { Language } from '@ginipig/domain/identity'
import type { Category, Level, ListingStatus } from '@ginipig/domain/listing'
import { at, type Sql } from '#platform/database/sql.ts'

export type FoundListing = {
  id: string
  title: string
  status: ListingStatus
  price: number
  nextSlotAt: number | null
  providerId: string
  provider: string
}

/** Listings in whose title and provider's names all of these words stand, or whose id or provider's id they are; what is
 *  shown before what isn't, then the newest first. Without words, all.
 *  @param of.words - in lower case  @param of.id - where the words are one */
export const findListings = (
  sql: Sql,
  of: { words: readonly string[]; id: string | null; status: ListingStatus | null; limit: number },
): Promise<FoundListing[]> =>
  sql.rows<FoundListing>(
    `select l.id, l.title, l.status, l.price, l.next_slot_at as "nextSlotAt", l.provider_id as "providerId",
       p.display_name as provider
     from listing l join provider p on p.id = l.provider_id join account a on a.id = p.id
     where ($3::text is null or l.status = $3) and (l.id = $2::uuid or l.provider_id = $2::uuid or not exists (
       select from unnest($1::text[]) word where strpos(
         lower(l.title || ' ' || p.display_name || ' ' || p.company_name || ' ' || a.first_name || ' ' || a.last_name), word) = 0))
     order by case l.status when 'listed' then 0 when 'closed' then 1 else 2 end, l.listed_at desc, l.id limit $4`,
    [of.words, of.id, of.status, of.limit],
  )

export type ListingRow = {
  id: string
  title: string
  description: string
  reason: string
  status: ListingStatus
  category: Category
  level: Level
  durationMinutes: number
  capacity: number
  rrp: number
  price: number
  town: string
  outwardPostcode: string
  photoIds: string[]
  listedAt: number
  changedAt: number
  providerId: string
  provider: string
  providerLanguage: Language
  isSuspended: boolean
  nextSlotAt: number | null
  placesLeft: number
  /** Times that are still ahead, taken or free. */
  slots: number
}

export const readListing = (sql: Sql, id: string, now: number): Promise<ListingRow | undefined> =>
  sql.row<ListingRow>(
    `select l.id, l.title, l.description, l.reason, l.status, l.category, l.level, l.duration_minutes as "durationMinutes",
       l.capacity, l.rrp, l.price, l.town, l.outward_postcode as "outwardPostcode", l.photo_ids as "photoIds",
       l.listed_at as "listedAt", l.changed_at as "changedAt", l.provider_id as "providerId", p.display_name as provider,
       a.language as "providerLanguage", a.suspended_at is not null as "isSuspended", l.next_slot_at as "nextSlotAt",
       l.places_left as "placesLeft",
       (select count(*) from slot s where s.listing_id = l.id and s.provider_id = l.provider_id and s.starts_at > $2) as slots
     from listing l join provider p on p.id = l.provider_id join account a on a.id = p.id
     where l.id = $1`,
    [id, at(now)],
  )

/** Its bookings by state, without holds that nobody asked with. */
export const countBookingsOf = (
  sql: Sql,
  { id, providerId }: Pick<ListingRow, 'id' | 'providerId'>,
): Promise<{ status: BookingStatus; count: number }[]> =>
  sql.rows<{ status: BookingStatus; count: number }>(
    `select status, count(*) as count from booking
     where provider_id = $2 and listing_id = $1 and requested_at is not null group by status order by count(*) desc, status`,
    [id, providerId],
  )

export type ListingsReview = {
  id: string
  authorId: string
  author: string
  authorLanguage: Language
  /** Of 5, the mean of the four. */
  stars: number
  comment: string | null
  answer: string | null
  createdAt: number
  publishedAt: number | null
  hiddenAt: number | null
  hiddenBecause: string | null
}

/** The latest first. */
export const readReviewsOf = (
  sql: Sql,
  { id, providerId }: Pick<ListingRow, 'id' | 'providerId'>,
  limit: number,
): Promise<ListingsReview[]> =>
  sql.rows<ListingsReview>(
    `select r.id, r.client_id as "authorId", a.first_name || ' ' || a.last_name as author, a.language as "authorLanguage",
       round((r.professionalism + r.friendliness + r.reliability + r.results) / 4.0, 1)::float8 as stars, r.comment, r.answer,
       r.created_at as "createdAt", r.published_at as "publishedAt", r.hidden_at as "hiddenAt",
       r.hidden_reason as "hiddenBecause"
     from review r join account a on a.id = r.client_id
     where r.provider_id = $2 and r.listing_id = $1 order by r.created_at desc, r.id limit $3`,
    [id, providerId, limit],
  )

export type ListingsReport = { number: number; createdAt: number; isSettled: boolean }

export const readReportsOfListing = (sql: Sql, id: string): Promise<ListingsReport[]> =>
  sql.rows<ListingsReport>(
    `select number, created_at as "createdAt", settled_at is not null as "isSettled" from report
     where kind = 'listing' and target_id = $1 order by created_at desc limit 20`,
    [id],
  )
