import { finished } from 'node:stream/promises'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { Finding } from './finding.ts'

/** Limits on the parts of one presentation and their total unpacked size (zip bomb). */
const MAX_PARTS = 5_000
const MAX_UNPACKED = 200_000_000

/** What every presentation has. */
const needed = ['[Content_Types].xml', 'ppt/presentation.xml']
/** Macros, controls, and other files inside. */
const ACTIVE = /vbaProject|\.bin$|^ppt\/(?:activeX|embeddings|ctrlProps)\/|^customUI\//i

/** Inflates one part and discards it, checking that its size is as declared.
 *  @returns its bytes */
async function weigh(zip: ZipFile, entry: Entry): Promise<number> {
  const stream = await zip.openReadStreamPromise(entry)
  let bytes = 0
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  await finished(stream)
  return bytes
}

/** Whether a file is a presentation of PowerPoint (2007 and later) from its first byte to its last, without macros or
 *  other files, and of a size that a phone unpacks. */
export async function checkPptx(original: Buffer): Promise<Finding> {
  try {
    const zip = await fromBufferPromise(original, {
      lazyEntries: true,
      strictFileNames: true,
      validateEntrySizes: true,
    })
    if (zip.entryCount > MAX_PARTS || zip.comment !== '') return 'unreadable'
    const names = new Set<string>()
    let unpacked = 0
    for await (const entry of zip.eachEntry()) {
      if (ACTIVE.test(entry.fileName)) return 'unsafe'
      unpacked += entry.uncompressedSize
      if (names.has(entry.fileName) || unpacked > MAX_UNPACKED || entry.isEncrypted()) return 'unreadable'
      names.add(entry.fileName)
      if (!entry.fileName.endsWith('/')) await weigh(zip, entry)
    }
    return needed.every((name) => names.has(name)) ? 'fine' : 'unreadable'
  } catch {
    return 'unreadable' // no archive, or one that lies about itself
  }
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le')
/** Names of the one stream that every presentation has, and of that which holds macros. */
const [DOCUMENT, MACROS] = [utf16('PowerPoint Document'), utf16('_VBA_PROJECT')]
/** The record that says whether there are macros: VbaInfoContainer with its atom, up to the word itself ([MS-PPT] 2.4.10). */
const MACRO_RECORD = Buffer.from('0f00ff0314000000020000040c000000', 'hex')
const HAS_MACROS = MACRO_RECORD.length + 4

/** Whether a file is a presentation of PowerPoint before 2007, without macros that it tells of. */
export function checkPpt(original: Buffer): Finding {
  if (!original.includes(DOCUMENT)) return 'unreadable'
  const record = original.indexOf(MACRO_RECORD)
  const tells =
    record !== -1 && original.length > record + HAS_MACROS + 4 && original.readUInt32LE(record + HAS_MACROS) !== 0
  return tells || original.includes(MACROS) ? 'unsafe' : 'fine'
}
