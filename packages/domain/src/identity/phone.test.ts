import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DialCode, Mobile, ProviderMobile, phoneToRead } from './phone.ts'

const problem = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message

test.for([
  { number: '', client: 'required', provider: 'required' },
  { number: '  ', client: 'required', provider: 'required' },
  { number: '12345678', client: 'mobile_invalid', provider: 'mobile_invalid' },
  { number: '123456789', client: undefined, provider: undefined },
  { number: '7700900123', client: undefined, provider: undefined },
  { number: ' 7700900123 ', client: undefined, provider: undefined },
  { number: '07700900123', client: undefined, provider: 'mobile_leading_zero' },
  { number: '123456789012345', client: undefined, provider: undefined },
  { number: '1234567890123456', client: 'mobile_invalid', provider: 'mobile_invalid' },
  { number: '7700 900123', client: 'mobile_invalid', provider: 'mobile_invalid' },
  { number: '+447700900123', client: 'mobile_invalid', provider: 'mobile_invalid' },
  { number: '770090012a', client: 'mobile_invalid', provider: 'mobile_invalid' },
  { number: '٧٧٠٠٩٠٠١٢٣', client: 'mobile_invalid', provider: 'mobile_invalid' },
])('"$number" for a client: $client, for a provider: $provider', ({ number, client, provider }) => {
  expect([problem(Mobile, number), problem(ProviderMobile, number)]).toEqual([client, provider])
})

test.for([
  ['+44', undefined],
  ['+1', undefined],
  ['+1684', undefined],
  ['', 'required'],
  ['44', 'dial_code_invalid'],
  ['+', 'dial_code_invalid'],
  ['+0', 'dial_code_invalid'],
  ['+12345', 'dial_code_invalid'],
] as const)('dialling code "%s": %s', ([code, expected]) => {
  expect(problem(DialCode, code)).toBe(expected)
})

test.for([
  ['+44', '7700900729', '+44 7700 900729'],
  ['+33', '612345678', '+33 6 12 34 56 78'],
  ['+1', '2025550143', '+1 202 555 0143'],
  ['+48', '512345678', '+48 512 345 678'],
  ['+44', '77009007291', '+44 770 090 072 91'],
] as const)('%s %s is read %s', ([dialCode, mobile, read]) => {
  expect(phoneToRead(dialCode, mobile)).toBe(read)
})
