import { utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDiskFiles } from '#platform/media/disk-files.ts'
import { sweepFiles } from '#sweep.ts'
import { jpegOf } from './image.fixture.ts'
import { photographer } from './photo.fixture.ts'
import { uploadPhoto } from './photo.ts'

const { api, files, get, uploaded } = photographer()

test('a photo that gets no row leaves no file (trust.md I11)', async () => {
  const before = await files()
  await expect(uploadPhoto(api.platform, crypto.randomUUID(), await jpegOf(20, 20))).rejects.toThrow(/foreign key/)
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
    const [photoLost, draftLost] = [`${crypto.randomUUID()}-640.webp`, `${crypto.randomUUID()}-1920.webp.part`]
    await left(photoLost, HOUR_MS + 1_000)
    await left(draftLost, HOUR_MS + 1_000)
    const young = `${crypto.randomUUID()}-320.webp`
    await left(young, HOUR_MS - 60_000)
    expect(await sweepFiles(api.platform)).toEqual({ files: 2, documents: 0 })
    expect((await files()).sort()).toEqual([...before, young].sort())
    expect((await get(photo.url)).statusCode).toBe(200)
    expect(await sweepFiles(api.platform)).toEqual({ files: 0, documents: 0 })
  })

  test('leaves alone what is not ours', async () => {
    await left('README.txt', 30 * 24 * HOUR_MS)
    expect(await sweepFiles(api.platform)).toEqual({ files: 0, documents: 0 })
    expect(await files()).toContain('README.txt')
  })

  test('of a folder that is not there yet finds nothing', async () => {
    const files = createDiskFiles(path.join(api.platform.config.mediaDir, 'none'))
    expect(await sweepFiles({ ...api.platform, files })).toEqual({ files: 0, documents: 0 })
  })
})
