import type { Endpoint } from '@ginipig/contract/core/endpoint.ts'
import { endpoints } from '@ginipig/contract/index.ts'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { signIn } from '#testing/sign-in.ts'

const api = apiOfFile()
let people: Record<'client' | 'provider', string>

beforeAll(async () => {
  const { database, clock } = api.platform
  people = {
    client: (await createClient(database, clock.now())).id,
    provider: (await createProvider(database, clock.now())).id,
  }
})

const someId = '00000000-0000-4000-8000-000000000000'
const pathOf = ({ path }: Endpoint) =>
  `/api/v1${path
    .replace(':month', '2027-03')
    .replace(':day', '2027-03-01')
    .replace(':statementId', `${someId}.2027-03`)
    .replace(':outward', 'M4')
    .replace(':kind', 'provider')
    .replace(':width', '640')
    .replace(':cardId', 'pm_nobodys')
    .replace(':token', `${'x'.repeat(43)}.ics`)
    .replace(/:\w+/g, someId)}`

const call = (
  endpoint: Endpoint,
  extra: { token?: string; payload?: string; headers?: Record<string, string>; search?: string } = {},
) =>
  api.app.inject({
    method: endpoint.method,
    url: pathOf(endpoint) + (extra.search ?? ''),
    headers: {
      origin: api.platform.config.origins.marketplace,
      ...(extra.token ? { authorization: `Bearer ${extra.token}` } : {}),
      ...(extra.payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(endpoint.idempotent ? { 'idempotency-key': 'a-key-of-the-contract-test' } : {}),
      ...extra.headers,
    },
    ...(extra.payload === undefined ? {} : { payload: extra.payload }),
  })

/** A session for this call alone, where it needs one: some calls end them. */
async function own({ access }: Endpoint): Promise<{ token?: string }> {
  if (access === 'public') return {}
  const side = access === 'provider' || access === 'onboarding' ? 'provider' : 'client'
  const { database, clock, config } = api.platform
  const audience = side === 'client' ? 'marketplace' : 'console'
  const issue = await signIn({ database, clock, tokenSecret: config.tokenSecret }, people[side], audience)
  return { token: await issue() }
}

const named = endpoints.map((endpoint) => ({ name: endpoint.name, endpoint }))

// Who may make a call is in access-matrix.test.ts.
test.for(named)('$name is served', async ({ endpoint }) => {
  const answer = await call(endpoint, { ...(await own(endpoint)), ...(endpoint.body ? { payload: '{}' } : {}) })
  const isUnknownRoute = answer.statusCode === 404 && answer.json().code === 'not_found'
  expect(isUnknownRoute && !endpoint.errors?.includes('not_found')).toBe(false)
})

/** What of a schema lets through whatever comes, by its path in it. */
function looseIn(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, entries, options, item, wrapped, pipe } = schema as Record<string, unknown> // of any schema of valibot
  if (['loose_object', 'object_with_rest', 'unknown', 'any', 'record', 'custom'].includes(String(type)))
    return [`${path}: ${type}`]
  const parts: [string, unknown][] = [
    ...Object.entries((entries as object | undefined) ?? {}),
    ...[options, pipe].flatMap((list) => (Array.isArray(list) ? list : [])).map((one): [string, unknown] => ['', one]),
    ['[]', item],
    ['', wrapped],
  ]
  return parts.flatMap(([key, part]) => (part === schema ? [] : looseIn(part, key === '' ? path : `${path}.${key}`)))
}

describe('G03 a field too many', () => {
  test('falls off every body, and no answer has room for it', () => {
    const bodies = endpoints.flatMap(({ name, body }) => looseIn(body, name))
    expect(bodies).toEqual([
      'giveMustHaves.answers: record',
      'receiveStripeEvent: unknown',
      'receiveStripeNotice: unknown',
    ])
    const answers = endpoints.flatMap(({ name, response }) => looseIn(response, name))
    const whole = answers.filter((one) => !one.includes('.'))
    expect(whole.sort()).toEqual([
      'exportData: record',
      'getAvatar: unknown',
      'getCover: unknown',
      'getDocument: unknown',
      'getFeed: unknown',
      'getInvoice: unknown',
      'getOpenApi: unknown',
      'getPhoto: unknown',
      'getPicture: unknown',
      'getStatementPaper: unknown',
    ])
    // What a client answered by question, how many there are by tab, and how far each district is.
    const parts = new Set(answers.filter((one) => one.includes('.')).map((one) => one.replace(/.*\./, '')))
    expect([...parts].sort()).toEqual(['answers: record', 'counts: record', 'miles: record'])
  })
})

/** Calls whose body has fields that must be there. */
const demanding = named.filter(({ endpoint: { body } }) => body !== undefined && !v.is(body, {}))

const wrongBodies: { what: string; payload: string; status: number; code: string }[] = [
  { what: 'nothing in it', payload: '{}', status: 422, code: 'invalid_input' },
  { what: 'null', payload: 'null', status: 422, code: 'invalid_input' },
  { what: 'a list', payload: '[]', status: 422, code: 'invalid_input' },
  { what: 'half of JSON', payload: '{"slotId": ', status: 400, code: 'malformed' },
  { what: 'a prototype', payload: '{"__proto__": {"isAdmin": true}}', status: 400, code: 'malformed' },
  { what: 'too much', payload: JSON.stringify({ text: 'x'.repeat(120_000) }), status: 413, code: 'body_too_large' },
]

describe('bad input', () => {
  const cases = demanding.flatMap((one) => wrongBodies.map((wrong) => ({ ...one, ...wrong })))

  test('is tried on every call that asks for something', () => {
    expect(demanding.length).toBeGreaterThan(15)
  })

  test.for(cases)('$name with $what is refused clearly', async ({ endpoint, payload, status, code }) => {
    const answer = await call(endpoint, { ...(await own(endpoint)), payload })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ code, status })
    if (payload === '{}') expect(answer.json().fields.length).toBeGreaterThan(0)
  })

  test('names each refused field', async () => {
    const endpoint = endpoints.find((one) => one.name === 'holdSlot')
    if (!endpoint) throw new Error('holdSlot is gone')
    const answer = await call(endpoint, {
      ...(await own(endpoint)),
      payload: JSON.stringify({ slotId: 'x', price: -1 }),
    })
    expect(answer.json().fields.map((field: { path: string }) => field.path)).toEqual(['slotId', 'price'])
  })

  test('a field that stands twice in an address is refused by name, of every call (trust.md S32)', async () => {
    const twice = endpoints.flatMap((endpoint) => {
      const { entries = {} } = (endpoint.query ?? {}) as { entries?: object } // of any schema of valibot
      return Object.keys(entries).map((key) => ({ endpoint, key }))
    })
    const taken: string[] = []
    for (const { endpoint, key } of twice) {
      const answer = await call(endpoint, { ...(await own(endpoint)), search: `?${key}=a&${key}=a` })
      const fields: { path: string }[] = answer.json().fields ?? []
      if (answer.statusCode !== 422 || !fields.some(({ path }) => path.startsWith(key)))
        taken.push(`${endpoint.name} ${key} ${answer.statusCode}`)
    }
    expect(twice.length).toBeGreaterThan(30)
    expect(taken).toEqual([])
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
