import { expect, test } from 'vitest'
import { stableHash } from './stable-hash.ts'

test.for([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
] as const)('%j hashes to the published FNV-1a value', ([text, hash]) => {
  expect(stableHash(text)).toBe(hash)
})

test('ids that differ by one character spread over the remainders', () => {
  const remainders = Array.from({ length: 60 }, (_, index) => stableHash(`user-${index}`) % 6)
  expect(new Set(remainders)).toEqual(new Set([0, 1, 2, 3, 4, 5]))
})
