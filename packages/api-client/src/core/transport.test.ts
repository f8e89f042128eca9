import { expect, test, vi } from 'vitest'
import { loadTransport } from './transport.ts'

test('a transport that doesn’t come is a network that is gone, and is asked for again', async () => {
  vi.doMock('./send.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await expect(loadTransport()).rejects.toMatchObject({ name: 'ApiError', code: 'offline', status: 0 })
  vi.doUnmock('./send.ts')
  await expect(loadTransport()).resolves.toHaveProperty('sendRequest')
})
