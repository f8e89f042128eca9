import { endpoints } from '@ginipig/contract'
import type { Endpoint } from '@ginipig/contract/core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createClient } from '#testing/factories/account.ts'
import { createProvider } from '#testing/factories/provider.ts'
import { signIn } from '#testing/sign-in.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'

let api: TestApi
let tokens: Record<'client' | 'provider', string>

beforeAll(async () => {
  api = await createTestApi(inject('serverUrl'))
  const { platform } = api
  const now = platform.clock.now()
  const signer = { ...platform, tokenSecret: platform.config.tokenSecret }
  const client = await createClient(platform.database, now)
  const provider = await createProvider(platform.database, now)
  tokens = {
    client: await (await signIn(signer, client.id, 'marketplace'))(),
    provider: await (await signIn(signer, provider.id, 'console'))(),
  }
})
afterAll(() => api.close())

const someId = '00000000-0000-4000-8000-000000000000'
const pathOf = ({ path }: Endpoint) => `/api/v1${path.replace(':month', '2027-03').replace(/:\w+/g, someId)}`

const call = (endpoint: Endpoint, extra: { token?: string; payload?: string; headers?: Record<string, string> } = {}) =>
  api.app.inject({
    method: endpoint.method,
    url: pathOf(endpoint),
    headers: {
      origin: api.platform.config.origins.marketplace,
      ...(extra.token ? { authorization: `Bearer ${extra.token}` } : {}),
      ...(extra.payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(endpoint.idempotent ? { 'idempotency-key': 'a-key-of-the-contract-test' } : {}),
      ...extra.headers,
    },
    ...(extra.payload === undefined ? {} : { payload: extra.payload }),
  })

const tokenFor = (endpoint: Endpoint) =>
  endpoint.access === 'provider' ? tokens.provider : endpoint.access === 'public' ? undefined : tokens.client

const own = (endpoint: Endpoint) => {
  const token = tokenFor(endpoint)
  return token === undefined ? {} : { token }
}

const named = endpoints.map((endpoint) => ({ name: endpoint.name, endpoint }))

describe('every call of the contract', () => {
  test.for(named)('$name is served', async ({ endpoint }) => {
    const answer = await call(endpoint, { ...own(endpoint), ...(endpoint.body ? { payload: '{}' } : {}) })
    const isUnknownRoute = answer.statusCode === 404 && answer.json().code === 'not_found'
    expect(isUnknownRoute).toBe(false)
  })

  test.for(named.filter(({ endpoint }) => endpoint.access !== 'public'))(
    '$name needs a session',
    async ({ endpoint }) => {
      const answer = await call(endpoint, endpoint.body ? { payload: '{}' } : {})
      expect(answer.statusCode).toBe(401)
      expect(answer.json().code).toBe('unauthenticated')
    },
  )

  test.for(named.filter(({ endpoint }) => ['client', 'provider'].includes(endpoint.access)))(
    '$name is closed to the other side',
    async ({ endpoint }) => {
      const token = endpoint.access === 'client' ? tokens.provider : tokens.client
      const answer = await call(endpoint, { token, ...(endpoint.body ? { payload: '{}' } : {}) })
      expect(answer.statusCode).toBe(403)
    },
  )
})

/** Calls whose body has fields that must be there. */
const demanding = ['logIn', 'refreshSession', 'holdSlot', 'giveMustHaves', 'startPayment', 'declineBooking']

const wrongBodies: { what: string; payload: string; status: number; code: string }[] = [
  { what: 'nothing in it', payload: '{}', status: 422, code: 'invalid_input' },
  { what: 'null', payload: 'null', status: 422, code: 'invalid_input' },
  { what: 'a list', payload: '[]', status: 422, code: 'invalid_input' },
  { what: 'half of JSON', payload: '{"slotId": ', status: 400, code: 'malformed' },
  { what: 'a prototype', payload: '{"__proto__": {"isAdmin": true}}', status: 400, code: 'malformed' },
  { what: 'too much', payload: JSON.stringify({ text: 'x'.repeat(120_000) }), status: 413, code: 'body_too_large' },
]

describe('bad input', () => {
  const cases = named
    .filter(({ name }) => demanding.includes(name))
    .flatMap((one) => wrongBodies.map((wrong) => ({ ...one, ...wrong })))

  test.for(cases)('$name with $what is refused clearly', async ({ endpoint, payload, status, code }) => {
    const answer = await call(endpoint, { ...own(endpoint), payload })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ code, status })
    if (payload === '{}') expect(answer.json().fields.length).toBeGreaterThan(0)
  })

  test.for(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'a body as %s is not taken',
    async (type) => {
      const endpoint = endpoints.find((one) => one.name === 'holdSlot')
      if (!endpoint) throw new Error('holdSlot is gone')
      const answer = await call(endpoint, {
        token: tokens.client,
        payload: '{"slotId":"x"}',
        headers: { 'content-type': type },
      })
      expect(answer.statusCode).toBe(415)
    },
  )

  test('names each refused field', async () => {
    const endpoint = endpoints.find((one) => one.name === 'holdSlot')
    if (!endpoint) throw new Error('holdSlot is gone')
    const answer = await call(endpoint, { token: tokens.client, payload: JSON.stringify({ slotId: 'x', price: -1 }) })
    expect(answer.json().fields.map((field: { path: string }) => field.path)).toEqual(['slotId', 'price'])
  })

  test('a broken id in the address is not found, an unknown address too', async () => {
    const broken = await api.app.inject({ url: '/api/v1/listings/%20' })
    expect([broken.statusCode, broken.json().code]).toEqual([404, 'not_found'])
    expect((await api.app.inject({ url: '/api/v1/nothing' })).json().code).toBe('not_found')
  })

  test('an answer tells nothing of the inside', async () => {
    const answer = await api.app.inject({ url: `/api/v1/listings/${someId}` })
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    expect(answer.headers['x-powered-by']).toBeUndefined()
  })
})
