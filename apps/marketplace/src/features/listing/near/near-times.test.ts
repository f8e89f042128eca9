import { HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { card } from '../testing/listings.ts'
import { byDay, justOpened, nearTimes } from './near-times.ts'

const now = Date.parse('2026-11-21T09:00:00Z')
const slot = (hours: number, number = hours) => ({
  id: `slot-${number}`,
  startsAt: now + hours * HOUR_MS,
  endsAt: now + (hours + 1) * HOUR_MS,
  date: new Date(now + hours * HOUR_MS).toISOString().slice(0, 10),
  fromTime: '09:00',
  toTime: '10:00',
  capacity: 1,
  availability: 1,
  isBeingBooked: false,
})
const listing = (number: number, hours: number | null) =>
  card(number, { nextSlotAt: hours === null ? null : now + hours * HOUR_MS })

test('each listing stands once, at its first time of the next 48 hours, with the later ones', () => {
  const [a, b] = [listing(1, 2), listing(2, 20)]
  const slots = new Map([
    [a.id, [slot(2), slot(3), slot(26)]],
    [b.id, [slot(20), slot(48), slot(49)]],
  ])
  const times = nearTimes([a, b], slots, now)
  expect(times.map(({ slotId, more }) => [slotId, ...more.map((later) => later.slotId)])).toEqual([
    ['slot-2', 'slot-3', 'slot-26'],
    ['slot-20', 'slot-48'],
  ])
  expect(byDay(times, true).map(({ date, times }) => [date, times.map(({ slotId }) => slotId)])).toEqual([
    ['2026-11-21', ['slot-2']],
    ['2026-11-22', ['slot-20']],
  ])
})

test('of the evening alone, each listing stands with its first time then', () => {
  const one = listing(1, 2)
  const slots = new Map([[one.id, [slot(2), slot(9), slot(10)]]])
  expect(nearTimes([one], slots, now, 'night').map(({ slotId }) => slotId)).toEqual(['slot-9'])
})

test('until the times are known a card tells when; a time that is over, or too far, is none', () => {
  const shown = [listing(1, 5), listing(2, -1), listing(3, 49), listing(4, null)]
  expect(nearTimes(shown, new Map(), now)).toMatchObject([{ startsAt: now + 5 * HOUR_MS, slotId: undefined }])
  const taken = listing(5, 5)
  expect(nearTimes([taken], new Map([[taken.id, []]]), now)).toEqual([])
})

test('in an order of its own a day keeps it', () => {
  const [a, b] = [listing(1, 8), listing(2, 2)]
  expect(byDay(nearTimes([a, b], new Map(), now), false)[0]?.times.map(({ listing }) => listing)).toEqual([a, b])
})

test('just opened is what wasn’t there and begins before the last that was', () => {
  const [a, b, c, d] = [listing(1, 2), listing(2, 20), listing(3, 10), listing(4, 47)]
  const shown = (...listings: (typeof a)[]) => nearTimes(listings, new Map(), now)
  expect(justOpened(shown(a, b), shown(a, c, b, d))).toEqual([c.id])
  expect(justOpened([], shown(a, b))).toEqual([])
  // A later time of the same listing isn't news.
  expect(justOpened(shown(a, b), nearTimes([a, b], new Map([[a.id, [slot(4)]]]), now))).toEqual([])
})
