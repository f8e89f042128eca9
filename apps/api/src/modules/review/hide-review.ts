import { lockProvider } from '#platform/database/provider-key.ts'
import type { Platform } from '#platform/platform.ts'
import { findReview, readReview, readVisit, refreshRating, setHidden } from './review.sql.ts'
import { notifyHidden } from './review-mail.ts'
import { settlePhotos } from './review-photos.ts'

/** An operator takes a review out of sight with its photos, or shows it again: its stars no longer count, its author is told why, and the
 *  database writes it down (trust.md G44). @param reason - what breaks which rule; null shows it again
 *  @returns whether there is such a review */
export async function hideReview(
  { clock, config, database }: Pick<Platform, 'clock' | 'config' | 'database'>,
  reviewId: string,
  reason: string | null,
): Promise<boolean> {
  const now = clock.now()
  return database.transaction(async (sql) => {
    const review = await findReview(sql, reviewId)
    if (!review) return false
    await lockProvider(sql, review.providerId)
    await setHidden(sql, review, reason, now)
    await refreshRating(sql, review.providerId)
    const row = await readVisit(sql, review.bookingId)
    const photoIds = (await readReview(sql, review))?.photo_ids ?? []
    if (row) await settlePhotos(sql, row.client_id, photoIds)
    if (reason !== null && row) await notifyHidden({ clock, config }, sql, row, reason)
    return true
  })
}
