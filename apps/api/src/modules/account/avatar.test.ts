import { readdir, rm } from 'node:fs/promises'
import type { UserData } from '@ginipig/contract/identity/user-data.ts'
import { getAvatar } from '@ginipig/contract/media/photo.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createProvider } from '#demo/factories/provider.ts'
import { hollowPng, jpegOf, jpegOfPhone, pngOf } from '#modules/media/image.fixture.ts'
import { uploadPhoto } from '#modules/media/photo.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { injectCaller } from '#testing/caller.ts'
import { codeOf, createPerson, type Person, signIn } from '#testing/password-login.ts'

const api = apiOfFile()
let ada: Person
let token: string
beforeAll(async () => {
  await rm(api.platform.config.mediaDir, { recursive: true, force: true })
})
afterAll(async () => {
  await rm(api.platform.config.mediaDir, { recursive: true, force: true })
})
beforeEach(async () => {
  ada = await createPerson(api)
  token = (await signIn(api, ada)).token
})

const bearing = (bearer: string) => ({ authorization: `Bearer ${bearer}` })
const put = (payload: Buffer, { type = 'image/jpeg', bearer = token } = {}) =>
  api.app.inject({
    method: 'PUT',
    url: '/api/v1/me/avatar',
    payload,
    headers: { ...bearing(bearer), 'content-type': type },
  })
const remove = () => api.app.inject({ method: 'DELETE', url: '/api/v1/me/avatar', headers: bearing(token) })
const get = (url: string | null) => api.app.inject({ url: url ?? '/' })
const files = () => readdir(api.platform.config.mediaDir).catch(() => [] as string[])
const photosOf = (person: Person) =>
  api.platform.database.rows<{ id: string; file_name: string; width: number; height: number }>(
    'select id, file_name, width, height from photo where account_id = $1',
    [person.id],
  )

/** The files of one picture, each of its widths. */
const filesOf = (photo: { file_name: string } | undefined) =>
  ['192', '512', '96'].map((width) => `${photo?.file_name}-${width}.webp`)

async function given(payload: Buffer, type?: string): Promise<string> {
  const response = await put(payload, type === undefined ? {} : { type })
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)])
  const { id, avatarUrl } = response.json<UserData>()
  expect([id, avatarUrl]).toEqual([ada.id, expect.stringMatching(/^\/api\/v1\/avatars\/[\da-f-]{36}$/)])
  return avatarUrl ?? ''
}

describe('a person’s picture', () => {
  test.for([
    ['wide', 1_200, 600],
    ['tall', 300, 900],
    ['small', 40, 30],
  ] as const)('that is %s becomes a square of 512 px, its middle', async ([, width, height]) => {
    const { rawPayload } = await get(await given(await jpegOf(width, height)))
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
    const redAt = (x: number) => data[(256 * 512 + x) * 3] ?? 0
    expect([redAt(40) > 200, redAt(470) < 60]).toEqual([true, true])
  })

  test('comes as wide as it is asked for, or a little wider', async () => {
    const url = await given(await jpegOf(600, 600))
    const widthFor = async (width: string) =>
      (await sharp((await get(`${url}?width=${width}`)).rawPayload).metadata()).width
    expect(await widthFor('24')).toBe(96)
    expect(await widthFor('96')).toBe(96)
    expect(await widthFor('97')).toBe(192)
    expect(await widthFor('400')).toBe(512)
    expect(await widthFor('2000'), 'and never wider than it is').toBe(512)
    expect((await get(`${url}?width=nonsense`)).statusCode).toBe(422)
  })

  test('of before the widths it has one', async () => {
    const url = await given(await jpegOf(600, 600))
    await api.platform.database.rows(`update photo set widths = '{512}' where account_id = $1`, [ada.id])
    expect((await sharp((await get(`${url}?width=96`)).rawPayload).metadata()).width).toBe(512)
  })

  test('stands upright and says nothing of where and by whom it was taken (trust.md S37)', async () => {
    const { rawPayload } = await get(await given(await jpegOfPhone(80, 60)))
    expect(rawPayload.includes('CANARY')).toBe(false)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
  })

  test('is anyone’s to see, for good, as an image and nothing else (trust.md S24)', async () => {
    const response = await get(await given(await pngOf(60, 60), 'image/png'))
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('is shown wherever the person is: their own data and the page of a provider', async () => {
    const provider = await createProvider(api.platform.database, api.clock.now())
    const email = (
      await api.platform.database.row<{ email: string }>('select email from account where id = $1', [provider.id])
    )?.email
    const session = await signIn(api, { id: provider.id, email: email ?? '' })
    const { avatarUrl } = (await put(await jpegOf(60, 60), { bearer: session.token })).json<UserData>()
    const page = () => api.platform.database.row('select photo_url from provider where id = $1', [provider.id])
    expect(avatarUrl).not.toBeNull()
    expect(await page()).toEqual({ photo_url: avatarUrl })
    await api.app.inject({ method: 'DELETE', url: '/api/v1/me/avatar', headers: bearing(session.token) })
    expect(await page()).toEqual({ photo_url: null })
  })

  test('gives way to the next: one row, the files of its widths, and the old address leads nowhere', async () => {
    const before = await files()
    const first = await given(await jpegOf(60, 60))
    const second = await given(await jpegOf(61, 61))
    expect(second).not.toBe(first)
    const old = await get(first)
    expect([old.statusCode, codeOf(old)]).toEqual([404, 'photo_not_found'])
    const [photo, ...more] = await photosOf(ada)
    expect([photo, more]).toMatchObject([{ width: 512, height: 512 }, []])
    expect((await files()).filter((name) => !before.includes(name)).sort()).toEqual(filesOf(photo))
  })

  test('is taken away with its file, and again without harm', async () => {
    const before = await files()
    const url = await given(await jpegOf(60, 60))
    for (let count = 0; count < 2; count += 1) expect((await remove()).json()).toMatchObject({ avatarUrl: null })
    expect((await get(url)).statusCode).toBe(404)
    expect([await photosOf(ada), await files()]).toEqual([[], before])
  })

  test('given ten times at once is one in the end', async () => {
    const before = await files()
    const photo = await jpegOf(60, 60)
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(photo)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    const [kept, ...more] = await photosOf(ada)
    expect(more).toEqual([])
    expect((await files()).filter((name) => !before.includes(name)).sort()).toEqual(filesOf(kept))
  })

  test('an account that was deleted meanwhile keeps none', async () => {
    const before = await files()
    await api.platform.database.row('update account set deleted_at = created_at where id = $1', [ada.id])
    expect((await put(await jpegOf(60, 60))).statusCode).toBe(401)
    expect([await photosOf(ada), await files()]).toEqual([[], before])
  })
})

describe('is no door to other photos', () => {
  test('one given for a booking can’t be seen by this address', async () => {
    const { id } = await uploadPhoto(api.platform, ada.id, await jpegOf(60, 60))
    expect((await get(`/api/v1/avatars/${id}`)).statusCode).toBe(404)
  })

  test.for(['x', '..%2f..%2fetc%2fpasswd', '00000000-0000-4000-8000-000000000000', '%00'])(
    '"%s" leads nowhere',
    async (id) => {
      expect((await get(`/api/v1/avatars/${id}`)).statusCode).toBe(404)
    },
  )

  test('another person’s row can’t claim it', async () => {
    const bob = await createPerson(api)
    const { id } = await uploadPhoto(api.platform, ada.id, await jpegOf(60, 60))
    await api.platform.database.row('update account set avatar_photo_id = $2 where id = $1', [bob.id, id])
    const call = injectCaller(api.app)
    expect((await call(getAvatar, { params: { photoId: id } })).code).toBe('photo_not_found')
  })
})

describe('is refused, and the one before stays', () => {
  const hostile: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    [
      'a byte above 5 MB',
      async () => Buffer.concat([await jpegOf(20, 20), Buffer.alloc(5_242_880)]).subarray(0, 5_242_881),
      413,
      'avatar_too_large',
    ],
    [
      'a GIF',
      () =>
        sharp(Buffer.alloc(12), { raw: { width: 2, height: 2, channels: 3 } })
          .gif()
          .toBuffer(),
      415,
      'photo_type',
    ],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'photo_type'],
    ['nothing', () => Buffer.alloc(0), 415, 'photo_type'],
    ['more pixels than we decode', () => hollowPng(8_000, 5_001), 413, 'avatar_too_large'],
    ['more than a photo may have', () => Buffer.alloc(10 * 2 ** 20 + 1), 413, 'avatar_too_large'],
    ['half a JPEG', async () => (await jpegOf(400, 400)).subarray(0, 1_200), 422, 'photo_unreadable'],
  ]
  test.for(hostile)('%s', async ([, make, status, code]) => {
    const url = await given(await jpegOf(60, 60))
    const kept = await files()
    const response = await put(await make())
    expect([response.statusCode, codeOf(response)]).toEqual([status, code])
    expect((await get(url)).statusCode).toBe(200)
    expect(await files()).toEqual(kept)
  })

  test('5 MB exactly are taken', async () => {
    await given(Buffer.concat([await jpegOf(20, 20), Buffer.alloc(5_242_880)]).subarray(0, 5_242_880))
  })

  test('what is no image by its type', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'image/svg+xml'])
      expect([type, (await put(await jpegOf(20, 20), { type })).statusCode]).toEqual([type, 415])
  })
})
