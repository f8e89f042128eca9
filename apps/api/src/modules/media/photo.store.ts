import { at, type Sql } from '#platform/database/sql.ts'

export type PhotoRow = { accountId: string; fileName: string; width: number; height: number; bytes: number }

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
