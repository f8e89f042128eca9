import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { normalOtp, OTP_ALPHABET, OTP_LENGTH, OTP_PER_DAY, OTP_PER_PLACE, OTP_TRIES, Otp } from './otp.ts'

const code = fc.array(fc.constantFrom(...OTP_ALPHABET), { minLength: OTP_LENGTH, maxLength: OTP_LENGTH })

describe('a one-time code', () => {
  test('has 20 bits', () => {
    expect(new Set(OTP_ALPHABET).size).toBe(32)
    expect(Math.log2(OTP_ALPHABET.length ** OTP_LENGTH)).toBe(20)
  })

  test('falls to a day of guessing less than once in ten thousand, however the day is cut (trust.md G06)', () => {
    expect((OTP_TRIES * 2 * OTP_PER_DAY) / OTP_ALPHABET.length ** OTP_LENGTH).toBeLessThan(1e-4)
  })

  test('can be had by its owner when a stranger at one place has asked for all that they may', () => {
    expect(OTP_PER_DAY - OTP_PER_PLACE).toBeGreaterThanOrEqual(OTP_PER_PLACE)
  })

  test('is the same in either case and with spaces or hyphens', () => {
    fc.assert(
      fc.property(code, (characters) => {
        const typed = ` ${characters.join('-').toLowerCase()} `
        expect(v.parse(Otp, typed)).toBe(characters.join(''))
      }),
    )
  })

  test.each([
    ['oO0o', '0000'],
    ['iIlL', '1111'],
    ['k7 pq', 'K7PQ'],
  ])('%s reads as %s', (typed, read) => {
    expect(normalOtp(typed)).toBe(read)
    expect(v.is(Otp, typed)).toBe(true)
  })

  test.each([
    ['', 'required'],
    ['K7P', 'otp_invalid'],
    ['K7PQ2', 'otp_invalid'],
    ['K7PU', 'otp_invalid'],
    ['K7P٣', 'otp_invalid'],
    ['K'.repeat(21), 'otp_invalid'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(v.safeParse(Otp, typed).issues?.[0]?.message).toBe(problem)
  })
})
