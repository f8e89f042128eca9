import { COVER_SHAPE } from '@ginipig/domain/listing-draft'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id } from '#core/scalar.ts'
import type { Picture } from './picture.ts'

/** Part of each drawing's address, which is good for ever: another one for other drawings. */
const EDITION = 1

/** What is drawn for a listing without photos: its subject, by its id. The same for good under this address.
 *  Source: decision 0073. */
export const getCover = endpoint({
  name: 'getCover',
  method: 'GET',
  path: `/covers/${EDITION}/:cover/:listingId`,
  access: 'public',
  params: v.object({
    /** One of the design system's `coverKeys`; any other is drawn as "other". */
    cover: v.pipe(v.string(), v.regex(COVER_SHAPE, 'invalid')),
    listingId: Id,
  }),
  response: v.unknown(),
  errors: ['not_found'],
})

/** Stands for a listing that has no id before it is saved for the first time. */
export const UNSAVED_LISTING = '00000000-0000-4000-8000-000000000000'

/** Address of the cover that is drawn for a listing. */
export const coverAddress = (cover: string, listingId: string): string =>
  `/api/v1/covers/${EDITION}/${cover}/${listingId}`

/** What is drawn for a listing, as a picture among photos: it is as sharp in every width. */
export const coverPicture = (cover: string, listingId: string): Picture => ({
  url: coverAddress(cover, listingId),
  width: 800,
  height: 600,
  srcSet: '',
})

/** A listing's picture: its first photo, or what is drawn for it. */
export const listingPicture = ({ id, cover, image }: { id: string; cover: string; image: Picture | null }): Picture =>
  image ?? coverPicture(cover, id)
