import type { Slot } from '@ginipig/contract/listing/get-listing.ts'
import { expect, test } from 'vitest'
import { countByDate, pickedSlot, shownDate, viewSlots } from './slot-view.ts'

const slot = (id: string, date: string, more: Partial<Slot> = {}): Slot => ({
  id,
  date,
  fromTime: '10:30',
  toTime: '13:00',
  startsAt: Date.parse(`${date}T09:30:00Z`),
  endsAt: Date.parse(`${date}T12:00:00Z`),
  capacity: 1,
  availability: 1,
  isBeingBooked: false,
  ...more,
})

const NOW = Date.parse('2026-05-01T08:00:00Z')
const noTest = { patchTest: null }
const open = slot('open', '2026-05-14')
const taken = slot('taken', '2026-05-12', { availability: 0 })
const held = slot('held', '2026-05-13', { availability: 0, isBeingBooked: true })

test('a slot without places is taken, or being booked where it may come back', () => {
  expect(viewSlots([taken, held, open], 'l1', null).map(({ state }) => state)).toEqual([
    'taken',
    'being_booked',
    'open',
  ])
})

test('the slot that one holds oneself can be gone on with, in this listing only', () => {
  const hold = { startsAt: held.startsAt, listing: { id: 'l1' } }
  expect(viewSlots([held], 'l1', hold)[0]?.state).toBe('mine')
  expect(viewSlots([held], 'l2', hold)[0]?.state).toBe('being_booked')
})

test('days count what can be picked', () => {
  const slots = viewSlots([taken, open, slot('two', '2026-05-14')], 'l1', null)
  expect(countByDate(slots)).toEqual({ '2026-05-14': 2 })
})

test.for([
  { wished: '2026-05-20', shown: '2026-05-20' },
  { wished: '2026-06-20', shown: '2026-05-14' },
  { wished: undefined, shown: '2026-05-14' },
])('asked for $wished the day shown is $shown', ({ wished, shown }) => {
  expect(shownDate(viewSlots([taken, open], 'l1', null), '2026-05', wished, noTest, NOW)).toBe(shown)
})

test('the first day shown leaves time for a patch test, where any does', () => {
  const slots = viewSlots([slot('soon', '2026-05-14'), slot('later', '2026-05-16')], 'l1', null)
  const asked = { patchTest: { hoursBefore: 48 } }
  const shown = (now: string) => shownDate(slots, '2026-05', undefined, asked, Date.parse(now))
  expect(shown('2026-05-13T08:00:00Z')).toBe('2026-05-16')
  expect(shown('2026-05-15T20:00:00Z')).toBe('2026-05-14')
})

test('a full month shows its first day, an empty one none', () => {
  expect(shownDate(viewSlots([taken], 'l1', null), '2026-05', undefined, noTest, NOW)).toBe('2026-05-12')
  expect(shownDate([], '2026-05', undefined, noTest, NOW)).toBeUndefined()
})

test('a pick that went is lost, not picked; an unknown one is neither', () => {
  const slots = viewSlots([taken, open], 'l1', null)
  expect(pickedSlot(slots, 'open').picked?.id).toBe('open')
  expect(pickedSlot(slots, 'taken')).toMatchObject({ picked: undefined, lost: { id: 'taken' } })
  expect(pickedSlot(slots, 'other')).toEqual({ picked: undefined, lost: undefined })
})
