import {
  answerReview,
  getClientReview,
  getMyReview,
  getPlatformReview,
  putClientReview,
  putMyReview,
  putPlatformReview,
  removeReviewPhotos,
} from '@ginipig/contract/review/review.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { removePhotos } from './review-photos.ts'
import { viewOfClient, viewOfPlatform, viewOfProvider } from './view-review.ts'
import { answer, writeClientReview, writePlatformReview, writeReview } from './write-review.ts'

/** What the two people of an appointment say of each other, and a provider of us. */
export function reviewCalls(host: Host, platform: Platform): void {
  serve(host, getMyReview, ({ params, actor }) => viewOfClient(platform, params.bookingId, actor.accountId))

  serve(host, putMyReview, async ({ params: { bookingId }, query, body, actor }) => {
    await writeReview(platform, bookingId, actor.accountId, body, query.revision)
    return viewOfClient(platform, bookingId, actor.accountId)
  })

  serve(host, removeReviewPhotos, async ({ params: { bookingId }, actor }) => {
    await removePhotos(platform, bookingId, actor.accountId)
    return viewOfClient(platform, bookingId, actor.accountId)
  })

  serve(host, getClientReview, ({ params, actor }) => viewOfProvider(platform, params.bookingId, actor.accountId))

  serve(host, putClientReview, async ({ params: { bookingId }, query, body, actor }) => {
    await writeClientReview(platform, bookingId, actor.accountId, body, query.revision)
    return viewOfProvider(platform, bookingId, actor.accountId)
  })

  serve(host, answerReview, ({ params, body, actor }) =>
    answer(platform, { providerId: actor.accountId, reviewId: params.reviewId, text: body.text }),
  )

  serve(host, getPlatformReview, ({ params, actor }) => viewOfPlatform(platform, params.bookingId, actor.accountId))

  serve(host, putPlatformReview, async ({ params: { bookingId }, query, body, actor }) => {
    await writePlatformReview(platform, bookingId, actor.accountId, body, query.revision)
    return viewOfPlatform(platform, bookingId, actor.accountId)
  })
}
