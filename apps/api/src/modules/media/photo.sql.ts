import type { Picture } from '@ginipig/contract/media/picture.ts'
import { retentionDays } from '@ginipig/domain/legal'
import { mutualReportKinds } from '@ginipig/domain/report'
import { DAY_MS } from '@ginipig/domain/time'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** What of a photo's row says where its files are (photo.ts). */
export type PhotoFile = { fileName: string; widths: number[] }

/** A picture given while signing up, that no account claimed in this time, goes. */
const UNCLAIMED_MS = DAY_MS

/** How long a photo that nothing shows is kept. */
const UNSHOWN_MS = retentionDays.unusedPhotos * DAY_MS

/** Batch size of a removal; the next sweep takes the rest. */
const AT_ONCE = 500

/** `accountId` is null for the picture of a sign-up that waits for its code. `width`, `height` and `bytes` are those of
 *  the largest of its files. */
export type PhotoRow = PhotoFile & { accountId: string | null; width: number; height: number; bytes: number }

export async function insertPhoto(sql: Sql, photo: PhotoRow, now: number): Promise<string> {
  const { accountId, fileName, widths, width, height, bytes } = photo
  const lookAt = now + (accountId === null ? UNCLAIMED_MS : UNSHOWN_MS)
  const row = await sql.row<{ id: string }>(
    `insert into photo (account_id, file_name, widths, width, height, bytes, created_at, look_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [accountId, fileName, widths, width, height, bytes, at(now), at(lookAt)],
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

/** Of a photo that a page of the operators' desk shows: of a portfolio, a listing or a review, or sent between two of whom one
 *  has reported the other. What was given for a booking, health data among it, is none of them. */
export const readDeskFile = (sql: Sql, photoId: string): Promise<PhotoFile | undefined> =>
  sql.row<PhotoFile>(
    `select p.file_name as "fileName", p.widths from photo p
     where p.id = $1 and (
       exists (select from portfolio_photo o where o.photo_id = p.id)
       or exists (select from listing l where l.provider_id = p.account_id and p.id = any (l.photo_ids))
       or exists (select from review r where r.client_id = p.account_id and p.id = any (r.photo_ids))
       or exists (
         select from message m join thread t on t.id = m.thread_id
           join report r on (r.reporter_id, r.about_id) in ((t.client_id, t.provider_id), (t.provider_id, t.client_id))
         where m.photo_id = p.id and r.kind in ${oneOf(mutualReportKinds)}))`,
    [photoId],
  )

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

/** How many of these photos are this account's; to the end of the transaction no sweep takes them. */
export async function countOwn(sql: Sql, accountId: string, photoIds: readonly string[]): Promise<number> {
  const row = await sql.row<{ own: number }>(
    `select count(*) as own
     from (select from photo where account_id = $1 and id = any ($2::uuid[]) for key share) own`,
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

/** Whether anything shows a `photo p`: everything that has a photo's id is named here. */
const isShown = `(
  exists (select from account a where a.id = p.account_id and a.avatar_photo_id = p.id)
  or exists (select from portfolio_photo o where o.photo_id = p.id)
  or exists (select from listing l where l.provider_id = p.account_id and p.id = any (l.photo_ids))
  or exists (
    select from listing_draft d
    where d.provider_id = p.account_id and d.typed -> 'treatment' -> 'photoIds' ? p.id::text)
  or exists (select from booking b where b.client_id = p.account_id and b.must_haves_given -> 'photoIds' ? p.id::text)
  or exists (select from review r where r.client_id = p.account_id and p.id = any (r.photo_ids))
  or exists (select from message m where m.photo_id = p.id))`

/** Of these, those that nothing shows. @returns where the files are that they leave behind */
export const deleteUnshown = (sql: Sql, photoIds: readonly string[]): Promise<PhotoFile[]> =>
  sql.rows<PhotoFile>(
    `delete from photo p where id = any ($1::uuid[]) and not ${isShown} returning file_name as "fileName", widths`,
    [photoIds],
  )

/** Photos whose time has come to be looked at, and which nobody is about to show. Locked to the end of the transaction:
 *  what was shown before is seen by its next statement, and nothing else can show them. */
export async function takeDue(sql: Sql, now: number): Promise<string[]> {
  const rows = await sql.rows<{ id: string }>(
    `update photo set look_at = $2 where id in (
       select id from photo where look_at <= $1 order by look_at limit $3 for update skip locked)
     returning id`,
    [at(now), at(now + UNSHOWN_MS), AT_ONCE],
  )
  return rows.map(({ id }) => id)
}

/** @returns where the files are that they leave behind */
export const deletePhotosOf = (sql: Sql, accountId: string): Promise<PhotoFile[]> =>
  sql.rows<PhotoFile>('delete from photo where account_id = $1 returning file_name as "fileName", widths', [accountId])
