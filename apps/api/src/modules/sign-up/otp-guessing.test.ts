import { createHash } from 'node:crypto'
import { IS_LONG, SEED } from '@ginipig/config/test-run'
import { OTP_ALPHABET, OTP_LENGTH, OTP_PER_DAY, OTP_TRIES } from '@ginipig/domain/identity'
import { describe, expect, test } from 'vitest'
import { newOtp, otpFrom } from './otp-code.ts'

/** Bytes as chance would have them, and the same of each seed. */
const drawn = (size: number) => createHash('shake256', { outputLength: size }).update(String(SEED)).digest()

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

  test('many days of it, by the generator itself', () => {
    const days = IS_LONG ? 1_000_000 : 250_000
    // Which codes are tried makes no difference where all come as often.
    const guesses = new Set(['0000', 'K7QX', 'ZZZZ', '1234', 'ABCD'])
    expect(guesses.size).toBe(OTP_TRIES)
    const aDay = OTP_PER_DAY * OTP_LENGTH
    const bytes = drawn(days * aDay)
    let successes = 0
    for (let day = 0; day < days; day += 1) {
      let isIn = false
      const sent = otpFrom(bytes.subarray(day * aDay, (day + 1) * aDay))
      for (let start = 0; start < aDay; start += OTP_LENGTH) isIn ||= guesses.has(sent.slice(start, start + OTP_LENGTH))
      if (isIn) successes += 1
    }
    // 48 of a million are to be expected, of a quarter 12; 1e-4 would be 100, or 25 and too near to tell.
    expect(successes).toBeLessThan(days * (IS_LONG ? 1e-4 : 1.5e-4))
    expect(successes).toBeGreaterThan(days * 1e-5)
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
