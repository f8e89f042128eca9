import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@ginipig/contract/core/endpoint.ts'
import { endpoints } from '@ginipig/contract/index.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { DEMO_PASSWORD } from '#demo/factories/demo-password.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { dumpOf } from '#modules/account/person-data.fixture.ts'
import { codeOf, createPerson, type Person, post, signIn } from '#testing/password-login.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import { testOrigins } from '#testing/test-config.ts'

// What a page of somebody else's can make a browser send (trust.md G11, S19, S20), tried on every call there is.

let api: TestApi
const victims = {} as Record<'client' | 'provider', { person: Person; token: string; refreshToken: string }>

beforeAll(async () => {
  api = await createTestApi(inject('serverUrl'))
  const { database, clock } = api.platform
  for (const [side, create] of [
    ['client', createClient],
    ['provider', createProvider],
  ] as const) {
    const { id } = await create(database, clock.now())
    const row = await database.row<{ email: string }>('select email from account where id = $1', [id])
    const person = { id, email: row?.email ?? '' }
    const origin = side === 'client' ? testOrigins.marketplace : testOrigins.console
    const held = await signIn(api, person, { origin })
    await post(api, '/me/step-up', { password: DEMO_PASSWORD }, { token: held.token, origin })
    victims[side] = { person, ...held }
  }
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.platform.database.rows('delete from quota')
})

/** Stripe's server calls this one, with a signature over the body. */
const signedBySomebodyElse = ['receiveStripeEvent']
const mutating = endpoints
  .filter(({ method, name }) => method !== 'GET' && !signedBySomebodyElse.includes(name))
  .map((endpoint) => ({ name: endpoint.name, endpoint }))
const withBody = mutating.filter(({ endpoint }) => endpoint.body || endpoint.binaryBody)
const withCookie = mutating.filter(({ endpoint }) => endpoint.usesCookie)

const sideOf = ({ access }: Endpoint) => (access === 'provider' || access === 'onboarding' ? 'provider' : 'client')
const pathOf = ({ path }: Endpoint) => `/api/v1${path.replace(/:\w+/g, () => randomUUID())}`

/** As the victim's browser would send it: the cookie goes along, `isBearing` adds what only our own pages know. */
function send(
  endpoint: Endpoint,
  wish: {
    method?: Endpoint['method'] | 'OPTIONS'
    headers?: Record<string, string>
    payload?: string
    isBearing?: boolean
    url?: string
  },
) {
  const { token, refreshToken } = victims[sideOf(endpoint)]
  return api.app.inject({
    method: wish.method ?? endpoint.method,
    url: wish.url ?? pathOf(endpoint),
    headers: {
      ...(wish.isBearing ? { authorization: `Bearer ${token}` } : {}),
      ...(endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {}),
      ...wish.headers,
    },
    cookies: { '__Host-refresh': refreshToken },
    ...(wish.payload === undefined ? {} : { payload: wish.payload }),
  })
}

const ownOrigin = (endpoint: Endpoint) =>
  sideOf(endpoint) === 'client' ? testOrigins.marketplace : testOrigins.console

/** Everything in the database but the counters of tries, and what is written down of those refused. */
const state = () => dumpOf(api.platform.database, ['quota', 'audit'])

const types = [
  'text/plain',
  'text/plain; charset=utf-8',
  'text/plain;application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  undefined,
]

describe('G11 a body of a type that a form can send', () => {
  test.for(withBody)('$name takes none, from its own origin with everything else right', async ({ endpoint }) => {
    const before = await state()
    for (const type of types)
      for (const payload of ['{}', '{"email":"a@b.example","password":"x"}', 'a=b']) {
        const headers = { origin: ownOrigin(endpoint), ...(type === undefined ? {} : { 'content-type': type }) }
        const response = await send(endpoint, { isBearing: true, payload, headers })
        expect([type, response.statusCode, response.cookies]).toEqual([type, 415, []])
      }
    expect(await state()).toBe(before)
  })

  test.for(mutating.filter((one) => !withBody.includes(one)))(
    '$name, which has none, takes none',
    async ({ endpoint }) => {
      const before = await state()
      for (const type of types.slice(0, -1)) {
        const headers = { origin: ownOrigin(endpoint), 'content-type': type ?? '' }
        const response = await send(endpoint, { isBearing: true, payload: 'a=b', headers })
        expect([type, response.statusCode]).toEqual([type, 415])
      }
      expect(await state()).toBe(before)
    },
  )
})

describe('G11 the victim’s cookie alone', () => {
  test.for(mutating.filter(({ endpoint }) => endpoint.access !== 'public'))(
    'does nothing at $name, wherever it comes from and whatever it carries',
    async ({ endpoint }) => {
      const before = await state()
      for (const origin of [...Object.values(testOrigins), 'https://evil.example', 'null', undefined])
        for (const type of ['application/json', ...types]) {
          const headers = {
            ...(origin === undefined ? {} : { origin }),
            ...(type === undefined ? {} : { 'content-type': type }),
          }
          const response = await send(endpoint, { headers, payload: '{}' })
          expect([origin, type, response.statusCode, response.cookies]).toEqual([origin, type, 401, []])
        }
      expect(await state()).toBe(before)
    },
  )
})

/** Origins that look like ours, or like nothing. */
const lookAlikes: (string | undefined)[] = [
  undefined,
  '',
  'null',
  'undefined',
  '*',
  'https://evil.example',
  'http://ginipig.localhost',
  'http://ginipig.localhost:80',
  'http://ginipig.localhost:4001',
  'http://ginipig.localhost:40000',
  'https://ginipig.localhost:4000',
  'http://www.ginipig.localhost:4000',
  'http://evil.ginipig.localhost:4000',
  'http://evil.console.ginipig.localhost:4000',
  'http://evilginipig.localhost:4000',
  'http://console-ginipig.localhost:4000',
  'http://ginipig.localhost.evil.example:4000',
  'http://ginipig.localhost:4000.evil.example',
  'http://ginipig.localhost:4000@evil.example',
  'http://evil.example#http://ginipig.localhost:4000',
  'http://ginipig.localhost:4000/',
  'HTTP://GINIPIG.LOCALHOST:4000',
  'http://ginipig.localhost:4000, http://evil.example',
  'http://gin\u0131pig.localhost:4000',
  'file://',
  'http://127.0.0.1:4000',
]

describe('S19 origins', () => {
  test('twenty-five of them look like ours, and one says nothing', () => {
    expect(new Set(lookAlikes).size).toBe(26)
  })

  test.for(withCookie)('$name answers to none but ours', async ({ endpoint }) => {
    const before = await state()
    for (const origin of lookAlikes) {
      const headers = { 'content-type': 'application/json', ...(origin === undefined ? {} : { origin }) }
      const response = await send(endpoint, { isBearing: true, payload: '{}', headers })
      expect([origin, response.statusCode, codeOf(response), response.cookies]).toEqual([
        origin,
        403,
        'origin_refused',
        [],
      ])
    }
    expect(await state()).toBe(before)
  })

  test.for(
    withCookie.filter(
      ({ endpoint }) => endpoint.access !== 'public' || ['refreshSession', 'logOut'].includes(endpoint.name),
    ),
  )('$name does nothing at the other app’s', async ({ endpoint }) => {
    const before = await state()
    const origin = testOrigins.console
    const headers = { 'content-type': 'application/json', origin }
    await send(endpoint, { isBearing: true, payload: JSON.stringify({ nonce: randomUUID() }), headers })
    expect(await state()).toBe(before)
  })

  test('no answer invites another origin to read it, a preflight’s neither', async () => {
    for (const endpoint of endpoints)
      for (const origin of ['https://evil.example', 'null', ...Object.values(testOrigins)])
        for (const method of ['OPTIONS', 'GET'] as const) {
          const response = await send(endpoint, {
            method,
            headers: {
              origin,
              'access-control-request-method': endpoint.method,
              'access-control-request-headers': 'authorization',
            },
          })
          expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
        }
  })
})

describe('G11 reading is safe', () => {
  const reads = endpoints.filter(({ method }) => method === 'GET')
  /** A GET of that very address which the contract has. */
  const hasRead = (url: string) =>
    reads.some(({ path }) => new RegExp(`^/api/v1${path.replace(/:\w+/g, '[^/]+')}$`).test(url))

  test.for(mutating)('$name is not done by a GET', async ({ endpoint }) => {
    const before = await state()
    const path = pathOf(endpoint)
    const url = `${path}?${new URLSearchParams({ _method: endpoint.method, nonce: randomUUID() })}`
    const overrides = {
      'x-http-method-override': endpoint.method,
      'x-method-override': endpoint.method,
      'x-http-method': endpoint.method,
    }
    for (const headers of [{}, overrides]) {
      const response = await send(endpoint, {
        method: 'GET',
        url,
        isBearing: true,
        headers: { origin: ownOrigin(endpoint), ...headers },
      })
      if (!hasRead(path)) expect([response.statusCode, codeOf(response)]).toEqual([404, 'not_found'])
      expect(response.cookies).toEqual([])
    }
    expect(await state()).toBe(before)
  })
})

describe('G11 the one call outside the contract, which a page’s policy makes browsers send (S14)', () => {
  const url = '/api/v1/security-reports'
  const report = { 'document-uri': testOrigins.marketplace, 'effective-directive': 'img-src' }
  const payload = JSON.stringify({ 'csp-report': report })
  const sendReport = (headers: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url,
      headers,
      payload,
      cookies: { '__Host-refresh': victims.client.refreshToken },
    })

  test('takes no body that a form or one of our own calls could send', async () => {
    for (const type of [...types, 'application/json']) {
      const response = await sendReport(type === undefined ? {} : { 'content-type': type })
      expect([type, response.statusCode, response.cookies]).toEqual([type, 415, []])
    }
  })

  test('changes nothing and says nothing, wherever its own types come from', async () => {
    const before = await state()
    for (const origin of lookAlikes)
      for (const type of ['application/csp-report', 'application/reports+json']) {
        const headers = { 'content-type': type, ...(origin === undefined ? {} : { origin }) }
        const response = await sendReport(headers)
        expect([origin, response.statusCode, response.body, response.cookies]).toEqual([origin, 204, '', []])
        expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
      }
    expect(await state()).toBe(before)
  })

  test('is there for POST alone', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)
      expect((await api.app.inject({ method, url })).statusCode).toBe(404)
  })
})

test('with all of it right the same calls do something: the tables above can fail', async () => {
  const person = await createPerson(api)
  const { token, refreshToken } = await signIn(api, person)
  const cookies = { '__Host-refresh': refreshToken }
  const before = await state()
  expect((await post(api, '/auth/refresh', { nonce: randomUUID() }, { cookies })).statusCode).toBe(200)
  expect((await post(api, '/me/step-up', { password: DEMO_PASSWORD }, { token })).statusCode).toBe(200)
  expect((await post(api, '/me/sessions/end', {}, { token })).statusCode).toBe(200)
  expect(await state()).not.toBe(before)
})
