import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { rewriteImage } from '#platform/media/rewrite-image.ts'
import { codeOf } from '#testing/password-login.ts'
import { hollowPng, jpegOf, pngOf, zeroPng } from './image.fixture.ts'
import { photographer } from './photo.fixture.ts'

const { api, files, upload, who } = photographer()
let token: string
beforeEach(() => {
  token = who().token
})

describe('what is no photo is refused, and leaves nothing behind', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const picture = () => sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
  const hostile: [string, () => Buffer | Promise<Buffer>, number, string][] = [
    ['nothing', () => Buffer.alloc(0), 415, 'photo_type'],
    ['an SVG', () => svg, 415, 'photo_type'],
    ['a GIF', () => picture().gif().toBuffer(), 415, 'photo_type'],
    ['a WebP', () => picture().webp().toBuffer(), 415, 'photo_type'],
    ['an AVIF', () => picture().avif().toBuffer(), 415, 'photo_type'],
    ['a TIFF', () => picture().tiff().toBuffer(), 415, 'photo_type'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 415, 'photo_type'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'photo_type'],
    [
      'a JPEG behind a page',
      async () => Buffer.concat([Buffer.from('<html>'), await jpegOf(20, 20)]),
      415,
      'photo_type',
    ],
    [
      'an SVG behind a JPEG’s first bytes',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]),
      422,
      'photo_unreadable',
    ],
    [
      'a GIF behind a PNG’s first bytes',
      async () => Buffer.concat([(await pngOf(2, 2)).subarray(0, 8), await picture().gif().toBuffer()]),
      422,
      'photo_unreadable',
    ],
    ['a JPEG cut off', async () => (await jpegOf(400, 400)).subarray(0, 1_200), 422, 'photo_unreadable'],
    ['a PNG cut off', async () => (await pngOf(400, 400)).subarray(0, 200), 422, 'photo_unreadable'],
    ['a PNG of another length than it says', () => hollowPng(3_000, 3_000), 422, 'photo_unreadable'],
    ['a PNG of 14,000 px a side', () => zeroPng(14_000, 14_000), 413, 'photo_too_large'],
    ['a PNG that says it has 4 billion px a side', () => hollowPng(2 ** 32 - 1, 2 ** 32 - 1), 422, 'photo_unreadable'],
    ['a PNG of 40 MP and a row', () => hollowPng(8_000, 5_001), 413, 'photo_too_large'],
    ['a PNG of no width', () => hollowPng(0, 100), 422, 'photo_unreadable'],
    [
      'one byte above 10 MB',
      async () => Buffer.concat([await jpegOf(20, 20), Buffer.alloc(10_485_760)]).subarray(0, 10_485_761),
      413,
      'photo_too_large',
    ],
    [
      'far above 10 MB',
      async () => Buffer.concat([await jpegOf(20, 20), Buffer.alloc(12_000_000)]),
      413,
      'photo_too_large',
    ],
  ]
  test.for(hostile)('%s', async ([, make, status, code]) => {
    const before = await files()
    const count = () => api.platform.database.row<{ count: number }>('select count(*) as count from photo')
    const rows = await count()
    const payload = await make()
    for (const type of ['image/jpeg', 'image/png']) {
      const response = await upload(payload, { type })
      expect([response.statusCode, codeOf(response)]).toEqual([status, code])
    }
    expect(await files()).toEqual(before)
    expect(await count()).toEqual(rows)
  })

  test('no decoder but JPEG’s and PNG’s is within reach, even past the first check (trust.md S34)', async () => {
    for (const other of [svg, await picture().gif().toBuffer(), await picture().webp().toBuffer()])
      await expect(rewriteImage(other)).rejects.toMatchObject({ code: 'photo_unreadable' })
  })

  // With the rows above one byte and far beyond it, and the 200 cut off below: trust.md S33.
  test('the largest that may be: 10 MB exactly, and 40 megapixels exactly', async () => {
    const padded = Buffer.concat([await jpegOf(20, 20), Buffer.alloc(10_485_760)]).subarray(0, 10_485_760)
    expect((await upload(padded)).statusCode).toBe(200)
    expect((await upload(zeroPng(8_000, 5_000), { type: 'image/png' })).statusCode).toBe(200)
  })

  test('196 megapixels are refused by the header: the memory for them is never taken (trust.md S35)', async () => {
    const payload = zeroPng(14_000, 14_000)
    const before = process.memoryUsage().rss
    expect((await upload(payload, { type: 'image/png' })).statusCode).toBe(413)
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  })

  test('another content type, or JSON', async () => {
    for (const type of ['image/svg+xml', 'image/webp', 'application/octet-stream', 'multipart/form-data; boundary=x'])
      expect([type, (await upload(await jpegOf(20, 20), { type })).statusCode]).toEqual([type, 415])
    const json = await upload(Buffer.from('{}'), { type: 'application/json' })
    expect([json.statusCode, codeOf(json)]).toEqual([415, 'photo_type'])
  })

  test('a visitor’s', async () => {
    expect((await upload(await jpegOf(20, 20), { bearer: '' })).statusCode).toBe(401)
  })

  /** Sends so much of a photo over a connection of its own, and hangs up. */
  async function hangUp(photo: Buffer, part: { head: number; bytes: number }) {
    const { port } = api.app.server.address() as AddressInfo // a TCP server's address is one
    const lines = [
      'POST /api/v1/photos HTTP/1.1',
      `host: 127.0.0.1:${port}`,
      'content-type: image/jpeg',
      `content-length: ${photo.length}`,
      `authorization: Bearer ${token}`,
    ].join('\r\n')
    const head = Buffer.from(`${lines}\r\n\r\n`)
    const sent = Buffer.concat([head.subarray(0, head.length * part.head), photo.subarray(0, part.bytes)])
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    await new Promise((written) => socket.write(sent, written))
    socket.resetAndDestroy()
    await once(socket, 'close')
  }

  test.for([
    ['in the middle of the head', 0.5, 0],
    ['after the head', 1, 0],
    ['after the first bytes', 1, 16],
    ['halfway', 1, 0.5],
    ['before the last byte', 1, -1],
  ] as const)(
    'one whose sender hangs up halfway: %s; the API goes on and keeps nothing',
    async ([_when, head, body]) => {
      const before = await files()
      const photo = await jpegOf(400, 400)
      const bytes = body === 0.5 ? photo.length / 2 : body < 0 ? photo.length + body : body
      await hangUp(photo, { head, bytes })
      expect((await upload(photo)).statusCode).toBe(200)
      expect(await files()).toHaveLength(before.length + 2) // 320 and 400 px
    },
  )

  test('200 whose senders hang up, each at another byte and twenty at a time, leave no file (trust.md G09)', async () => {
    const before = await files()
    const photo = await jpegOf(400, 400)
    const rounds = Array.from({ length: 10 }, (_, round) => round)
    for (const round of rounds) {
      const cuts = Array.from({ length: 20 }, (_, index) => Math.floor((photo.length * (round * 20 + index)) / 200))
      await Promise.all(cuts.map((bytes) => hangUp(photo, { head: 1, bytes })))
      await api.platform.database.rows('delete from quota') // of forty an hour
    }
    expect(await files()).toEqual(before)
    expect((await upload(photo)).statusCode).toBe(200)
    expect(await files()).toHaveLength(before.length + 2)
  })
})
