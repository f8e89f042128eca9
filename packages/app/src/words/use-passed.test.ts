import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePassed } from './use-passed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an instant passes on its clock, and what shows it hears of it', () => {
  const start = Date.now()
  const now = () => Date.now() - start
  const { result } = renderHook(() => usePassed(10_000, now))
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(9_999))
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(2))
  expect(result.current).toBe(true)
})

test('what is over is over at once, and nothing never passes', () => {
  expect(renderHook(() => usePassed(5, () => 5)).result.current).toBe(true)
  expect(renderHook(() => usePassed(null, () => 5)).result.current).toBe(false)
})
