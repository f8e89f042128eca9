import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ClientSignUp, NewPassword, PasswordChange, ProviderSignUp, splitFullName } from './sign-up.ts'

const client = {
  firstName: 'Łukasz',
  lastName: 'O’Neill',
  dialCode: '+44',
  mobile: '7700900123',
  email: 'lukasz@example.test',
  password: 'Sturdy-Loaf7',
  confirmPassword: 'Sturdy-Loaf7',
  country: 'GB',
  county: 'Kent',
  city: 'Margate',
  ageGroup: '25-34',
  gender: 'undisclosed',
  isAdult: true,
  acceptsTerms: true,
  language: 'en',
}

const provider = {
  fullName: 'Anne-Marie Nguyễn',
  companyName: 'Nguyễn & Daughters 24/7',
  workingFrom: 'salon',
  dialCode: '+33',
  mobile: '612345678',
  email: 'anne@example.test',
  password: 'Sturdy-Loaf7',
  confirmPassword: 'Sturdy-Loaf7',
  isAdult: true,
  acceptsTerms: true,
  language: 'fr',
}

/** Path and code of everything that is wrong. */
const problems = (schema: v.GenericSchema, form: unknown) =>
  v.safeParse(schema, form).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? []

describe('sign-up of a client (spec §5)', () => {
  test('takes a whole form', () => {
    expect(problems(ClientSignUp, client)).toEqual([])
  })

  test.each([
    ['+44', '7700900123'],
    ['+33', '612345678'],
    ['+48', '512345678'],
    ['+84', '912345678'],
    ['+1', '2025550143'],
  ])('takes a mobile of %s', (dialCode, mobile) => {
    expect(problems(ClientSignUp, { ...client, dialCode, mobile })).toEqual([])
  })

  test.each([
    [{ firstName: '' }, 'firstName: required'],
    [{ firstName: 'J' }, 'firstName: too_short'],
    [{ firstName: 'J4ne' }, 'firstName: letters_only'],
    [{ firstName: 'x'.repeat(16) }, 'firstName: too_long'],
    [{ lastName: 'Ng' }, 'lastName: too_short'],
    [{ mobile: '12345678' }, 'mobile: mobile_invalid'],
    [{ mobile: '07700 900' }, 'mobile: mobile_invalid'],
    [{ dialCode: '44' }, 'dialCode: dial_code_invalid'],
    [{ email: 'lukasz@' }, 'email: email_invalid'],
    [{ password: 'short-1A', confirmPassword: 'short-1B' }, 'confirmPassword: not_equal'],
    [{ confirmPassword: '' }, 'confirmPassword: required'],
    [{ country: 'XX' }, 'country: invalid'],
    [{ county: ' ' }, 'county: required'],
    [{ city: '' }, 'city: required'],
    [{ ageGroup: '' }, 'ageGroup: required'],
    [{ gender: 'none' }, 'gender: required'],
    [{ isAdult: false }, 'isAdult: must_accept'],
    [{ acceptsTerms: false }, 'acceptsTerms: must_accept'],
  ])('%j: %s', (wrong, problem) => {
    expect(problems(ClientSignUp, { ...client, ...wrong })).toContain(problem)
  })

  test('says "not equal" beside everything else that is wrong', () => {
    expect(problems(ClientSignUp, { ...client, email: '', confirmPassword: 'other' })).toEqual(
      expect.arrayContaining(['email: required', 'confirmPassword: not_equal']),
    )
  })
})

test.each([
  { schema: ClientSignUp, form: { ...client, ageGroup: '', isAdult: false } },
  { schema: ProviderSignUp, form: { ...provider, workingFrom: '', isAdult: false } },
])('says "not equal" beside a weak password and choices that were not made', ({ schema, form }) => {
  expect(problems(schema, { ...form, password: 'short', confirmPassword: 'other' })).toEqual(
    expect.arrayContaining(['password: password_weak', 'confirmPassword: not_equal', 'isAdult: must_accept']),
  )
  expect(problems(schema, { ...form, password: 'short', confirmPassword: '' })).not.toContain(
    'confirmPassword: not_equal',
  )
})

describe('sign-up of a provider (spec §5)', () => {
  test('takes a whole form', () => {
    expect(problems(ProviderSignUp, provider)).toEqual([])
  })

  test.each([
    [{ fullName: 'A' }, 'fullName: too_short'],
    [{ fullName: 'x'.repeat(21) }, 'fullName: too_long'],
    [{ companyName: ' ' }, 'companyName: required'],
    [{ workingFrom: 'online' }, 'workingFrom: required'],
    [{ confirmPassword: 'Other-Loaf7' }, 'confirmPassword: not_equal'],
    [{ isAdult: undefined }, 'isAdult: must_accept'],
  ])('%j: %s', (wrong, problem) => {
    expect(problems(ProviderSignUp, { ...provider, ...wrong })).toContain(problem)
  })
})

test.each([NewPassword, PasswordChange])('a new password follows the one rule and is typed twice', (schema) => {
  const form = { currentPassword: 'x', password: 'abc', confirmPassword: 'abd' }
  expect(problems(schema, form)).toEqual(['password: password_weak', 'confirmPassword: not_equal'])
  expect(problems(schema, { ...form, password: 'Sturdy-Loaf7', confirmPassword: 'Sturdy-Loaf7' })).toEqual([])
})

test.each([
  ['Priya Shah', 'Priya', 'Shah'],
  ['  Ana  María López ', 'Ana María', 'López'],
  ['Björk', 'Björk', ''],
])('%j is %j and %j', (fullName, firstName, lastName) => {
  expect(splitFullName(fullName)).toEqual({ firstName, lastName })
})
