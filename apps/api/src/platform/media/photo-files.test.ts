import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPhotoFiles, type PhotoFiles } from './photo-files.ts'

vi.mock('node:fs/promises', { spy: true })

const nameOf = (width: number) => `${crypto.randomUUID()}-${width}.webp`
let directory: string
let files: PhotoFiles
beforeEach(async () => {
  directory = path.join(await fs.mkdtemp(path.join(tmpdir(), 'ginipig-media-')), 'photos')
  files = createPhotoFiles(directory)
})
afterEach(() => fs.rm(path.dirname(directory), { recursive: true }))

test('keeps bytes under a name, gives them back and lets them go', async () => {
  const [one, two] = [nameOf(320), nameOf(640)]
  for (const name of [one, two]) await files.add(name, Buffer.from('one'))
  expect((await files.read(one)).toString()).toBe('one')
  await files.remove(one)
  await files.remove(one)
  expect(await fs.readdir(directory)).toEqual([two])
})

test.for(['ENOSPC', 'EDQUOT', 'EROFS'])(
  'a disk that says %s halfway: "later", and nothing half-written stays (trust.md G30)',
  async (code) => {
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
