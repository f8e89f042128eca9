import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'

/** Where anyone may see a person's picture; path under the API's origin. */
const linkOf = (photoId: string) => `/api/v1/avatars/${photoId}`

/** Makes a photo of theirs a person's picture, also on the page of a provider; null takes it away.
 *  @returns the photo that was it before
 *  @throws Refusal `unauthenticated` when the account was deleted meanwhile */
export async function saveAvatar(
  sql: Sql,
  accountId: string,
  photoId: string | null,
): Promise<{ previous: string | null }> {
  const before = await sql.row<{ avatar_photo_id: string | null }>(
    'select avatar_photo_id from account where id = $1 and deleted_at is null for no key update',
    [accountId],
  )
  if (!before) throw new Refusal('unauthenticated')
  const link = photoId === null ? null : linkOf(photoId)
  await sql.row('update account set avatar_photo_id = $2, avatar_url = $3 where id = $1', [accountId, photoId, link])
  await sql.row('update provider set photo_url = $2 where id = $1', [accountId, link])
  return { previous: before.avatar_photo_id }
}
