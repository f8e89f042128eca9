import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { serveBucket } from './bucket.fixture.ts'
import { createBucketFiles } from './bucket-files.ts'
import { createMediaFiles } from './create-media-files.ts'
import { createDiskFiles } from './disk-files.ts'
import type { MediaFiles } from './media-files.ts'

vi.mock('node:fs/promises', { spy: true })

const nameOf = (width: number) => `${crypto.randomUUID()}-${width}.webp`
const HOUR_MS = 3_600_000

let folder: string
let served: Awaited<ReturnType<typeof serveBucket>>
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'ginipig-media-'))
  served = await serveBucket(path.join(folder, 'served'))
})
afterAll(async () => {
  await served.close()
  await fs.rm(folder, { recursive: true })
})

/** The same for every place; `age` makes a file as old as it says. */
const places = [
  {
    place: 'a folder',
    open: () => createMediaFiles({ mediaDir: path.join(folder, 'photos'), bucket: undefined }),
    fileOf: (name: string) => path.join(folder, 'photos', name),
  },
  {
    place: 'a bucket',
    open: () => createMediaFiles({ mediaDir: '', bucket: served.bucket }),
    fileOf: (name: string) => path.join(folder, 'served', served.bucket.name, `${name}._S3rver_object`),
  },
]

describe.for(places)('$place', ({ open, fileOf }) => {
  let files: MediaFiles
  beforeAll(() => {
    files = open()
  })
  const olderThan = async (ms: number) => {
    const found: string[] = []
    for await (const names of files.olderThan(ms)) found.push(...names)
    return found
  }
  const age = async (name: string, ms: number) => {
    const then = new Date((await fs.stat(fileOf(name))).mtimeMs - ms)
    await fs.utimes(fileOf(name), then, then)
  }

  test('has nothing at first', async () => {
    expect(await olderThan(0)).toEqual([])
  })

  test('keeps bytes under a name, gives them back and lets them go, twice too', async () => {
    const [one, two] = [nameOf(320), nameOf(640)]
    const bytes = Buffer.from([0, 255, 13, 10, 128])
    for (const name of [one, two]) await files.add(name, bytes)
    expect(await files.read(one)).toEqual(bytes)
    await files.remove(one)
    await files.remove(one)
    await expect(files.read(one)).rejects.toThrow()
    expect(await files.read(two)).toEqual(bytes)
  })

  test('lists what is old and ours, and nothing else', async () => {
    const names = [nameOf(320), `${crypto.randomUUID()}.jpg`, `${crypto.randomUUID()}.pptx`]
    const [young, foreign] = [nameOf(320), 'README.txt']
    for (const name of [...names, young, foreign]) await files.add(name, Buffer.from('one'))
    for (const name of [...names, foreign]) await age(name, 2 * HOUR_MS)
    expect((await olderThan(HOUR_MS)).toSorted()).toEqual(names.toSorted())
  })

  test('keeps five megabytes whole', async () => {
    const bytes = Buffer.alloc(5_000_000, 'ginipig')
    const name = nameOf(1_920)
    await files.add(name, bytes)
    expect((await files.read(name)).equals(bytes)).toBe(true)
  })
})

test.for(['ENOSPC', 'EDQUOT', 'EROFS'])(
  'a disk that says %s halfway: "later", and nothing half-written stays (trust.md G30)',
  async (code) => {
    const directory = path.join(folder, code)
    const files = createDiskFiles(directory)
    const { open } = await vi.importActual<typeof fs>('node:fs/promises')
    vi.mocked(fs.open).mockImplementationOnce(async (...given) => {
      const file = await open(...given)
      file.sync = () => Promise.reject(Object.assign(new Error(code), { code }))
      return file
    })
    await expect(files.add(nameOf(320), Buffer.from('one'))).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 60,
    })
    expect(await fs.readdir(directory)).toEqual([])
    const name = nameOf(320)
    await files.add(name, Buffer.from('one'))
    expect(await fs.readdir(directory)).toEqual([name])
  },
)

test('a bucket that nobody serves any more: "later"', async () => {
  const gone = await serveBucket(path.join(folder, 'gone'))
  const files = createBucketFiles(gone.bucket)
  await gone.close()
  await expect(files.add(nameOf(320), Buffer.from('one'))).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 60,
  })
  await expect(files.read(nameOf(320))).rejects.toMatchObject({ code: 'unavailable' })
})

test('a key that the bucket doesn’t take, or no such bucket, is no outage: somebody must mend it', async () => {
  const strict = await serveBucket(path.join(folder, 'strict'), { checksSignatures: true })
  const add = (change: object) =>
    createBucketFiles({ ...strict.bucket, ...change }).add(nameOf(320), Buffer.from('one'))
  await add({})
  await expect(add({ secretAccessKey: 'another' })).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
  await expect(add({ name: 'nobodys-bucket' })).rejects.toMatchObject({ name: 'NoSuchBucket' })
  await strict.close()
})
