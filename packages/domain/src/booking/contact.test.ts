import { expect, test } from 'vitest'
import { DAY_MS } from '#time/durations.ts'
import { sharesContact } from './contact.ts'
import { bookingPolicy } from './policy.ts'
import { bookingStatuses } from './status.ts'

const endsAt = Date.parse('2027-05-14T12:00:00Z')

test('numbers are shown from the confirmation on, and nowhere else', () => {
  const shown = bookingStatuses.filter((status) =>
    sharesContact({ status, endsAt }, bookingPolicy, endsAt - 7 * DAY_MS),
  )
  expect(shown).toEqual(['confirmed', 'completed'])
})

test.for([
  { at: endsAt + 2 * DAY_MS - 1, isShown: true },
  { at: endsAt + 2 * DAY_MS, isShown: false },
])('two days after the end they are hidden again: $isShown', ({ at, isShown }) => {
  expect(sharesContact({ status: 'confirmed', endsAt }, bookingPolicy, at)).toBe(isShown)
})
