import { describe, expect, test } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, createPerson, post, signIn } from '#testing/password-login.ts'
import { testOrigins } from '#testing/test-config.ts'
import { clientForm, codeFor, mailsTo, newAddress, otherThan, registered, resend, verify } from './sign-up.fixture.ts'

const api = apiOfFile()

const rowsOf = <Row>(text: string, ...values: unknown[]) => api.platform.database.rows<Row>(text, values)
const accountsOf = (email: string) =>
  rowsOf<{ id: string }>('select id from account where email_key = lower($1)', email)
const get = (url: string, token: string) =>
  api.app.inject({ url: `/api/v1${url}`, headers: { authorization: `Bearer ${token}` } })

describe('one address', () => {
  test('given twice is one account, whichever code comes first; the other hears of it by mail', async () => {
    const email = newAddress()
    const first = await registered(api, clientForm({ email, firstName: 'Maya' }))
    const firstCode = await codeFor(api, email)
    const second = await registered(api, clientForm({ email: email.toUpperCase(), firstName: 'Priya' }))
    const secondCode = await codeFor(api, email.toUpperCase())
    expect((await verify(api, second.challengeId, secondCode)).statusCode).toBe(200)
    const late = await verify(api, first.challengeId, firstCode)
    expect([late.statusCode, codeOf(late)]).toEqual([410, 'otp_expired'])
    expect(late.cookies).toEqual([])
    expect(await accountsOf(email)).toHaveLength(1)
    api.clock.advance(30_000)
    expect((await resend(api, first.challengeId)).statusCode).toBe(200)
    expect((await mailsTo(api, email)).at(-1)?.subject).toBe('You already have a Ginipig account')
  })

  test('verified by ten people at the same moment is one account (trust.md G20)', async () => {
    const email = newAddress()
    const codes = new Map<string, string>()
    for (let person = 0; person < 5; person += 1) {
      const { challengeId } = await registered(api, clientForm({ email }))
      codes.set(challengeId, await codeFor(api, email))
    }
    const tries = [...codes, ...codes].map(([challengeId, code]) => verify(api, challengeId, code))
    const answers = (await Promise.all(tries)).map((response) => response.statusCode)
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
    expect(answers.filter((status) => status === 410)).toHaveLength(9)
    const [account] = await accountsOf(email)
    expect(await rowsOf('select 1 from session where account_id = $1', account?.id)).toHaveLength(1)
    expect(await rowsOf('select 1 from client_profile where account_id = $1', account?.id)).toHaveLength(1)
  })

  test('that has an account gets a mail that says so, and its account stays as it is', async () => {
    const person = await createPerson(api)
    const { challengeId } = await registered(
      api,
      clientForm({ email: person.email, firstName: 'Mallory', language: 'fr' }),
    )
    const [mail] = await mailsTo(api, person.email)
    expect(mail).toMatchObject({ subject: 'You already have a Ginipig account' })
    expect(mail?.text).toContain(`${testOrigins.marketplace}/login`)
    expect(mail?.text).not.toContain('Mallory')
    const answers = []
    for (let tries = 0; tries < 5; tries += 1) answers.push(codeOf(await verify(api, challengeId, '0000')))
    expect(answers).toEqual(['otp_wrong', 'otp_wrong', 'otp_wrong', 'otp_wrong', 'otp_exhausted'])
    expect(await rowsOf('select first_name from account where id = $1', person.id)).toEqual([{ first_name: 'Ada' }])
  })

  test('of a provider leads to the console', async () => {
    const person = await createPerson(api, 'provider')
    await registered(api, clientForm({ email: person.email }))
    expect((await mailsTo(api, person.email))[0]?.text).toContain(`${testOrigins.console}/login`)
  })
})

test('who was somebody else in this browser is so no longer (trust.md S52)', async () => {
  const before = await signIn(api, await createPerson(api))
  const form = clientForm()
  const { challengeId } = await registered(api, form)
  const cookies = { '__Host-refresh': before.refreshToken }
  await verify(api, challengeId, await codeFor(api, form.email), { cookies })
  expect((await get('/me', before.token)).statusCode).toBe(401)
})

test.for([undefined, 'null', 'https://ginipig.example'])('a code from origin %s opens nothing', async (origin) => {
  const form = clientForm()
  const { challengeId } = await registered(api, form)
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/v1/auth/otp/verify',
    payload: { challengeId, code: await codeFor(api, form.email) },
    headers: origin === undefined ? {} : { origin },
  })
  expect([response.statusCode, codeOf(response)]).toEqual([403, 'origin_refused'])
  expect(await accountsOf(form.email)).toEqual([])
})

test('a wrong code opens nothing, the right one then does', async () => {
  const form = clientForm()
  const { challengeId } = await registered(api, form)
  const code = await codeFor(api, form.email)
  const wrong = await post(api, '/auth/otp/verify', { challengeId, code: otherThan(code) })
  expect([wrong.statusCode, codeOf(wrong), wrong.cookies]).toEqual([422, 'otp_wrong', []])
  expect((await verify(api, challengeId, code)).statusCode).toBe(200)
})
