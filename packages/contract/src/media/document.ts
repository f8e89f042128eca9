import { documentFormatNames } from '@ginipig/domain/upload'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id } from '#core/scalar.ts'
import { Signed } from './signed.ts'

/** A provider's own consultation form; the shape of the domain's ConsultationDocument. */
export const ConsultationDocument = v.object({
  id: Id,
  format: v.picklist(documentFormatNames),
  /** Its size. */
  bytes: v.number(),
})
export type ConsultationDocument = v.InferOutput<typeof ConsultationDocument>

const params = v.object({ documentId: Id })

/** One PDF, HTML page or PowerPoint file as the whole body, told by its content. A page is written anew without what
 *  runs or loads anything; a file with macros or scripts that can be seen is refused. Source: spec §9, decision 0049. */
export const uploadDocument = endpoint({
  name: 'uploadDocument',
  method: 'POST',
  path: '/provider/documents',
  access: 'provider',
  binaryBody: 'document',
  response: ConsultationDocument,
  errors: ['document_too_large', 'document_type', 'document_unreadable', 'document_unsafe', 'too_many_requests'],
})

/** A link for who gave the document, and for the client whom a booking asks it of. Ask when it is to be opened: it is
 *  good for minutes. */
export const getDocumentLink = endpoint({
  name: 'getDocumentLink',
  method: 'GET',
  path: '/documents/:documentId/link',
  access: 'either',
  params,
  response: v.object({ url: v.string() }),
  errors: ['document_not_found'],
})

/** The file behind a signed link, to be kept, never shown in the browser; the link is the permission. */
export const getDocument = endpoint({
  name: 'getDocument',
  method: 'GET',
  path: '/documents/:documentId',
  access: 'public',
  params,
  query: Signed,
  response: v.unknown(),
  errors: ['document_not_found'],
})
