import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onShutdown } from './shutdown.ts'

const log = pino({ level: 'silent' })
let signals: Record<string, () => void>
let exits: unknown[]

beforeEach(() => {
  vi.useFakeTimers()
  signals = {}
  exits = []
  vi.spyOn(process, 'on').mockImplementation((event, listener) => {
    signals[String(event)] = listener as () => void // of a signal
    return process
  })
  vi.spyOn(process, 'exit').mockImplementation((code) => exits.push(code) as never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a process says first that it isn’t ready, serves on, then closes, once', async () => {
  const steps: string[] = []
  const close = async () => void steps.push('closed')
  onShutdown(log, { drain: () => steps.push('draining'), drainMs: 2_000, close })
  signals['SIGTERM']?.()
  signals['SIGINT']?.()
  expect(steps).toEqual(['draining'])
  await vi.advanceTimersByTimeAsync(1_999)
  expect(steps).toEqual(['draining'])
  await vi.advanceTimersByTimeAsync(1)
  expect(steps).toEqual(['draining', 'closed'])
})

test('what doesn’t close in ten seconds is cut off, however long it drained', async () => {
  onShutdown(log, { drainMs: 20_000, close: () => new Promise(() => undefined) })
  signals['SIGTERM']?.()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(exits).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(exits).toEqual([1])
})

test('what fails to close ends as failed', async () => {
  onShutdown(log, { close: () => Promise.reject(new Error('no')) })
  signals['SIGTERM']?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(exits).toEqual([1])
})
