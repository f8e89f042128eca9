import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Email, emailKey } from './email.ts'

const problem = (value: unknown) => v.safeParse(Email, value).issues?.[0].message

test.for([
  { email: 'anna@example.com', is: undefined },
  { email: 'anna+hair@mail.example.co.uk', is: undefined },
  { email: '', is: 'required' },
  { email: '   ', is: 'required' },
  { email: 'anna', is: 'email_invalid' },
  { email: 'anna@', is: 'email_invalid' },
  { email: '@example.com', is: 'email_invalid' },
  { email: 'anna@example', is: 'email_invalid' },
  { email: 'anna b@example.com', is: 'email_invalid' },
  { email: 'anna@example.com, eve@example.com', is: 'email_invalid' },
  { email: `${'a'.repeat(242)}@example.com`, is: undefined },
  { email: `${'a'.repeat(243)}@example.com`, is: 'email_invalid' },
])('"$email": $is', ({ email, is }) => {
  expect(problem(email)).toBe(is)
})

test('an address is kept as typed and compared in lower case', () => {
  expect(v.parse(Email, ' Anna@Example.com ')).toBe('Anna@Example.com')
  expect(emailKey(' Anna@Example.com ')).toBe(emailKey('anna@example.COM'))
})
