import { OTP_TRIES } from '@ginipig/domain/identity'
import * as argon2 from '@node-rs/argon2'
import { describe, expect, test, vi } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf } from '#testing/password-login.ts'
import { otherThan, outcomeOf, verify, waiting } from './sign-up.fixture.ts'

vi.mock('@node-rs/argon2', { spy: true })

const api = apiOfFile({ environment: { CHEAP_PASSWORDS: '0' } })

describe('a code (trust.md S48)', () => {
  test.for([
    { after: 599_999, outcome: 'in' },
    { after: 600_000, outcome: 'otp_expired' },
  ])('after $after ms: $outcome', async ({ after, outcome }) => {
    const { challengeId, code } = await waiting(api)
    api.clock.advance(after)
    expect(await outcomeOf(verify(api, challengeId, code))).toBe(outcome)
  })

  test('once over stays over when the clock goes back no further than its end', async () => {
    const { challengeId, code } = await waiting(api)
    api.clock.advance(600_001)
    await verify(api, challengeId, code)
    api.clock.advance(-1)
    expect(await outcomeOf(verify(api, challengeId, code))).toBe('otp_expired')
  })

  test('works once', async () => {
    const { challengeId, code } = await waiting(api)
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
    const { challengeId, code } = await waiting(api)
    expect(await outcomeOf(verify(api, challengeId, typed(code)))).toBe('in')
  })

  test('is good for its own sign-up only', async () => {
    const [one, other] = [await waiting(api), await waiting(api)]
    const wrong = one.code === other.code ? 'in' : 'otp_wrong'
    expect(await outcomeOf(verify(api, one.challengeId, other.code))).toBe(wrong)
    expect(await outcomeOf(verify(api, crypto.randomUUID(), one.code))).toBe('otp_expired')
  })

  test('is good for five tries: the fifth wrong one ends it, and then the right one is late', async () => {
    const { challengeId, code } = await waiting(api)
    const answers = []
    for (let tries = 0; tries < OTP_TRIES; tries += 1)
      answers.push(await outcomeOf(verify(api, challengeId, otherThan(code))))
    expect(answers).toEqual(['otp_wrong', 'otp_wrong', 'otp_wrong', 'otp_wrong', 'otp_exhausted'])
    expect(await outcomeOf(verify(api, challengeId, code))).toBe('otp_exhausted')
  })

  test('of 50 guesses at the same moment five are compared, not one more (trust.md G06)', async () => {
    const { challengeId, code } = await waiting(api)
    vi.mocked(argon2.verify).mockClear()
    const guesses = Array.from({ length: 50 }, () => outcomeOf(verify(api, challengeId, otherThan(code))))
    const answers = await Promise.all(guesses)
    expect(vi.mocked(argon2.verify)).toHaveBeenCalledTimes(OTP_TRIES)
    expect(answers.filter((one) => one === 'otp_wrong')).toHaveLength(OTP_TRIES - 1)
    expect(answers.filter((one) => one === 'otp_exhausted')).toHaveLength(50 - (OTP_TRIES - 1))
    expect(await outcomeOf(verify(api, challengeId, code))).toBe('otp_exhausted')
  })

  test('is kept as argon2id of more than the code', async () => {
    const { challengeId, code } = await waiting(api)
    const row = await api.platform.database.row<{ code_hash: string }>(
      'select code_hash from otp_challenge where id = $1',
      [challengeId],
    )
    expect(row?.code_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    for (const text of [code, `${challengeId}\n${code}`])
      expect(await argon2.verify(row?.code_hash ?? '', text)).toBe(false)
  })

  test.for(['', 'K7Q', 'K7QXX', 'K7Q!', 'ÄÖÜß', 'K7QU', '𝟘𝟘𝟘𝟘'])('"%s" is none, and costs no try', async (code) => {
    const { challengeId } = await waiting(api)
    const response = await verify(api, challengeId, code)
    expect([response.statusCode, codeOf(response)]).toEqual([422, 'invalid_input'])
    const row = await api.platform.database.row<{ tries: number }>('select tries from otp_challenge where id = $1', [
      challengeId,
    ])
    expect(row?.tries).toBe(0)
  })
})

test('more wrong codes a minute than people type are told of (trust.md §2.4)', async () => {
  const warn = vi.spyOn(api.platform.log, 'warn')
  for (let tries = 0; tries < 10; tries += 1) {
    const { challengeId, code } = await waiting(api)
    for (let guess = 0; guess < OTP_TRIES; guess += 1) await verify(api, challengeId, otherThan(code))
  }
  const alarms = () => warn.mock.calls.filter(([, text]) => String(text).includes('one-time codes'))
  expect(alarms()).toEqual([])
  const { challengeId, code } = await waiting(api)
  expect(codeOf(await verify(api, challengeId, otherThan(code)))).toBe('otp_wrong')
  expect(alarms()).toEqual([[{ limit: 50 }, expect.any(String)]])
})
