import { lockProvider } from '#platform/database/provider-key.ts'
import type { Platform } from '#platform/platform.ts'
import { findReview, readReview, readVisit, refreshRating, setHidden } from './review.sql.ts'
import { notifyHidden, notifyReviewed } from './review-mail.ts'
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
    const after = await readReview(sql, review)
    if (!row || !after) return true
    await settlePhotos(sql, row.client_id, after.photo_ids)
    if (reason !== null) await notifyHidden({ clock, config }, sql, row, reason)
    // Its provider was not told where it was hidden before its time came; who was told is not told again.
    else if (after.published_at !== null)
      await notifyReviewed({ clock, config }, sql, row, { ofClient: false, ofProvider: true })
    return true
  })
}
