import { lockOfClient } from '#modules/booking/steps.ts'
import { hidePhotos, showPhotos } from '#modules/media/picture.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { dropPhotos, readReview, readShownPhotos } from './review.sql.ts'

/** Makes photos of a client's reviews public as far as a review that everybody can read shows them, and private otherwise.
 *  @param photoIds - all that a review shows, or showed before */
export async function settlePhotos(sql: Sql, clientId: string, photoIds: readonly string[]): Promise<void> {
  if (photoIds.length === 0) return
  const shown = await readShownPhotos(sql, clientId, photoIds)
  await hidePhotos(
    sql,
    photoIds.filter((id) => !shown.includes(id)),
  )
  await showPhotos(sql, clientId, shown)
}

/** A client takes back the photos of their review, at any time: consent isn't given until a date.
 *  @throws Refusal `booking_not_found` */
export async function removePhotos({ database }: Platform, bookingId: string, clientId: string): Promise<void> {
  await database.transaction(async (sql) => {
    const { provider_id: providerId } = await lockOfClient(sql, bookingId, clientId)
    const review = await readReview(sql, { providerId, bookingId })
    await dropPhotos(sql, { providerId, bookingId })
    await settlePhotos(sql, clientId, review?.photo_ids ?? [])
  })
}
