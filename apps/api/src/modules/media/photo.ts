import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { type ImageKind, imageProblem } from '@ginipig/domain/upload'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { tooLarge } from '#platform/http/too-large.ts'
import { createPhotoFiles } from '#platform/media/photo-files.ts'
import { rewriteImage } from '#platform/media/rewrite-image.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import {
  countOwn,
  deletePhotos,
  deleteUnclaimed,
  insertPhoto,
  readAvatarFile,
  readFileName,
  readKnownFiles,
  readOwnPhotos,
} from './photo.sql.ts'
import { linkLifeMs, photoLink } from './photo-link.ts'

// A statement each, for the transactions of others: claimPhoto says false for one that is gone or somebody's;
// deletePhotosOf takes all photos of a person out of the books and returns their files, to be removed (removeFiles)
// once it has committed.
export { claimPhoto, deletePhotosOf } from './photo.sql.ts'

/** Uploads an hour of one account (trust.md §2.4). */
const UPLOAD_LIMIT = 40

/** A file this old without a row gets none any more: a row follows its file within seconds. Source: trust.md I11 */
const ORPHAN_MS = HOUR_MS

/** A picture given while signing up, that no account claimed in this time, goes. */
const UNCLAIMED_MS = DAY_MS

/** Images in one export, bytes before Base64: some hundred photos. More would not fit a process's memory. */
const EXPORT_BYTES = 30_000_000

export type TakenPhoto = { id: string; uploadedAt: string; type: 'image/jpeg'; image: string | null }

export type Photo = { id: string; url: string; width: number; height: number }

const filesOf = ({ config }: Platform) => createPhotoFiles(config.mediaDir)

/** Path and query of a link under which anyone can see the photo for some minutes: hand it only to who may. */
export const linkFor = ({ clock, config }: Platform, photoId: string): string =>
  photoLink(config.tokenSecret, photoId, clock.now())

function insistOnImage(original: Buffer, kind: ImageKind): void {
  const problem = imageProblem({ size: original.length, head: original }, kind)
  if (problem) throw new Refusal(problem === 'image_type' ? 'photo_type' : tooLarge[kind])
}

/** The file is there before its row; without the row it goes. */
async function keep(platform: Platform, accountId: string | null, original: Buffer, kind: ImageKind): Promise<Photo> {
  const files = filesOf(platform)
  const { bytes, width, height } = await rewriteImage(original, kind)
  const fileName = await files.add(bytes)
  try {
    const row = { accountId, fileName, width, height, bytes: bytes.length }
    const id = await insertPhoto(platform.database, row, platform.clock.now())
    return { id, url: linkFor(platform, id), width, height }
  } catch (error) {
    await files.remove(fileName)
    throw error
  }
}

/** Keeps a photo as drawn anew, never the original. A `profilePicture` is 5 MB at most (spec §9) and becomes a square.
 *  @throws Refusal `photo_type`, `photo_too_large` or `avatar_too_large`, `photo_unreadable`, `too_many_requests`,
 *  `unavailable` */
export async function uploadPhoto(
  platform: Platform,
  accountId: string,
  original: Buffer,
  kind: ImageKind = 'image',
): Promise<Photo> {
  insistOnImage(original, kind)
  const subject = `photo:${accountId}`
  await takeQuota(platform, platform.database, { subject, limit: UPLOAD_LIMIT, windowMs: HOUR_MS })
  return keep(platform, accountId, original, kind)
}

/** Keeps a person's picture before there is an account to keep it for: claim it within a day.
 *  @returns its id
 *  @throws Refusal `photo_type`, `avatar_too_large`, `photo_unreadable`, `unavailable` */
export async function uploadUnclaimed(platform: Platform, original: Buffer): Promise<string> {
  insistOnImage(original, 'profilePicture')
  return (await keep(platform, null, original, 'profilePicture')).id
}

/** Removes files whose rows are gone. @returns how many */
export async function removeFiles(platform: Platform, fileNames: readonly string[]): Promise<number> {
  const files = filesOf(platform)
  await Promise.all(fileNames.map((name) => files.remove(name)))
  return fileNames.length
}

/** Removes photos that nothing refers to any more, their files with them. @returns how many */
export const removePhotos = async (platform: Platform, photoIds: readonly string[]): Promise<number> =>
  photoIds.length === 0 ? 0 : removeFiles(platform, await deletePhotos(platform.database, photoIds))

/** Removes pictures of sign-ups. @returns how many nobody claimed in time */
export const sweepUnclaimed = async (platform: Platform): Promise<number> =>
  removeFiles(platform, await deleteUnclaimed(platform.database, platform.clock.now() - UNCLAIMED_MS))

/** Removes files that have no row: the process ended between the two, or while it wrote.
 *  @returns how many */
export async function sweepOrphans(platform: Platform): Promise<number> {
  const files = filesOf(platform)
  let count = 0
  for await (const names of files.olderThan(ORPHAN_MS)) {
    const known = await readKnownFiles(platform.database, names)
    const orphans = names.filter((name) => !known.has(name))
    await Promise.all(orphans.map((name) => files.remove(name)))
    count += orphans.length
  }
  return count
}

/** Whether all of these photos are this account's. */
export async function arePhotosOf(sql: Sql, accountId: string, photoIds: readonly string[]): Promise<boolean> {
  if (photoIds.length === 0) return true
  return (await countOwn(sql, accountId, photoIds)) === new Set(photoIds).size
}

async function read(platform: Platform, photoId: string, fileName: string | undefined): Promise<Buffer> {
  if (fileName === undefined) throw new Refusal('photo_not_found')
  try {
    return await filesOf(platform).read(fileName)
  } catch (error) {
    platform.log.error({ err: error, photoId }, 'photo has no file')
    throw new Refusal('photo_not_found', { cause: error })
  }
}

/** The bytes behind a link and how long the link is still good, ms.
 *  @throws Refusal `photo_not_found` also for a link that is over or was not made by us */
export async function openPhoto(
  platform: Platform,
  link: { photoId: string; until: string; signature: string },
): Promise<{ bytes: Buffer; lifeMs: number }> {
  const lifeMs = linkLifeMs(platform.config.tokenSecret, link, platform.clock.now())
  const fileName = lifeMs > 0 ? await readFileName(platform.database, link.photoId) : undefined
  return { bytes: await read(platform, link.photoId, fileName), lifeMs }
}

/** A picture that somebody shows of themselves now; no other photo has this door.
 *  @throws Refusal `photo_not_found` */
export const openAvatar = async (platform: Platform, photoId: string): Promise<Buffer> =>
  read(platform, photoId, await readAvatarFile(platform.database, photoId))

/** Every photo of a person for their export, newest first, as Base64 as long as they fit in one answer. */
export async function takePhotosAlong(
  platform: Platform,
  accountId: string,
): Promise<{ photos: TakenPhoto[]; photosWithoutImage: number }> {
  const taken: TakenPhoto[] = []
  let room = EXPORT_BYTES
  for (const { id, fileName, createdAt, bytes } of await readOwnPhotos(platform.database, accountId)) {
    // A file that is gone was told of in the log: the rest is theirs all the same.
    const image = bytes <= room ? await read(platform, id, fileName).catch(() => undefined) : undefined
    room -= image?.length ?? 0
    taken.push({
      id,
      uploadedAt: new Date(createdAt).toISOString(),
      type: 'image/jpeg',
      image: image?.toString('base64') ?? null,
    })
  }
  return { photos: taken, photosWithoutImage: taken.filter(({ image }) => image === null).length }
}
