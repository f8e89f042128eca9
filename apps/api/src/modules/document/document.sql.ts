import type { DocumentFormat } from '@ginipig/domain/upload'
import { at, type Sql } from '#platform/database/sql.ts'

/** Batch size of a removal; the next sweep takes the rest. */
const AT_ONCE = 500

export type DocumentRow = { id: string; format: DocumentFormat; bytes: number }

export async function insertDocument(
  sql: Sql,
  given: { accountId: string; fileName: string; format: DocumentFormat; bytes: number },
  now: number,
): Promise<DocumentRow> {
  const row = await sql.row<DocumentRow>(
    `insert into document (account_id, file_name, format, bytes, created_at) values ($1, $2, $3, $4, $5)
     returning id, format, bytes`,
    [given.accountId, given.fileName, given.format, given.bytes, at(now)],
  )
  if (!row) throw new Error('insert returned no document')
  return row
}

/** Of this account. */
export const readOwnDocument = (sql: Sql, accountId: string, documentId: string): Promise<DocumentRow | undefined> =>
  sql.row<DocumentRow>('select id, format, bytes from document where id = $2 and account_id = $1', [
    accountId,
    documentId,
  ])

/** Whether a document is the account's, or a booking of theirs asks by it. */
export async function mayOpen(sql: Sql, accountId: string, documentId: string): Promise<boolean> {
  const row = await sql.row<{ may: boolean }>(
    `select exists (select from document where id = $2 and account_id = $1) or exists (
       select from booking where client_id = $1
         and must_haves_asked #>> '{consultation,document,id}' is not null
         and must_haves_asked #>> '{consultation,document,id}' = $2::uuid::text) as may`,
    [accountId, documentId],
  )
  return row?.may ?? false
}

export type DocumentFile = { fileName: string; format: DocumentFormat }

export const readFile = (sql: Sql, documentId: string): Promise<DocumentFile | undefined> =>
  sql.row<DocumentFile>('select file_name as "fileName", format from document where id = $1', [documentId])

export type OwnDocument = DocumentRow & { fileName: string; createdAt: number }

/** Newest first. */
export const readOwnDocuments = (sql: Sql, accountId: string): Promise<OwnDocument[]> =>
  sql.rows<OwnDocument>(
    `select id, file_name as "fileName", format, bytes, created_at as "createdAt" from document
     where account_id = $1 order by created_at desc, id`,
    [accountId],
  )

/** Which of these are some document's `file_name`. */
export async function readKnownFiles(sql: Sql, fileNames: readonly string[]): Promise<string[]> {
  const rows = await sql.rows<{ file_name: string }>(
    'select file_name from document where file_name = any ($1::text[])',
    [fileNames],
  )
  return rows.map((row) => row.file_name)
}

/** @returns the files that they leave behind */
export async function deleteDocumentsOf(sql: Sql, accountId: string): Promise<string[]> {
  const rows = await sql.rows<{ file_name: string }>('delete from document where account_id = $1 returning file_name', [
    accountId,
  ])
  return rows.map((row) => row.file_name)
}

/** Those from before an instant by which no draft, listing or booking asks. @returns the files that they leave behind */
export async function deleteUnasked(sql: Sql, before: number): Promise<string[]> {
  const rows = await sql.rows<{ file_name: string }>(
    `delete from document where id in (
       select d.id from document d
       where d.created_at < $1
         and not exists (
           select from listing_draft o where o.typed #>> '{requirements,document,id}' is not null
             and o.typed #>> '{requirements,document,id}' = d.id::text)
         and not exists (
           select from listing l where l.must_haves #>> '{consultation,document,id}' is not null
             and l.must_haves #>> '{consultation,document,id}' = d.id::text)
         and not exists (
           select from booking b where b.must_haves_asked #>> '{consultation,document,id}' is not null
             and b.must_haves_asked #>> '{consultation,document,id}' = d.id::text)
       order by d.created_at limit $2)
     returning file_name`,
    [at(before), AT_ONCE],
  )
  return rows.map((row) => row.file_name)
}
