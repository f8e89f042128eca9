import type { Picture } from '@ginipig/contract/media/picture.ts'
import type { BookingStatus } from '@ginipig/domain/booking'
import type { Category } from '@ginipig/domain/listing'
import type { ClientReviewGiven, ReviewGiven } from '@ginipig/domain/review'
import { reviewEdited } from '#platform/database/card-columns.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** A booking with all that its reviews' pages and mails tell of it. */
export type VisitRow = {
  id: string
  reference: string
  provider_id: string
  client_id: string
  listing_id: string
  status: BookingStatus
  completed_at: number | null
  starts_at: number
  ends_at: number
  price: number
  zone: string
  title: string
  category: Category
  cover: string
  image: Picture | null
  display_name: string
  provider_first_name: string
  client_name: string
}

export const readVisit = (sql: Sql, bookingId: string): Promise<VisitRow | undefined> =>
  sql.row<VisitRow>(
    `select b.id, b.reference, b.provider_id, b.client_id, b.listing_id, b.status, b.completed_at, b.starts_at, b.ends_at,
       b.price, l.zone, l.title, l.category, l.cover, l.pictures -> 0 as image, p.display_name,
       pa.first_name as provider_first_name,
       case when c.last_name = '' then c.first_name else c.first_name || ' ' || left(c.last_name, 1) || '.' end as client_name
     from booking b
       join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
       join provider p on p.id = b.provider_id
       join account pa on pa.id = b.provider_id
       join account c on c.id = b.client_id
     where b.id = $1`,
    [bookingId],
  )

/** A client's review. */
export type ReviewRow = {
  id: string
  professionalism: number
  friendliness: number
  reliability: number
  results: number
  comment: string | null
  created_at: number
  changed_at: number | null
  published_at: number | null
  /** When it was last changed after others could read it; null where they read it as it was first shown. */
  edited_at: number | null
  answer: string | null
  answered_at: number | null
  hidden_at: number | null
  hidden_reason: string | null
  photo_ids: string[]
}

export const readReview = (sql: Sql, { providerId, bookingId }: BookingKey): Promise<ReviewRow | undefined> =>
  sql.row<ReviewRow>(
    `select id, professionalism, friendliness, reliability, results, comment, created_at, changed_at, published_at,
       ${reviewEdited} as edited_at, answer, answered_at, hidden_at, hidden_reason, photo_ids
     from review r where provider_id = $1 and booking_id = $2`,
    [providerId, bookingId],
  )

/** What a provider said of the client. */
export type ClientReviewRow = {
  friendliness: number
  reliability: number
  created_at: number
  changed_at: number | null
  published_at: number | null
}

export const readClientReview = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.row<ClientReviewRow>(
    `select friendliness, reliability, created_at, changed_at, published_at
     from client_review where provider_id = $1 and booking_id = $2`,
    [providerId, bookingId],
  )

/** Writes a client's review, or writes it anew. What is sent again as it was has not changed. */
export const saveReview = (sql: Sql, { providerId, bookingId }: BookingKey, given: ReviewGiven, now: number) =>
  sql.row(
    `insert into review (booking_id, provider_id, client_id, listing_id, professionalism, friendliness, reliability, results,
       comment, created_at, photo_ids, photos_consented_at)
     select id, provider_id, client_id, listing_id, $3, $4, $5, $6, nullif($7, ''), $8, $9,
       case when cardinality($9::uuid[]) > 0 then $8::timestamptz end
     from booking where provider_id = $1 and id = $2
     on conflict (provider_id, booking_id) do update set professionalism = excluded.professionalism,
       friendliness = excluded.friendliness, reliability = excluded.reliability, results = excluded.results,
       comment = excluded.comment,
       changed_at = case when (review.professionalism, review.friendliness, review.reliability, review.results,
           review.comment, review.photo_ids) is distinct from (excluded.professionalism, excluded.friendliness,
           excluded.reliability, excluded.results, excluded.comment, excluded.photo_ids)
         then excluded.created_at else review.changed_at end,
       photo_ids = excluded.photo_ids, photos_consented_at = excluded.photos_consented_at`,
    [
      providerId,
      bookingId,
      given.professionalism,
      given.friendliness,
      given.reliability,
      given.results,
      given.comment,
      at(now),
      given.photoIds,
    ],
  )

/** Takes the photos out of a review, and with them the consent to show them. */
export const dropPhotos = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.row(`update review set photo_ids = '{}', photos_consented_at = null where provider_id = $1 and booking_id = $2`, [
    providerId,
    bookingId,
  ])

/** Those of these photos that a review of this client shows to everybody. */
export async function readShownPhotos(sql: Sql, clientId: string, photoIds: readonly string[]): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `select distinct given.id from shown_review r, unnest(r.photo_ids) given (id)
     where r.client_id = $1 and given.id = any ($2::uuid[])`,
    [clientId, photoIds],
  )
  return rows.map(({ id }) => id)
}

/** Writes a provider's review of the client, or writes it anew. */
export const saveClientReview = (
  sql: Sql,
  { providerId, bookingId }: BookingKey,
  given: ClientReviewGiven,
  now: number,
) =>
  sql.row(
    `insert into client_review (provider_id, booking_id, client_id, friendliness, reliability, created_at)
     select provider_id, id, client_id, $3, $4, $5 from booking where provider_id = $1 and id = $2
     on conflict (provider_id, booking_id) do update set friendliness = excluded.friendliness,
       reliability = excluded.reliability, changed_at = excluded.created_at`,
    [providerId, bookingId, given.friendliness, given.reliability, at(now)],
  )

/** Shows what waits of a visit to everybody whom it concerns. @returns whose words were shown by this */
export async function publish(
  sql: Sql,
  { providerId, bookingId }: BookingKey,
  now: number,
): Promise<{ ofClient: boolean; ofProvider: boolean }> {
  const byClient = await sql.row(
    `update review set published_at = $3 where provider_id = $1 and booking_id = $2 and published_at is null
     returning 1 as published`,
    [providerId, bookingId, at(now)],
  )
  const byProvider = await sql.row(
    `update client_review set published_at = $3 where provider_id = $1 and booking_id = $2 and published_at is null
     returning 1 as published`,
    [providerId, bookingId, at(now)],
  )
  return { ofClient: byProvider !== undefined, ofProvider: byClient !== undefined }
}

/** Counts a provider's stars anew. */
export const refreshRating = (sql: Sql, providerId: string) =>
  sql.row('select refresh_rating($1) is null as done', [providerId])

type Due = { id: string; provider_id: string }

/** Visits whose time to write is over, with something that still waits to be shown. @param closedBefore - epoch ms */
export const readDueReviews = (sql: Sql, closedBefore: number, limit: number): Promise<Due[]> =>
  sql.rows<Due>(
    `select b.id, b.provider_id from (
       select provider_id, booking_id from review where published_at is null
       union select provider_id, booking_id from client_review where published_at is null
     ) waiting join booking b on b.provider_id = waiting.provider_id and b.id = waiting.booking_id
     where coalesce(b.completed_at, b.ends_at) <= $1 limit $2`,
    [at(closedBefore), limit],
  )

/** An answer to what was changed since is given anew.
 *  @returns undefined where there is none of theirs to answer; `isAnswered` where it was answered as it stands */
export const answerShown = (
  sql: Sql,
  { providerId, reviewId, text }: { providerId: string; reviewId: string; text: string },
  now: number,
): Promise<{ isAnswered: boolean; bookingId: string } | undefined> =>
  sql.row<{ isAnswered: boolean; bookingId: string }>(
    `with shown as (select id, booking_id from shown_review where id = $2 and provider_id = $1 for update),
       answered as (
         update review r set answer = $3, answered_at = $4 from shown
         where r.id = shown.id and (r.answered_at is null or r.answered_at < r.changed_at) returning r.id)
     select not exists (select from answered) as "isAnswered", booking_id as "bookingId" from shown`,
    [providerId, reviewId, text, at(now)],
  )

export type PlatformReviewRow = { rating: number; comment: string; created_at: number }

export const readPlatformReview = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.row<PlatformReviewRow>(
    'select rating, comment, created_at from platform_review where provider_id = $1 and booking_id = $2',
    [providerId, bookingId],
  )

export const savePlatformReview = (
  sql: Sql,
  { providerId, bookingId }: BookingKey,
  { rating, comment }: { rating: number; comment: string },
  now: number,
) =>
  sql.row(
    `insert into platform_review (provider_id, booking_id, rating, comment, created_at) values ($1, $2, $3, $4, $5)
     on conflict (provider_id, booking_id) do update set rating = excluded.rating, comment = excluded.comment,
       created_at = excluded.created_at`,
    [providerId, bookingId, rating, comment, at(now)],
  )

/** The newest of what providers told us, for the operator. */
export const readPlatformReviews = (sql: Sql, limit: number) =>
  sql.rows<{ createdAt: number; rating: number; comment: string; name: string }>(
    `select r.created_at as "createdAt", r.rating, r.comment, p.display_name as name
     from platform_review r join provider p on p.id = r.provider_id order by r.created_at desc limit $1`,
    [limit],
  )

/** A review as the operator finds it. */
export type FoundReview = { providerId: string; bookingId: string }

export const findReview = (sql: Sql, reviewId: string): Promise<FoundReview | undefined> =>
  sql.row<FoundReview>('select provider_id as "providerId", booking_id as "bookingId" from review where id = $1', [
    reviewId,
  ])

/** Takes a review out of sight, or shows it again where there is no reason; the database writes it down. */
export const setHidden = (sql: Sql, { providerId, bookingId }: FoundReview, reason: string | null, now: number) =>
  sql.row(
    'update review set hidden_at = case when $2::text is null then null else $3::timestamptz end, hidden_reason = $2 where provider_id = $1 and booking_id = $4',
    [providerId, reason, at(now), bookingId],
  )
