import type { UserData } from '@ginipig/contract/identity'
import { createPhotos } from '#modules/media/photo.service.ts'
import { readUser } from '#modules/session/session.sql.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { saveAvatar } from './avatar.sql.ts'

/** A person's picture. */
export function createAvatars(platform: Platform) {
  const { database } = platform
  const photos = createPhotos(platform)

  /** The old picture goes once the new one stands; a file that a crash leaves is found by the sweep. */
  const forget = async (photoId: string | null): Promise<void> => {
    if (photoId !== null) await photos.remove([photoId])
  }

  const read = async (accountId: string): Promise<UserData> => {
    const user = await readUser(database, accountId)
    if (!user) throw new Refusal('unauthenticated')
    return user
  }

  return {
    /** @throws Refusal `photo_type`, `avatar_too_large`, `photo_unreadable`, `too_many_requests`, `unavailable` */
    async put({ accountId }: Actor, original: Buffer): Promise<UserData> {
      const photo = await photos.upload(accountId, original, 'profilePicture')
      const { previous } = await database
        .transaction((sql) => saveAvatar(sql, accountId, photo.id))
        .catch(async (error: unknown) => {
          await photos.remove([photo.id])
          throw error
        })
      await forget(previous)
      return read(accountId)
    },

    async remove({ accountId }: Actor): Promise<UserData> {
      const { previous } = await database.transaction((sql) => saveAvatar(sql, accountId, null))
      await forget(previous)
      return read(accountId)
    },
  }
}
