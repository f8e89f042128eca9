import { expect, test } from 'vitest'
import { areFewLeft } from './places-left.ts'

test.for([
  [0, false],
  [1, true],
  [5, true],
  [6, false],
  [31, false],
] as const)('%i places are few: %s', ([places, few]) => {
  expect(areFewLeft(places)).toBe(few)
})
