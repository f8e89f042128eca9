import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interleaveOwners, MOST_IN_A_ROW } from './interleave-owners.ts'

const owner = (item: string) => item.charAt(0)
const spread = (pages: readonly string[], hasMore = false) =>
  interleaveOwners(
    pages.map((page) => page.split(' ')),
    owner,
    hasMore,
  ).join(' ')

test.for<[why: string, pages: string[], hasMore: boolean, shown: string]>([
  ['two in a row stay', ['a1 a2 b1'], false, 'a1 a2 b1'],
  ['the third waits for somebody else', ['a1 a2 a3 b1 c1'], false, 'a1 a2 b1 a3 c1'],
  ['one after the other they come in again', ['a1 a2 a3 a4 a5 b1 b2'], false, 'a1 a2 b1 a3 a4 b2 a5'],
  ['a list of one owner stays whole', ['a1 a2 a3 a4', 'a5 a6'], true, 'a1 a2 a3 a4 a5 a6'],
  ['what is left waits for the next page', ['b1 c1 a1 a2 a3'], true, 'b1 c1 a1 a2'],
  ['and comes after somebody else there', ['b1 c1 a1 a2 a3', 'd1 d2'], false, 'b1 c1 a1 a2 d1 a3 d2'],
  ['the end of a page counts for the next', ['b1 a1 a2', 'a3 c1 c2'], false, 'b1 a1 a2 c1 a3 c2'],
])('%s', ([_why, pages, hasMore, shown]) => {
  expect(spread(pages, hasMore)).toBe(shown)
})

const items = fc
  .array(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 12 }), { maxLength: 5 })
  .map((pages) => pages.map((page, at) => page.map((letter, index) => `${letter}${at}.${index}`)))

test('nothing is lost or doubled, and what was shown keeps its place', () => {
  fc.assert(
    fc.property(items, (pages) => {
      const all = interleaveOwners(pages, owner, false)
      expect(all.toSorted()).toEqual(pages.flat().toSorted())
      const before = interleaveOwners(pages.slice(0, -1), owner, true)
      expect(all.slice(0, before.length)).toEqual(before)
    }),
  )
})

test('a third in a row comes only where nobody else is left to come between', () => {
  fc.assert(
    fc.property(items, ([page = []]) => {
      const shown = interleaveOwners([page], owner, false)
      for (const [index, item] of shown.entries()) {
        const before = shown.slice(Math.max(0, index - MOST_IN_A_ROW), index)
        if (before.length < MOST_IN_A_ROW || before.some((one) => owner(one) !== owner(item))) continue
        expect(shown.slice(index).every((one) => owner(one) === owner(item))).toBe(true)
      }
    }),
  )
})
