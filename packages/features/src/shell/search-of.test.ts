import { expect, test } from 'vitest'
import { asFlag, asId, asMatching, asOneOf, asText, searchOf } from './search-of.ts'

const ID = '0197a3b2-7c4e-7d1a-9f00-3b2a1c0d4e5f'
const read = searchOf({
  next: asText,
  fresh: asFlag,
  tab: asOneOf(['requests', 'past']),
  month: asMatching(/^\d{4}-\d{2}$/),
  booking: asId,
})

test('what makes sense is kept', () => {
  const search = { next: '/treatment', fresh: false, tab: 'past', month: '2026-05', booking: ID.toUpperCase() }
  expect(read(search)).toStrictEqual(search)
})

test.for([
  { next: 7 },
  { next: ['/a'] },
  { next: null },
  { fresh: 'true' },
  { fresh: 1 },
  { tab: 'Requests' },
  { tab: ['past'] },
  { tab: '__proto__' },
  { month: '2026-5' },
  { month: 202605 },
  { booking: 'all' },
  { booking: `${ID}0` },
  { booking: [ID] },
  { unknown: 'x' },
  {},
])('%o leaves nothing behind', (given) => {
  expect(read(given)).toStrictEqual({})
})
