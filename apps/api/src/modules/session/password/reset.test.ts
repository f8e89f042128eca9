import { randomBytes } from 'node:crypto'
import type { UserType } from '@ginipig/domain/identity'
import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD as OLD } from '#demo/factories/demo-password.ts'
import {
  clientForm,
  codeFor,
  mailsTo,
  newAddress,
  registered,
  STRONG,
  verify,
} from '#modules/sign-up/sign-up.fixture.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, createPerson, logInAs, type Person, post, signIn } from '#testing/password-login.ts'
import { sweepAndRun } from '#testing/run-jobs.ts'
import { testOrigins } from '#testing/test-config.ts'
import { hashOf } from '../refresh-token.ts'

const api = apiOfFile()

const rowsOf = <Row>(text: string, ...values: unknown[]) => api.platform.database.rows<Row>(text, values)
const forget = (email: string, ip?: string) =>
  post(api, '/auth/password/forgot', { email }, ip === undefined ? {} : { ip })
const reset = (token: string, password = STRONG, options: { ip?: string } = {}) =>
  post(api, '/auth/password/reset', { token, password, confirmPassword: password }, options)
const me = (token: string) => api.app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } })

const linkIn = (text: string | undefined) =>
  /(?<origin>https?:\S+)\/reset-password#token=(?<token>\S+)/.exec(text ?? '')

/** The token of the newest link that a person was sent. */
async function tokenFor({ email }: Person): Promise<string> {
  expect((await forget(email)).statusCode).toBe(200)
  const mails = await mailsTo(api, email)
  return linkIn(mails.at(-1)?.text)?.groups?.token ?? ''
}
const outcomeOf = async (response: ReturnType<typeof reset>) => {
  const { statusCode } = await response
  return statusCode === 200 ? 'done' : codeOf(await response)
}

describe('the link for a new password (trust.md S47)', () => {
  test.for([
    { userType: 'user', origin: testOrigins.marketplace },
    { userType: 'provider', origin: testOrigins.console },
  ] as { userType: UserType; origin: string }[])('leads a $userType to $origin', async ({ userType, origin }) => {
    const person = await createPerson(api, userType)
    const response = await forget(` ${person.email.toUpperCase()} `)
    expect([response.statusCode, response.json()]).toEqual([200, {}])
    const [mail, ...more] = await mailsTo(api, person.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Choose a new Ginipig password')
    expect(linkIn(mail?.text)?.groups).toEqual({ origin, token: expect.stringMatching(/^[\w-]{43}$/) })
  })

  test('carries 256 bits in the fragment, and only their hash is kept', async () => {
    const person = await createPerson(api)
    const token = await tokenFor(person)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [row] = await rowsOf<{ token_hash: Buffer; text: string }>(
      'select token_hash, r::text as text from password_reset r where account_id = $1',
      person.id,
    )
    expect(row?.token_hash.equals(hashOf(token))).toBe(true)
    expect(row?.text).not.toContain(token)
  })

  test('sets the password, signs nobody in, and ends every session at both apps, sockets too', async () => {
    const person = await createPerson(api)
    const first = await signIn(api, person)
    const second = await signIn(api, person, { origin: testOrigins.console })
    const response = await reset(await tokenFor(person))
    expect([response.statusCode, response.json(), response.cookies]).toEqual([200, {}, []])
    for (const { token, refreshToken } of [first, second]) {
      expect((await me(token)).statusCode).toBe(401)
      expect(
        (await post(api, '/auth/refresh', { nonce: 'a'.repeat(16) }, { cookies: { '__Host-refresh': refreshToken } }))
          .statusCode,
      ).not.toBe(200)
    }
    expect(await rowsOf('select distinct end_reason from session where account_id = $1', person.id)).toEqual([
      { end_reason: 'password_reset' },
    ])
    expect((await logInAs(api, person.email, OLD)).statusCode).toBe(401)
    expect((await logInAs(api, person.email, STRONG)).statusCode).toBe(200)
    const [changed] = await rowsOf('select password_changed_at from account where id = $1', person.id)
    expect(changed).toEqual({ password_changed_at: api.clock.now() })
  })

  test.for([
    { after: 30 * 60_000 - 1, outcome: 'done' },
    { after: 30 * 60_000, outcome: 'reset_link_invalid' },
  ])('after $after ms: $outcome', async ({ after, outcome }) => {
    const token = await tokenFor(await createPerson(api))
    api.clock.advance(after)
    expect(await outcomeOf(reset(token))).toBe(outcome)
  })

  test('works once, also for twenty who use it at the same moment', async () => {
    const person = await createPerson(api)
    const token = await tokenFor(person)
    const passwords = Array.from({ length: 20 }, (_, index) => `${STRONG}${index}x`.slice(0, 15))
    const outcomes = await Promise.all(passwords.map((password) => outcomeOf(reset(token, password))))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'reset_link_invalid')).toHaveLength(19)
    expect((await logInAs(api, person.email, passwords[outcomes.indexOf('done')])).statusCode).toBe(200)
    expect(await outcomeOf(reset(token))).toBe('reset_link_invalid')
  })

  test('makes the others void, older and younger', async () => {
    const person = await createPerson(api)
    const [older, used, younger] = [await tokenFor(person), await tokenFor(person), await tokenFor(person)]
    expect(new Set([older, used, younger]).size).toBe(3)
    expect(await outcomeOf(reset(used))).toBe('done')
    for (const token of [older, younger]) expect(await outcomeOf(reset(token))).toBe('reset_link_invalid')
  })

  test('stays good when the password was not', async () => {
    const person = await createPerson(api)
    const token = await tokenFor(person)
    for (const [password, problem] of [
      ['P@ssw0rd', 'password_common'],
      ['xQ9!Lovelace', 'password_common'],
      ['password', 'password_weak'],
    ] as const) {
      const response = await reset(token, password)
      expect([response.statusCode, response.json<{ fields: unknown }>().fields]).toEqual([
        422,
        [{ path: 'password', problem }],
      ])
    }
    expect(await outcomeOf(reset(token))).toBe('done')
  })

  test('lets a person in again whom wrong tries had locked out', async () => {
    const person = await createPerson(api)
    for (let tries = 0; tries < 11; tries += 1)
      await logInAs(api, person.email, 'Wrong-2026', { ip: `10.0.0.${tries}` })
    expect((await logInAs(api, person.email, OLD)).statusCode).toBe(429)
    await reset(await tokenFor(person))
    expect((await logInAs(api, person.email, STRONG)).statusCode).toBe(200)
  })

  test('is told of afterwards, by mail and, where it is wanted, by SMS (trust.md S50)', async () => {
    const person = await createPerson(api, 'provider')
    await rowsOf(
      `update account set language = 'fr', dial_code = '+44', mobile = '07911123456', sms_notifications = true where id = $1`,
      person.id,
    )
    await reset(await tokenFor(person))
    const mails = await mailsTo(api, person.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Choisissez un nouveau mot de passe Ginipig',
      'Votre mot de passe Ginipig a été modifié',
    ])
    const [sms, ...more] = await mailsTo(api, '+447911123456')
    expect(more).toEqual([])
    expect(sms).toMatchObject({
      channel: 'sms',
      text: expect.stringContaining(`${testOrigins.console}/forgot-password`),
    })
  })

  test('sends no SMS to who didn’t agree, or gave a number that is none', async () => {
    const before = await rowsOf(`select 1 from local_message where channel = 'sms'`)
    for (const [mobile, agreed] of [
      ['07911123457', false],
      ['1', true],
    ]) {
      const person = await createPerson(api)
      await rowsOf(
        `update account set dial_code = '+44', mobile = $2, sms_notifications = $3 where id = $1`,
        person.id,
        mobile,
        agreed,
      )
      expect(await outcomeOf(reset(await tokenFor(person)))).toBe('done')
      expect((await mailsTo(api, person.email)).at(-1)?.subject).toBe('Your Ginipig password was changed')
    }
    expect(await rowsOf(`select 1 from local_message where channel = 'sms'`)).toEqual(before)
  })

  test.for(['', 'x', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}=`])('"%s" is no token', async (token) => {
    const response = await reset(token)
    expect([response.statusCode, codeOf(response)]).toEqual([422, 'invalid_input'])
  })

  test('goes a day after its end', async () => {
    const person = await createPerson(api)
    await tokenFor(person)
    const left = () => rowsOf('select 1 from password_reset where account_id = $1', person.id)
    api.clock.advance(30 * 60_000 + 86_400_000)
    await sweepAndRun(api.platform)
    expect(await left()).toHaveLength(1)
    api.clock.advance(1)
    await sweepAndRun(api.platform)
    expect(await left()).toEqual([])
  })
})

describe('asking for one', () => {
  test('for an address that is nobody’s sends nothing', async () => {
    const email = newAddress()
    expect((await forget(email)).statusCode).toBe(200)
    expect(await mailsTo(api, email)).toEqual([])
  })

  test('leaves no address in the queue', async () => {
    const email = 'queued.person@example.com'
    await forget(email)
    const rows = await rowsOf<{ text: string }>(`select p::text as text from graphile_worker._private_jobs p`)
    expect(rows.length).toBeGreaterThan(0)
    for (const { text } of rows) expect(text).not.toContain('queued')
    await mailsTo(api, email)
  })

  test('five an hour for one address, twenty from one place (trust.md S13)', async () => {
    const person = await createPerson(api)
    for (let tries = 0; tries < 5; tries += 1)
      expect((await forget(person.email, `10.1.0.${tries}`)).statusCode).toBe(200)
    const refused = await forget(person.email, '10.1.0.9')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    for (let tries = 0; tries < 20; tries += 1) expect((await forget(newAddress(), '10.1.1.1')).statusCode).toBe(200)
    expect((await forget(newAddress(), '10.1.1.1')).statusCode).toBe(429)
    for (let tries = 0; tries < 20; tries += 1)
      expect(await outcomeOf(reset(randomBytes(32).toString('base64url'), STRONG, { ip: '10.1.1.2' }))).toBe(
        'reset_link_invalid',
      )
    expect(await outcomeOf(reset(randomBytes(32).toString('base64url'), STRONG, { ip: '10.1.1.2' }))).toBe(
      'too_many_requests',
    )
  })
})

test('a one-time code is no way to a new password (trust.md §2.4)', async () => {
  const form = clientForm()
  const { challengeId } = await registered(api, form)
  expect((await verify(api, challengeId, await codeFor(api, form.email))).statusCode).toBe(200)
  const token = await tokenFor({ id: '', email: form.email })
  expect(await outcomeOf(reset(token, 'nB5$zoqWe.1'))).toBe('done')
  expect((await logInAs(api, form.email, 'nB5$zoqWe.1')).statusCode).toBe(200)
})
