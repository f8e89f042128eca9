import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf, createPerson, type Person, signIn } from '#testing/password-login.ts'
import { jpegOf, jpegOfPhone, jpegWithComment, pngOf, pngWithText } from './image.fixture.ts'
import { photographer } from './photo.fixture.ts'
import { arePhotosOf, linkFor } from './photo.ts'

const { api, bytesOf, get, logIn, upload, uploaded, who } = photographer()
let ada: Person
beforeAll(() => {
  ada = who().ada
})

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
  test('of a JPEG is kept as WebP, at most 1920 px a side', async () => {
    const photo = await uploaded(await jpegOf(2_400, 1_200))
    expect(photo).toMatchObject({ width: 1_920, height: 960 })
    const { rawPayload } = await get(linkFor(api.platform, photo.id))
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1_920, height: 960 })
  })

  test('of a PNG too, without growing', async () => {
    const photo = await uploaded(await pngOf(40, 30), 'image/png')
    expect(photo).toMatchObject({ width: 40, height: 30 })
    expect((await sharp(await bytesOf(photo)).metadata()).format).toBe('webp')
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

  // An upload is bytes and a type: no name of the client's comes along (trust.md S36).
  test('is one file and one row of the same size, under a name that tells nothing', async () => {
    const photo = await uploaded(await jpegOf(50, 50))
    const row = await api.platform.database.row<{ file_name: string; bytes: number; account_id: string }>(
      'select file_name, bytes, account_id from photo where id = $1',
      [photo.id],
    )
    expect(row?.account_id).toBe(ada.id)
    expect(row?.file_name).toMatch(/^[\da-f-]{36}$/)
    expect(row?.file_name).not.toContain(photo.id)
    const stored = await readFile(path.join(api.platform.config.mediaDir, `${row?.file_name}-50.webp`))
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
  await logIn()
  expect((await upload(photo)).statusCode).toBe(200)
})

test('photos belong to who uploaded them, all or not', async () => {
  const { database } = api.platform
  const bob = await createPerson(api)
  const [one, two] = [await uploaded(await jpegOf(8, 8)), await uploaded(await jpegOf(8, 8))]
  const belong = (accountId: string, ids: string[]) => arePhotosOf(database, accountId, ids)
  expect(await belong(ada.id, [])).toBe(true)
  expect(await belong(ada.id, [one.id, two.id])).toBe(true)
  expect(await belong(ada.id, [one.id, one.id])).toBe(true)
  expect(await belong(bob.id, [one.id])).toBe(false)
  expect(await belong(ada.id, [one.id, crypto.randomUUID()])).toBe(false)
})
