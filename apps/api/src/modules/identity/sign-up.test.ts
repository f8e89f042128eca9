import { rm } from 'node:fs/promises'
import { LEGAL_TEXTS_VERSION } from '@ginipig/domain/legal'
import { uploadLimits } from '@ginipig/domain/upload'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { jpegOf } from '#modules/media/image.fixture.ts'
import { codeOf, cookieOf, createPerson, logInAs, post, signIn } from '#testing/password-login.ts'
import { sweepAndRun } from '#testing/run-jobs.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import { testOrigins } from '#testing/test-config.ts'
import {
  clientForm,
  codeFor,
  mailsTo,
  newAddress,
  otherThan,
  providerForm,
  register,
  registered,
  resend,
  STRONG,
  verify,
} from './sign-up.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi(inject('serverUrl'))
})
afterAll(async () => {
  await api.close()
  await rm(api.platform.config.mediaDir, { recursive: true, force: true })
})
beforeEach(async () => {
  await api.platform.database.rows('delete from quota')
})

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
        mobile: '07911123456',
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
    expect((await get('/me/provider-sign-up', accessToken)).json()).toEqual({
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

describe('the picture of a sign-up', () => {
  const put = (challengeId: string, payload: Buffer, type = 'image/jpeg') =>
    api.app.inject({
      method: 'PUT',
      url: `/api/v1/auth/registrations/${challengeId}/avatar`,
      payload,
      headers: { 'content-type': type },
    })
  const photos = () => rowsOf<{ id: string; account_id: string | null }>('select id, account_id from photo')

  test('is the account’s once the code came back', async () => {
    const form = clientForm()
    const { challengeId } = await registered(api, form)
    expect((await put(challengeId, await jpegOf(40, 30))).statusCode).toBe(200)
    expect((await put(challengeId, await jpegOf(50, 50))).statusCode).toBe(200)
    expect(await photos()).toEqual([{ id: expect.any(String), account_id: null }])
    await verify(api, challengeId, await codeFor(api, form.email))
    const [account] = await rowsOf<{ id: string; avatar_photo_id: string }>(
      'select id, avatar_photo_id from account where email = $1',
      form.email,
    )
    expect(await photos()).toEqual([{ id: account?.avatar_photo_id, account_id: account?.id }])
    expect(codeOf(await put(challengeId, await jpegOf(40, 30)))).toBe('otp_expired')
    expect(await photos()).toHaveLength(1)
  })

  test('is taken in the same way for an address that has an account', async () => {
    const person = await createPerson(api)
    const { challengeId } = await registered(api, clientForm({ email: person.email }))
    expect((await put(challengeId, await jpegOf(40, 30))).statusCode).toBe(200)
  })

  test('that is too large, no picture, or of no sign-up, is not kept', async () => {
    const before = await photos()
    const { challengeId } = await registered(api, clientForm())
    const large = Buffer.concat([await jpegOf(40, 30), Buffer.alloc(uploadLimits.profilePicture)])
    expect(codeOf(await put(challengeId, large))).toBe('avatar_too_large')
    expect(codeOf(await put(challengeId, Buffer.from('GIF89a')))).toBe('photo_type')
    expect(codeOf(await put(crypto.randomUUID(), await jpegOf(40, 30)))).toBe('otp_expired')
    expect((await put('nobody', await jpegOf(40, 30))).statusCode).toBe(404)
    expect(await photos()).toEqual(before)
  })

  test('can’t be sent more than five times', async () => {
    const { challengeId } = await registered(api, clientForm())
    const picture = await jpegOf(4, 4)
    const answers = []
    for (let tries = 0; tries < 6; tries += 1) answers.push((await put(challengeId, picture)).statusCode)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('goes with the sign-up after a day, file and all', async () => {
    const { challengeId } = await registered(api, clientForm())
    await put(challengeId, await jpegOf(40, 30))
    api.clock.advance(86_400_000 - 1)
    await sweepAndRun(api.platform)
    expect(await rowsOf('select 1 from otp_challenge where id = $1', challengeId)).toHaveLength(1)
    api.clock.advance(2)
    await sweepAndRun(api.platform)
    expect(await rowsOf('select 1 from otp_challenge where id = $1', challengeId)).toEqual([])
    expect((await photos()).filter(({ account_id }) => account_id === null)).toEqual([])
    expect(codeOf(await resend(api, challengeId))).toBe('otp_expired')
  })
})

describe('how often (trust.md S13)', () => {
  test('from one place five sign-ups an hour, whatever header it sends', async () => {
    const ip = '203.0.113.9'
    for (let tries = 0; tries < 5; tries += 1) expect((await register(api, clientForm(), { ip })).statusCode).toBe(200)
    const refused = await register(api, clientForm(), { ip })
    expect([refused.statusCode, codeOf(refused), refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '3600',
    ])
    const forged = await api.app.inject({
      method: 'POST',
      url: '/api/v1/auth/registrations/client',
      remoteAddress: ip,
      headers: { 'x-forwarded-for': '198.51.100.1' },
      payload: clientForm(),
    })
    expect(forged.statusCode).toBe(429)
    expect((await register(api, clientForm(), { ip: '203.0.113.10' })).statusCode).toBe(200)
    api.clock.advance(3_600_000)
    expect((await register(api, clientForm(), { ip })).statusCode).toBe(200)
  })

  test('a password that is refused doesn’t count as one', async () => {
    const ip = '203.0.113.11'
    const common = { password: 'P@ssw0rd', confirmPassword: 'P@ssw0rd' }
    for (let tries = 0; tries < 8; tries += 1)
      expect((await register(api, clientForm(common), { ip })).statusCode).toBe(422)
    expect((await register(api, clientForm(), { ip })).statusCode).toBe(200)
  })

  test('to one address five codes a day from one place, by whichever of its addresses and however it is typed', async () => {
    const email = newAddress()
    for (let tries = 0; tries < 5; tries += 1)
      expect((await register(api, clientForm({ email }), { ip: `203.0.113.${tries}` })).statusCode).toBe(200)
    const refused = await register(api, clientForm({ email: email.toUpperCase() }), { ip: '203.0.113.99' })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400'])
    expect(await mailsTo(api, email)).toHaveLength(5)
  })

  test('neither addresses nor places are kept to count by', async () => {
    await register(api, clientForm({ email: 'kept@example.com' }), { ip: '203.0.113.77' })
    const rows = await rowsOf<{ text: string }>('select q::text as text from quota q')
    expect(rows).toHaveLength(4)
    for (const { text } of rows) expect(text).not.toMatch(/kept|203/)
  })
})

test('a call with more in it makes nobody more than a client (trust.md G03)', async () => {
  const form = { ...clientForm(), user_type: 'admin', userType: 'admin', id: crypto.randomUUID(), suspended_at: null }
  const { challengeId } = await registered(api, form)
  const verified = await verify(api, challengeId, await codeFor(api, form.email))
  expect(verified.json()).toMatchObject({ userData: { user_type: 'user' } })
})

test('a wrong code opens nothing, the right one then does', async () => {
  const form = clientForm()
  const { challengeId } = await registered(api, form)
  const code = await codeFor(api, form.email)
  const wrong = await post(api, '/auth/otp/verify', { challengeId, code: otherThan(code) })
  expect([wrong.statusCode, codeOf(wrong), wrong.cookies]).toEqual([422, 'otp_wrong', []])
  expect((await verify(api, challengeId, code)).statusCode).toBe(200)
})
