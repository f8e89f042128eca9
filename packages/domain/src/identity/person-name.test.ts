import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  CardHolderName,
  DisplayName,
  FirstName,
  FullName,
  isLettersOnly,
  LastName,
  providerName,
} from './person-name.ts'

const problem = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message

test.for([
  'O’Neill',
  "O'Neill",
  'Anne-Marie',
  'Anne Marie',
  'Łukasz',
  'Nguyễn',
  'Nguyễn'.normalize('NFD'),
  'Müller',
  '李小龍',
  'Ελένη',
  'रवि',
  "D'Arcy-Jones",
])('%s is letters only', (name) => {
  expect(isLettersOnly(name)).toBe(true)
})

test.for([
  '',
  ' ',
  'J0hn',
  'Anna2',
  '٣ن',
  '-Anne',
  'Anne-',
  "O''Neill",
  "O'",
  'Anne  Marie',
  'St. John',
  'Anna_Marie',
  'Anna!',
  '<b>Anna</b>',
  'Anna😀',
  'Anna\nMarie',
])('"%s" is not', (name) => {
  expect(isLettersOnly(name)).toBe(false)
})

test.for([
  { schema: FirstName, name: 'first name', min: 2, max: 15 },
  { schema: LastName, name: 'last name', min: 3, max: 15 },
  { schema: FullName, name: 'full name', min: 2, max: 20 },
  { schema: DisplayName, name: 'display name', min: 6, max: 30 },
  { schema: CardHolderName, name: 'name on the card', min: 2, max: 60 },
])('a $name has $min to $max letters', ({ schema, min, max }) => {
  expect(problem(schema, 'a'.repeat(min - 1))).toBe('too_short')
  expect(problem(schema, 'a'.repeat(min))).toBeUndefined()
  expect(problem(schema, 'a'.repeat(max))).toBeUndefined()
  expect(problem(schema, 'a'.repeat(max + 1))).toBe('too_long')
  expect(problem(schema, '')).toBe('required')
  expect(problem(schema, '  ')).toBe('required')
  expect(problem(schema, `${'a'.repeat(min)}1`)).toBe('letters_only')
})

test.for([
  { name: '李', first: 'too_short', last: 'too_short' },
  { name: '李明', first: undefined, last: 'too_short' },
  { name: 'Ng', first: undefined, last: 'too_short' },
  { name: 'Łukasz', first: undefined, last: undefined },
  { name: 'Wolfeschlegelst', first: undefined, last: undefined },
  { name: 'Wolfeschlegelste', first: 'too_long', last: 'too_long' },
])('$name as first name: $first, as last name: $last', ({ name, first, last }) => {
  expect([problem(FirstName, name), problem(LastName, name)]).toEqual([first, last])
})

test('spaces around a name are dropped, and several within it are one', () => {
  expect(v.parse(FirstName, '  Anne-Marie ')).toBe('Anne-Marie')
  expect(v.parse(FullName, 'Zoe  Okafor ')).toBe('Zoe Okafor')
})

test('a letter typed as letter and accent counts once', () => {
  expect(problem(FirstName, 'é'.normalize('NFD'))).toBe('too_short')
  expect(problem(LastName, 'Nguyễnnguyễnngu'.normalize('NFD'))).toBeUndefined()
})

test('a digit anywhere in a name is refused', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,10}$/), fc.nat(9), fc.nat(10), (name, digit, at) => {
      const typed = `${name.slice(0, at)}${digit}${name.slice(at)}`
      expect(problem(FirstName, typed)).toBe('letters_only')
    }),
  )
})

test.for([
  ['Wei', 'Taylor Good Hands', 'Wei, Taylor Good Hands'],
  ['Priya', 'Priya Nair', 'Priya Nair'],
  ['Priya', 'Studio Nair', 'Priya, Studio Nair'],
  ['Zoë', 'Nails by ZOË', 'Nails by ZOË'],
  ['Sam', 'Samira Salon', 'Sam, Samira Salon'],
  ['Anne-Marie', 'Anne-Marie Bell', 'Anne-Marie Bell'],
  ['Mary Ann', 'Hair by Mary Ann', 'Hair by Mary Ann'],
  ['Mary Ann', 'Hair by Mary', 'Mary Ann, Hair by Mary'],
] as const)('%s with the door %s is %s', ([firstName, displayName, name]) => {
  expect(providerName({ firstName, displayName })).toBe(name)
})
