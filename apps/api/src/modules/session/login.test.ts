import { randomUUID } from 'node:crypto'
import * as argon2 from '@node-rs/argon2'
import { describe, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD as PASSWORD } from '#demo/factories/demo-password.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, createPerson, logInAs, post, signIn } from '#testing/password-login.ts'
import { testOrigins } from '#testing/test-config.ts'
import { HASHES_AT_ONCE, hashPassword } from './password/hash.ts'
import { savePassword } from './password/save.ts'

vi.mock('@node-rs/argon2', { spy: true })

const api = apiOfFile({ environment: { CHEAP_PASSWORDS: '0' } })

const suspend = (id: string) =>
  api.platform.database.row('update account set suspended_at = $2 where id = $1', [id, at(api.clock.now())])

const me = (token: string) =>
  api.app.inject({ method: 'GET', url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } })

test('a person signs in with any spelling of their address and is told who they are', async () => {
  const person = await createPerson(api)
  const response = await logInAs(api, ` ${person.email.toUpperCase()} `)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    accessToken: expect.any(String),
    expiresAt: api.clock.now() + 600_000,
    userData: {
      id: person.id,
      user_type: 'user',
      email: person.email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      avatarUrl: null,
      language: 'en',
      isProfileComplete: true,
      marketing_notifications: false,
      other_notifications: true,
      sms_notifications: false,
    },
  })
  const answer = await me(response.json<{ accessToken: string }>().accessToken)
  expect(answer.json()).toEqual(response.json<{ userData: unknown }>().userData)
})

test('the refresh token travels in a host-only cookie that no script can read (trust.md S18)', async () => {
  const response = await logInAs(api, (await createPerson(api)).email)
  const cookie = response.cookies.find(({ name }) => name === '__Host-refresh')
  expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Strict', maxAge: 14 * 86_400 })
  for (const header of [response.headers['set-cookie']].flat()) {
    expect(header).toMatch(/^__Host-/)
    expect(header).not.toMatch(/domain=/i)
  }
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).not.toContain(cookie?.value)
})

test('nothing that is kept of a refresh token would let anybody in', async () => {
  const { refreshToken } = await signIn(api, await createPerson(api))
  expect(Buffer.from(refreshToken, 'base64url')).toHaveLength(32)
  const rows = await api.platform.database.rows<{ text: string }>('select t::text as text from refresh_token t')
  expect(rows.length).toBeGreaterThan(0)
  for (const { text } of rows) expect(text).not.toContain(refreshToken)
})

describe('who has what wrong', () => {
  test.for([
    { wrong: 'nothing', email: 'own', password: PASSWORD, status: 200, code: undefined },
    { wrong: 'the password', email: 'own', password: 'Ginipig-2027', status: 401, code: 'login_failed' },
    { wrong: 'the case of the password', email: 'own', password: 'ginipig-2026', status: 401, code: 'login_failed' },
    { wrong: 'a space after the password', email: 'own', password: `${PASSWORD} `, status: 401, code: 'login_failed' },
    { wrong: 'the address', email: 'unknown', password: PASSWORD, status: 401, code: 'login_failed' },
    { wrong: 'an empty password', email: 'own', password: '', status: 422, code: 'invalid_input' },
    { wrong: 'no address', email: 'not-an-address', password: PASSWORD, status: 422, code: 'invalid_input' },
  ])('$wrong: $status $code', async ({ email, password, status, code }) => {
    const person = await createPerson(api)
    const emails: Record<string, string> = { own: person.email, unknown: `${randomUUID()}@ginipig.test` }
    const response = await logInAs(api, emails[email] ?? email, password)
    expect(response.statusCode).toBe(status)
    if (code !== undefined) expect(codeOf(response)).toBe(code)
  })

  test.for([
    undefined,
    'null',
    'https://ginipig.example',
    'http://ginipig.localhost',
    'http://x.ginipig.localhost:4000',
  ])('origin %s is refused before anything is looked at', async (origin) => {
    const person = await createPerson(api)
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { email: person.email, password: PASSWORD },
      headers: origin === undefined ? {} : { origin },
    })
    expect([response.statusCode, codeOf(response)]).toEqual([403, 'origin_refused'])
    expect(response.cookies).toEqual([])
  })

  test('a suspended person hears so only with the right password', async () => {
    const person = await createPerson(api)
    await suspend(person.id)
    expect(codeOf(await logInAs(api, person.email, 'Ginipig-2027'))).toBe('login_failed')
    const response = await logInAs(api, person.email)
    expect([response.statusCode, codeOf(response)]).toEqual([403, 'account_suspended'])
    expect(response.cookies).toEqual([])
  })

  test('a suspension ends what a token may do at once', async () => {
    const person = await createPerson(api)
    const { token } = await signIn(api, person)
    expect((await me(token)).statusCode).toBe(200)
    await suspend(person.id)
    expect((await me(token)).statusCode).toBe(401)
  })
})

test('an unknown address and a wrong password look the same and cost the same (trust.md G08)', async () => {
  const person = await createPerson(api)
  const verify = vi.mocked(argon2.verify)
  const look = async (email: string) => {
    verify.mockClear()
    const response = await logInAs(api, email, 'Ginipig-2027')
    const { 'x-request-id': _id, date: _date, ...headers } = response.headers
    const { requestId: _requestId, ...body } = response.json<Record<string, unknown>>()
    return { status: response.statusCode, headers, body, hashes: verify.mock.calls.length }
  }
  const known = await look(person.email)
  expect(known.hashes).toBe(1)
  expect(await look(`${randomUUID()}@ginipig.test`)).toEqual({
    ...known,
    headers: { ...known.headers, 'content-length': expect.any(String) },
  })
})

test('a new password is hashed with argon2id at 19 MiB, two passes; an older hash is renewed at sign-in', async () => {
  expect(await hashPassword(api.platform, PASSWORD)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const person = await createPerson(api)
  const hashNow = async () =>
    (
      await api.platform.database.row<{ hash: string }>('select password_hash as hash from account where id = $1', [
        person.id,
      ])
    )?.hash
  const weak = await argon2.hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
  await api.platform.database.row('update account set password_hash = $2 where id = $1', [person.id, weak])
  await signIn(api, person)
  expect(await hashNow()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await logInAs(api, person.email)).statusCode).toBe(200)
})

describe('a password that is reset while the old one is signing in', () => {
  /** What a reset saves, and ends. */
  const resetting = (id: string, passwordHash: string) => (sql: Sql) =>
    savePassword(api.platform, sql, id, { passwordHash, reason: 'password_reset' })
  const openSessions = (id: string) =>
    api.platform.database.rows('select 1 from session where account_id = $1 and ended_at is null', [id])

  test('is not undone by the renewal of an older hash', async () => {
    const { hash } = await vi.importActual<typeof argon2>('@node-rs/argon2')
    const person = await createPerson(api)
    const weak = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    await api.platform.database.row('update account set password_hash = $2 where id = $1', [person.id, weak])
    const another = await hash('vK7#mqLt2!x', api.platform.config.argon2)
    vi.mocked(argon2.hash).mockImplementationOnce(async (password, options) => {
      await api.platform.database.transaction(resetting(person.id, another))
      return hash(password, options)
    })
    expect(codeOf(await logInAs(api, person.email))).toBe('login_failed')
    expect(codeOf(await logInAs(api, person.email))).toBe('login_failed')
    expect(await openSessions(person.id)).toEqual([])
    expect((await logInAs(api, person.email, 'vK7#mqLt2!x')).statusCode).toBe(200)
  })

  test('leaves no session of the old one, though that waited for it', async () => {
    const { database } = api.platform
    const person = await createPerson(api)
    const another = await hashPassword(api.platform, 'vK7#mqLt2!x')
    const isWaited = async () =>
      (
        await database.row<{ isWaited: boolean }>(
          `select exists (select 1 from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock') as "isWaited"`,
        )
      )?.isWaited
    const logIn = await database.transaction(async (sql) => {
      await resetting(person.id, another)(sql)
      const asked = logInAs(api, person.email)
      await expect.poll(isWaited, { timeout: 20_000 }).toBe(true)
      return { asked }
    })
    expect(codeOf(await logIn.asked)).toBe('login_failed')
    expect(await openSessions(person.id)).toEqual([])
  })

  test('two who sign in at once with an older hash are both in', async () => {
    const person = await createPerson(api)
    const weak = await argon2.hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
    await api.platform.database.row('update account set password_hash = $2 where id = $1', [person.id, weak])
    const answers = await Promise.all([logInAs(api, person.email), logInAs(api, person.email)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })
})

test('at most two passwords are checked at once, on few cores one', async () => {
  let running = 0
  let most = 0
  const original = await vi.importActual<typeof argon2>('@node-rs/argon2')
  vi.mocked(argon2.verify).mockImplementation(async (stored, password) => {
    running += 1
    most = Math.max(most, running)
    const isRight = await original.verify(stored, password)
    running -= 1
    return isRight
  })
  const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(api)))
  const responses = await Promise.all(people.map((person) => logInAs(api, person.email)))
  vi.mocked(argon2.verify).mockImplementation(original.verify)
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200))
  expect(most).toBe(HASHES_AT_ONCE)
  expect(most).toBeLessThanOrEqual(2)
})

test('signing in again ends the session that this browser had', async () => {
  const person = await createPerson(api)
  const first = await signIn(api, person)
  const second = await signIn(api, person, { cookies: { '__Host-refresh': first.refreshToken } })
  expect((await me(first.token)).statusCode).toBe(401)
  expect((await me(second.token)).statusCode).toBe(200)
})

test('a cookie put into a victim’s browser doesn’t survive their sign-in', async () => {
  const attacker = await signIn(api, await createPerson(api))
  const victim = await signIn(api, await createPerson(api), { cookies: { '__Host-refresh': attacker.refreshToken } })
  expect(victim.refreshToken).not.toBe(attacker.refreshToken)
})

test('only JSON signs in', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { origin: testOrigins.marketplace, 'content-type': type },
      payload: JSON.stringify({ email: 'a@ginipig.test', password: PASSWORD }),
    })
    expect([type, response.statusCode]).toEqual([type, 415])
  }
  expect((await post(api, '/auth/login', {})).statusCode).toBe(422)
})
