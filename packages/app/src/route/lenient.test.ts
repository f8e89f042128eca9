import * as v from 'valibot'
import { expect, test } from 'vitest'
import { lenient } from './lenient.ts'

const Search = v.object({ sort: lenient(v.picklist(['newest', 'oldest'])), stars: lenient(v.number()) })

test.for([
  { search: { sort: 'oldest', stars: 5 }, is: { sort: 'oldest', stars: 5 } },
  { search: { sort: 'sideways', stars: 5 }, is: { stars: 5 } },
  { search: { sort: null, stars: ['5'] }, is: {} },
  { search: {}, is: {} },
])('of $search what makes sense stays', ({ search, is }) => {
  expect(v.parse(Search, search)).toEqual(is)
})
