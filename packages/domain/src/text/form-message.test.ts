import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Email } from '#identity/email.ts'
import { Password } from '#identity/password.ts'
import { DisplayName, FirstName } from '#identity/person-name.ts'
import { DialCode, Mobile, ProviderMobile } from '#identity/phone.ts'
import { fieldProblems, formMessage, formMessages, toFieldProblem } from './form-message.ts'

test('messages that the spec words are said in those words', () => {
  expect(formMessages.mobile_invalid).toBe('Please enter a valid mobile number')
  expect(formMessages.required).toBe('Please enter {label}')
})

test.for([
  { problem: 'required', label: 'First name', message: 'Please enter first name' },
  { problem: 'required', label: 'RRP', message: 'Please enter RRP' },
  { problem: 'required', label: 'CVV', message: 'Please enter CVV' },
  { problem: 'invalid', label: 'Postcode', message: 'Please check postcode' },
  { problem: 'too_short', label: 'First name', message: 'First name is too short' },
  { problem: 'too_long', label: 'First name', message: 'First name is too long' },
  { problem: 'mobile_invalid', label: 'Mobile', message: 'Please enter a valid mobile number' },
  { problem: 'required', label: "Price ($', $&)", message: "Please enter price ($', $&)" },
] as const)('$problem of $label: $message', ({ problem, label, message }) => {
  expect(formMessage(problem, label)).toBe(message)
})

test('every problem has words, and no place for a label is left open in them', () => {
  expect(Object.keys(formMessages).toSorted()).toEqual(fieldProblems.toSorted())
  for (const problem of fieldProblems) expect(formMessage(problem, 'County')).toMatch(/^[^{}]{10,}$/)
})

test('a label stands in the message as given, but for its first letter', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (label) => {
      expect(formMessage('required', label).slice('Please enter '.length).toLowerCase()).toBe(label.toLowerCase())
      expect(formMessage('too_short', label)).toBe(`${label} is too short`)
    }),
  )
})

test('the validators speak in known codes', () => {
  const schemas: v.GenericSchema[] = [Email, Password, FirstName, DisplayName, Mobile, ProviderMobile, DialCode]
  const bad = ['', ' ', '0', '12', 'a', '0123456789', 'Anna!', 'x'.repeat(300)]
  for (const schema of schemas) {
    const messages = bad.flatMap((value) => v.safeParse(schema, value).issues ?? []).map(({ message }) => message)
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.map(toFieldProblem)).toEqual(messages)
  }
})

test.for(['Invalid type: Expected string but received 5', '', 'constructor', 'Required'])(
  '"%s" is simply invalid',
  (said) => {
    expect(toFieldProblem(said)).toBe('invalid')
  },
)
