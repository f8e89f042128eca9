import { crc32, deflateRawSync } from 'node:zlib'

/** A PDF of one empty page, as small as they get. @param extra - objects beside it */
export const pdfOf = (title: string, extra = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n4 0 obj\n<< /Title (${title}) >>\nendobj\n${extra}\ntrailer\n<< /Root 1 0 R /Info 4 0 R >>\n%%EOF\n`,
    'latin1',
  )

export type Part = {
  name: string
  content: Buffer
  /** What the archive says of it, where it lies. */
  claims?: number
}

/** A ZIP archive of these parts. */
export function zipOf(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, claims = content.length } of parts) {
    const packed = deflateRawSync(content)
    const nameBytes = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(claims, 18)
    shared.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), shared, nameBytes, packed])
    const entry = Buffer.concat([
      Buffer.from('PK\u0001\u0002', 'latin1'),
      Buffer.from([20, 0]),
      shared,
      Buffer.alloc(14),
      nameBytes,
    ])
    entry.writeUInt32LE(at, 42)
    locals.push(local)
    directory.push(entry)
    at += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, central, end])
}

const skeleton: readonly Part[] = ['[Content_Types].xml', 'ppt/presentation.xml', 'ppt/slides/slide1.xml'].map(
  (name) => ({ name, content: Buffer.from('<xml/>') }),
)

/** A presentation of one slide. @param more - parts beside it */
export const pptxOf = (more: readonly Part[] = []): Buffer => zipOf([...skeleton, ...more])

/** What a presentation of before 2007 has at least: its mark, the name of its stream, and what is given. */
export const pptOf = (more: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from('PowerPoint Document', 'utf16le'),
    Buffer.alloc(100),
    more,
    Buffer.alloc(512),
  ])

/** The record of a presentation of before 2007 that says whether it has macros ([MS-PPT] 2.4.10). */
export const macroRecord = (has: 0 | 1): Buffer =>
  Buffer.concat([
    Buffer.from('0f00ff0314000000020000040c000000', 'hex'),
    Buffer.from([7, 0, 0, 0, has, 0, 0, 0, 2, 0, 0, 0]),
  ])
