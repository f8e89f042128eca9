import {
  areReviewsOut,
  type ClientReviewGiven,
  isReviewable,
  type PlatformReviewGiven,
  REVIEW_WINDOW_MS,
  type ReviewGiven,
  reviewStep,
  type Visit,
} from '@ginipig/domain/review'
import { enqueueBookingMoved, type LockedBooking, lockOfClient, lockOfProvider } from '#modules/booking/steps.ts'
import { arePhotosOf } from '#modules/media/photo.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { guardRevision, revisionOf } from '#platform/http/revision.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import {
  answerShown,
  type ClientReviewRow,
  type PlatformReviewRow,
  publish,
  type ReviewRow,
  readClientReview,
  readDueReviews,
  readPlatformReview,
  readReview,
  readVisit,
  refreshRating,
  saveClientReview,
  savePlatformReview,
  saveReview,
  type VisitRow,
} from './review.sql.ts'
import { notifyAnswered, notifyReviewChanged, notifyReviewed } from './review-mail.ts'
import { settlePhotos } from './review-photos.ts'

export const visitOf = (row: Pick<VisitRow, 'status' | 'completed_at' | 'ends_at'>): Visit => ({
  status: row.status,
  completedAt: row.completed_at,
  endsAt: row.ends_at,
})

const keyOf = ({ provider_id, id }: LockedBooking): BookingKey => ({ providerId: provider_id, bookingId: id })

function refuseUnlessOpen(booking: LockedBooking, isWritten: boolean, now: number): void {
  const visit = visitOf(booking)
  if (!isReviewable(visit)) throw new Refusal('booking_state')
  const step = reviewStep(visit, isWritten, now)
  if (step !== 'write' && step !== 'change') throw new Refusal('review_closed')
}

/** Shows both reviews once both are in or the time is over, with the photos, and counts the provider's stars. Under
 *  `lockProvider`. @param photosBefore - what the client's review showed before it was changed */
async function settleReviews(
  platform: Platform,
  sql: Sql,
  key: BookingKey,
  photosBefore: readonly string[] = [],
): Promise<void> {
  const now = platform.clock.now()
  const row = await readVisit(sql, key.bookingId)
  if (!row) return
  const review = await readReview(sql, key)
  const written = {
    byClient: review !== undefined,
    byProvider: (await readClientReview(sql, key)) !== undefined,
  }
  if (areReviewsOut(visitOf(row), written, now)) await notifyReviewed(platform, sql, row, await publish(sql, key, now))
  await settlePhotos(sql, row.client_id, [...photosBefore, ...(review?.photo_ids ?? [])])
  await refreshRating(sql, key.providerId)
  await enqueueBookingMoved(sql, key)
  const listing = { providerId: key.providerId, listingId: row.listing_id }
  await enqueue(sql, 'listing.changed', listing, `listing.changed:${row.listing_id}`)
}

export const revisionOfReview = (review: ReviewRow | undefined): string =>
  revisionOf(
    review && [
      ...[review.professionalism, review.friendliness, review.reliability, review.results],
      ...[review.comment, review.photo_ids],
    ],
  )

export const revisionOfClientReview = (review: ClientReviewRow | undefined): string =>
  revisionOf(review && [review.friendliness, review.reliability])

export const revisionOfPlatformReview = (review: PlatformReviewRow | undefined): string =>
  revisionOf(review && [review.rating, review.comment])

/** A client's review of an appointment, written or changed.
 *  @throws Refusal `booking_not_found`, `booking_state` before it is done, `review_closed` after its time,
 *  `photo_not_found` for a photo that is gone or somebody else's, `draft_changed`
 *  @param revision - of what they had before them */
export async function writeReview(
  platform: Platform,
  bookingId: string,
  clientId: string,
  given: ReviewGiven,
  revision: string | undefined,
): Promise<void> {
  const now = platform.clock.now()
  await platform.database.transaction(async (sql) => {
    const booking = await lockOfClient(sql, bookingId, clientId)
    const key = keyOf(booking)
    const before = await readReview(sql, key)
    refuseUnlessOpen(booking, before !== undefined, now)
    if (!(await arePhotosOf(sql, clientId, given.photoIds))) throw new Refusal('photo_not_found')
    await saveReview(sql, key, given, now)
    const after = await readReview(sql, key)
    const revisions = { before: revisionOfReview(before), after: revisionOfReview(after) }
    guardRevision(revision, revisions)
    const wasShown = before !== undefined && before.published_at !== null && before.hidden_at === null
    if (wasShown && revisions.before !== revisions.after) {
      const row = await readVisit(sql, bookingId)
      if (row) await notifyReviewChanged(platform, sql, row)
    }
    await settleReviews(platform, sql, key, before?.photo_ids)
  })
}

/** A provider's review of the client. @throws Refusal as `writeReview` */
export async function writeClientReview(
  platform: Platform,
  bookingId: string,
  providerId: string,
  given: ClientReviewGiven,
  revision: string | undefined,
): Promise<void> {
  const now = platform.clock.now()
  await platform.database.transaction(async (sql) => {
    const booking = await lockOfProvider(sql, bookingId, providerId)
    const key = keyOf(booking)
    const before = await readClientReview(sql, key)
    refuseUnlessOpen(booking, before !== undefined, now)
    await saveClientReview(sql, key, given, now)
    const after = await readClientReview(sql, key)
    guardRevision(revision, { before: revisionOfClientReview(before), after: revisionOfClientReview(after) })
    await settleReviews(platform, sql, key)
  })
}

/** What a provider tells us of an appointment; as often as they like, the last counts.
 *  @throws Refusal `booking_not_found`, `booking_state`, `draft_changed` */
export async function writePlatformReview(
  platform: Platform,
  bookingId: string,
  providerId: string,
  given: PlatformReviewGiven,
  revision: string | undefined,
): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const booking = await lockOfProvider(sql, bookingId, providerId)
    if (!isReviewable(visitOf(booking))) throw new Refusal('booking_state')
    const key = keyOf(booking)
    const before = await readPlatformReview(sql, key)
    await savePlatformReview(sql, key, given, platform.clock.now())
    const after = await readPlatformReview(sql, key)
    guardRevision(revision, { before: revisionOfPlatformReview(before), after: revisionOfPlatformReview(after) })
  })
}

/** A provider's one public answer; anew where the review was changed since. @throws Refusal `review_not_found`, `review_answered` */
export async function answer(
  platform: Platform,
  reply: { providerId: string; reviewId: string; text: string },
): Promise<{ text: string; at: number }> {
  return platform.database.transaction(async (sql) => {
    const now = platform.clock.now()
    const found = await answerShown(sql, reply, now)
    if (!found) throw new Refusal('review_not_found')
    if (found.isAnswered) throw new Refusal('review_answered')
    const row = await readVisit(sql, found.bookingId)
    if (row) await notifyAnswered(platform, sql, row)
    return { text: reply.text, at: now }
  })
}

/** Visits that the sweep shows the reviews of. */
export const readClosed = (sql: Sql, now: number, limit: number) => readDueReviews(sql, now - REVIEW_WINDOW_MS, limit)

/** Shows what was written of a visit whose time to write is over. */
export async function publishClosed(platform: Platform, key: BookingKey): Promise<void> {
  await platform.database.transaction(async (sql) => {
    await lockProvider(sql, key.providerId)
    await settleReviews(platform, sql, key)
  })
}
