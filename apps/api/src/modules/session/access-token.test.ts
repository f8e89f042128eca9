import { createHmac, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { createPerson, signIn } from '#testing/password-login.ts'

const api = apiOfFile()
let good: string
let sessionId: string
beforeAll(async () => {
  good = (await signIn(api, await createPerson(api))).token
  sessionId = String(parse(good, 1).sub)
})

const parse = (token: string, part: number): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString())
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const kid = () => api.platform.config.tokenSecret[0].id
const key = () => api.platform.config.tokenSecret[0].bytes

/** A token as ours would be, signed by whoever knows `secret`, with other claims and header. */
const forge = (claims: object, header: object = {}, secret: Uint8Array = key()) =>
  new SignJWT({ ...parse(good, 1), ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: kid(), ...header })
    .sign(secret)

const unsigned = (alg: string) => `${encode({ alg, typ: 'at+jwt', kid: kid() })}.${encode(parse(good, 1))}.`
const seconds = () => Math.floor(api.clock.now() / 1000)

const tampered: [string, () => string | Promise<string>][] = [
  ['no signature', () => good.slice(0, good.lastIndexOf('.') + 1)],
  ['a changed signature', () => `${good.slice(0, -2)}${good.endsWith('AA') ? 'BB' : 'AA'}`],
  [
    'changed claims under the old signature',
    () => good.replace(/\.[^.]+\./, `.${encode({ ...parse(good, 1), sub: randomUUID() })}.`),
  ],
  ['alg none', () => unsigned('none')],
  ['alg None', () => unsigned('None')],
  ['another algorithm', () => forge({}, { alg: 'HS512' }, Buffer.alloc(64, new Uint8Array(key())))],
  ['another secret', () => forge({}, {}, new TextEncoder().encode('another-secret-of-32-characters!!'))],
  ['no key named', () => forge({}, { kid: undefined })],
  ['a key that is not ours', () => forge({}, { kid: '00000000' })],
  ['a key by its path', () => forge({}, { kid: '../../dev/null' })],
  ['another type', () => forge({}, { typ: 'JWT' })],
  ['another issuer', () => forge({ iss: 'somebody' })],
  ['another audience', () => forge({ aud: 'somebody' })],
  ['no expiry but long ago', () => forge({ exp: seconds() - 1 })],
  ['not yet valid', () => forge({ nbf: seconds() + 3_600 })],
  ['a session that never was', () => forge({ sub: randomUUID() })],
  ['no session', () => forge({ sub: undefined })],
  ['a session that is no id', () => forge({ sub: "' or 1=1 --" })],
  [
    'a signature by our secret over something else',
    () => `${good.slice(0, good.lastIndexOf('.'))}.${createHmac('sha256', key()).update('x').digest('base64url')}`,
  ],
  ['not a token', () => 'good'],
  ['nothing', () => ''],
]

const me = (authorization: string) => api.app.inject({ method: 'GET', url: '/api/v1/me', headers: { authorization } })

test('the untouched token is good, and one forged with our own secret: the table below can fail', async () => {
  expect((await me(`Bearer ${good}`)).statusCode).toBe(200)
  expect((await me(`Bearer ${await forge({})}`)).statusCode).toBe(200)
  expect(sessionId).toMatch(/^[\da-f-]{36}$/)
})

test.for(tampered)('%s: 401 (trust.md S62)', async ([, make]) => {
  const response = await me(`Bearer ${await make()}`)
  expect(response.statusCode).toBe(401)
  expect(response.json()).toMatchObject({ code: 'unauthenticated' })
})

test('a token in another scheme is no token', async () => {
  for (const authorization of [good, `Basic ${good}`, `bearer ${good}`])
    expect((await me(authorization)).statusCode).toBe(401)
})

test('a claim about oneself changes nothing: the role is read from the account (trust.md S61)', async () => {
  const boastful = await forge({ user_type: 'admin', role: 'operator', audience: 'console' })
  expect((await me(`Bearer ${boastful}`)).json()).toMatchObject({ user_type: 'user' })
})

test('after ten minutes a token is worth nothing', async () => {
  const { token } = await signIn(api, await createPerson(api))
  api.clock.advance(10 * 60_000 - 1_000)
  expect((await me(`Bearer ${token}`)).statusCode).toBe(200)
  api.clock.advance(1_000)
  expect((await me(`Bearer ${token}`)).statusCode).toBe(401)
})
