import { expect, test, vi } from 'vitest'
import { loadCaller } from './load-caller.ts'

test('a part that doesn’t come is a network that is gone, and is asked for again', async () => {
  vi.doMock('./make-call.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await expect(loadCaller()).rejects.toMatchObject({ name: 'ApiError', code: 'offline', status: 0 })
  vi.doUnmock('./make-call.ts')
  await expect(loadCaller()).resolves.toHaveProperty('makeCall')
})
