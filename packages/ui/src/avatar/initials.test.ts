import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.for([
  ['Priya Nair', 'PN'],
  ['  tom  okafor ', 'TO'],
  ['Anna Maria van der Berg', 'AB'],
  ['Cher', 'C'],
  ['éloïse Ørsted', 'ÉØ'],
  ['', ''],
] as const)('%j gives %j', ([name, expected]) => {
  expect(initials(name)).toBe(expected)
})
