import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

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
  const gate = createGate({ atOnce: 2, waiting: 10 })
  const { started, piece, endNext } = workload()
  const all = Promise.all([0, 1, 2, 3].map((index) => gate(piece(index))))
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
  const gate = createGate({ atOnce: 1, waiting: 1 })
  const { piece, endNext } = workload()
  const both = [gate(piece(0)), gate(piece(1))]
  await expect(gate(piece(2))).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  endNext()
  await settle()
  endNext()
  await Promise.all(both)
  expect(await gate(async () => 3)).toBe(3)
})

test('work that fails gives its place back', async () => {
  const gate = createGate({ atOnce: 1, waiting: 1 })
  const failing = gate(() => Promise.reject(new Error('no')))
  const waiting = gate(async () => 1)
  await expect(failing).rejects.toThrow('no')
  expect(await waiting).toBe(1)
  expect(await gate(async () => 2)).toBe(2)
})
