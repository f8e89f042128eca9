import { expect, test } from 'vitest'
import { needsSecondOperator } from './refund.ts'

test.for([
  [1, false],
  [20_000, false],
  [20_001, true],
] as const)('%i pence need a second operator: %s', ([pence, isNeeded]) => {
  expect(needsSecondOperator(pence)).toBe(isNeeded)
})
