import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveBucket } from '#platform/media/bucket.fixture.ts'
import { createBucketFiles } from '#platform/media/bucket-files.ts'
import { sweepFiles } from '#sweep.ts'
import { jpegOf } from './image.fixture.ts'
import { photographer } from './photo.fixture.ts'

const { api, uploaded, upload, get } = photographer()

let folder: string
let served: Awaited<ReturnType<typeof serveBucket>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ginipig-bucket-'))
  served = await serveBucket(folder)
  api.platform.files = createBucketFiles(served.bucket)
})
afterAll(() => rm(folder, { recursive: true }))

test('photos of an API with a bucket are kept there, seen by our own signed links, and stay while they have a row', async () => {
  const photo = await uploaded(await jpegOf(800, 400))
  for (const address of [photo.url, ...photo.srcSet.split(', ').map((one) => one.split(' ')[0] ?? '')]) {
    expect(address).toMatch(/^\/api\/v1\/photos\//)
    const { statusCode, headers, rawPayload } = await get(address)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(rawPayload.subarray(0, 4).toString()).toBe('RIFF')
  }
  expect(await sweepFiles(api.platform)).toEqual({ files: 0, documents: 0 })

  await served.close()
  const [later, seen] = [await upload(await jpegOf(60, 40)), await get(photo.url)]
  expect([later, seen].map((one) => [one.statusCode, one.json().code])).toEqual([
    [503, 'unavailable'],
    [503, 'unavailable'],
  ])
})
