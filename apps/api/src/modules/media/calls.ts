import { getAvatar, getPhoto, uploadPhoto } from '@ginipig/contract/media/photo.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, RawBytes, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { uploadPhoto as keepPhoto, openAvatar, openPhoto } from './photo.ts'

/** Opened by itself, an image is only ever an image (trust.md S24). */
const sealed = {
  'content-type': 'image/jpeg',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
}

/** Another picture has another address. */
const forGood = 'public, max-age=31536000, immutable'

export function mediaCalls(host: Host, platform: Platform): void {
  serve(host, uploadPhoto, async ({ actor, request }) => {
    if (!Buffer.isBuffer(request.body)) throw new Refusal('photo_type')
    return keepPhoto(platform, actor.accountId, request.body)
  })

  serve(host, getPhoto, async ({ params, query }) => {
    const { bytes, lifeMs } = await openPhoto(platform, { ...params, ...query })
    return new RawBytes(bytes, { ...sealed, 'cache-control': `private, max-age=${Math.floor(lifeMs / 1000)}` })
  })

  serve(host, getAvatar, async ({ params }) => {
    const bytes = await openAvatar(platform, params.photoId)
    return new RawBytes(bytes, { ...sealed, 'cache-control': forGood })
  })
}
