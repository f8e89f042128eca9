import type { QueryOf, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { listProviderReviews, ProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { levels } from '@ginipig/domain/listing'
import { recordOfProvider, usualAnswerOf } from '#modules/booking/track-record.ts'
import { isBlocked } from '#modules/message/thread.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { decodeCursor, encodeCursor } from '#platform/http/cursor.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { hasPage, readPage, readReviews } from './public-page.sql.ts'

/** A provider as everybody sees them; to a client whom they blocked, or who blocked them, as if they had nothing open.
 *  @throws Refusal `provider_not_found` */
export async function pageOf(
  platform: Platform,
  providerId: string,
  actor: Pick<Actor, 'accountId' | 'userType'> | undefined,
): Promise<ProviderPage> {
  const page = await readPage(platform.database, providerId, platform.clock.now())
  if (!page) throw new Refusal('provider_not_found')
  const [record, answerMs] = [await recordOfProvider(platform, providerId), await usualAnswerOf(platform, providerId)]
  const isClosed = actor?.userType === 'user' && (await isBlocked(platform.database, actor.accountId, providerId))
  const shown = isClosed
    ? { listingCount: 0, levels: [], fullListings: [] }
    : { levels: levels.filter((one) => page.levels.includes(one)) }
  return { ...page, ...shown, record, answerMs }
}

/** A page of what clients wrote. @throws Refusal `provider_not_found`, `invalid_input` for a cursor that isn't ours */
export async function reviewsOf(
  { database }: Platform,
  providerId: string,
  { sort, stars, photos = false, cursor, limit }: QueryOf<typeof listProviderReviews>,
): Promise<ResponseOf<typeof listProviderReviews>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor)
  if (!(await hasPage(database, providerId))) throw new Refusal('provider_not_found')
  const rows = await readReviews(database, { providerId, sort, stars, hasPhotos: photos, after, limit })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(({ key: _, ...review }) => review),
    nextCursor: last ? encodeCursor({ key: last.key, id: last.id }) : null,
  }
}
