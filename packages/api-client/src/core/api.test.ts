import { endpoint } from '@ginipig/contract/core/endpoint.ts'
import { getListing } from '@ginipig/contract/listing/get-listing.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { ApiError } from './api-error.ts'

const open = endpoint({
  name: 'open',
  method: 'GET',
  path: '/things/:thingId',
  access: 'public',
  params: v.object({ thingId: v.string() }),
  response: v.object({ name: v.string() }),
})
const own = endpoint({
  name: 'own',
  method: 'POST',
  path: '/things',
  access: 'client',
  body: v.object({ name: v.string() }),
  response: v.object({ name: v.string() }),
  idempotent: true,
})

type Answer = () => Response | Promise<Response>
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const problem = (code: string, status: number) =>
  json({ type: 'about:blank', title: code, status, code, requestId: 'r-1' }, status)

function fakeServer(...answers: Answer[]) {
  const requests: Request[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push(new Request(input, init))
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    // Like the real one: what is called off fails, whether or not an answer would come.
    const calledOff = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
    return Promise.race([answer ? answer() : json({}), calledOff])
  })
  return { fetch, requests }
}

function apiOver(server: { fetch: typeof fetch }, tokens: (string | undefined)[] = []) {
  const onUnauthenticated = vi.fn()
  const report = vi.fn()
  const getAccessToken = vi.fn(async (_refused?: string) => tokens.shift())
  const baseUrl = 'http://api.test/api/v1'
  const api = createApi({ baseUrl, getAccessToken, onUnauthenticated, report, fetch: server.fetch })
  return { api, onUnauthenticated, report, getAccessToken }
}

describe('what is sent', () => {
  test('the browser’s own fetch is called as browsers want it: not as a method of anything', async () => {
    const fetch = vi.fn(async function (this: unknown) {
      if (this !== undefined && this !== globalThis) throw new TypeError('Illegal invocation')
      return json({ name: 'a' })
    })
    await expect(apiOver({ fetch }).api(open, { params: { thingId: 'a' } })).resolves.toEqual({ name: 'a' })
  })

  test.for([
    ['/auth/login', 'http://auth.test/v1/auth/login'],
    ['/wallet', 'http://pay.test/v1/wallet'],
    ['/payments', 'http://pay.test/v1/payments'],
    ['/cardsharps', 'http://api.test/v1/cardsharps'],
  ] as const)('%s goes to %s where log-in and payments are elsewhere', async ([path, url]) => {
    const server = fakeServer()
    const [baseUrl, authUrl, paymentUrl] = ['api', 'auth', 'pay'].map((host) => `http://${host}.test/v1`)
    const bases = { baseUrl: baseUrl ?? '', authUrl: authUrl ?? '', paymentUrl: paymentUrl ?? '' }
    const api = createApi({
      ...bases,
      getAccessToken: async () => undefined,
      onUnauthenticated: () => {},
      fetch: server.fetch,
    })
    await api(endpoint({ name: 'one', method: 'GET', path, access: 'public', response: v.object({}) }))
    expect(server.requests.map((one) => one.url)).toEqual([url])
  })

  test('path parameters are encoded', async () => {
    const server = fakeServer(() => json({ name: 'a' }))
    await apiOver(server).api(open, { params: { thingId: '../secret?x=1' } })
    expect(server.requests[0]?.url).toBe('http://api.test/api/v1/things/..%2Fsecret%3Fx%3D1')
  })

  test('undefined and empty sets are left out of the query, sets are joined', async () => {
    const server = fakeServer(() => json({ items: [], nextCursor: null, count: null }))
    await apiOver(server).api(searchListings, {
      query: { level: new Set(['pro', 'newbie']), purpose: [], priceMin: 750, instant: true, q: undefined, place: '' },
    })
    const { searchParams } = new URL(server.requests[0]?.url ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({ level: 'pro,newbie', priceMin: '750', instant: 'true' })
  })

  test('a call for everyone carries no token', async () => {
    const server = fakeServer(() => json({ name: 'a' }))
    const { api, getAccessToken } = apiOver(server, ['t1'])
    await api(open, { params: { thingId: 'a' } })
    expect(server.requests[0]?.headers.has('authorization')).toBe(false)
    expect(getAccessToken).not.toHaveBeenCalled()
  })

  test.for([
    { what: 'the token of whoever is signed in', tokens: ['t1'], statuses: [200], sent: ['Bearer t1'] },
    { what: 'none for a visitor', tokens: [], statuses: [200], sent: [null] },
    { what: 'a renewed one', tokens: ['t1', 't2'], statuses: [401, 200], sent: ['Bearer t1', 'Bearer t2'] },
    { what: 'none where there is no other', tokens: ['t1'], statuses: [401, 200], sent: ['Bearer t1', null] },
  ])('a call that knows its caller carries $what', async ({ tokens, statuses, sent }) => {
    const server = fakeServer(...statuses.map((status) => () => json({ name: 'a' }, status)))
    const { api, onUnauthenticated } = apiOver(server, [...tokens])
    await api({ ...open, optionalAuth: true }, { params: { thingId: 'a' } })
    expect(server.requests.map(({ headers }) => headers.get('authorization'))).toEqual(sent)
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })

  test('a call that knows its caller is a visitor’s where the token can’t be had', async () => {
    const server = fakeServer(() => json({ name: 'a' }))
    const { api, getAccessToken } = apiOver(server)
    getAccessToken.mockRejectedValue(new ApiError({ code: 'offline', status: 0 }))
    await api({ ...open, optionalAuth: true }, { params: { thingId: 'a' } })
    expect(server.requests[0]?.headers.has('authorization')).toBe(false)
  })

  test('an idempotent call whose answer was lost carries its key again; another one, and the next, their own', async () => {
    const server = fakeServer(
      () => Promise.reject(new TypeError('fetch failed')),
      () => json({ name: 'b' }, 500),
      () => json({ name: 'a' }),
    )
    const { api } = apiOver(server, ['t1', 't1', 't1', 't1'])
    const ask = (name: string) => api(own, { body: { name } }).catch(() => undefined)
    for (const name of ['a', 'b', 'a', 'a']) await ask(name)
    const [lost, other, again, next] = server.requests.map((one) => one.headers.get('idempotency-key'))
    expect(again).toBe(lost)
    expect(new Set([lost, other, next]).size).toBe(3)
  })

  test('a call that outlives its page is kept alive whole; others are not', async () => {
    const server = fakeServer(() => json({ name: 'a' }))
    const { api } = apiOver(server, ['t1', 't1'])
    await api(own, { body: { name: 'a' }, keepalive: true })
    await api(own, { body: { name: 'b' } })
    expect(server.requests.map((one) => one.keepalive)).toEqual([true, false])
    expect(await server.requests[0]?.json()).toEqual({ name: 'a' })
  })

  test('a call is sent in the very turn that asks for it', async () => {
    const server = fakeServer(() => json({ name: 'a' }))
    const { api } = apiOver(server, ['t1'])
    const call = api(own, { body: { name: 'a' } })
    // Microtasks only: all that a page which is going still runs.
    for (let turn = 0; turn < 50; turn++) await Promise.resolve()
    expect(server.requests).toHaveLength(1)
    await call
  })
})

describe('a refused token', () => {
  test('is renewed once and the call repeated', async () => {
    const server = fakeServer(
      () => problem('unauthenticated', 401),
      () => json({ name: 'a' }),
    )
    const { api, getAccessToken, onUnauthenticated } = apiOver(server, ['old', 'new'])
    await expect(api(own, { body: { name: 'a' } })).resolves.toEqual({ name: 'a' })
    expect(getAccessToken.mock.calls).toEqual([[], ['old']])
    expect(server.requests.map((one) => one.headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new'])
    expect(new Set(server.requests.map((one) => one.headers.get('idempotency-key'))).size).toBe(1)
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })

  test('that stays refused ends the session, without a third try', async () => {
    const server = fakeServer(() => problem('unauthenticated', 401))
    const { api, onUnauthenticated } = apiOver(server, ['old', 'new', 'newer'])
    await expect(api(own, { body: { name: 'a' } })).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(server.requests).toHaveLength(2)
    expect(onUnauthenticated).toHaveBeenCalledOnce()
  })

  test('without a session nothing is sent at all', async () => {
    const server = fakeServer()
    const { api, onUnauthenticated } = apiOver(server, [undefined])
    await expect(api(own, { body: { name: 'a' } })).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
    expect(server.requests).toHaveLength(0)
    expect(onUnauthenticated).toHaveBeenCalledOnce()
  })
})

describe('no answer', () => {
  test('a read is tried again when the network failed', async () => {
    const server = fakeServer(
      () => Promise.reject(new TypeError('fetch failed')),
      () => json({ name: 'a' }),
    )
    await expect(apiOver(server).api(open, { params: { thingId: 'a' } })).resolves.toEqual({ name: 'a' })
  })

  test('a read that the network fails three times says that it is gone', async () => {
    vi.useFakeTimers()
    try {
      const server = fakeServer(() => Promise.reject(new TypeError('fetch failed')))
      const outcome = expect(apiOver(server).api(open, { params: { thingId: 'a' } })).rejects
      const checked = outcome.toMatchObject({ code: 'offline', status: 0 })
      await vi.runAllTimersAsync()
      await checked
      expect(server.requests).toHaveLength(3)
    } finally {
      vi.useRealTimers()
    }
  })

  test('what is called off between two tries is not tried again', async () => {
    const controller = new AbortController()
    const server = fakeServer(() => {
      setTimeout(() => controller.abort(), 0)
      return Promise.reject(new TypeError('fetch failed'))
    })
    const call = apiOver(server).api(open, { params: { thingId: 'a' }, signal: controller.signal })
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(server.requests).toHaveLength(1)
  })

  test('an answer that says no is an answer: it is not asked for again', async () => {
    const server = fakeServer(() => problem('unavailable', 503))
    const call = apiOver(server).api(open, { params: { thingId: 'a' } })
    await expect(call).rejects.toMatchObject({ code: 'unavailable' })
    expect(server.requests).toHaveLength(1)
  })

  test('a write is not, and says that the network is gone', async () => {
    const server = fakeServer(() => Promise.reject(new TypeError('fetch failed')))
    await expect(apiOver(server, ['t']).api(own, { body: { name: 'a' } })).rejects.toMatchObject({ code: 'offline' })
    expect(server.requests).toHaveLength(1)
  })

  test('twenty seconds are the longest wait', async () => {
    vi.useFakeTimers()
    try {
      const server = fakeServer(() => new Promise<Response>(() => {}))
      const call = apiOver(server, ['t']).api(own, { body: { name: 'a' } })
      const outcome = expect(call).rejects.toMatchObject({ code: 'timeout', status: 0 })
      await vi.advanceTimersByTimeAsync(20_001)
      await outcome
    } finally {
      vi.useRealTimers()
    }
  })

  test('the limit covers an answer that begins and never ends', async () => {
    vi.useFakeTimers()
    try {
      const server = {
        fetch: vi.fn(async (_url: RequestInfo | URL, init?: RequestInit) => {
          const body = new ReadableStream({
            start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason)),
          })
          return new Response(body)
        }),
      }
      const outcome = expect(apiOver(server).api(open, { params: { thingId: 'a' } })).rejects
      const checked = outcome.toMatchObject({ code: 'timeout' })
      await vi.advanceTimersByTimeAsync(20_001)
      await checked
    } finally {
      vi.useRealTimers()
    }
  })

  test('what the caller called off is not an error of ours', async () => {
    const controller = new AbortController()
    const server = fakeServer(() => {
      controller.abort()
      return Promise.reject(controller.signal.reason)
    })
    const call = apiOver(server).api(open, { params: { thingId: 'a' }, signal: controller.signal })
    await expect(call).rejects.not.toBeInstanceOf(ApiError)
  })
})

describe('problems', () => {
  test('carry code, fields, the number for support and when to come back', async () => {
    const body = {
      type: 'about:blank',
      title: 'Invalid',
      status: 422,
      code: 'invalid_input',
      fields: [{ path: 'answers.q1', problem: 'too_long' }],
      requestId: 'r-7',
      retryAfter: 90,
    }
    const server = fakeServer(() => json(body, 422))
    await expect(apiOver(server, ['t']).api(own, { body: { name: 'a' } })).rejects.toMatchObject({
      code: 'invalid_input',
      status: 422,
      fields: [{ path: 'answers.q1', problem: 'too_long' }],
      requestId: 'r-7',
      retryAfter: 90,
    })
  })
})

/** Whatever stands between us and the API may answer in its place. */
const broken: { what: string; status: number; body: string | Uint8Array<ArrayBuffer>; code: string }[] = [
  { what: 'a proxy page', status: 502, body: '<html><h1>Bad Gateway</h1></html>', code: 'unavailable' },
  { what: 'a proxy page', status: 503, body: '<!doctype html>', code: 'unavailable' },
  { what: 'a proxy page', status: 504, body: '<html>', code: 'unavailable' },
  { what: 'a captive portal', status: 200, body: '<html>Log in to the wifi</html>', code: 'internal' },
  { what: 'nothing', status: 200, body: '', code: 'internal' },
  { what: 'nothing', status: 500, body: '', code: 'internal' },
  { what: 'nothing', status: 404, body: '', code: 'not_found' },
  { what: 'nothing', status: 401, body: '', code: 'unauthenticated' },
  { what: 'nothing', status: 403, body: '', code: 'forbidden' },
  { what: 'nothing', status: 429, body: '', code: 'too_many_requests' },
  { what: 'nothing', status: 413, body: '', code: 'body_too_large' },
  { what: 'nothing', status: 415, body: '', code: 'unsupported_media_type' },
  { what: 'nothing', status: 418, body: '', code: 'internal' },
  { what: 'half an answer', status: 200, body: '{"name":"a', code: 'internal' },
  { what: 'half a problem', status: 409, body: '{"code":"slot_taken","sta', code: 'internal' },
  { what: 'an open bracket', status: 200, body: '{', code: 'internal' },
  { what: 'null', status: 200, body: 'null', code: 'internal' },
  { what: 'a list', status: 200, body: '[]', code: 'internal' },
  { what: 'a number', status: 200, body: '42', code: 'internal' },
  { what: 'a text', status: 200, body: '"fine"', code: 'internal' },
  { what: 'NaN', status: 200, body: 'NaN', code: 'internal' },
  { what: 'a wrong type', status: 200, body: '{"name":7}', code: 'internal' },
  { what: 'a missing field', status: 200, body: '{"nome":"a"}', code: 'internal' },
  { what: 'two answers', status: 200, body: '{"name":"a"}{"name":"b"}', code: 'internal' },
  { what: 'bytes', status: 200, body: new Uint8Array([0xff, 0xfe, 0x00]), code: 'internal' },
  { what: 'an unknown code', status: 409, body: '{"type":"","title":"","status":409,"code":"moon"}', code: 'internal' },
  { what: 'a problem without code', status: 422, body: '{"title":"no"}', code: 'invalid_input' },
  { what: 'a problem as a list', status: 400, body: '[{"code":"malformed"}]', code: 'malformed' },
  { what: 'a poisoned problem', status: 500, body: '{"__proto__":{"code":"slot_taken"}}', code: 'internal' },
  { what: 'a problem as a success', status: 200, body: '{"code":"slot_taken","status":409}', code: 'internal' },
  { what: 'a bare proxy line', status: 403, body: 'Forbidden', code: 'forbidden' },
]

test.for(broken)('$what with status $status reads as $code', async ({ status, body, code }) => {
  const server = fakeServer(() => new Response(body, { status }))
  const { api, report } = apiOver(server)
  const failure = await api(open, { params: { thingId: 'a' } }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ code, status })
  expect(report.mock.calls).toHaveLength(status === 200 ? 1 : 0)
})

test('unknown fields of an answer are dropped', async () => {
  const server = fakeServer(() => json({ name: 'a', secret: 1 }))
  expect(await apiOver(server).api(open, { params: { thingId: 'a' } })).toEqual({ name: 'a' })
})

test('the types let nothing through that the contract does not name', () => {
  const { api } = apiOver(fakeServer())
  const never = () => {
    // @ts-expect-error params are needed
    api(getListing)
    // @ts-expect-error this call has no body
    api(getListing, { params: { listingId: 'x' }, body: {} })
    // @ts-expect-error no such category
    api(searchListings, { query: { category: 'nails' } })
  }
  expect(never).toBeTypeOf('function')
})
