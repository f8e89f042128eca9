import { brotliDecompressSync } from 'node:zlib'
import { getCover, UNSAVED_LISTING } from '@ginipig/contract/media/cover.ts'
import { subcategories } from '@ginipig/domain/listing'
import { expect, test } from 'vitest'
import { createRandom } from '#demo/factories/random.ts'
import { apiOfFile } from '#testing/api-of-file.ts'

const api = apiOfFile()

const get = (subject: string, listingId: string, headers = {}, category = 'beauty') =>
  api.app.inject({
    url: `/api/v1${getCover.path.replace(':category', category).replace(':cover', subject).replace(':listingId', listingId)}`,
    headers,
  })

const random = createRandom(11)
const ids = Array.from({ length: 48 }, () => random.uuid())

test('no two listings of a page of one subject look the same, and each keeps its drawing for good', async () => {
  const drawn = await Promise.all(ids.map((id) => get('nails', id)))
  expect(new Set(drawn.map(({ body }) => body)).size).toBe(ids.length)
  const [first] = drawn
  expect(first?.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect((await get('nails', ids[0] ?? '')).body).toBe(first?.body)
  for (const { body } of drawn) expect(body).toMatch(/^<svg [^>]*viewBox="0 0 800 600"[\s\S]*<\/svg>$/)
  expect(Math.max(...drawn.map(({ body }) => body.length))).toBeLessThan(10_000)
})

test('a subject that nobody draws is drawn as another; no seed gets into the drawing', async () => {
  const [id = ''] = ids
  expect((await get('constructor', id)).body).toBe((await get('other', id)).body)
  expect((await get('nails', id)).body).not.toContain(id)
  for (const [subject, listingId] of [
    ['Nails', id],
    ['nails', 'x'],
    ['nails', `${id}%3Cscript%3E`],
  ] as const)
    expect((await get(subject, listingId)).statusCode, `${subject} ${listingId}`).toBe(404)
})

test('is compressed as the browser asks, and not sent again to who has it', async () => {
  const [id = ''] = ids
  const plain = await get('cut', id)
  const small = await get('cut', id, { 'accept-encoding': 'gzip, br' })
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  expect((await get('cut', id, { 'if-none-match': plain.headers.etag })).statusCode).toBe(304)
})

const services = Object.values(subcategories)
  .flat()
  .filter((service) => service !== 'other')

test.for([...new Set(services)])('the service %s is drawn as itself', async (service) => {
  const subject = service === 'mind_and_soul' ? 'mind-soul' : service.replace('_', '-')
  const drawn = await get(subject, UNSAVED_LISTING)
  expect(drawn.statusCode).toBe(200)
  expect(drawn.body).not.toBe((await get('other', UNSAVED_LISTING)).body)
})

test('what two categories share each of them draws its own way, and what is other', async () => {
  const [id = ''] = ids
  for (const [subject, ...drawnBy] of [
    ['eyes', 'beauty', 'coaching'],
    ['feet', 'beauty', 'wellness'],
    ['men', 'hair', 'beauty'],
    ['body', 'beauty', 'wellness', 'coaching'],
    ['other', 'hair', 'beauty', 'wellness', 'coaching'],
  ] as const) {
    const drawn = await Promise.all(drawnBy.map(async (category) => (await get(subject, id, {}, category)).body))
    expect(new Set(drawn).size, subject).toBe(drawnBy.length)
  }
  expect((await get('cut', id, {}, 'gardening')).statusCode).toBe(404)
})
