import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id } from '#core/scalar.ts'
import { Picture } from './picture.ts'
import { Signed } from './signed.ts'

/** Pixels of one of the widths that a photo is kept in. */
const Width = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'invalid'), v.transform(Number))

/** One JPEG or PNG of at most 10 MB and 40 megapixels as the whole body. It is decoded, turned upright, stripped of its
 *  metadata and written anew in several widths; the original is not kept. Source: spec §5, trust.md S33–S38. */
export const uploadPhoto = endpoint({
  name: 'uploadPhoto',
  method: 'POST',
  path: '/photos',
  access: 'either',
  binaryBody: 'image',
  /** Its addresses are signed and good for minutes: nobody else sees it until something shows it. */
  response: v.object({ id: Id, ...Picture.entries }),
  errors: ['photo_too_large', 'photo_type', 'photo_unreadable', 'too_many_requests'],
})

/** The picture that somebody shows of themselves, a square. Anyone may see it; another one has another address. */
export const getAvatar = endpoint({
  name: 'getAvatar',
  method: 'GET',
  path: '/avatars/:photoId',
  access: 'public',
  params: v.object({ photoId: Id }),
  query: v.object({
    /** Pixels: the least of its widths that is as wide; the largest where none is, and without. */
    width: v.optional(Width),
  }),
  response: v.unknown(),
  errors: ['photo_not_found'],
})

/** A photo that everybody may see, in one of its widths: of a listing, of an approved portfolio. For good under this
 *  address. Source: decision 0040. */
export const getPicture = endpoint({
  name: 'getPicture',
  method: 'GET',
  path: '/pictures/:photoId/:width',
  access: 'public',
  params: v.object({ photoId: Id, width: Width }),
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
    ...Signed.entries,
    /** One of its widths; the largest without. */
    width: v.optional(Width),
  }),
  response: v.unknown(),
  errors: ['photo_not_found'],
})
