import {
  addPortfolioPhoto,
  deletePortfolioPhoto,
  finishProviderProfile,
  getProviderProfile,
  orderPortfolio,
  putProviderAbout,
  putProviderDetails,
  putProviderServices,
  saveProfileDraft,
} from '@ginipig/contract/provider/profile.ts'
import { getProviderPage, listProviderReviews } from '@ginipig/contract/provider/public-page.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import {
  addPhoto,
  finishProfile,
  orderPhotos,
  profileOf,
  putAbout,
  putDetails,
  putServices,
  removePhoto,
  saveDraft,
} from './profile.ts'
import { pageOf, reviewsOf } from './public-page.ts'

export function providerCalls(host: Host, platform: Platform): void {
  serve(host, getProviderPage, async ({ actor, params }) => pageOf(platform, params.providerId, actor))

  serve(host, listProviderReviews, async ({ params, query }) => reviewsOf(platform, params.providerId, query))

  serve(host, getProviderProfile, async ({ actor }) => profileOf(platform, actor.accountId))

  serve(host, putProviderDetails, async ({ actor, query, body }) =>
    putDetails(platform, { accountId: actor.accountId, ...query }, body),
  )

  serve(host, putProviderServices, async ({ actor, query, body }) =>
    putServices(platform, { accountId: actor.accountId, ...query }, body),
  )

  serve(host, putProviderAbout, async ({ actor, query, body }) =>
    putAbout(platform, { accountId: actor.accountId, ...query }, body),
  )

  serve(host, saveProfileDraft, async ({ actor, body }) => saveDraft(platform, actor.accountId, body))

  serve(host, finishProviderProfile, async ({ actor }) => finishProfile(platform, actor.accountId))

  serve(host, addPortfolioPhoto, async ({ actor, body }) => addPhoto(platform, actor.accountId, body.photoId))

  serve(host, deletePortfolioPhoto, async ({ actor, params }) =>
    removePhoto(platform, actor.accountId, params.portfolioPhotoId),
  )

  serve(host, orderPortfolio, async ({ actor, body }) => orderPhotos(platform, actor.accountId, body.ids))
}
