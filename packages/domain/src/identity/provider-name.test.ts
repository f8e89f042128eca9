import { expect, test } from 'vitest'
import { providerName } from './provider-name.ts'

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
