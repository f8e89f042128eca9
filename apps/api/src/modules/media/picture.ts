import type { Picture } from '@ginipig/contract/media/picture.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { countOwn, readOwnPictures, readPublicPictures, saveVisibility } from './photo.sql.ts'
import { linkFor } from './photo-link.ts'

// Pictures for whoever shows photos (listings, portfolios, pages):
// 1. `showPhotos` makes uploaded photos of an account public, in the transaction of the noun that shows them.
// 2. `select public_picture(p) from photo p` is a public photo's Picture in a statement, null of a private one;
//    `publicPictures` is the same by ids. Their addresses stay, so the Picture may be kept in a row of the noun.
// 3. `signedPicture` is a private photo's, for its owner and for who was given it: signed, good for minutes.
//    `ownPictures` is what an owner sees of theirs, private or public.

/** What `signedPicture` needs of a photo's row. */
export type PhotoShape = { photoId: string; width: number; height: number; widths: number[] }

/** Claims uploaded photos of this account for a public use: from the commit on everybody may see them, under addresses
 *  that stay. All or none. @returns false, and changes nothing, where one of them is gone or somebody else's */
export async function showPhotos(sql: Sql, accountId: string, photoIds: readonly string[]): Promise<boolean> {
  if (photoIds.length === 0) return true
  if ((await countOwn(sql, accountId, photoIds)) !== new Set(photoIds).size) return false
  await saveVisibility(sql, photoIds, true)
  return true
}

/** Takes photos back from the public: their addresses answer "not found" from the commit on. A browser that has seen one
 *  keeps it. */
export const hidePhotos = (sql: Sql, photoIds: readonly string[]): Promise<void> => saveVisibility(sql, photoIds, false)

/** Pictures of public photos by the photos' ids; one that is private or gone has none. */
export async function publicPictures(sql: Sql, photoIds: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  if (photoIds.length === 0) return new Map()
  const rows = await readPublicPictures(sql, photoIds)
  return new Map(rows.map(({ id, picture }) => [id, picture]))
}

/** Pixels of the one that stands for all. */
const MIDDLE_WIDTH = 640

/** A private photo as a Picture: hand it only to who may see it. Its addresses end within five minutes. */
export function signedPicture(platform: Platform, { photoId, width, height, widths }: PhotoShape): Picture {
  const link = linkFor(platform, photoId)
  const at = (one: number) => `${link}&width=${one}`
  const sorted = widths.toSorted((one, other) => one - other)
  const middle = sorted.find((one) => one >= MIDDLE_WIDTH) ?? width
  return { url: at(middle), width, height, srcSet: sorted.map((one) => `${at(one)} ${one}w`).join(', ') }
}

/** Pictures for the account whose photos they are, in the order asked for: signed ones of those that are private. What is
 *  gone, or somebody else's, is left out. */
export async function ownPictures(
  platform: Platform,
  sql: Sql,
  accountId: string,
  photoIds: readonly string[],
): Promise<(Picture & { id: string })[]> {
  if (photoIds.length === 0) return []
  const photos = new Map((await readOwnPictures(sql, accountId, photoIds)).map((photo) => [photo.photoId, photo]))
  return photoIds.flatMap((id) => {
    const photo = photos.get(id)
    return photo ? [{ id, ...(photo.publicPicture ?? signedPicture(platform, photo)) }] : []
  })
}
