import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

/** Work that ends when told to. */
function workload() {
  const started: number[] = []
  const ends: (() => void)[] = []
  const piece = (index: number) => () => {
    started.push(index)
    return new Promise<number>((resolve) => ends.push(() => resolve(index)))
  }
  return { started, piece, endNext: () => ends.shift()?.() }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('so many run at once, the others wait their turn, in order', async () => {
  const semaphore = createSemaphore({ atOnce: 2, waiting: 10 })
  const { started, piece, endNext } = workload()
  const all = Promise.all([0, 1, 2, 3].map((index) => semaphore(piece(index))))
  await settle()
  expect(started).toEqual([0, 1])
  endNext()
  await settle()
  expect(started).toEqual([0, 1, 2])
  for (let index = 0; index < 3; index += 1) {
    endNext()
    await settle()
  }
  expect(await all).toEqual([0, 1, 2, 3])
})

test('a full line is a quick no; room again lets the next in', async () => {
  const semaphore = createSemaphore({ atOnce: 1, waiting: 1 })
  const { piece, endNext } = workload()
  const both = [semaphore(piece(0)), semaphore(piece(1))]
  await expect(semaphore(piece(2))).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  endNext()
  await settle()
  endNext()
  await Promise.all(both)
  expect(await semaphore(async () => 3)).toBe(3)
})

test('work that fails gives its place back', async () => {
  const semaphore = createSemaphore({ atOnce: 1, waiting: 1 })
  const failing = semaphore(() => Promise.reject(new Error('no')))
  const waiting = semaphore(async () => 1)
  await expect(failing).rejects.toThrow('no')
  expect(await waiting).toBe(1)
  expect(await semaphore(async () => 2)).toBe(2)
})
