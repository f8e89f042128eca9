import type { Challenge } from '@ginipig/contract/identity/sign-up.ts'
import { OTP_PER_DAY, OTP_PER_PLACE, OTP_TRIES } from '@ginipig/domain/identity'
import { describe, expect, test } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf } from '#testing/password-login.ts'
import {
  clientForm,
  codeFor,
  mailsTo,
  newAddress,
  otherThan,
  outcomeOf,
  register,
  registered,
  resend,
  verify,
  waiting,
} from './sign-up.fixture.ts'

const api = apiOfFile()

describe('another code', () => {
  test('comes after half a minute, with five tries of its own; the first is void', async () => {
    const { email, challengeId, code } = await waiting(api)
    for (let tries = 0; tries < OTP_TRIES; tries += 1) await verify(api, challengeId, otherThan(code))
    api.clock.advance(12_000)
    const early = await resend(api, challengeId)
    expect([early.statusCode, codeOf(early), early.headers['retry-after']]).toEqual([429, 'too_many_requests', '18'])
    api.clock.advance(18_000)
    const response = await resend(api, challengeId)
    const now = api.clock.now()
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { challengeId, expiresAt: now + 600_000, resendAt: now + 30_000 },
    ])
    expect(await mailsTo(api, email)).toHaveLength(2)
    const second = await codeFor(api, email)
    if (second !== code) expect(await outcomeOf(verify(api, challengeId, code))).toBe('otp_wrong')
    expect(await outcomeOf(verify(api, challengeId, second))).toBe('in')
    expect(codeOf(await resend(api, challengeId))).toBe('otp_expired')
  })

  test('asked for ten times at the same moment comes once, and counts once', async () => {
    const { email, challengeId } = await waiting(api)
    api.clock.advance(30_000)
    const answers = await Promise.all(Array.from({ length: 10 }, () => resend(api, challengeId)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(9)
    expect(await mailsTo(api, email)).toHaveLength(2)
    for (let codes = 2; codes < OTP_PER_PLACE; codes += 1) {
      api.clock.advance(30_000)
      expect((await resend(api, challengeId)).statusCode).toBe(200)
    }
  })

  test('is one of five a day for an address from one place, however it is asked for', async () => {
    const { email, challengeId } = await waiting(api)
    for (let codes = 1; codes < OTP_PER_PLACE; codes += 1) {
      api.clock.advance(30_000)
      expect((await resend(api, challengeId)).statusCode).toBe(200)
      expect(await mailsTo(api, email)).toHaveLength(codes + 1)
    }
    api.clock.advance(30_000)
    const refused = await resend(api, challengeId)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(86_400 - 150)])
    expect((await register(api, clientForm({ email }))).statusCode).toBe(429)
    expect(await mailsTo(api, email)).toHaveLength(OTP_PER_PLACE)
  })

  test('can be had by the owner when a stranger elsewhere has asked for all that one place gets', async () => {
    const email = newAddress()
    for (const host of [1, 2, 3, 4, 5, 6, 7]) await register(api, clientForm({ email }), { ip: `203.0.113.${host}` })
    expect(await mailsTo(api, email)).toHaveLength(OTP_PER_PLACE)
    const { challengeId } = await registered(api, clientForm({ email }))
    expect(await outcomeOf(verify(api, challengeId, await codeFor(api, email)))).toBe('in')
  })

  test('is one of ten a day for an address, from wherever it is asked for', async () => {
    const email = newAddress()
    const askFrom = (place: number) => register(api, clientForm({ email }), { ip: `203.0.${place}.7` })
    for (let codes = 0; codes < OTP_PER_DAY; codes += 1) expect((await askFrom(codes)).statusCode).toBe(200)
    const refused = await askFrom(OTP_PER_DAY)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400'])
    expect(await mailsTo(api, email)).toHaveLength(OTP_PER_DAY)
    api.clock.advance(86_400_000)
    expect((await askFrom(0)).statusCode).toBe(200)
  })

  test('that a stranger asks for leaves the running one good', async () => {
    const { email, challengeId, code } = await waiting(api)
    const stranger = { ip: '203.0.113.7' }
    const { challengeId: theirs } = (await register(api, clientForm({ email }), stranger)).json<Challenge>()
    api.clock.advance(30_000)
    await resend(api, theirs, stranger)
    for (let tries = 0; tries < OTP_TRIES; tries += 1) await verify(api, theirs, otherThan(code), stranger)
    expect(await outcomeOf(verify(api, challengeId, code))).toBe('in')
  })

  test('that overtakes a mail still in the queue makes that mail needless', async () => {
    const form = clientForm()
    const { challengeId } = await registered(api, form)
    api.clock.advance(30_000)
    await resend(api, challengeId)
    expect(await mailsTo(api, form.email)).toHaveLength(1)
    expect(await outcomeOf(verify(api, challengeId, await codeFor(api, form.email)))).toBe('in')
  })

  test('of a sign-up that never was is not to be had', async () => {
    const response = await resend(api, crypto.randomUUID())
    expect([response.statusCode, codeOf(response)]).toEqual([410, 'otp_expired'])
  })
})
