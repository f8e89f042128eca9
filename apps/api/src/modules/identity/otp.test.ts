import { randomBytes } from 'node:crypto'
import type { Challenge } from '@ginipig/contract/identity'
import { OTP_ALPHABET, OTP_LENGTH, OTP_PER_DAY, OTP_PER_PLACE, OTP_TRIES } from '@ginipig/domain/identity'
import * as argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { codeOf } from '#testing/password-login.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import { newOtp, otpFrom } from './otp-code.ts'
import {
  clientForm,
  codeFor,
  mailsTo,
  newAddress,
  otherThan,
  register,
  registered,
  resend,
  verify,
} from './sign-up.fixture.ts'

vi.mock('@node-rs/argon2', { spy: true })

let api: TestApi
beforeAll(async () => {
  api = await createTestApi(inject('serverUrl'))
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.platform.database.rows('delete from quota')
})

/** A sign-up that waits for its code. */
async function waiting() {
  const form = clientForm()
  const { challengeId } = await registered(api, form)
  return { email: form.email, challengeId, code: await codeFor(api, form.email) }
}
const outcomeOf = async (response: ReturnType<typeof verify>) => {
  const { statusCode } = await response
  return statusCode === 200 ? 'in' : codeOf(await response)
}

describe('a code (trust.md S48)', () => {
  test.for([
    { after: 599_999, outcome: 'in' },
    { after: 600_000, outcome: 'otp_expired' },
  ])('after $after ms: $outcome', async ({ after, outcome }) => {
    const { challengeId, code } = await waiting()
    api.clock.advance(after)
    expect(await outcomeOf(verify(api, challengeId, code))).toBe(outcome)
  })

  test('once over stays over when the clock goes back no further than its end', async () => {
    const { challengeId, code } = await waiting()
    api.clock.advance(600_001)
    await verify(api, challengeId, code)
    api.clock.advance(-1)
    expect(await outcomeOf(verify(api, challengeId, code))).toBe('otp_expired')
  })

  test('works once', async () => {
    const { challengeId, code } = await waiting()
    const both = await Promise.all([
      outcomeOf(verify(api, challengeId, code)),
      outcomeOf(verify(api, challengeId, code)),
    ])
    expect(both.sort()).toEqual(['in', 'otp_expired'])
    expect(await outcomeOf(verify(api, challengeId, code))).toBe('otp_expired')
  })

  test.for([
    ['in lower case', (code: string) => code.toLowerCase()],
    ['with spaces and a hyphen', (code: string) => ` ${code.slice(0, 2)}-${code.slice(2)} `],
    ['with O for 0 and l for 1', (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
  ] as const)('may be typed %s', async ([, typed]) => {
    const { challengeId, code } = await waiting()
    expect(await outcomeOf(verify(api, challengeId, typed(code)))).toBe('in')
  })

  test('is good for its own sign-up only', async () => {
    const [one, other] = [await waiting(), await waiting()]
    const wrong = one.code === other.code ? 'in' : 'otp_wrong'
    expect(await outcomeOf(verify(api, one.challengeId, other.code))).toBe(wrong)
    expect(await outcomeOf(verify(api, crypto.randomUUID(), one.code))).toBe('otp_expired')
  })

  test('is good for five tries: the fifth wrong one ends it, and then the right one is late', async () => {
    const { challengeId, code } = await waiting()
    const answers = []
    for (let tries = 0; tries < OTP_TRIES; tries += 1)
      answers.push(await outcomeOf(verify(api, challengeId, otherThan(code))))
    expect(answers).toEqual(['otp_wrong', 'otp_wrong', 'otp_wrong', 'otp_wrong', 'otp_exhausted'])
    expect(await outcomeOf(verify(api, challengeId, code))).toBe('otp_exhausted')
  })

  test('of 50 guesses at the same moment five are compared, not one more (trust.md G06)', async () => {
    const { challengeId, code } = await waiting()
    vi.mocked(argon2.verify).mockClear()
    const guesses = Array.from({ length: 50 }, () => outcomeOf(verify(api, challengeId, otherThan(code))))
    const answers = await Promise.all(guesses)
    expect(vi.mocked(argon2.verify)).toHaveBeenCalledTimes(OTP_TRIES)
    expect(answers.filter((one) => one === 'otp_wrong')).toHaveLength(OTP_TRIES - 1)
    expect(answers.filter((one) => one === 'otp_exhausted')).toHaveLength(50 - (OTP_TRIES - 1))
    expect(await outcomeOf(verify(api, challengeId, code))).toBe('otp_exhausted')
  })

  test('is kept as argon2id of more than the code', async () => {
    const { challengeId, code } = await waiting()
    const row = await api.platform.database.row<{ code_hash: string }>(
      'select code_hash from otp_challenge where id = $1',
      [challengeId],
    )
    expect(row?.code_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    for (const text of [code, `${challengeId}\n${code}`])
      expect(await argon2.verify(row?.code_hash ?? '', text)).toBe(false)
  })

  test.for(['', 'K7Q', 'K7QXX', 'K7Q!', 'ÄÖÜß', 'K7QU', '𝟘𝟘𝟘𝟘'])('"%s" is none, and costs no try', async (code) => {
    const { challengeId } = await waiting()
    const response = await verify(api, challengeId, code)
    expect([response.statusCode, codeOf(response)]).toEqual([422, 'invalid_input'])
    const row = await api.platform.database.row<{ tries: number }>('select tries from otp_challenge where id = $1', [
      challengeId,
    ])
    expect(row?.tries).toBe(0)
  })
})

describe('another code', () => {
  test('comes after half a minute, with five tries of its own; the first is void', async () => {
    const { email, challengeId, code } = await waiting()
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
    const { email, challengeId } = await waiting()
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
    const { email, challengeId } = await waiting()
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
    const { email, challengeId, code } = await waiting()
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

test('more wrong codes a minute than people type are told of (trust.md §2.4)', async () => {
  const warn = vi.spyOn(api.platform.log, 'warn')
  for (let tries = 0; tries < 10; tries += 1) {
    const { challengeId, code } = await waiting()
    for (let guess = 0; guess < OTP_TRIES; guess += 1) await verify(api, challengeId, otherThan(code))
  }
  expect(warn).not.toHaveBeenCalled()
  const { challengeId, code } = await waiting()
  expect(codeOf(await verify(api, challengeId, otherThan(code)))).toBe('otp_wrong')
  expect(warn).toHaveBeenCalledExactlyOnceWith({ limit: 50 }, expect.stringContaining('one-time codes'))
})

describe('guessing (trust.md G06)', () => {
  const codes = OTP_ALPHABET.length ** OTP_LENGTH

  test('24 hours of it at one address succeed less than once in 10,000, also over two days: closed form', () => {
    const chanceOf = (sent: number) => 1 - (1 - OTP_TRIES / codes) ** sent
    expect(codes).toBe(2 ** 20)
    expect(chanceOf(OTP_PER_DAY)).toBeCloseTo(50 / 2 ** 20, 8)
    // All of one day at its end, and all of the next at its beginning.
    expect(chanceOf(2 * OTP_PER_DAY)).toBeLessThan(1e-4)
    // One code more a day would be too many.
    expect(chanceOf(2 * (OTP_PER_DAY + 1))).toBeGreaterThan(1e-4)
  })

  test('a million days of it, by the generator itself', () => {
    const days = 1_000_000
    // Which codes are tried makes no difference where all come as often.
    const guesses = new Set(['0000', 'K7QX', 'ZZZZ', '1234', 'ABCD'])
    expect(guesses.size).toBe(OTP_TRIES)
    const aDay = OTP_PER_DAY * OTP_LENGTH
    const bytes = randomBytes(days * aDay)
    let successes = 0
    for (let day = 0; day < days; day += 1) {
      let isIn = false
      const sent = otpFrom(bytes.subarray(day * aDay, (day + 1) * aDay))
      for (let start = 0; start < aDay; start += OTP_LENGTH) isIn ||= guesses.has(sent.slice(start, start + OTP_LENGTH))
      if (isIn) successes += 1
    }
    // 48 are to be expected, ±7; 100 would be 1e-4.
    expect(successes).toBeLessThan(100)
    expect(successes).toBeGreaterThan(10)
  }, 120_000)

  test('every character comes as often in every place', () => {
    const drawn = 64_000
    const counts = Array.from({ length: OTP_LENGTH }, () => new Map<string, number>())
    for (let count = 0; count < drawn; count += 1)
      [...newOtp()].forEach((character, place) => {
        const here = counts[place]
        here?.set(character, (here.get(character) ?? 0) + 1)
      })
    const expected = drawn / OTP_ALPHABET.length
    for (const here of counts) {
      const chiSquare = [...OTP_ALPHABET]
        .map((one) => ((here.get(one) ?? 0) - expected) ** 2 / expected)
        .reduce((sum, one) => sum + one, 0)
      // 31 degrees of freedom: above 82 once in a million runs.
      expect(chiSquare).toBeLessThan(82)
    }
  })
})
