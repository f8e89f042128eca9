import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { type DocumentFormat, documentFormats } from '@ginipig/domain/upload'
import { signedLink, signedLinkLifeMs } from '#modules/media/signed-link.ts'
import type { Sql } from '#platform/database/sql.ts'
import { readDocument } from '#platform/document/read-document.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import {
  type DocumentRow,
  deleteUnasked,
  insertDocument,
  mayOpen,
  readFile,
  readOwnDocument,
  readOwnDocuments,
} from './document.sql.ts'

// Statements for others: the document that a provider names; which files are documents; all of an account that goes,
// whose files are to be removed (removeFiles of media) once that has committed.
export { deleteDocumentsOf, readKnownFiles } from './document.sql.ts'

/** Uploads an hour of one account: each is looked through from end to end. */
const UPLOAD_LIMIT = 20

/** A file that nothing refers to after this time was uploaded and abandoned. */
const UNASKED_MS = DAY_MS

/** Files in one export, bytes before Base64; the rest are named and can be opened by hand. */
const EXPORT_BYTES = 20_000_000

/** Keeps a document of a provider. Nobody else sees it until a listing asks by it.
 *  @throws Refusal, see the contract's `uploadDocument` */
export async function storeDocument(platform: Platform, accountId: string, original: Buffer): Promise<DocumentRow> {
  const subject = `document:${accountId}`
  await takeQuota(platform, platform.database, { subject, limit: UPLOAD_LIMIT, windowMs: HOUR_MS })
  const { format, bytes } = await readDocument(original)
  const fileName = `${randomUUID()}.${format}`
  await platform.files.add(fileName, bytes)
  try {
    return await insertDocument(
      platform.database,
      { accountId, fileName, format, bytes: bytes.length },
      platform.clock.now(),
    )
  } catch (error) {
    await platform.files.remove(fileName)
    throw error
  }
}

/** What a draft says of the document that it names; null where there is none of theirs. */
export async function documentOf(sql: Sql, accountId: string, documentId: string | null | undefined) {
  return documentId ? ((await readOwnDocument(sql, accountId, documentId)) ?? null) : null
}

/** Path and query of a link that is good for some minutes. @throws Refusal `document_not_found` for who may not see it */
export async function linkForDocument(platform: Platform, accountId: string, documentId: string): Promise<string> {
  if (!(await mayOpen(platform.database, accountId, documentId))) throw new Refusal('document_not_found')
  return signedLink(platform, { kind: 'document', path: '/api/v1/documents', id: documentId })
}

export type OpenedDocument = { bytes: Buffer; format: DocumentFormat; type: string; lifeMs: number }

/** The bytes behind a link and how long the link is still good, ms.
 *  @throws Refusal `document_not_found` also for a link that is over or was not made by us */
export async function openDocument(
  platform: Platform,
  { documentId, ...signed }: { documentId: string; until: string; signature: string },
): Promise<OpenedDocument> {
  const lifeMs = signedLinkLifeMs(platform, { kind: 'document', id: documentId, ...signed })
  const file = lifeMs > 0 ? await readFile(platform.database, documentId) : undefined
  if (!file) throw new Refusal('document_not_found')
  const { fileName, format } = file
  try {
    return { bytes: await platform.files.read(fileName), format, type: documentFormats[format].type, lifeMs }
  } catch (error) {
    if (error instanceof Refusal) throw error
    platform.log.error({ err: error, documentId }, 'document has no file')
    throw new Refusal('document_not_found', { cause: error })
  }
}

/** Takes documents by which nobody asks out of the books. @returns the files that they leave behind */
export const dropUnasked = (platform: Platform): Promise<string[]> =>
  deleteUnasked(platform.database, platform.clock.now() - UNASKED_MS)

/** Every document of a person for their export, newest first, as Base64 as long as they fit in one answer. */
export async function takeDocumentsAlong(platform: Platform, accountId: string) {
  const taken: Record<string, unknown>[] = []
  let room = EXPORT_BYTES
  for (const { id, fileName, format, bytes, createdAt } of await readOwnDocuments(platform.database, accountId)) {
    const file = bytes <= room ? await platform.files.read(fileName).catch(() => undefined) : undefined
    room -= file?.length ?? 0
    taken.push({
      id,
      format,
      bytes,
      uploadedAt: new Date(createdAt).toISOString(),
      file: file?.toString('base64') ?? null,
    })
  }
  return { documents: taken }
}
