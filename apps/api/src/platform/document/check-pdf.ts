import { inflateSync } from 'node:zlib'
import type { Finding } from './finding.ts'

/** Bytes that one stream of objects may grow to. */
const MAX_OBJECTS = 8_000_000
/** Bytes of a stream's dictionary, before the word `stream`. */
const DICTIONARY = 1_000

/** What runs, starts programs, or carries other files. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z0-9])/

/** Names may be written with codes for letters: `/J#61vaScript`. */
const readable = (syntax: string) =>
  syntax.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Object streams: objects stored together, compressed; '' where they can't be read. */
function unpack(stream: Buffer): string {
  try {
    return inflateSync(stream, { maxOutputLength: MAX_OBJECTS }).toString('latin1')
  } catch {
    return ''
  }
}

/** The objects of a PDF as text, without what its streams hold, but with the objects that streams hold. */
function syntaxOf(bytes: Buffer): string {
  const parts: string[] = []
  let from = 0
  for (;;) {
    const start = bytes.indexOf('stream', from, 'latin1')
    const end = start === -1 ? -1 : bytes.indexOf('endstream', start, 'latin1')
    if (end === -1) return [...parts, bytes.toString('latin1', from)].join('\n')
    parts.push(bytes.toString('latin1', from, start))
    const dictionary = bytes.toString('latin1', Math.max(from, start - DICTIONARY), start)
    if (/\/ObjStm/.test(dictionary) && /\/FlateDecode/.test(dictionary)) {
      const skip = bytes[start + 'stream'.length] === 0x0d ? 2 : 1
      parts.push(unpack(bytes.subarray(start + 'stream'.length + skip, end)))
    }
    from = end + 'endstream'.length
  }
}

/** Whether a file is a PDF throughout, without scripts, launch actions or attachments. Encrypted or otherwise hidden
 *  content isn't seen; so it is only ever offered as a download. */
export function checkPdf(bytes: Buffer): Finding {
  const end = bytes.lastIndexOf('%%EOF', undefined, 'latin1')
  const isWhole = /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && end > 0
  if (!isWhole || !/^[\s\0]{0,1024}$/.test(bytes.toString('latin1', end + '%%EOF'.length, end + 2_000)))
    return 'unreadable'
  if (bytes.length - end > 1_100) return 'unreadable'
  const syntax = readable(syntaxOf(bytes))
  if (/\/Encrypt(?![A-Za-z0-9])/.test(syntax)) return 'unreadable'
  return ACTIVE.test(syntax) ? 'unsafe' : 'fine'
}
