import type { Picture } from '@ginipig/contract/media/picture.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** What of a photo's row says where its files are (photo.ts). */
export type PhotoFile = { fileName: string; widths: number[] }

/** `accountId` is null for the picture of a sign-up that waits for its code. `width`, `height` and `bytes` are those of
 *  the largest of its files. */
export type PhotoRow = PhotoFile & { accountId: string | null; width: number; height: number; bytes: number }

export async function insertPhoto(sql: Sql, photo: PhotoRow, now: number): Promise<string> {
  const row = await sql.row<{ id: string }>(
    `insert into photo (account_id, file_name, widths, width, height, bytes, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [photo.accountId, photo.fileName, photo.widths, photo.width, photo.height, photo.bytes, at(now)],
  )
  if (!row) throw new Error('insert returned no photo')
  return row.id
}

/** What a photo's files are called: of any photo, for the way of a signed link. */
export const readFile = (sql: Sql, photoId: string): Promise<PhotoFile | undefined> =>
  sql.row<PhotoFile>('select file_name as "fileName", widths from photo where id = $1', [photoId])

/** Of a photo that is its owner's picture. */
export const readAvatarFile = (sql: Sql, photoId: string): Promise<PhotoFile | undefined> =>
  sql.row<PhotoFile>(
    `select p.file_name as "fileName", p.widths
     from photo p join account a on a.id = p.account_id and a.avatar_photo_id = p.id where p.id = $1`,
    [photoId],
  )

/** Of a photo that everybody may see. */
export const readPublicFile = (sql: Sql, photoId: string): Promise<PhotoFile | undefined> =>
  sql.row<PhotoFile>('select file_name as "fileName", widths from photo where id = $1 and is_public', [photoId])

/** Of those that everybody may see. */
export const readPublicPictures = (
  sql: Sql,
  photoIds: readonly string[],
): Promise<{ id: string; picture: Picture }[]> =>
  sql.rows<{ id: string; picture: Picture }>(
    'select p.id, public_picture(p) as picture from photo p where p.id = any ($1::uuid[]) and p.is_public',
    [photoIds],
  )

/** Those of these photos that are this account's. */
export const readOwnPictures = (sql: Sql, accountId: string, photoIds: readonly string[]) =>
  sql.rows<{ photoId: string; width: number; height: number; widths: number[]; publicPicture: Picture | null }>(
    `select p.id as "photoId", p.width, p.height, p.widths, public_picture(p) as "publicPicture"
     from photo p where p.account_id = $1 and p.id = any ($2::uuid[])`,
    [accountId, photoIds],
  )

export async function saveVisibility(sql: Sql, photoIds: readonly string[], isPublic: boolean): Promise<void> {
  await sql.row('update photo set is_public = $2 where id = any ($1::uuid[])', [photoIds, isPublic])
}

export type OwnPhoto = PhotoFile & { id: string; createdAt: number; bytes: number }

/** Newest first. */
export const readOwnPhotos = (sql: Sql, accountId: string): Promise<OwnPhoto[]> =>
  sql.rows<OwnPhoto>(
    `select id, file_name as "fileName", widths, created_at as "createdAt", bytes from photo
     where account_id = $1 order by created_at desc, id`,
    [accountId],
  )

/** How many of these photos are this account's. */
export async function countOwn(sql: Sql, accountId: string, photoIds: readonly string[]): Promise<number> {
  const row = await sql.row<{ own: number }>(
    'select count(*) as own from photo where account_id = $1 and id = any ($2::uuid[])',
    [accountId, photoIds],
  )
  return row?.own ?? 0
}

/** Which of these are some photo's `file_name`. */
export async function readKnownFiles(sql: Sql, fileNames: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql.rows<{ file_name: string }>('select file_name from photo where file_name = any ($1::text[])', [
    fileNames,
  ])
  return new Set(rows.map((row) => row.file_name))
}

/** Gives a photo without an owner to an account. @returns whether there was one */
export async function claimPhoto(sql: Sql, photoId: string, accountId: string): Promise<boolean> {
  const row = await sql.row(
    'update photo set account_id = $2 where id = $1 and account_id is null returning 1 as claimed',
    [photoId, accountId],
  )
  return row !== undefined
}

/** @returns where the files are that they leave behind */
export const deletePhotos = (sql: Sql, photoIds: readonly string[]): Promise<PhotoFile[]> =>
  sql.rows<PhotoFile>('delete from photo where id = any ($1::uuid[]) returning file_name as "fileName", widths', [
    photoIds,
  ])

/** @returns where the files are that they leave behind */
export const deletePhotosOf = (sql: Sql, accountId: string): Promise<PhotoFile[]> =>
  sql.rows<PhotoFile>('delete from photo where account_id = $1 returning file_name as "fileName", widths', [accountId])

/** Of those without an owner that are older than `before`. @returns where the files are that they leave behind */
export const deleteUnclaimed = (sql: Sql, before: number): Promise<PhotoFile[]> =>
  sql.rows<PhotoFile>(
    'delete from photo where account_id is null and created_at < $1 returning file_name as "fileName", widths',
    [at(before)],
  )
