import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD as PASSWORD } from '#demo/factories/demo-password.ts'
import {
  clientForm,
  codeFor,
  mailsTo,
  newAddress,
  otherThan,
  registered,
  resend,
  verify,
} from '#modules/sign-up/sign-up.fixture.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, createPerson, logInAs, type Person, post, signIn } from '#testing/password-login.ts'

const api = apiOfFile()
let ada: Person
let token: string
beforeEach(async () => {
  ada = await createPerson(api)
  token = await steppedUp(ada)
})

async function steppedUp(person: Person): Promise<string> {
  const { token } = await signIn(api, person)
  await post(api, '/me/step-up', { password: PASSWORD }, { token })
  return token
}
const begin = (email: string, bearer = token) => post(api, '/me/email', { email }, { token: bearer })
const confirm = (challengeId: string, code: string, bearer = token) =>
  post(api, '/me/email/confirm', { challengeId, code }, { token: bearer })
const rowsOf = <Row>(text: string, ...values: unknown[]) => api.platform.database.rows<Row>(text, values)
const addressOf = async ({ id }: Person) =>
  (await rowsOf<{ email: string; email_key: string }>('select email, email_key from account where id = $1', id))[0]

/** A change that waits for the code from the new address. */
async function begun(email = newAddress()) {
  const response = await begin(email)
  expect(response.statusCode).toBe(200)
  const { challengeId } = response.json<{ challengeId: string }>()
  return { email, challengeId, code: await codeFor(api, email) }
}

test('an account moves when the code came back from the new address, and both addresses hear of it (trust.md S50)', async () => {
  const email = `Ada.${newAddress()}`
  const { challengeId, code } = await begun(email)
  expect((await addressOf(ada))?.email).toBe(ada.email)
  const response = await confirm(challengeId, code)
  expect([response.statusCode, response.json()]).toMatchObject([200, { id: ada.id, email }])
  expect(await addressOf(ada)).toEqual({ email, email_key: email.toLowerCase() })
  expect((await logInAs(api, ada.email)).statusCode).toBe(401)
  expect((await logInAs(api, email.toUpperCase())).statusCode).toBe(200)
  const [away, ...moreAway] = await mailsTo(api, ada.email)
  expect(moreAway).toEqual([])
  expect(away?.subject).toBe('Your Ginipig email address was changed')
  expect(away?.text).toContain('A•••@example.com')
  expect(away?.text).not.toContain(email)
  expect((await mailsTo(api, email)).map(({ subject }) => subject)).toEqual([
    `${code} confirms your new address`,
    'This is your new address at Ginipig',
  ])
})

test('who agreed to SMS hears of it there too', async () => {
  await rowsOf(
    `update account set dial_code = '+33', mobile = '0612345678', sms_notifications = true where id = $1`,
    ada.id,
  )
  const { challengeId, code } = await begun()
  await confirm(challengeId, code)
  expect(await mailsTo(api, '+33612345678')).toHaveLength(1)
})

test('the password comes first, at most five minutes ago, in this browser (trust.md S56)', async () => {
  const fresh = await signIn(api, ada)
  const refused = await begin(newAddress(), fresh.token)
  expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'step_up_required'])
  api.clock.advance(299_999)
  expect((await begin(newAddress())).statusCode).toBe(200)
  api.clock.advance(1)
  expect(codeOf(await begin(newAddress()))).toBe('step_up_required')
})

test('the address that it has is no change, in any spelling', async () => {
  const response = await begin(` ${ada.email.toUpperCase()}`)
  expect([response.statusCode, response.json<{ fields: unknown }>().fields]).toEqual([
    422,
    [{ path: 'email', problem: 'unchanged' }],
  ])
})

describe('an address that is somebody’s', () => {
  test('gets the same answer; its owner hears that they have an account', async () => {
    const bob = await createPerson(api)
    const [free, taken] = [await begin(newAddress()), await begin(bob.email)]
    const seen = ({ statusCode, body, headers }: typeof free) => [
      statusCode,
      body.replace(/[\da-f-]{36}/, ''),
      { ...headers, date: undefined, 'x-request-id': undefined },
    ]
    expect(seen(taken)).toEqual(seen(free))
    expect((await mailsTo(api, bob.email)).map(({ subject }) => subject)).toEqual([
      'You already have a Ginipig account',
    ])
    const { challengeId } = taken.json<{ challengeId: string }>()
    expect(codeOf(await confirm(challengeId, '0000'))).toBe('otp_wrong')
  })

  test('by the time the code comes back stays theirs', async () => {
    const { email, challengeId, code } = await begun()
    const signUp = await registered(api, clientForm({ email }))
    expect((await verify(api, signUp.challengeId, await codeFor(api, email))).statusCode).toBe(200)
    const late = await confirm(challengeId, code)
    expect([late.statusCode, codeOf(late)]).toEqual([410, 'otp_expired'])
    expect((await addressOf(ada))?.email).toBe(ada.email)
  })

  test('and is wanted by two at the same moment becomes one’s', async () => {
    const email = newAddress()
    const bob = await createPerson(api)
    const bobs = await steppedUp(bob)
    const one = await begun(email)
    const other = (await begin(email, bobs)).json<{ challengeId: string }>().challengeId
    const otherCode = await codeFor(api, email)
    const answers = await Promise.all([confirm(one.challengeId, one.code), confirm(other, otherCode, bobs)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
    expect(await rowsOf('select 1 from account where email_key = $1', email)).toHaveLength(1)
  })
})

describe('the code', () => {
  test('is good for who asked, not for another account, and not for a sign-up', async () => {
    const { challengeId, code } = await begun()
    const mallory = await steppedUp(await createPerson(api))
    expect(codeOf(await confirm(challengeId, code, mallory))).toBe('otp_expired')
    expect(codeOf(await verify(api, challengeId, code))).toBe('otp_expired')
    const form = clientForm()
    const signUp = await registered(api, form)
    expect(codeOf(await confirm(signUp.challengeId, await codeFor(api, form.email)))).toBe('otp_expired')
    expect((await confirm(challengeId, code)).statusCode).toBe(200)
  })

  test('is good once, and for five tries', async () => {
    const { challengeId, code } = await begun()
    const answers = []
    for (let tries = 0; tries < 5; tries += 1) answers.push(codeOf(await confirm(challengeId, otherThan(code))))
    expect(answers).toEqual(['otp_wrong', 'otp_wrong', 'otp_wrong', 'otp_wrong', 'otp_exhausted'])
    api.clock.advance(30_000)
    expect((await resend(api, challengeId)).statusCode).toBe(200)
    const [first = ''] = [...(await mailsTo(api, (await challengeEmail(challengeId)) ?? ''))]
      .reverse()
      .map(({ subject }) => subject.slice(0, 4))
    expect((await confirm(challengeId, first)).statusCode).toBe(200)
    expect(codeOf(await confirm(challengeId, first))).toBe('otp_expired')
  })

  test('typed twice at the same moment moves the account once', async () => {
    const { email, challengeId, code } = await begun()
    const answers = await Promise.all([confirm(challengeId, code), confirm(challengeId, code)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
    expect((await mailsTo(api, email)).map(({ subject }) => subject)).toEqual([
      `${code} confirms your new address`,
      'This is your new address at Ginipig',
    ])
  })

  const challengeEmail = async (id: string) =>
    (await rowsOf<{ email: string }>('select email from otp_challenge where id = $1', id))[0]?.email
})

test('links for a new password that went to the old address are void', async () => {
  await post(api, '/auth/password/forgot', { email: ada.email })
  const link = /#token=(?<token>\S+)/.exec((await mailsTo(api, ada.email))[0]?.text ?? '')?.groups?.token
  const { challengeId, code } = await begun()
  await confirm(challengeId, code)
  const form = { password: 'vK7#mqLt2!x', confirmPassword: 'vK7#mqLt2!x' }
  expect(codeOf(await post(api, '/auth/password/reset', { token: link, ...form }))).toBe('reset_link_invalid')
})

test('five changes an hour can be begun', async () => {
  for (let tries = 0; tries < 5; tries += 1) expect((await begin(newAddress())).statusCode).toBe(200)
  expect((await begin(newAddress())).statusCode).toBe(429)
})

test('a code opens nothing but what it was asked for, not even of the same account', async () => {
  const form = clientForm()
  const signUp = await registered(api, form)
  const signUpCode = await codeFor(api, form.email)
  await rowsOf('update otp_challenge set account_id = $2 where id = $1', signUp.challengeId, ada.id)
  expect(codeOf(await confirm(signUp.challengeId, signUpCode))).toBe('otp_expired')
  const change = await begun()
  await rowsOf('update otp_challenge set account_id = null where id = $1', change.challengeId)
  expect(codeOf(await verify(api, change.challengeId, change.code))).toBe('otp_expired')
  expect((await addressOf(ada))?.email).toBe(ada.email)
})
