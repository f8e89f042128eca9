import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Hostile, hostileFiles, MARK } from './hostile-files.fixture.ts'
import { jpegOf } from './image.fixture.ts'
import { photographer } from './photo.fixture.ts'

const { api, files, get, upload, who } = photographer()
const MOST_BYTES = 300_000_000
const AT_ONCE = 16

/** Sends one; what is kept of it is an image of ours without its payload. @returns the status */
async function sent({ bytes }: Hostile, type: string): Promise<number> {
  const response = await upload(bytes, { type })
  if (response.statusCode !== 200) return response.statusCode
  for (const one of response.json<{ srcSet: string }>().srcSet.split(', ')) {
    const shown = await get(one.split(' ')[0] ?? '')
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(shown.rawPayload.toString('latin1', 8, 12)).toBe('WEBP')
    for (const trace of [MARK, '<script', '<svg', 'Exif', 'ICC_PROFILE', 'xap/1.0', 'PK\u0003\u0004'])
      expect(shown.rawPayload.includes(trace), trace).toBe(false)
  }
  return 200
}

test('G09 of 120 hostile files no byte is served, none harms the API, and none takes its memory', async () => {
  const hostile = await hostileFiles()
  expect(hostile.length).toBeGreaterThanOrEqual(120)
  expect(new Set(hostile.map(({ name }) => name)).size).toBe(hostile.length)
  const before = process.memoryUsage.rss()
  let most = before
  const answers: Record<number, string[]> = {}
  const send = async (file: Hostile, index: number) => {
    const status = await sent(file, index % 2 === 0 ? 'image/jpeg' : 'image/png')
    answers[status] = [...(answers[status] ?? []), file.name]
  }
  for (let start = 0; start < hostile.length; start += AT_ONCE) {
    await Promise.all(hostile.slice(start, start + AT_ONCE).map(send))
    most = Math.max(most, process.memoryUsage.rss())
    await api.platform.database.rows('delete from quota') // of forty an hour
  }
  expect(Object.keys(answers).sort()).toEqual(['200', '413', '415', '422'])
  expect(most - before).toBeLessThan(MOST_BYTES)
  expect((await upload(await jpegOf(20, 20))).statusCode).toBe(200)
  // What is on the disk is what was drawn, and as many files as there are rows' widths.
  const rows = await api.platform.database.row<{ count: number }>(
    'select sum(cardinality(widths)) as count from photo where account_id = $1',
    [who().ada.id],
  )
  const kept = await files()
  expect(kept).toHaveLength(rows?.count ?? 0)
  for (const name of kept) {
    const bytes = await readFile(path.join(api.platform.config.mediaDir, name))
    expect([name, bytes.includes(MARK), bytes.toString('latin1', 8, 12)]).toEqual([name, false, 'WEBP'])
  }
})
