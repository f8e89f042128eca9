import { expect, test } from 'vitest'
import { counterStage } from './counter-stage.ts'

test.for([
  { used: 0, max: 500, stage: undefined },
  { used: 449, max: 500, stage: undefined },
  { used: 450, max: 500, stage: 450 },
  { used: 499, max: 500, stage: 450 },
  { used: 500, max: 500, stage: 500 },
  { used: 512, max: 500, stage: 500 },
  { used: 14, max: 15, stage: 14 },
  { used: 13, max: 15, stage: undefined },
])('$used of $max speaks of $stage', ({ used, max, stage }) => {
  expect(counterStage(used, max)).toBe(stage)
})
