import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id } from '#core/scalar.ts'

/** One JPEG or PNG of at most 10 MB and 40 megapixels as the whole body. It is decoded, turned upright, stripped of its
 *  metadata and written anew; the original is not kept. Source: spec §5, trust.md S33–S38. */
export const uploadPhoto = endpoint({
  name: 'uploadPhoto',
  method: 'POST',
  path: '/photos',
  access: 'either',
  binaryBody: 'image',
  response: v.object({ id: Id, url: v.string(), width: v.number(), height: v.number() }),
  errors: ['photo_too_large', 'photo_type', 'photo_unreadable', 'too_many_requests'],
})

/** The picture that somebody shows of themselves, a square. Anyone may see it; another one has another address. */
export const getAvatar = endpoint({
  name: 'getAvatar',
  method: 'GET',
  path: '/avatars/:photoId',
  access: 'public',
  params: v.object({ photoId: Id }),
  response: v.unknown(),
  errors: ['photo_not_found'],
})

/** The image behind a signed link; the link is the permission and lives a few minutes. */
export const getPhoto = endpoint({
  name: 'getPhoto',
  method: 'GET',
  path: '/photos/:photoId',
  access: 'public',
  params: v.object({ photoId: Id }),
  query: v.object({
    until: v.pipe(v.string(), v.regex(/^\d{1,16}$/, 'invalid')),
    signature: v.pipe(v.string(), v.maxLength(100, 'invalid')),
  }),
  response: v.unknown(),
  errors: ['photo_not_found'],
})
