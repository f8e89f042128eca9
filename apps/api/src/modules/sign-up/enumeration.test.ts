import { randomBytes } from 'node:crypto'
import * as argon2 from '@node-rs/argon2'
import type { LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { at } from '#platform/database/sql.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { createPerson, logInAs, post } from '#testing/password-login.ts'
import { TEST_NOW } from '#testing/test-api.ts'
import { clientForm, mailsTo, providerForm, register, registered, resend, verify } from './sign-up.fixture.ts'

vi.mock('@node-rs/argon2', { spy: true })

const api = apiOfFile()

/** Ids are random and of one length: which they are tells nothing. */
const withoutIds = (text: string) => text.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>')

/** All that can be seen of a call from outside, to the byte, and the work that it costs inside: hashes and statements. */
async function look(call: () => Promise<LightMyRequestResponse>) {
  vi.mocked(argon2.hash).mockClear()
  vi.mocked(argon2.verify).mockClear()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const response = await call()
  const statements = query.mock.calls
    .map(
      ([given]: unknown[]) => (typeof given === 'string' ? given : (given as { text: string }).text), // the two forms in which sql.ts asks
    )
    // What an operator has stopped is read once a second, whoever asks for whatever.
    .filter((text) => !text.includes('from safety_switch'))
  query.mockRestore()
  const { date: _date, 'x-request-id': id, ...headers } = response.headers
  return {
    status: response.statusCode,
    body: withoutIds(response.body),
    length: response.rawPayload.length,
    headers: { ...headers, 'x-request-id': withoutIds(String(id)) },
    hashes: vi.mocked(argon2.hash).mock.calls.length + vi.mocked(argon2.verify).mock.calls.length,
    statements,
  }
}
type Sight = Awaited<ReturnType<typeof look>>

/** Nobody's address, and somebody's in every state that an account can have; all of one length. */
async function addresses(): Promise<{ whose: string; email: string }[]> {
  const suspended = await createPerson(api)
  await api.platform.database.row('update account set suspended_at = $2 where id = $1', [
    suspended.id,
    at(api.clock.now()),
  ])
  return [
    { whose: 'nobody', email: `${crypto.randomUUID()}@ginipig.test` },
    { whose: 'a client', email: (await createPerson(api)).email },
    { whose: 'a provider', email: (await createPerson(api, 'provider')).email },
    { whose: 'an operator', email: (await createPerson(api, 'admin')).email },
    { whose: 'somebody suspended', email: suspended.email },
  ]
}

/** @param hashes - how many the call costs, so that nothing and nothing are not taken for the same */
async function expectAlike(hashes: number, see: (email: string) => Promise<Sight[]>): Promise<Sight[]> {
  const [nobody, ...others] = await addresses()
  const seeAfresh = async (email: string) => {
    await api.platform.database.rows('delete from quota')
    api.clock.set(TEST_NOW)
    return see(email)
  }
  const first = await seeAfresh(nobody?.email ?? '')
  expect(first.at(-1)?.hashes).toBe(hashes)
  expect(first.at(-1)?.statements.length).toBeGreaterThan(0)
  for (const { whose, email } of others) expect([whose, await seeAfresh(email)]).toEqual([whose, first])
  return first
}

test.for([
  { what: 'a client', formFor: (email: string) => clientForm({ email }) },
  { what: 'a provider', formFor: (email: string) => providerForm({ email }) },
])('signing up as $what says nothing of an address (trust.md G08, S46)', async ({ formFor }) => {
  const [sight] = await expectAlike(2, async (email) => [await look(() => register(api, formFor(email)))])
  expect(sight?.status).toBe(200)
})

test('neither does a wrong code, nor the fifth, nor one more, nor one that is over', async () => {
  const sights = await expectAlike(0, async (email) => {
    const { challengeId } = await registered(api, clientForm({ email }))
    await mailsTo(api, email)
    const seen = []
    for (let tries = 0; tries < 6; tries += 1) seen.push(await look(() => verify(api, challengeId, '0000')))
    api.clock.advance(600_000)
    seen.push(await look(() => verify(api, challengeId, '0000')))
    return seen
  })
  expect(sights.map(({ status, hashes }) => [status, hashes])).toEqual([
    [422, 1],
    [422, 1],
    [422, 1],
    [422, 1],
    [409, 1],
    [409, 0],
    [410, 0],
  ])
})

test('neither does another code, whether it comes or comes too soon', async () => {
  const sights = await expectAlike(1, async (email) => {
    const { challengeId } = await registered(api, clientForm({ email }))
    await mailsTo(api, email)
    const soon = await look(() => resend(api, challengeId))
    api.clock.advance(30_000)
    return [soon, await look(() => resend(api, challengeId))]
  })
  expect(sights.map(({ status }) => status)).toEqual([429, 200])
})

test('neither does the day’s limit of codes, of one place or of all', async () => {
  const from = (place: number) => ({ ip: `203.0.${place}.7` })
  const sights = await expectAlike(0, async (email) => {
    const ask = (place: number) => register(api, clientForm({ email }), from(place))
    for (let codes = 0; codes < 5; codes += 1) await ask(0)
    const seen = [await look(() => ask(0))]
    for (let codes = 0; codes < 5; codes += 1) await ask(1)
    return [...seen, await look(() => ask(2))]
  })
  expect(sights.map(({ status }) => status)).toEqual([429, 429])
})

test('neither does a forgotten password, nor one forgotten too often', async () => {
  const forget = (email: string) => post(api, '/auth/password/forgot', { email })
  const sights = await expectAlike(0, async (email) => {
    const seen = []
    for (let tries = 0; tries < 6; tries += 1) seen.push(await look(() => forget(email)))
    return seen
  })
  expect(sights.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
})

test('neither does a wrong password', async () => {
  const [sight] = await expectAlike(1, async (email) => [await look(() => logInAs(api, email, 'vK7#mqLt2!x'))])
  expect(sight?.status).toBe(401)
})

test('a link for a new password that is over, or used, looks like one that never was', async () => {
  const form = { password: 'vK7#mqLt2!x', confirmPassword: 'vK7#mqLt2!x' }
  const reset = (token: string) => post(api, '/auth/password/reset', { token, ...form })
  const { email } = await createPerson(api)
  const token = async () => {
    await post(api, '/auth/password/forgot', { email })
    return /#token=(?<token>\S+)/.exec((await mailsTo(api, email)).at(-1)?.text ?? '')?.groups?.token ?? ''
  }
  const used = await token()
  expect((await reset(used)).statusCode).toBe(200)
  const over = await token()
  api.clock.advance(30 * 60_000)
  const never = await look(() => reset(randomBytes(32).toString('base64url')))
  expect(never).toMatchObject({ status: 410, hashes: 0 })
  expect(await look(() => reset(used))).toEqual(never)
  expect(await look(() => reset(over))).toEqual(never)
})
