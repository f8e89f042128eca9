import type { ClientsReview, PlatformReview, ProvidersReview } from '@ginipig/contract/review/review.ts'
import { providerName } from '@ginipig/domain/identity'
import { isReviewable, reviewStep, reviewsCloseAt } from '@ginipig/domain/review'
import { ownPictures, publicPictures } from '#modules/media/picture.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import {
  type ReviewRow,
  readClientReview,
  readPlatformReview,
  readReview,
  readVisit,
  type VisitRow,
} from './review.sql.ts'
import { revisionOfClientReview, revisionOfPlatformReview, revisionOfReview, visitOf } from './write-review.ts'

async function read(
  { database }: Platform,
  bookingId: string,
  side: 'client_id' | 'provider_id',
  accountId: string,
): Promise<VisitRow> {
  const row = await readVisit(database, bookingId)
  if (row?.[side] !== accountId) throw new Refusal('booking_not_found')
  if (!isReviewable(row)) throw new Refusal('booking_state')
  return row
}

const visited = (row: VisitRow, otherName: string, otherOneName = otherName): ClientsReview['visited'] => ({
  bookingId: row.id,
  listing: {
    id: row.listing_id,
    title: row.title,
    category: row.category,
    cover: row.cover,
    image: row.image,
  },
  startsAt: row.starts_at,
  zone: row.zone,
  price: row.price,
  otherName,
  otherOneName,
  closesAt: reviewsCloseAt(visitOf(row)),
})

const keyOf = ({ provider_id, id }: VisitRow) => ({ providerId: provider_id, bookingId: id })

const starsOf = ({ professionalism, friendliness, reliability, results }: ReviewRow) => ({
  professionalism,
  friendliness,
  reliability,
  results,
})

const answerOf = ({ answer, answered_at }: ReviewRow) =>
  answer === null || answered_at === null ? null : { text: answer, at: answered_at }

/** A booking's review as its client sees it. @throws Refusal `booking_not_found`, `booking_state` */
export async function viewOfClient(platform: Platform, bookingId: string, clientId: string): Promise<ClientsReview> {
  const row = await read(platform, bookingId, 'client_id', clientId)
  const mine = await readReview(platform.database, keyOf(row))
  const theirs = await readClientReview(platform.database, keyOf(row))
  return {
    visited: visited(
      row,
      row.provider_first_name,
      providerName({ firstName: row.provider_first_name, displayName: row.display_name }),
    ),
    providerId: row.provider_id,
    step: reviewStep(visitOf(row), mine !== undefined, platform.clock.now()) ?? null,
    mine: mine
      ? {
          id: mine.id,
          ...starsOf(mine),
          comment: mine.comment,
          photos: await ownPictures(platform, platform.database, clientId, mine.photo_ids),
          at: mine.created_at,
          changedAt: mine.changed_at,
          isShown: mine.published_at !== null && mine.hidden_at === null,
          hiddenBecause: mine.hidden_reason,
          answer: answerOf(mine),
        }
      : null,
    theirs:
      theirs && theirs.published_at !== null
        ? { friendliness: theirs.friendliness, reliability: theirs.reliability }
        : null,
    revision: revisionOfReview(mine),
  }
}

/** The provider's side of it. @throws Refusal as `viewOfClient` */
export async function viewOfProvider(
  platform: Platform,
  bookingId: string,
  providerId: string,
): Promise<ProvidersReview> {
  const row = await read(platform, bookingId, 'provider_id', providerId)
  const mine = await readClientReview(platform.database, keyOf(row))
  const theirs = await readReview(platform.database, keyOf(row))
  const pictures = await publicPictures(platform.database, theirs?.photo_ids ?? [])
  const isShown = theirs !== undefined && theirs.published_at !== null && theirs.hidden_at === null
  return {
    visited: visited(row, row.client_name),
    step: reviewStep(visitOf(row), mine !== undefined, platform.clock.now()) ?? null,
    mine: mine
      ? {
          friendliness: mine.friendliness,
          reliability: mine.reliability,
          at: mine.created_at,
          changedAt: mine.changed_at,
          isShown: mine.published_at !== null,
        }
      : null,
    theirs: isShown
      ? {
          id: theirs.id,
          ...starsOf(theirs),
          comment: theirs.comment,
          photos: theirs.photo_ids.flatMap((id) => pictures.get(id) ?? []),
          at: theirs.created_at,
          editedAt: theirs.edited_at,
          answer: answerOf(theirs),
        }
      : null,
    revision: revisionOfClientReview(mine),
  }
}

/** What a provider told us of an appointment. @throws Refusal as `viewOfClient` */
export async function viewOfPlatform(
  platform: Platform,
  bookingId: string,
  providerId: string,
): Promise<PlatformReview> {
  const row = await read(platform, bookingId, 'provider_id', providerId)
  const mine = await readPlatformReview(platform.database, keyOf(row))
  return {
    visited: visited(row, row.client_name),
    mine: mine ? { rating: mine.rating, comment: mine.comment, at: mine.created_at } : null,
    revision: revisionOfPlatformReview(mine),
  }
}
