import { expect, test } from 'vitest'
import { canPayAt, cardState } from './card.ts'

const may = { expiryMonth: 5, expiryYear: 2026 }

test.for([
  ['in the month before', Date.UTC(2026, 3, 30, 23), 'valid'],
  ['in its last month', Date.UTC(2026, 4, 1), 'expires_this_month'],
  ['at the last moment', Date.UTC(2026, 5, 1) - 1, 'expires_this_month'],
  ['a moment later', Date.UTC(2026, 5, 1), 'expired'],
] as const)('%s', ([, now, state]) => {
  expect(cardState(may, now)).toBe(state)
})

test('December ends with the year', () => {
  expect(cardState({ expiryMonth: 12, expiryYear: 2026 }, Date.UTC(2026, 11, 31))).toBe('expires_this_month')
})

test('a card pays what is due while it stands, all of it or none', () => {
  expect(canPayAt(may, [])).toBe(true)
  expect(canPayAt(may, [Date.UTC(2026, 4, 31, 23)])).toBe(true)
  expect(canPayAt(may, [Date.UTC(2026, 4, 31), Date.UTC(2026, 5, 1)])).toBe(false)
})
