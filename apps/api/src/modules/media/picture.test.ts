import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, createPerson } from '#testing/password-login.ts'
import { jpegOf } from './image.fixture.ts'
import { photographer } from './photo.fixture.ts'
import type { Photo } from './photo.ts'
import { hidePhotos, publicPictures, showPhotos } from './picture.ts'

const { api, files, get, logIn, uploaded, who } = photographer()
let ada: string
beforeAll(() => {
  ada = who().ada.id
})

const widthsOf = ({ srcSet }: { srcSet: string }) => srcSet.split(', ').map((one) => Number(/ (\d+)w$/.exec(one)?.[1]))
const publicOf = async ({ id }: Photo) => (await publicPictures(api.platform.database, [id])).get(id)
const show = (accountId: string, ...photos: { id: string }[]) =>
  showPhotos(
    api.platform.database,
    accountId,
    photos.map(({ id }) => id),
  )

test.for([
  { original: [2_400, 1_200], widths: [320, 640, 1_280, 1_920], middle: 640 },
  { original: [1_000, 3_000], widths: [320, 640], middle: 640 },
  { original: [1_000, 500], widths: [320, 640, 1_000], middle: 640 },
  { original: [500, 500], widths: [320, 500], middle: 500 },
  { original: [320, 100], widths: [320], middle: 320 },
] as const)('a photo of $original is kept in $widths px, one file each', async ({ original, widths, middle }) => {
  const before = await files()
  const [wide, high] = original
  const photo = await uploaded(await jpegOf(wide, high))
  expect(widthsOf(photo)).toEqual(widths)
  expect(await files()).toHaveLength(before.length + widths.length)
  expect(photo.url).toContain(`&width=${middle}`)
  for (const one of photo.srcSet.split(', ')) {
    const [url = '', width = ''] = one.split(' ')
    const { rawPayload, headers } = await get(url)
    const drawn = await sharp(rawPayload).metadata()
    expect([`${drawn.width}w`, drawn.format, headers['content-type']]).toEqual([width, 'webp', 'image/webp'])
    expect(Math.abs((drawn.height ?? 0) - (drawn.width ?? 0) * (photo.height / photo.width))).toBeLessThanOrEqual(1)
  }
})

describe('a photo that something shows', () => {
  let photo: Photo
  beforeEach(async () => {
    await logIn()
    photo = await uploaded(await jpegOf(400, 200))
  })

  test('is everybody’s to see under an address that stays, for good (decision 0040)', async () => {
    const address = (width: number) => `/api/v1/pictures/${photo.id}/${width}`
    expect((await get(address(400))).statusCode).toBe(404)
    expect(await show(ada, photo)).toBe(true)
    expect(await publicOf(photo)).toEqual({
      url: address(400),
      width: 400,
      height: 200,
      srcSet: `${address(320)} 320w, ${address(400)} 400w`,
    })
    const response = await get(address(320))
    expect((await sharp(response.rawPayload).metadata()).width).toBe(320)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable, s-maxage=86400',
    })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('has only its own widths', async () => {
    await show(ada, photo)
    for (const width of ['0', '319', '640', '99999', '320.0', '-320', '..%2f320', '320.webp'])
      expect([width, (await get(`/api/v1/pictures/${photo.id}/${width}`)).statusCode]).toEqual([width, 404])
    const signed = `${photo.url.split('&width=')[0]}`
    expect((await get(`${signed}&width=640`)).statusCode).toBe(404)
    expect((await sharp((await get(signed)).rawPayload).metadata()).width).toBe(400)
  })

  test('is taken back', async () => {
    await show(ada, photo)
    await hidePhotos(api.platform.database, [photo.id])
    const response = await get(`/api/v1/pictures/${photo.id}/320`)
    expect([response.statusCode, codeOf(response)]).toEqual([404, 'photo_not_found'])
    expect(await publicOf(photo)).toBeUndefined()
    expect((await get(photo.url)).statusCode).toBe(200)
  })

  test('is of who shows it: all or none', async () => {
    const bob = await createPerson(api)
    const other = await uploaded(await jpegOf(40, 40))
    expect(await show(bob.id, photo)).toBe(false)
    expect(await show(ada, other, { id: crypto.randomUUID() })).toBe(false)
    expect([await publicOf(photo), await publicOf(other)]).toEqual([undefined, undefined])
    expect(await show(ada, other, photo, other)).toBe(true)
    expect(await show(ada)).toBe(true)
  })
})

test('one JPEG of before the widths is shown as it is', async () => {
  const { database, config } = api.platform
  const fileName = `${crypto.randomUUID()}.jpg`
  await mkdir(config.mediaDir, { recursive: true })
  await writeFile(`${config.mediaDir}/${fileName}`, await jpegOf(800, 400))
  const row = await database.row<{ id: string }>(
    `insert into photo (account_id, file_name, widths, width, height, bytes, created_at)
     values ($1, $2, '{800}', 800, 400, 1, now()) returning id`,
    [ada, fileName],
  )
  await show(ada, { id: row?.id ?? '' })
  const { headers, rawPayload } = await get(`/api/v1/pictures/${row?.id}/800`)
  expect([headers['content-type'], (await sharp(rawPayload).metadata()).format]).toEqual(['image/jpeg', 'jpeg'])
})
