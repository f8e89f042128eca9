import * as v from 'valibot'
import { expect, test } from 'vitest'
import { lenient, SearchWords } from './lenient.ts'

const Search = v.object({ sort: lenient(v.picklist(['newest', 'oldest'])), stars: lenient(v.number()) })

test.for([
  { search: { sort: 'oldest', stars: 5 }, is: { sort: 'oldest', stars: 5 } },
  { search: { sort: 'sideways', stars: 5 }, is: { stars: 5 } },
  { search: { sort: null, stars: ['5'] }, is: {} },
  { search: {}, is: {} },
])('of $search what makes sense stays', ({ search, is }) => {
  expect(v.parse(Search, search)).toEqual(is)
})

test.for([
  { typed: ' gel  nails\n', words: 'gel nails' },
  { typed: 100, words: '100' },
  { typed: 'gel\u0000 \u202Enails', words: 'gel nails' },
  { typed: '\u0000\u0001', words: undefined },
  // Seen by nobody: a heading would be blank.
  { typed: '\u200B\u00AD', words: undefined },
  { typed: '   ', words: undefined },
  // What became of "%ff".
  { typed: '\uFFFD', words: undefined },
  { typed: 'gel\uFFFD nails', words: 'gel nails' },
  { typed: 'a'.repeat(81), words: undefined },
])('words that were searched for: of $typed stays $words', ({ typed, words }) => {
  expect(v.parse(lenient(SearchWords), typed)).toBe(words)
})
