import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingReference, readReference } from './reference.ts'

test('bytes become characters of Crockford base32', () => {
  expect(bookingReference(Uint8Array.of(0, 9, 10, 31, 255, 32, 41, 7))).toBe('GP-09AZZ097')
})

test('every byte has a character that nobody mishears', () => {
  const shown = Array.from({ length: 256 }, (_, byte) =>
    bookingReference(Uint8Array.of(byte, 0, 0, 0, 0, 0, 0, 0)).charAt(3),
  )
  expect([...new Set(shown)].toSorted().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ')
})

test('a reference has eight characters, however many bytes there are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 16 }), (bytes) => {
      expect(bookingReference(bytes)).toMatch(/^GP-[0-9A-HJKMNP-TV-Z]{8}$/)
    }),
  )
})

test.for(['GP-09AZZ017', ' gp-09azz017 ', '09AZZ017', 'GP-O9AZZ0L7', 'gp-09 azz oi7'])(
  '"%s" is read as a reference',
  (typed) => {
    expect(readReference(typed)).toBe('GP-09AZZ017')
  },
)

test('every reference is read as itself', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      const reference = bookingReference(bytes)
      expect(readReference(reference.toLowerCase())).toBe(reference)
    }),
  )
})
