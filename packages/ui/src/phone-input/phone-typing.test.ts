import { expect, test } from 'vitest'
import { type DialCode, dialOf, phoneTyping } from './phone-typing.ts'

const dial = (id: string, code: string, isMain?: boolean): DialCode => ({ id, code, short: id, label: id, isMain })
const dials = [dial('CA', '1'), dial('DO', '1809'), dial('GG', '44'), dial('GB', '44', true), dial('US', '1', true)]

test.for([
  { text: '07700 900118', chosen: 'GB', typed: { digits: '07700900118' } },
  { text: '(0161) 496-0000', chosen: 'GB', typed: { digits: '01614960000' } },
  { text: '44 7700', chosen: 'GB', typed: { digits: '447700' } },
  { text: '077oo-9', chosen: 'GB', typed: { digits: '0779' } },
  { text: '+44 7700 900118', chosen: 'US', typed: { digits: '7700900118', dial: 'GB' } },
  { text: ' +44 7700 900118', chosen: 'GG', typed: { digits: '7700900118', dial: 'GG' } },
  { text: '0044 7700 900118', chosen: 'US', typed: { digits: '7700900118', dial: 'GB' } },
  { text: '+1 (202) 555-0143', chosen: 'GB', typed: { digits: '2025550143', dial: 'US' } },
  { text: '+1 (809) 555-0143', chosen: 'GB', typed: { digits: '5550143', dial: 'DO' } },
  { text: '+999 1234', chosen: 'GB', typed: { digits: '9991234' } },
  { text: '+', chosen: 'GB', typed: { digits: '' } },
  { text: '00', chosen: 'GB', typed: { digits: '00' } },
])('"$text" beside $chosen', ({ text, chosen, typed }) => {
  expect(phoneTyping(text, dials, chosen)).toEqual(typed)
})

test('a code that several share is its main country’s, unless another was chosen', () => {
  expect(dialOf(dials, '1')?.id).toBe('US')
  expect(dialOf(dials, '1', 'CA')?.id).toBe('CA')
  expect(dialOf(dials, '1', 'GB')?.id).toBe('US')
  expect(dialOf(dials, '7')).toBeUndefined()
})
