import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { removePhotos, uploadPhoto } from '#modules/media/photo.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { lockAvatar, saveAvatar } from './account.sql.ts'
import { userOf } from './user.ts'

/** Makes a photo of theirs a person's picture, which anyone may see then, or takes it away with null.
 *  @returns the photo that was it before
 *  @throws Refusal `unauthenticated` when the account was deleted meanwhile */
export async function setPicture(sql: Sql, accountId: string, photoId: string | null): Promise<string | null> {
  const before = await lockAvatar(sql, accountId)
  if (!before) throw new Refusal('unauthenticated')
  await saveAvatar(sql, accountId, { photoId, link: photoId === null ? null : `/api/v1/avatars/${photoId}` })
  return before.photoId
}

/** The old picture's file is removed once the new one is saved; a file that a crash leaves behind is found by the sweep. */
async function replaced(platform: Platform, accountId: string, previous: string | null): Promise<UserData> {
  if (previous !== null) await removePhotos(platform, [previous])
  return userOf(platform.database, accountId)
}

/** @throws Refusal `photo_type`, `avatar_too_large`, `photo_unreadable`, `too_many_requests`, `unavailable` */
export async function putPicture(platform: Platform, accountId: string, original: Buffer): Promise<UserData> {
  const photo = await uploadPhoto(platform, accountId, original, 'profilePicture')
  const previous = await platform.database
    .transaction((sql) => setPicture(sql, accountId, photo.id))
    .catch(async (error: unknown) => {
      await removePhotos(platform, [photo.id])
      throw error
    })
  return replaced(platform, accountId, previous)
}

export async function removePicture(platform: Platform, accountId: string): Promise<UserData> {
  return replaced(platform, accountId, await platform.database.transaction((sql) => setPicture(sql, accountId, null)))
}
