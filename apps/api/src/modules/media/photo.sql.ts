import { at, type Sql } from '#platform/database/sql.ts'

/** `accountId` is null for the picture of a sign-up that waits for its code. */
export type PhotoRow = { accountId: string | null; fileName: string; width: number; height: number; bytes: number }

export async function insertPhoto(sql: Sql, photo: PhotoRow, now: number): Promise<string> {
  const row = await sql.row<{ id: string }>(
    `insert into photo (account_id, file_name, width, height, bytes, created_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [photo.accountId, photo.fileName, photo.width, photo.height, photo.bytes, at(now)],
  )
  if (!row) throw new Error('insert returned no photo')
  return row.id
}

export async function readFileName(sql: Sql, photoId: string): Promise<string | undefined> {
  return (await sql.row<{ file_name: string }>('select file_name from photo where id = $1', [photoId]))?.file_name
}

/** Of a photo that is its owner's picture. */
export async function readAvatarFile(sql: Sql, photoId: string): Promise<string | undefined> {
  const row = await sql.row<{ file_name: string }>(
    'select p.file_name from photo p join account a on a.id = p.account_id and a.avatar_photo_id = p.id where p.id = $1',
    [photoId],
  )
  return row?.file_name
}

export type OwnPhoto = { id: string; fileName: string; createdAt: number; bytes: number }

/** Newest first. */
export const readOwnPhotos = (sql: Sql, accountId: string): Promise<OwnPhoto[]> =>
  sql.rows<OwnPhoto>(
    `select id, file_name as "fileName", created_at as "createdAt", bytes from photo
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

/** Which of these files some photo stands for. */
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

type FileRow = { file_name: string }

/** @returns the files that they leave behind */
export async function deletePhotos(sql: Sql, photoIds: readonly string[]): Promise<string[]> {
  const rows = await sql.rows<FileRow>('delete from photo where id = any ($1::uuid[]) returning file_name', [photoIds])
  return rows.map((row) => row.file_name)
}

/** @returns the files that they leave behind */
export async function deletePhotosOf(sql: Sql, accountId: string): Promise<string[]> {
  const rows = await sql.rows<FileRow>('delete from photo where account_id = $1 returning file_name', [accountId])
  return rows.map((row) => row.file_name)
}

/** Of those without an owner that are older than `before`. @returns the files that they leave behind */
export async function deleteUnclaimed(sql: Sql, before: number): Promise<string[]> {
  const rows = await sql.rows<FileRow>(
    'delete from photo where account_id is null and created_at < $1 returning file_name',
    [at(before)],
  )
  return rows.map((row) => row.file_name)
}
