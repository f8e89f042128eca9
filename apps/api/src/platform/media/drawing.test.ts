import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { jpegOf } from '#modules/media/image.fixture.ts'
import { createDrawing } from './drawing.ts'

const endless = fileURLToPath(new URL('./endless.fixture.ts', import.meta.url))
let original: Buffer
beforeAll(async () => {
  original = await jpegOf(60, 40)
})

test('one process draws one image after another', async () => {
  const draw = createDrawing()
  for (let count = 0; count < 3; count += 1)
    expect(await draw({ original, kind: 'image' })).toMatchObject([{ width: 60, height: 40 }])
})

describe('what a process breaks ends it, and the next image is drawn by another', () => {
  test('time', async () => {
    const draw = createDrawing({ script: endless, timeLimitMs: 400 })
    await expect(draw({ original, kind: 'image' })).rejects.toMatchObject({ cause: { name: 'TimeoutError' } })
    await expect(draw({ original, kind: 'image' })).rejects.toMatchObject({ cause: { name: 'TimeoutError' } })
  })

  test('memory (trust.md S35)', async () => {
    const large = await jpegOf(2_000, 2_000)
    await expect(createDrawing({ memoryLimit: 1 })({ original: large, kind: 'image' })).rejects.toMatchObject({
      cause: { message: 'the drawing process ended' },
    })
  })
})

test('a process that somebody ended between two images is replaced', async () => {
  const draw = createDrawing()
  const children = () =>
    new Set(
      readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
        .split(' ')
        .filter((one) => one !== ''),
    )
  const before = children()
  await draw({ original, kind: 'image' })
  const [pid] = [...children()].filter((one) => !before.has(one))
  process.kill(Number(pid), 'SIGKILL')
  await expect.poll(() => children().has(pid ?? '')).toBe(false)
  expect(await draw({ original, kind: 'image' })).toMatchObject([{ width: 60 }])
})
