import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Email } from '#identity/email.ts'
import { Password } from '#identity/password.ts'
import { DisplayName, FirstName } from '#identity/person-name.ts'
import { DialCode, Mobile, ProviderMobile } from '#identity/phone.ts'
import { toFieldProblem } from './field-problem.ts'

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
