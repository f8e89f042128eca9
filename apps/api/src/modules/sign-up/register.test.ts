import { LEGAL_TEXTS_VERSION } from '@ginipig/domain/legal'
import { describe, expect, test } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { cookieOf, createPerson, logInAs, signIn } from '#testing/password-login.ts'
import { testOrigins } from '#testing/test-config.ts'
import { clientForm, codeFor, mailsTo, providerForm, register, registered, STRONG, verify } from './sign-up.fixture.ts'

const api = apiOfFile()

const rowsOf = <Row>(text: string, ...values: unknown[]) => api.platform.database.rows<Row>(text, values)
const accountsOf = (email: string) =>
  rowsOf<{ id: string }>('select id from account where email_key = lower($1)', email)
const get = (url: string, token: string) =>
  api.app.inject({ url: `/api/v1${url}`, headers: { authorization: `Bearer ${token}` } })

describe('a client', () => {
  test('is nobody before the code came back, and signed in with it', async () => {
    const form = clientForm()
    const response = await register(api, form)
    const now = api.clock.now()
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { challengeId: expect.any(String), expiresAt: now + 600_000, resendAt: now + 30_000 },
    ])
    expect(await accountsOf(form.email)).toEqual([])
    expect((await logInAs(api, form.email, STRONG)).statusCode).toBe(401)

    const { challengeId } = response.json<{ challengeId: string }>()
    const verified = await verify(api, challengeId, (await codeFor(api, form.email)).toLowerCase())
    expect(verified.statusCode).toBe(200)
    expect(verified.json()).toMatchObject({
      userData: {
        user_type: 'user',
        email: form.email,
        firstName: 'Maya',
        lastName: 'O’Neill',
        isProfileComplete: true,
        marketing_notifications: false,
        other_notifications: true,
        sms_notifications: false,
      },
    })
    expect(cookieOf(verified)).toHaveLength(43)
    expect(cookieOf(verified, '__Host-device')).toBeDefined()
    expect((await get('/me', verified.json<{ accessToken: string }>().accessToken)).statusCode).toBe(200)
    expect((await logInAs(api, form.email.toUpperCase(), STRONG)).statusCode).toBe(200)
  })

  test('is kept with all that was given, and when which terms were taken', async () => {
    const form = clientForm({ firstName: 'Łukasz', lastName: 'Nguyễn', language: 'fr' })
    const acceptedAt = api.clock.now()
    const { challengeId } = await registered(api, form)
    const code = await codeFor(api, form.email)
    api.clock.advance(60_000)
    await verify(api, challengeId, code)
    expect(
      await rowsOf(
        `select a.first_name, a.last_name, a.dial_code, a.mobile, a.language, a.accepted_at, a.accepted_terms, a.created_at,
           c.country,
           c.county, c.city, c.age_group, c.gender
         from account a join client_profile c on c.account_id = a.id where a.email = $1`,
        form.email,
      ),
    ).toEqual([
      {
        first_name: 'Łukasz',
        last_name: 'Nguyễn',
        dial_code: '+44',
        mobile: '7911123456',
        language: 'fr',
        accepted_at: acceptedAt,
        accepted_terms: LEGAL_TEXTS_VERSION,
        created_at: acceptedAt + 60_000,
        country: 'GB',
        county: 'Greater Manchester',
        city: 'Stockport',
        age_group: '25-34',
        gender: 'undisclosed',
      },
    ])
  })

  test('who waits is kept sealed, and without the password', async () => {
    const form = clientForm({ city: 'Canaryville', mobile: '07700900123' })
    await registered(api, form)
    const [row] = await rowsOf<{ text: string; form: Buffer }>(
      'select c::text as text, c.form from otp_challenge c where email = $1',
      form.email,
    )
    for (const canary of ['Canaryville', '07700900123', 'Maya', STRONG]) {
      expect(row?.text).not.toContain(canary)
      expect(row?.form.includes(canary)).toBe(false)
    }
    const queued = await rowsOf<{ text: string }>('select p::text as text from graphile_worker._private_jobs p')
    expect(queued.length).toBeGreaterThan(0)
    for (const { text } of queued) expect(text).not.toContain(form.email)
    const code = await codeFor(api, form.email)
    expect(row?.text).not.toContain(code)
  })

  test.for([
    { what: 'not of age', change: { isAdult: false }, path: 'isAdult', problem: 'must_accept' },
    { what: 'terms not taken', change: { acceptsTerms: undefined }, path: 'acceptsTerms', problem: 'required' },
    {
      what: 'another confirm',
      change: { confirmPassword: 'vK7#mqLt2!y' },
      path: 'confirmPassword',
      problem: 'not_equal',
    },
    {
      what: 'a weak password',
      change: { password: 'password', confirmPassword: 'password' },
      path: 'password',
      problem: 'password_weak',
    },
    {
      what: 'a common password',
      change: { password: 'P@ssw0rd', confirmPassword: 'P@ssw0rd' },
      path: 'password',
      problem: 'password_common',
    },
    {
      what: 'the own town',
      change: { password: 'xQ9!Stockport', confirmPassword: 'xQ9!Stockport' },
      path: 'password',
      problem: 'password_common',
    },
    { what: 'digits in a name', change: { firstName: 'M4ya' }, path: 'firstName', problem: 'letters_only' },
    { what: 'no country', change: { country: 'XX' }, path: 'country', problem: 'invalid' },
  ])('$what: $path is $problem, and nothing is sent', async ({ change, path, problem }) => {
    const form = { ...clientForm(), ...change }
    const response = await register(api, form)
    expect([response.statusCode, response.json<{ fields: unknown }>().fields]).toEqual([422, [{ path, problem }]])
    expect(await mailsTo(api, form.email)).toEqual([])
  })
})

describe('a provider', () => {
  test('is told that a mobile must not start with 0, at its field', async () => {
    const form = providerForm({ mobile: '07911123456' })
    const response = await register(api, form)
    expect([response.statusCode, response.json<{ fields: unknown }>().fields]).toEqual([
      422,
      [{ path: 'mobile', problem: 'mobile_leading_zero' }],
    ])
    expect(await mailsTo(api, form.email)).toEqual([])
  })

  test('is signed in unfinished, and finds again what was given', async () => {
    const form = providerForm()
    const { challengeId } = await registered(api, form)
    const [mail] = await mailsTo(api, form.email)
    expect(mail?.subject).toMatch(/^\w{4} est votre code Ginipig$/)
    const verified = await verify(api, challengeId, await codeFor(api, form.email), { origin: testOrigins.console })
    expect(verified.json()).toMatchObject({
      userData: { user_type: 'provider', firstName: 'Anne-Marie', lastName: 'Łukasz', isProfileComplete: false },
    })
    const { accessToken } = verified.json<{ accessToken: string }>()
    expect((await get('/me/provider-sign-up', accessToken)).json()).toMatchObject({
      fullName: 'Anne-Marie Łukasz',
      companyName: 'Studio Nair',
      workingFrom: 'salon',
      dialCode: '+44',
      mobile: '7911123456',
      email: form.email,
    })
    expect(await rowsOf('select 1 from session where audience = $1', 'console')).toHaveLength(1)
  })

  test('with one name has one', async () => {
    const form = providerForm({ fullName: 'Björk' })
    const { challengeId } = await registered(api, form)
    const verified = await verify(api, challengeId, await codeFor(api, form.email))
    const { accessToken } = verified.json<{ accessToken: string }>()
    expect((await get('/me/provider-sign-up', accessToken)).json()).toMatchObject({ fullName: 'Björk' })
  })

  test('who began otherwise gave nothing', async () => {
    const person = await createPerson(api, 'provider')
    expect((await get('/me/provider-sign-up', (await signIn(api, person)).token)).statusCode).toBe(404)
  })
})

test('a call with more in it makes nobody more than a client (trust.md G03)', async () => {
  const form = { ...clientForm(), user_type: 'admin', userType: 'admin', id: crypto.randomUUID(), suspended_at: null }
  const { challengeId } = await registered(api, form)
  const verified = await verify(api, challengeId, await codeFor(api, form.email))
  expect(verified.json()).toMatchObject({ userData: { user_type: 'user' } })
})
