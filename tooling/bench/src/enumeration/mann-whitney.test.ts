import { expect, test } from 'vitest'
import { mannWhitneyP } from './mann-whitney.ts'

const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

// What scipy.stats.mannwhitneyu(method='asymptotic') says of the same numbers.
test.for<[string, number[], number[], number]>([
  ['apart', count(1, 20), count(21, 40), 6.7956e-8],
  ['shifted by five', count(1, 20), count(6, 25), 0.018522],
  ['with ties', [1, 2, 2, 3, 3, 3, 4, 5], [2, 3, 4, 4, 5, 5, 6, 7], 0.054641],
])('two samples %s', ([, one, other, p]) => {
  expect(mannWhitneyP(one, other)).toBeCloseTo(p, p < 1e-4 ? 9 : 5)
  expect(mannWhitneyP(other, one)).toBeCloseTo(mannWhitneyP(one, other), 10)
})

test('what is the same tells nothing', () => {
  expect(mannWhitneyP(count(1, 30), count(1, 30))).toBeCloseTo(1)
  expect(mannWhitneyP([4, 4, 4], [4, 4])).toBe(1)
})

test('order within a sample does not matter', () => {
  const [one, other] = [count(1, 30), count(4, 33)]
  expect(mannWhitneyP(one.toReversed(), other.toReversed())).toBe(mannWhitneyP(one, other))
})
