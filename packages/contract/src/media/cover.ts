import { type Category, COVER_SHAPE, categories } from '@ginipig/domain/listing'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id } from '#core/scalar.ts'
import type { Picture } from './picture.ts'

/** Part of each drawing's address, which is good for ever: another one for other drawings. */
const EDITION = 2

/** What is drawn for a listing without photos: its subject as its category has it (eyes are lashes in beauty), by its id. The same for good under this address.
 *  Source: decision 0073. */
export const getCover = endpoint({
  name: 'getCover',
  method: 'GET',
  path: `/covers/${EDITION}/:category/:cover/:listingId`,
  access: 'public',
  params: v.object({
    category: v.picklist(categories, 'invalid'),
    /** One of the design system's `coverKeys`; any other is drawn as "other". */
    cover: v.pipe(v.string(), v.regex(COVER_SHAPE, 'invalid')),
    listingId: Id,
  }),
  response: v.unknown(),
  errors: ['not_found'],
})

/** Stands for a listing that has no id before it is saved for the first time. */
export const UNSAVED_LISTING = '00000000-0000-4000-8000-000000000000'

/** What a listing's drawing depends on; a draft may have no category yet. */
type Drawn = { id: string; category: Category | null; cover: string }

/** Address of the cover that is drawn for a listing. */
export const coverAddress = ({ id, category, cover }: Drawn): string =>
  `/api/v1/covers/${EDITION}/${category ?? 'hair'}/${cover}/${id}`

/** What is drawn for a listing, as a picture among photos: it is as sharp in every width. */
export const coverPicture = (drawn: Drawn): Picture => ({
  url: coverAddress(drawn),
  width: 800,
  height: 600,
  srcSet: '',
})

/** A listing's picture: its first photo, or what is drawn for it. */
export const listingPicture = ({ image, ...drawn }: Drawn & { image: Picture | null }): Picture =>
  image ?? coverPicture(drawn)
