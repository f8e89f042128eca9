import { expect, test } from 'vitest'
import { phoneTyping } from './phone-typing.ts'

const dialCodes = ['1', '44', '353', '3'].map((code) => ({ code, short: `+${code}`, label: `+${code}` }))

test.for([
  ['7700 900118', { digits: '7700900118' }],
  ['(0161) 496-0000', { digits: '01614960000' }],
  ['abc', { digits: '' }],
  ['+44 7700 900118', { digits: '7700900118', dialCode: '44' }],
  [' +353 85 123', { digits: '85123', dialCode: '353' }],
  ['+99 123', { digits: '99123' }],
  ['44 7700', { digits: '447700' }],
] as const)('%j', ([text, expected]) => {
  expect(phoneTyping(text, dialCodes)).toEqual(expected)
})
