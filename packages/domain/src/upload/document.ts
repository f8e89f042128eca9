import { MEGABYTE, uploadKinds } from './kind.ts'

/** What a consultation document may be: its content type and its limit, bytes. An HTML page has a limit of ours: it is
 *  read and written anew, letter by letter. Source: spec §9 (formats of session documents; pdf, media file). */
export const documentFormats = {
  pdf: { type: uploadKinds.pdf.formats['.pdf'], bytes: uploadKinds.pdf.bytes },
  html: { type: 'text/html', bytes: MEGABYTE },
  ppt: { type: uploadKinds.media.formats['.ppt'], bytes: uploadKinds.media.bytes },
  pptx: { type: uploadKinds.media.formats['.pptx'], bytes: uploadKinds.media.bytes },
} as const
export type DocumentFormat = keyof typeof documentFormats

export const documentFormatNames = Object.keys(documentFormats) as [DocumentFormat, ...DocumentFormat[]] // its keys

/** For the `accept` of a file input; what counts is the content. */
export const documentAccept = documentFormatNames.map((name) => `.${name}`).join(',')

/** Bytes of the largest document of any format. */
export const MAX_DOCUMENT_BYTES = Math.max(...documentFormatNames.map((name) => documentFormats[name].bytes))

/** Enough of a file to tell what it is. */
export const DOCUMENT_HEAD_BYTES = 512

const starts = (head: Uint8Array, magic: readonly number[]) => magic.every((byte, index) => head[index] === byte)

/** What a page begins with, after what editors put before it. */
const PAGE = /^\uFEFF?(?:\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->)*<(?:!doctype\s+html|html)[\s>]/i

/** What a document is by its first bytes, whatever its name says; undefined for anything else. That it also is what it
 *  begins like, only reading all of it shows. */
export function documentFormat(head: Uint8Array): DocumentFormat | undefined {
  if (starts(head, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'pdf'
  if (starts(head, [0x50, 0x4b, 0x03, 0x04])) return 'pptx'
  if (starts(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'ppt'
  return PAGE.test(new TextDecoder().decode(head.subarray(0, DOCUMENT_HEAD_BYTES))) ? 'html' : undefined
}

/** Why a document can't be taken; undefined when it can. @param document.size - bytes */
export function documentProblem(document: {
  size: number
  head: Uint8Array
}): 'document_too_large' | 'document_type' | undefined {
  const format = documentFormat(document.head)
  if (format === undefined) return 'document_type'
  return document.size > documentFormats[format].bytes ? 'document_too_large' : undefined
}
