import { rm } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { sign } from '#platform/crypto.ts'
import { codeOf } from '#testing/password-login.ts'
import { jpegOf } from './image.fixture.ts'
import { photographer } from './photo.fixture.ts'
import { linkFor, type Photo } from './photo.ts'

const { api, fileNameOf, get, logIn, uploaded } = photographer()

describe('a link', () => {
  let photo: Photo
  beforeAll(async () => {
    await logIn()
    photo = await uploaded(await jpegOf(30, 30))
  })
  const fresh = () => linkFor(api.platform, photo.id)

  test('opens the photo as an image and nothing else, kept by this browser only (trust.md S24)', async () => {
    const response = await get(fresh())
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
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

  // Without one a photo that isn't public is no address at all (trust.md S39).
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
    await rm(path.join(api.platform.config.mediaDir, await fileNameOf(lost)))
    expect((await get(lost.url)).statusCode).toBe(404)
  })
})
