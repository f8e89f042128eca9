import { expect, test, vi } from 'vitest'
import { retryStyles } from './retry-styles.ts'

test('a style sheet that didn’t come is asked for again, each time after twice as long, until it is there', async () => {
  vi.useFakeTimers()
  retryStyles()
  const first = document.createElement('link')
  first.rel = 'stylesheet'
  first.href = '/assets/part.css'
  document.head.append(first)
  const now = () => document.querySelector('link[rel="stylesheet"]')
  first.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(999)
  expect(now()).toBe(first)
  await vi.advanceTimersByTimeAsync(1)
  const second = now()
  expect(second).not.toBe(first)
  expect(second?.getAttribute('href')).toBe('/assets/part.css')
  second?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(1_999)
  expect(now()).toBe(second)
  await vi.advanceTimersByTimeAsync(1)
  const third = now()
  expect(third).not.toBe(second)
  third?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(now()).toBe(third)
  vi.useRealTimers()
})
