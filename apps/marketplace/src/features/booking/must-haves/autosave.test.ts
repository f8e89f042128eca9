import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const deferred = () => Promise.withResolvers<void>()

function made(save: (value: string) => Promise<unknown>) {
  const onError = vi.fn()
  return { onError, ...createAutosave({ save, delayMs: 800, onError }) }
}

test('typing is saved once, after a pause, with the latest value', async () => {
  const save = vi.fn(async (_value: string) => {})
  const { change } = made(save)
  change('a')
  await vi.advanceTimersByTimeAsync(799)
  change('ab')
  await vi.advanceTimersByTimeAsync(799)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(save.mock.calls).toEqual([['ab']])
})

test('leaving saves at once, and only what is not saved yet', async () => {
  const save = vi.fn(async (_value: string) => {})
  const { change, flush } = made(save)
  change('a')
  await flush()
  await flush()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(save.mock.calls).toEqual([['a']])
})

test('a later value waits for the earlier save, so that it arrives last', async () => {
  const first = deferred()
  const save = vi.fn((value: string) => (value === 'a' ? first.promise : Promise.resolve()))
  const { change, flush } = made(save)
  change('a')
  const leaving = flush()
  change('ab')
  const left = flush()
  expect(save).toHaveBeenCalledTimes(1)
  first.resolve()
  await Promise.all([leaving, left])
  expect(save.mock.calls).toEqual([['a'], ['ab']])
})

test('a failed save keeps its value for the next try, and a newer value beats it', async () => {
  const save = vi.fn(async (_value: string) => {})
  save.mockRejectedValueOnce(new Error('offline'))
  const { change, flush, onError } = made(save)
  change('a')
  await vi.advanceTimersByTimeAsync(800)
  expect(onError).toHaveBeenCalledOnce()
  await flush()
  expect(save.mock.calls).toEqual([['a'], ['a']])
})

test('leaving hears about a save that fails', async () => {
  const { change, flush } = made(() => Promise.reject(new Error('hold_expired')))
  change('a')
  await expect(flush()).rejects.toThrow('hold_expired')
})

test('a page that goes sends at once, without waiting for the save under way', async () => {
  const first = deferred()
  const save = vi.fn((value: string) => (value === 'a' ? first.promise : Promise.resolve()))
  const { change, flush, sendNow } = made(save)
  change('a')
  const leaving = flush()
  change('ab')
  const gone = sendNow()
  expect(save.mock.calls).toEqual([['a'], ['ab']])
  first.resolve()
  await Promise.all([leaving, gone])
  await flush()
  expect(save).toHaveBeenCalledTimes(2)
})

test('a save that was overtaken and fails does not come back over the newer one', async () => {
  const first = deferred()
  const save = vi.fn((value: string) => (value === 'a' ? first.promise : Promise.resolve()))
  const { change, flush, sendNow } = made(save)
  change('a')
  const leaving = flush()
  change('ab')
  const gone = sendNow()
  first.reject(new Error('offline'))
  await expect(leaving).rejects.toThrow('offline')
  await gone
  await flush()
  expect(save.mock.calls).toEqual([['a'], ['ab']])
})

test('it is called saved once the latest of it is', async () => {
  const first = deferred()
  const onSaved = vi.fn()
  const save = vi.fn((value: string) => (value === 'a' ? first.promise : Promise.resolve()))
  const { change, flush } = createAutosave({ save, delayMs: 800, onError: vi.fn(), onSaved })
  change('a')
  const leaving = flush()
  change('ab')
  const left = flush()
  expect(onSaved).not.toHaveBeenCalled()
  first.resolve()
  await Promise.all([leaving, left])
  expect(onSaved).toHaveBeenCalledOnce()
})
