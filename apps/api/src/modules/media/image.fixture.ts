import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Left half red, right half blue: which side is where shows whether a photo stands upright. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: 'red' } },
      left: 0,
      top: 0,
    },
  ])

export const jpegOf = (width: number, height: number): Promise<Buffer> => twoColours(width, height).jpeg().toBuffer()
export const pngOf = (width: number, height: number): Promise<Buffer> => twoColours(width, height).png().toBuffer()

/** As a phone takes it: lying on its side, with where and by whom it was taken. */
export const jpegOfPhone = (width: number, height: number): Promise<Buffer> =>
  twoColours(width, height)
    .withExif({
      IFD0: { Artist: 'CANARY-ARTIST', ImageDescription: 'CANARY-DESCRIPTION' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>CANARY-XMP</note></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A part of a PNG. */
export const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8 + body.length)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeInt32BE(crc32(body), 4 + body.length)
  return frame
}

function crc32(bytes: Buffer): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return crc ^ -1
}

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A grey PNG of any size, whole, made of zeros: small to send, large to decode. */
export function zeroPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height)
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PNG that says it is of a size, and has next to nothing in it. */
export function hollowPng(width: number, height: number): Buffer {
  const png = zeroPng(1, 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([PNG_SIGNATURE, chunk('IHDR', header), png.subarray(PNG_SIGNATURE.length + 25)])
}

/** A PNG that carries a text chunk. */
export function pngWithText(png: Buffer, text: string): Buffer {
  const afterHeader = PNG_SIGNATURE.length + 25
  return Buffer.concat([
    png.subarray(0, afterHeader),
    chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1')),
    png.subarray(afterHeader),
  ])
}

/** A JPEG that carries a comment segment. */
export function jpegWithComment(jpeg: Buffer, text: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, Buffer.from(text), jpeg.subarray(2)])
}
