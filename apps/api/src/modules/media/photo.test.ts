import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { sign } from '#platform/crypto.ts'
import { rewriteImage } from '#platform/media/rewrite-image.ts'
import { sweepFiles } from '#sweep.ts'
import { codeOf, createPerson, type Person, signIn } from '#testing/password-login.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import { hollowPng, jpegOf, jpegOfPhone, jpegWithComment, pngOf, pngWithText, zeroPng } from './image.fixture.ts'
import { createPhotos, type Photo } from './photo.service.ts'

let api: TestApi
let ada: Person
let token: string
beforeAll(async () => {
  api = await createTestApi(inject('serverUrl'), { listens: true })
  await rm(api.platform.config.mediaDir, { recursive: true, force: true })
  ada = await createPerson(api)
})
afterAll(async () => {
  await api.close()
  await rm(api.platform.config.mediaDir, { recursive: true, force: true })
})
beforeEach(async () => {
  await api.platform.database.rows('delete from quota')
  token = (await signIn(api, ada)).token
})

const upload = (payload: Buffer, { type = 'image/jpeg', bearer = token } = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/photos',
    payload,
    headers: { 'content-type': type, ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }) },
  })

async function uploaded(payload: Buffer, type?: string): Promise<Photo> {
  const response = await upload(payload, type === undefined ? {} : { type })
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)])
  return response.json<Photo>()
}

const get = (url: string) => api.app.inject({ method: 'GET', url })
const bytesOf = async (photo: Photo) => (await get(photo.url)).rawPayload
const files = () => readdir(api.platform.config.mediaDir).catch(() => [] as string[])

async function colourAt(image: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'white' | 'other'> {
  const { data } = await sharp(image)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0, blue = 0] = data
  if (red > 240 && green > 240 && blue > 240) return 'white'
  if (red > 200 && blue < 60) return 'red'
  return blue > 200 && red < 60 ? 'blue' : 'other'
}

describe('a photo', () => {
  test('of a JPEG is kept as a JPEG, at most 1600 px a side', async () => {
    const photo = await uploaded(await jpegOf(2_400, 1_200))
    expect(photo).toMatchObject({ width: 1_600, height: 800 })
    expect(await sharp(await bytesOf(photo)).metadata()).toMatchObject({ format: 'jpeg', width: 1_600, height: 800 })
  })

  test('of a PNG too, without growing', async () => {
    const photo = await uploaded(await pngOf(40, 30), 'image/png')
    expect(photo).toMatchObject({ width: 40, height: 30 })
    expect((await sharp(await bytesOf(photo)).metadata()).format).toBe('jpeg')
  })

  test('is what its bytes are, whatever it is called', async () => {
    expect(await uploaded(await pngOf(40, 30), 'image/jpeg')).toMatchObject({ width: 40 })
  })

  test('that lay on its side stands upright and says nothing of where and by whom it was taken (trust.md S37)', async () => {
    const original = await jpegOfPhone(60, 40)
    expect((await sharp(original).metadata()).orientation).toBe(6)
    for (const canary of ['CANARY-ARTIST', 'CANARY-DESCRIPTION', 'CANARY-XMP'])
      expect(original.includes(canary)).toBe(true)
    const photo = await uploaded(original)
    expect(photo).toMatchObject({ width: 40, height: 60 })
    const bytes = await bytesOf(photo)
    expect([await colourAt(bytes, 20, 10), await colourAt(bytes, 20, 50)]).toEqual(['red', 'blue'])
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, orientation }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      orientation: undefined,
    })
    expect(bytes.includes('CANARY')).toBe(false)
    expect(bytes.includes('Exif')).toBe(false)
  })

  test('that was transparent stands on white', async () => {
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    expect(await colourAt(await bytesOf(await uploaded(clear, 'image/png')), 4, 4)).toBe('white')
  })

  test('is one file and one row of the same size, under a name that tells nothing', async () => {
    const photo = await uploaded(await jpegOf(50, 50))
    const row = await api.platform.database.row<{ file_name: string; bytes: number; account_id: string }>(
      'select file_name, bytes, account_id from photo where id = $1',
      [photo.id],
    )
    expect(row?.account_id).toBe(ada.id)
    expect(row?.file_name).toMatch(/^[\da-f-]{36}\.jpg$/)
    expect(row?.file_name).not.toContain(photo.id)
    const stored = await readFile(path.join(api.platform.config.mediaDir, row?.file_name ?? ''))
    expect(stored).toHaveLength(row?.bytes ?? 0)
    expect(stored.equals(await bytesOf(photo))).toBe(true)
  })
})

describe('what hides in a file is gone from the photo (trust.md S38)', () => {
  const MARK = '<script>alert("PAYLOAD")</script>'
  test.for<[string, (whole: Buffer, png: Buffer) => Buffer, string]>([
    ['HTML in a JPEG’s comment', (jpeg) => jpegWithComment(jpeg, MARK), 'image/jpeg'],
    ['HTML behind a JPEG', (jpeg) => Buffer.concat([jpeg, Buffer.from(MARK)]), 'image/jpeg'],
    ['a ZIP behind a JPEG', (jpeg) => Buffer.concat([jpeg, Buffer.from(`PK\u0003\u0004${MARK}`)]), 'image/jpeg'],
    ['a script in a PNG’s text', (_jpeg, png) => pngWithText(png, MARK), 'image/png'],
    ['a script behind a PNG', (_jpeg, png) => Buffer.concat([png, Buffer.from(MARK)]), 'image/png'],
  ])('%s', async ([, hide, type]) => {
    const original = hide(await jpegOf(40, 30), await pngOf(40, 30))
    expect(original.includes('PAYLOAD')).toBe(true)
    const bytes = await bytesOf(await uploaded(original, type))
    expect(bytes.includes('PAYLOAD')).toBe(false)
    expect(bytes.includes('PK\u0003\u0004')).toBe(false)
  })
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

  test('the largest that may be: 10 MB exactly, and 40 megapixels exactly', async () => {
    const padded = Buffer.concat([await jpegOf(20, 20), Buffer.alloc(10_485_760)]).subarray(0, 10_485_760)
    expect((await upload(padded)).statusCode).toBe(200)
    expect((await upload(zeroPng(8_000, 5_000), { type: 'image/png' })).statusCode).toBe(200)
  })

  test('196 megapixels are refused by the header: the memory for them is never taken (trust.md S35)', async () => {
    const payload = zeroPng(14_000, 14_000)
    const before = process.memoryUsage().rss
    const started = performance.now()
    expect((await upload(payload, { type: 'image/png' })).statusCode).toBe(413)
    expect(performance.now() - started).toBeLessThan(2_000)
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

  test('one whose sender hangs up halfway: the API goes on and keeps nothing', async () => {
    const before = await files()
    const { port } = api.app.server.address() as AddressInfo // a TCP server's address is one
    const photo = await jpegOf(400, 400)
    const hangUp = new AbortController()
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(photo.subarray(0, 500))
        setTimeout(() => hangUp.abort(), 20)
      },
    })
    const sending = fetch(`http://127.0.0.1:${port}/api/v1/photos`, {
      method: 'POST',
      body,
      signal: hangUp.signal,
      headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${token}` },
      duplex: 'half',
    })
    await expect(sending).rejects.toThrow()
    expect((await upload(photo)).statusCode).toBe(200)
    expect(await files()).toHaveLength(before.length + 1)
  })
})

test('the forty-first upload within an hour is refused, for this person only (trust.md §2.4)', async () => {
  const photo = await jpegOf(8, 8)
  for (let count = 0; count < 40; count += 1) expect((await upload(photo)).statusCode).toBe(200)
  const refused = await upload(photo)
  expect([refused.statusCode, codeOf(refused), refused.headers['retry-after']]).toEqual([
    429,
    'too_many_requests',
    '3600',
  ])
  const bob = await signIn(api, await createPerson(api))
  expect((await upload(photo, { bearer: bob.token })).statusCode).toBe(200)
  api.clock.advance(3_600_000)
  token = (await signIn(api, ada)).token
  expect((await upload(photo)).statusCode).toBe(200)
})

describe('a link', () => {
  let photo: Photo
  beforeAll(async () => {
    token = (await signIn(api, ada)).token
    photo = await uploaded(await jpegOf(30, 30))
  })
  const fresh = () => createPhotos(api.platform).linkFor(photo.id)

  test('opens the photo as an image and nothing else, kept by this browser only (trust.md S24)', async () => {
    const response = await get(fresh())
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': expect.stringMatching(/^private, max-age=(1[5-9]\d|2\d\d|300)$/),
    })
  })

  test('is the same for a while, so that a browser need not load the photo again', () => {
    const span = 150_000
    api.clock.set(Math.ceil(api.clock.now() / span) * span)
    const link = fresh()
    api.clock.advance(span - 1)
    expect(fresh()).toBe(link)
    api.clock.advance(1)
    expect(fresh()).not.toBe(link)
  })

  test('is over after at most five minutes', async () => {
    const link = fresh()
    const until = Number(new URL(link, 'http://a').searchParams.get('until'))
    expect(until - api.clock.now()).toBeLessThanOrEqual(300_000)
    expect(until - api.clock.now()).toBeGreaterThan(150_000)
    api.clock.set(until - 1)
    expect((await get(link)).statusCode).toBe(200)
    api.clock.set(until)
    const over = await get(link)
    expect([over.statusCode, codeOf(over)]).toEqual([404, 'photo_not_found'])
    api.clock.set(until - 300_000)
  })

  test('that was changed or made up opens nothing', async () => {
    const other = await uploaded(await jpegOf(30, 30))
    const url = new URL(fresh(), 'http://a')
    const signature = url.searchParams.get('signature') ?? ''
    const until = url.searchParams.get('until') ?? ''
    const far = String(api.clock.now() + 86_400_000)
    const secret = api.platform.config.tokenSecret
    const link = (id: string, when: string, mark: string) =>
      `/api/v1/photos/${id}?until=${when}&signature=${encodeURIComponent(mark)}`
    const forged: [string, string, number][] = [
      ['another photo', link(other.id, until, signature), 404],
      ['a later end', link(photo.id, far, signature), 404],
      ['an end written otherwise', link(photo.id, `0${until}`, signature), 404],
      ['a signature cut short', link(photo.id, until, signature.slice(0, -1)), 404],
      ['no signature', link(photo.id, until, ''), 404],
      ['a signature for another purpose', link(photo.id, until, sign(secret, 'device', `${photo.id}\n${until}`)), 404],
      [
        'one of ours for longer than five minutes',
        link(photo.id, far, sign(secret, 'photo', `${photo.id}\n${far}`)),
        404,
      ],
      ['a photo that never was', link(crypto.randomUUID(), until, signature), 404],
      ['a path', link('..%2f..%2fetc%2fpasswd', until, signature), 404],
      ['no query', `/api/v1/photos/${photo.id}`, 422],
      ['two ends', `${fresh()}&until=1`, 422],
    ]
    for (const [what, forgery, status] of forged)
      expect([what, (await get(forgery)).statusCode]).toEqual([what, status])
    expect((await get(link(photo.id, until, signature))).statusCode).toBe(200)
  })

  test('to a photo whose file is gone is a link to nothing', async () => {
    const lost = await uploaded(await jpegOf(30, 30))
    const row = await api.platform.database.row<{ file_name: string }>('select file_name from photo where id = $1', [
      lost.id,
    ])
    await rm(path.join(api.platform.config.mediaDir, row?.file_name ?? ''))
    expect((await get(lost.url)).statusCode).toBe(404)
  })
})

test('photos belong to who uploaded them, all or not', async () => {
  const photos = createPhotos(api.platform)
  const { database } = api.platform
  const bob = await createPerson(api)
  const [one, two] = [await uploaded(await jpegOf(8, 8)), await uploaded(await jpegOf(8, 8))]
  const belong = (accountId: string, ids: string[]) => photos.belongTo(database, accountId, ids)
  expect(await belong(ada.id, [])).toBe(true)
  expect(await belong(ada.id, [one.id, two.id])).toBe(true)
  expect(await belong(ada.id, [one.id, one.id])).toBe(true)
  expect(await belong(bob.id, [one.id])).toBe(false)
  expect(await belong(ada.id, [one.id, crypto.randomUUID()])).toBe(false)
})

test('a photo that gets no row leaves no file (trust.md I11)', async () => {
  const before = await files()
  const photos = createPhotos(api.platform)
  await expect(photos.upload(crypto.randomUUID(), await jpegOf(20, 20))).rejects.toThrow(/foreign key/)
  expect(await files()).toEqual(before)
})

describe('the sweep of the folder (trust.md I11)', () => {
  const HOUR_MS = 3_600_000
  const age = async (fileName: string, ms: number) => {
    const then = new Date(Date.now() - ms) // the disk has a clock of its own
    await utimes(path.join(api.platform.config.mediaDir, fileName), then, then)
  }
  const left = (fileName: string, ms: number) =>
    writeFile(path.join(api.platform.config.mediaDir, fileName), 'left').then(() => age(fileName, ms))

  test('removes what a crash left without a row, an hour after: photos and half-written ones', async () => {
    await sweepFiles(api.platform)
    const photo = await uploaded(await jpegOf(8, 8))
    const before = await files()
    for (const name of before) await age(name, 30 * 24 * HOUR_MS)
    const [photoLost, draftLost] = [`${crypto.randomUUID()}.jpg`, `${crypto.randomUUID()}.jpg.part`]
    await left(photoLost, HOUR_MS + 1_000)
    await left(draftLost, HOUR_MS + 1_000)
    const young = `${crypto.randomUUID()}.jpg`
    await left(young, HOUR_MS - 60_000)
    expect(await sweepFiles(api.platform)).toEqual({ photos: 2 })
    expect((await files()).sort()).toEqual([...before, young].sort())
    expect((await get(photo.url)).statusCode).toBe(200)
    expect(await sweepFiles(api.platform)).toEqual({ photos: 0 })
  })

  test('leaves alone what is not ours', async () => {
    await left('README.txt', 30 * 24 * HOUR_MS)
    expect(await sweepFiles(api.platform)).toEqual({ photos: 0 })
    expect(await files()).toContain('README.txt')
  })

  test('of a folder that is not there yet finds nothing', async () => {
    const config = { ...api.platform.config, mediaDir: path.join(api.platform.config.mediaDir, 'none') }
    expect(await sweepFiles({ ...api.platform, config })).toEqual({ photos: 0 })
  })
})
