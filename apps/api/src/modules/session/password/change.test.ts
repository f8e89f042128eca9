import { Password } from '@ginipig/domain/identity'
import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD as OLD } from '#demo/factories/demo-password.ts'
import { clientForm, codeFor, mailsTo, registered, STRONG, verify } from '#modules/sign-up/sign-up.fixture.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, createPerson, logInAs, type Person, post, signIn } from '#testing/password-login.ts'
import { testOrigins } from '#testing/test-config.ts'
import { isEasyToGuess } from './policy.ts'

const api = apiOfFile()
let ada: Person
let token: string
beforeEach(async () => {
  ada = await createPerson(api)
  token = (await signIn(api, ada)).token
})

const change = (change: object = {}, options: { token?: string; ip?: string } = {}) =>
  post(
    api,
    '/me/password',
    { currentPassword: OLD, password: STRONG, confirmPassword: STRONG, ...change },
    { token, ...options },
  )
const isIn = async (bearer: string) =>
  (await api.app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${bearer}` } })).statusCode === 200

test('sets the password, keeps this browser signed in and no other, and tells by mail (trust.md S50, S54)', async () => {
  const others = [await signIn(api, ada), await signIn(api, ada, { origin: testOrigins.console })]
  const response = await change()
  expect([response.statusCode, response.json()]).toEqual([200, {}])
  expect(await isIn(token)).toBe(true)
  for (const other of others) expect(await isIn(other.token)).toBe(false)
  expect((await logInAs(api, ada.email, OLD)).statusCode).toBe(401)
  expect((await logInAs(api, ada.email, STRONG)).statusCode).toBe(200)
  expect((await mailsTo(api, ada.email)).map(({ subject }) => subject)).toEqual(['Your Ginipig password was changed'])
})

test('leaves other people signed in', async () => {
  const bob = await signIn(api, await createPerson(api))
  await change()
  expect(await isIn(bob.token)).toBe(true)
})

test('makes links for a forgotten one void', async () => {
  await post(api, '/auth/password/forgot', { email: ada.email })
  const link = /token=(?<token>\S+)/.exec((await mailsTo(api, ada.email))[0]?.text ?? '')?.groups?.token
  await change()
  const late = await post(api, '/auth/password/reset', { token: link, password: STRONG, confirmPassword: STRONG })
  expect([late.statusCode, codeOf(late)]).toEqual([410, 'reset_link_invalid'])
})

const same = { password: OLD, confirmPassword: OLD }
test.for([
  {
    what: 'another current one',
    wrong: { currentPassword: 'Ginipig-2027' },
    path: 'currentPassword',
    problem: 'password_wrong',
  },
  { what: 'no current one', wrong: { currentPassword: '' }, path: 'currentPassword', problem: 'required' },
  { what: 'the same as now', wrong: same, path: 'password', problem: 'unchanged' },
  { what: 'another confirm', wrong: { confirmPassword: OLD }, path: 'confirmPassword', problem: 'not_equal' },
  {
    what: 'a common one',
    wrong: { password: 'P@ssw0rd', confirmPassword: 'P@ssw0rd' },
    path: 'password',
    problem: 'password_common',
  },
  {
    what: 'the own name',
    wrong: { password: 'xQ9!Lovelace', confirmPassword: 'xQ9!Lovelace' },
    path: 'password',
    problem: 'password_common',
  },
  {
    what: '16 characters',
    wrong: { password: 'vK7#mqLt2!x-long', confirmPassword: 'vK7#mqLt2!x-long' },
    path: 'password',
    problem: 'password_weak',
  },
])('$what: $path is $problem, and nothing changes', async ({ wrong, path, problem }) => {
  const response = await change(wrong)
  expect([response.statusCode, response.json<{ fields: unknown }>().fields]).toEqual([422, [{ path, problem }]])
  expect((await logInAs(api, ada.email, OLD)).statusCode).toBe(200)
  expect(await mailsTo(api, ada.email)).toEqual([])
})

test('guessing the current one counts with the tries at the log-in (trust.md S43)', async () => {
  for (let tries = 0; tries < 5; tries += 1)
    expect((await change({ currentPassword: 'Ginipig-2027' }, { ip: `10.0.0.${tries}` })).statusCode).toBe(422)
  expect(codeOf(await change())).toBe('too_many_requests')
  expect((await logInAs(api, ada.email, OLD)).statusCode).toBe(429)
})

/** What the form's rules and the policy let through for this person, of all that can be typed. */
const acceptableFor = ({ email, firstName, lastName, county, city }: ReturnType<typeof clientForm>) =>
  fc
    .oneof(
      fc.string({ unit: 'binary', minLength: 8, maxLength: 15 }),
      fc.string({ unit: 'grapheme', minLength: 8, maxLength: 15 }),
      fc
        .tuple(
          fc.string({ unit: 'grapheme-ascii', minLength: 4, maxLength: 11 }),
          fc.constantFrom('aB1!', ' aB1', 'é9Zz', '1!Ωω'),
        )
        .map((parts) => parts.join('')),
    )
    .filter((password) => v.safeParse(Password, password).success)
    .filter(
      (password) =>
        !password.includes('\0') && !isEasyToGuess(password, { email, names: [firstName, lastName, county, city] }),
    )

test('what sign-up, reset and change take, log-in takes: never trimmed, cut or folded (trust.md S40)', async () => {
  const person = clientForm()
  const [first = '', ...passwords] = fc.sample(acceptableFor(person), 21)
  const form = { ...person, password: first, confirmPassword: first }
  const { challengeId } = await registered(api, form)
  expect((await verify(api, challengeId, await codeFor(api, form.email))).statusCode).toBe(200)
  let current = first
  for (const [index, password] of passwords.entries()) {
    await api.platform.database.rows('delete from quota')
    const session = await signedInWith(form.email, current)
    if (index % 2 === 0) await changeTo(session, current, password)
    else await resetTo(form.email, password)
    for (const [tried, status] of [
      [password, 200],
      [`${password} `, 401],
      [password.slice(0, -1), 401],
    ] as const)
      expect([tried, (await logInAs(api, form.email, tried)).statusCode]).toEqual([tried, status])
    current = password
  }
})

async function signedInWith(email: string, password: string): Promise<string> {
  const response = await logInAs(api, email, password)
  expect([password, response.statusCode]).toEqual([password, 200])
  return response.json<{ accessToken: string }>().accessToken
}

async function changeTo(session: string, currentPassword: string, password: string): Promise<void> {
  const response = await change({ currentPassword, password, confirmPassword: password }, { token: session })
  expect([password, response.statusCode]).toEqual([password, 200])
}

async function resetTo(email: string, password: string): Promise<void> {
  await post(api, '/auth/password/forgot', { email })
  const mails = await mailsTo(api, email)
  const link = /#token=(?<token>\S+)/.exec(mails.at(-1)?.text ?? '')?.groups?.token
  const response = await post(api, '/auth/password/reset', { token: link, password, confirmPassword: password })
  expect([password, response.statusCode]).toEqual([password, 200])
}
