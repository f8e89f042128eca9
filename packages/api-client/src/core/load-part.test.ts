import { endpoint } from '@ginipig/contract/core'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { partOnce } from './load-part.ts'

const open = endpoint({
  name: 'open',
  method: 'GET',
  path: '/open',
  access: 'public',
  response: v.object({ name: v.string() }),
})
const api = createApi({
  baseUrl: 'http://api.test/api/v1',
  getAccessToken: async () => undefined,
  onUnauthenticated: () => {},
  fetch: async () => new Response('{"name":"a"}'),
})
const offline = { name: 'ApiError', code: 'offline', status: 0 }
const missing = () => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

test('what makes calls and doesn’t come is a network that is gone, and is asked for again', async () => {
  vi.doMock('./make-call.ts', missing)
  await expect(api(open)).rejects.toMatchObject(offline)
  vi.doUnmock('./make-call.ts')
  await expect(api(open)).resolves.toEqual({ name: 'a' })
})

test('so is the description of a call that is loaded when it is made', async () => {
  const load = vi.fn(async () => open)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await expect(api(load)).rejects.toMatchObject(offline)
  await expect(api(load)).resolves.toEqual({ name: 'a' })
})

test('a part that came is not asked for again; one that didn’t is', async () => {
  const load = vi.fn(async () => 'part')
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const part = partOnce(load)
  await expect(part()).rejects.toMatchObject(offline)
  await expect(part()).resolves.toBe('part')
  await expect(part()).resolves.toBe('part')
  expect(load).toHaveBeenCalledTimes(2)
})
