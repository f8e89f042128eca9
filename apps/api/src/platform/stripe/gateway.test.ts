import { afterEach, expect, test, vi } from 'vitest'
import { withDeadline } from './gateway.ts'

afterEach(() => vi.useRealTimers())

test('Stripe that hangs holds a person for eight seconds, however much is asked of it (trust.md G25)', async () => {
  vi.useFakeTimers()
  const asked: number[] = []
  const hangs = async () => {
    for (;;) {
      asked.push(Date.now())
      await new Promise((resolve) => setTimeout(resolve, 5_000))
    }
  }
  const began = Date.now()
  const told = withDeadline(hangs).catch((refusal: unknown) => ({ refusal, after: Date.now() - began }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await told).toMatchObject({ refusal: { code: 'payment_unavailable', retryAfter: 5 }, after: 8_000 })
})

test('an answer is an answer, and a failure a failure', async () => {
  expect(await withDeadline(async () => 7)).toBe(7)
  await expect(withDeadline(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})
