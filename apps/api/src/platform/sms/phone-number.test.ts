import { expect, test } from 'vitest'
import { keptMobile, toE164 } from './phone-number.ts'

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

test.for([
  { where: 'the United Kingdom', dialCode: '+44', mobile: '07700900118', kept: '7700900118' },
  { where: 'the United Kingdom, without the 0', dialCode: '+44', mobile: '7700900118', kept: '7700900118' },
  { where: 'France', dialCode: '+33', mobile: '0612345678', kept: '612345678' },
  { where: 'Germany', dialCode: '+49', mobile: '015112345678', kept: '15112345678' },
  { where: 'Australia', dialCode: '+61', mobile: '0412345678', kept: '412345678' },
  { where: 'Russia, whose 0 is an 8', dialCode: '+7', mobile: '89123456789', kept: '9123456789' },
  { where: 'Italy, where the 0 stays', dialCode: '+39', mobile: '0612345678', kept: '0612345678' },
  { where: 'Spain, which has none', dialCode: '+34', mobile: '612345678', kept: '612345678' },
  { where: 'the United States', dialCode: '+1', mobile: '2025550123', kept: '2025550123' },
  { where: 'Cambodia, too short without', dialCode: '+855', mobile: '012345678', kept: '012345678' },
  { where: 'nobody', dialCode: '+44', mobile: '0123456789012', kept: '0123456789012' },
  { where: 'no country', dialCode: '+999', mobile: '0512345678', kept: '0512345678' },
])('of a mobile of $where, $mobile, $kept is kept', ({ dialCode, mobile, kept }) => {
  expect(keptMobile({ dialCode, mobile })).toBe(kept)
})
