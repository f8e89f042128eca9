import compress from '@fastify/compress'
import etag from '@fastify/etag'
import { getCover } from '@ginipig/contract/media/cover.ts'
import { getAvatar, getPhoto, getPicture, uploadPhoto } from '@ginipig/contract/media/photo.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, RawBytes, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { cover } from './artwork/index.js'
import { uploadPhoto as keepPhoto, type OpenedPhoto, openAvatar, openPhoto, openPicture } from './photo.ts'

/** Opened by itself, an image is only ever an image (trust.md S24). */
const sealed = {
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
}

/** Another picture has another address. */
const forGood = 'public, max-age=31536000, immutable'

/** Public photos: an address never changes its picture, but shared caches revalidate daily, for one may be withdrawn. */
const forGoodUntilTakenBack = `${forGood}, s-maxage=86400`

const imageOf = (
  { bytes, type }: { bytes: OpenedPhoto['bytes']; type: OpenedPhoto['type'] | 'image/svg+xml' },
  cacheControl: string,
) => new RawBytes(bytes, { ...sealed, 'content-type': type, 'cache-control': cacheControl })

export function mediaCalls(host: Host, platform: Platform): void {
  serve(host, uploadPhoto, async ({ actor, request }) => {
    if (!Buffer.isBuffer(request.body)) throw new Refusal('photo_type')
    return keepPhoto(platform, actor.accountId, request.body)
  })

  serve(host, getPhoto, async ({ params, query }) => {
    const photo = await openPhoto(platform, { ...params, ...query })
    return imageOf(photo, `private, max-age=${Math.floor(photo.lifeMs / 1000)}`)
  })

  serve(host, getPicture, async ({ params }) =>
    imageOf(await openPicture(platform, params.photoId, params.width), forGoodUntilTakenBack),
  )

  // Drawn each time: it takes less than to look for it. The one image that is text, and a third of its bytes compressed.
  host.app.register(async (app) => {
    // In this order: the ETag is computed before compression.
    await app.register(etag, { weak: true })
    await app.register(compress, { encodings: ['br', 'gzip'] })
    serve({ ...host, app }, getCover, async ({ params }) =>
      imageOf(
        { bytes: Buffer.from(cover(params.category, params.cover, params.listingId)), type: 'image/svg+xml' },
        forGood,
      ),
    )
  })

  serve(host, getAvatar, async ({ params, query }) =>
    imageOf(await openAvatar(platform, params.photoId, query.width), forGood),
  )
}
