import { expect, test } from 'vitest'
import { toE164 } from './phone-number.ts'

test.for([
  { where: 'the United Kingdom', dialCode: '+44', mobile: '07911123456', number: '+447911123456' },
  { where: 'the United Kingdom, without the 0', dialCode: '+44', mobile: '7911123456', number: '+447911123456' },
  { where: 'France', dialCode: '+33', mobile: '0612345678', number: '+33612345678' },
  { where: 'the United States', dialCode: '+1', mobile: '2025550123', number: '+12025550123' },
  { where: 'Poland', dialCode: '+48', mobile: '512345678', number: '+48512345678' },
  { where: 'India', dialCode: '+91', mobile: '9812345678', number: '+919812345678' },
  { where: 'Italy, where the 0 stays', dialCode: '+39', mobile: '0612345678', number: '+390612345678' },
])('a number of $where', ({ dialCode, mobile, number }) => {
  expect(toE164({ dialCode, mobile })).toBe(number)
})

test.for([
  { dialCode: '+44', mobile: '123456789012345' },
  { dialCode: '+999', mobile: '512345678' },
])('$dialCode $mobile is nobody’s', (phone) => {
  expect(toE164(phone)).toBeUndefined()
})
