import { type ImageKind, imageProblem } from '@ginipig/domain/upload'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { tooLarge } from '#platform/http/too-large.ts'
import { createPhotoFiles } from '#platform/media/photo-files.ts'
import { rewriteImage } from '#platform/media/rewrite-image.ts'
import type { Platform } from '#platform/platform.ts'
import { createQuotas } from '#platform/quota/quota.ts'
import {
  claimPhoto,
  countOwn,
  deletePhotos,
  deletePhotosOf,
  deleteUnclaimed,
  insertPhoto,
  readAvatarFile,
  readFileName,
  readKnownFiles,
  readOwnPhotos,
} from './photo.store.ts'
import { linkLifeMs, photoLink } from './photo-link.ts'

/** Uploads an hour of one account (trust.md §2.4). */
const UPLOAD_LIMIT = 40
const HOUR_MS = 3_600_000

/** A file this old without a row gets none any more: a row follows its file within seconds. Source: trust.md I11 */
const ORPHAN_MS = HOUR_MS

/** A picture given while signing up, that no account claimed in this time, goes. */
const UNCLAIMED_MS = 24 * HOUR_MS

/** Images in one export, bytes before Base64: some hundred photos. More would not fit a process's memory. */
const EXPORT_BYTES = 30_000_000

export type TakenPhoto = { id: string; uploadedAt: string; type: 'image/jpeg'; image: string | null }

export type Photo = { id: string; url: string; width: number; height: number }

export function createPhotos({ clock, config, database, log }: Platform) {
  const files = createPhotoFiles(config.mediaDir)
  const quotas = createQuotas(clock, config.tokenSecret)
  const linkFor = (photoId: string) => photoLink(config.tokenSecret, photoId, clock.now())
  const check = (original: Buffer, kind: ImageKind) => {
    const problem = imageProblem({ size: original.length, head: original }, kind)
    if (problem) throw new Refusal(problem === 'image_type' ? 'photo_type' : tooLarge[kind])
  }
  /** The file is there before its row; without the row it goes. */
  const keep = async (accountId: string | null, original: Buffer, kind: ImageKind): Promise<Photo> => {
    const { bytes, width, height } = await rewriteImage(original, kind)
    const fileName = await files.add(bytes)
    try {
      const row = { accountId, fileName, width, height, bytes: bytes.length }
      const id = await insertPhoto(database, row, clock.now())
      return { id, url: linkFor(id), width, height }
    } catch (error) {
      await files.remove(fileName)
      throw error
    }
  }
  const read = async (photoId: string, fileName: string | undefined): Promise<Buffer> => {
    if (fileName === undefined) throw new Refusal('photo_not_found')
    try {
      return await files.read(fileName)
    } catch (error) {
      log.error({ err: error, photoId }, 'photo has no file')
      throw new Refusal('photo_not_found', { cause: error })
    }
  }
  const removeFiles = async (fileNames: readonly string[]) => {
    await Promise.all(fileNames.map((name) => files.remove(name)))
    return fileNames.length
  }
  return {
    /** Keeps a photo as drawn anew, never the original. A `profilePicture` is 5 MB at most (spec §9)
     *  and becomes a square.
     *  @throws Refusal `photo_type`, `photo_too_large` or `avatar_too_large`, `photo_unreadable`, `too_many_requests`,
     *  `unavailable` */
    async upload(accountId: string, original: Buffer, kind: ImageKind = 'image'): Promise<Photo> {
      check(original, kind)
      await quotas.take(database, { subject: `photo:${accountId}`, limit: UPLOAD_LIMIT, windowMs: HOUR_MS })
      return keep(accountId, original, kind)
    },

    /** Keeps a person's picture before there is an account to keep it for: `claim` it within a day.
     *  @returns its id
     *  @throws Refusal `photo_type`, `avatar_too_large`, `photo_unreadable`, `unavailable` */
    async uploadUnclaimed(original: Buffer): Promise<string> {
      check(original, 'profilePicture')
      return (await keep(null, original, 'profilePicture')).id
    },

    /** @returns false for one that is gone, or somebody's */
    claim: (sql: Sql, photoId: string, accountId: string): Promise<boolean> => claimPhoto(sql, photoId, accountId),

    /** Removes photos that nothing refers to any more, their files with them.
     *  @returns how many */
    remove: async (photoIds: readonly string[]): Promise<number> =>
      photoIds.length === 0 ? 0 : removeFiles(await deletePhotos(database, photoIds)),

    /** @returns how many nobody claimed in time */
    removeUnclaimed: async (): Promise<number> =>
      removeFiles(await deleteUnclaimed(database, clock.now() - UNCLAIMED_MS)),

    /** Path and query of a link under which anyone can see the photo for some minutes: hand it only to who may. */
    linkFor,

    /** Whether all of these photos are this account's. */
    async belongTo(sql: Sql, accountId: string, photoIds: readonly string[]): Promise<boolean> {
      if (photoIds.length === 0) return true
      return (await countOwn(sql, accountId, photoIds)) === new Set(photoIds).size
    },

    /** Removes files that have no row: the process ended between the two, or while it wrote.
     *  @returns how many */
    async removeOrphans(): Promise<number> {
      let count = 0
      for await (const names of files.olderThan(ORPHAN_MS)) {
        const known = await readKnownFiles(database, names)
        const orphans = names.filter((name) => !known.has(name))
        await Promise.all(orphans.map((name) => files.remove(name)))
        count += orphans.length
      }
      return count
    },

    /** The bytes behind a link and how long the link is still good, ms.
     *  @throws Refusal `photo_not_found` also for a link that is over or was not made by us */
    async open(link: {
      photoId: string
      until: string
      signature: string
    }): Promise<{ bytes: Buffer; lifeMs: number }> {
      const lifeMs = linkLifeMs(config.tokenSecret, link, clock.now())
      const fileName = lifeMs > 0 ? await readFileName(database, link.photoId) : undefined
      return { bytes: await read(link.photoId, fileName), lifeMs }
    },

    /** Takes all photos of a person out of the books, in the caller's transaction.
     *  @returns their files, to be removed once it has committed */
    forgetAll: (sql: Sql, accountId: string): Promise<string[]> => deletePhotosOf(sql, accountId),

    removeFiles,

    /** Every photo of a person for their export, newest first, as Base64 as long as they fit in one answer. */
    async takeAlong(accountId: string): Promise<{ photos: TakenPhoto[]; photosWithoutImage: number }> {
      const taken: TakenPhoto[] = []
      let room = EXPORT_BYTES
      for (const { id, fileName, createdAt, bytes } of await readOwnPhotos(database, accountId)) {
        // A file that is gone was told of in the log: the rest is theirs all the same.
        const image = bytes <= room ? await read(id, fileName).catch(() => undefined) : undefined
        room -= image?.length ?? 0
        taken.push({
          id,
          uploadedAt: new Date(createdAt).toISOString(),
          type: 'image/jpeg',
          image: image?.toString('base64') ?? null,
        })
      }
      return { photos: taken, photosWithoutImage: taken.filter(({ image }) => image === null).length }
    },

    /** A picture that somebody shows of themselves now; no other photo has this door.
     *  @throws Refusal `photo_not_found` */
    openAvatar: async (photoId: string): Promise<Buffer> => read(photoId, await readAvatarFile(database, photoId)),
  }
}
