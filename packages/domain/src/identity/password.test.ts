import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Password, unmetPasswordRules } from './password.ts'

const problem = (value: unknown) => v.safeParse(Password, value).issues?.[0].message

test.for([
  { password: 'Abcde-1', unmet: ['length'] },
  { password: 'Abcdef-1', unmet: [] },
  { password: 'Ginipig-2026', unmet: [] },
  { password: 'Abcdefghijkl-12', unmet: [] },
  { password: 'Abcdefghijkl-123', unmet: ['length'] },
  { password: 'abcdef-1', unmet: ['upper'] },
  { password: 'ABCDEF-1', unmet: ['lower'] },
  { password: 'Abcdefg-', unmet: ['digit'] },
  { password: 'Abcdefg1', unmet: ['special'] },
  { password: 'Abcd efg1', unmet: ['special'] },
  { password: 'Ábcdéf£1', unmet: [] },
  { password: 'Abcdefé1', unmet: ['special'] },
  { password: 'password', unmet: ['upper', 'digit', 'special'] },
  { password: '', unmet: ['length', 'upper', 'lower', 'digit', 'special'] },
])('"$password" lacks $unmet', ({ password, unmet }) => {
  expect(unmetPasswordRules(password)).toEqual(unmet)
  const refused = unmet.length > 0 ? 'password_weak' : undefined
  expect(problem(password)).toBe(password === '' ? 'required' : refused)
})

test('a password is kept exactly as typed', () => {
  expect(v.parse(Password, ' Abcdef-1 ')).toBe(' Abcdef-1 ')
})
