import { randomUUID } from 'node:crypto'
import type { Picture } from '@ginipig/contract/media/picture.ts'
import { HOUR_MS } from '@ginipig/domain/time'
import { type ImageKind, imageProblem } from '@ginipig/domain/upload'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { tooLarge } from '#platform/http/too-large.ts'
import { rewriteImage } from '#platform/media/rewrite-image.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import {
  countOwn,
  deletePhotosOf as deleteRowsOf,
  deleteUnshown,
  insertPhoto,
  type PhotoFile,
  readAvatarFile,
  readDeskFile,
  readFile,
  readKnownFiles,
  readOwnPhotos,
  readPublicFile,
  takeDue,
} from './photo.sql.ts'
import { signedPicture } from './picture.ts'
import { signedLinkLifeMs } from './signed-link.ts'

// A statement each, for the transactions of others: claimPhoto says false for one that is gone or somebody's;
// deletePhotosOf takes all photos of a person out of the books and returns their files, to be removed (removeFiles)
// once it has committed.
export { claimPhoto } from './photo.sql.ts'
export const deletePhotosOf = async (sql: Sql, accountId: string): Promise<string[]> =>
  filesOf(await deleteRowsOf(sql, accountId))
export { linkFor } from './photo-link.ts'

/** Uploads an hour of one account (trust.md §2.4). */
const UPLOAD_LIMIT = 40

/** An orphaned file older than this is garbage: a row follows its file within seconds. Source: trust.md I11 */
const ORPHAN_MS = HOUR_MS

/** Images in one export, bytes before Base64: some hundred photos. More would not fit a process's memory. */
const EXPORT_BYTES = 30_000_000

export type TakenPhoto = { id: string; uploadedAt: string; type: ReturnType<typeof typeOf>; image: string | null }

export type Photo = Picture & { id: string }

/** The bytes of one file and what they are. */
export type OpenedPhoto = { bytes: Buffer; type: ReturnType<typeof typeOf> }

function insistOnImage(original: Buffer, kind: ImageKind): void {
  const problem = imageProblem({ size: original.length, head: original }, kind)
  if (problem) throw new Refusal(problem === 'image_type' ? 'photo_type' : tooLarge[kind])
}

/** Files are written before their row; if the row fails, they are removed. */
async function keep(platform: Platform, accountId: string | null, original: Buffer, kind: ImageKind): Promise<Photo> {
  const { files: store } = platform
  const sizes = await rewriteImage(original, kind)
  const [largest] = sizes
  const fileName = randomUUID()
  const widths = sizes.map(({ width }) => width)
  try {
    for (const size of sizes) await store.add(fileOf(fileName, size.width), size.bytes)
    const { width, height, bytes } = largest
    const row = { accountId, fileName, widths, width, height, bytes: bytes.length }
    const id = await insertPhoto(platform.database, row, platform.clock.now())
    return { id, ...signedPicture(platform, { photoId: id, ...row }) }
  } catch (error) {
    await removeFiles(platform, filesOf([{ fileName, widths }]))
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
  const { files: store } = platform
  await Promise.all(fileNames.map((name) => store.remove(name)))
  return fileNames.length
}

/** Removes those of these photos that nothing shows any more, their files with them. @returns how many files */
export const removePhotos = async (platform: Platform, photoIds: readonly string[]): Promise<number> =>
  photoIds.length === 0 ? 0 : removeFiles(platform, filesOf(await deleteUnshown(platform.database, photoIds)))

/** Removes photos that nothing has shown since they were uploaded, or that nothing shows any more: each is looked at from
 *  time to time. @returns how many files */
export async function sweepUnshown(platform: Platform): Promise<number> {
  const gone = await platform.database.transaction(async (sql) =>
    deleteUnshown(sql, await takeDue(sql, platform.clock.now())),
  )
  return removeFiles(platform, filesOf(gone))
}

/** Removes orphaned files: the process ended between file and row, or while writing.
 *  @param others - of these names, those that belong to something else than a photo
 *  @returns how many */
export async function sweepOrphans(
  platform: Platform,
  others: (names: readonly string[]) => Promise<readonly string[]>,
): Promise<number> {
  const { files: store } = platform
  let count = 0
  for await (const names of store.olderThan(ORPHAN_MS)) {
    const photos = await readKnownFiles(platform.database, [...new Set(names.map(rowNameOf))])
    const known = new Set([...photos, ...(await others(names))])
    const orphans = names.filter((name) => !known.has(rowNameOf(name)))
    await Promise.all(orphans.map((name) => store.remove(name)))
    count += orphans.length
  }
  return count
}

/** Whether all of these photos are this account's. */
export async function arePhotosOf(sql: Sql, accountId: string, photoIds: readonly string[]): Promise<boolean> {
  if (photoIds.length === 0) return true
  return (await countOwn(sql, accountId, photoIds)) === new Set(photoIds).size
}

/** @param width - one of its widths; the largest without */
async function read(
  platform: Platform,
  photoId: string,
  photo: PhotoFile | undefined,
  width?: number,
): Promise<OpenedPhoto> {
  if (photo === undefined || (width !== undefined && !photo.widths.includes(width)))
    throw new Refusal('photo_not_found')
  const file = width === undefined ? largestOf(photo) : fileOf(photo.fileName, width)
  try {
    return { bytes: await platform.files.read(file), type: typeOf(file) }
  } catch (error) {
    if (error instanceof Refusal) throw error
    platform.log.error({ err: error, photoId }, 'photo has no file')
    throw new Refusal('photo_not_found', { cause: error })
  }
}

/** The bytes behind a link and how long the link is still good, ms.
 *  @throws Refusal `photo_not_found` also for a link that is over or was not made by us */
export async function openPhoto(
  platform: Platform,
  { photoId, width, ...signed }: { photoId: string; until: string; signature: string; width?: number | undefined },
): Promise<OpenedPhoto & { lifeMs: number }> {
  const lifeMs = signedLinkLifeMs(platform, { kind: 'photo', id: photoId, ...signed })
  const photo = lifeMs > 0 ? await readFile(platform.database, photoId) : undefined
  return { ...(await read(platform, photoId, photo, width)), lifeMs }
}

/** A photo that everybody may see, in one of its widths.
 *  @throws Refusal `photo_not_found` also for one that is private */
export const openPicture = async (platform: Platform, photoId: string, width: number): Promise<OpenedPhoto> =>
  read(platform, photoId, await readPublicFile(platform.database, photoId), width)

/** The least of a photo's widths that is as wide; the largest where none is. */
function readAtLeast(platform: Platform, photoId: string, photo: PhotoFile | undefined, width: number) {
  const enough = photo?.widths.filter((one) => one >= width) ?? []
  return read(platform, photoId, photo, enough.length > 0 ? Math.min(...enough) : undefined)
}

/** A picture that somebody shows of themselves now; no other photo has this door.
 *  @param width - the least of its widths that is as wide; the largest where none is, and without
 *  @throws Refusal `photo_not_found` */
export const openAvatar = async (platform: Platform, photoId: string, width = Infinity): Promise<OpenedPhoto> =>
  readAtLeast(platform, photoId, await readAvatarFile(platform.database, photoId), width)

/** A photo that a page of the operators' desk shows: hand it to operators only.
 *  @param width - as of `openAvatar`
 *  @throws Refusal `photo_not_found` also for one that no page of the desk shows */
export const openForDesk = async (platform: Platform, photoId: string, width = Infinity): Promise<OpenedPhoto> =>
  readAtLeast(platform, photoId, await readDeskFile(platform.database, photoId), width)

/** Every photo of a person for their export, newest first, as Base64 as long as they fit in one answer. */
export async function takePhotosAlong(
  platform: Platform,
  accountId: string,
): Promise<{ photos: TakenPhoto[]; photosWithoutImage: number }> {
  const taken: TakenPhoto[] = []
  let room = EXPORT_BYTES
  for (const { id, createdAt, bytes, ...photo } of await readOwnPhotos(platform.database, accountId)) {
    // A file that is gone was told of in the log: the rest is theirs all the same.
    const opened = bytes <= room ? await read(platform, id, photo).catch(() => undefined) : undefined
    room -= opened?.bytes.length ?? 0
    taken.push({
      id,
      uploadedAt: new Date(createdAt).toISOString(),
      type: typeOf(largestOf(photo)),
      image: opened?.bytes.toString('base64') ?? null,
    })
  }
  return { photos: taken, photosWithoutImage: taken.filter(({ image }) => image === null).length }
}

/** Photos of before the widths are one JPEG under its whole name. */
const isOneJpeg = (fileName: string) => fileName.endsWith('.jpg')

/** The file of a photo in one of its widths. */
export const fileOf = (fileName: string, width: number): string =>
  isOneJpeg(fileName) ? fileName : `${fileName}-${width}.webp`

/** All files of these photos. */
const filesOf = (photos: readonly PhotoFile[]): string[] =>
  photos.flatMap(({ fileName, widths }) => widths.map((width) => fileOf(fileName, width)))

/** The largest file of a photo. */
export const largestOf = ({ fileName, widths }: PhotoFile): string => fileOf(fileName, Math.max(...widths))

/** What a photo whose file this is has in `file_name`. */
const rowNameOf = (file: string): string => file.replace(/-\d+\.webp$/, '')

const typeOf = (file: string): 'image/webp' | 'image/jpeg' => (isOneJpeg(file) ? 'image/jpeg' : 'image/webp')
