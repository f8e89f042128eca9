import { expect, test } from 'vitest'
import { type Diary, type Entry, entriesOf, hoursOf, partCrowds, placeDay, weekOf } from './diary-days.ts'

const zone = 'Europe/London'
const slot = (id: string, from: string, until: string, booked = 0) => ({
  ...{ id, listingId: 'l', title: 'Balayage', capacity: 1, booked },
  ...{ startsAt: Date.parse(from), endsAt: Date.parse(until) },
})
const booking = (id: string, slotId: string, from: string, until: string) => ({
  ...{
    id,
    slotId,
    listingId: 'l',
    title: 'Balayage',
    clientName: 'Maya',
    status: 'confirmed' as const,
    respondBy: null,
  },
  ...{ startsAt: Date.parse(from), endsAt: Date.parse(until) },
})
const busy = (id: string, from: string, until: string) => ({
  ...{ id, note: '', calendarName: null, startsAt: Date.parse(from), endsAt: Date.parse(until) },
})
const diary = (given: Partial<Diary>): Diary => ({ zone, slots: [], bookings: [], busy: [], ...given })

test.each([
  [undefined, '2027-03-10', '2027-03-17'],
  ['2027-03-16', '2027-03-10', '2027-03-17'],
  ['2027-03-17', '2027-03-17', '2027-03-24'],
  ['2027-03-09', '2027-03-03', '2027-03-10'],
  ['2027-03-29', '2027-03-24', '2027-03-31'],
])('the week of %s seen from 10 March is %s until %s', (day, from, until) => {
  expect(weekOf(day, '2027-03-10')).toMatchObject({ from, until })
})

test('a booking stands in its slot’s place; what nobody may book is said', () => {
  const entries = entriesOf(
    diary({
      slots: [
        slot('a', '2027-03-10T09:00Z', '2027-03-10T10:00Z', 1),
        slot('b', '2027-03-10T09:30Z', '2027-03-10T10:30Z'),
        slot('c', '2027-03-10T11:00Z', '2027-03-10T12:00Z'),
        slot('d', '2027-03-10T14:00Z', '2027-03-10T15:00Z'),
        slot('e', '2027-03-10T16:00Z', '2027-03-10T17:00Z', 1),
      ],
      bookings: [booking('m', 'a', '2027-03-10T09:00Z', '2027-03-10T10:00Z')],
      busy: [busy('t', '2027-03-10T11:30Z', '2027-03-10T13:00Z')],
    }),
  )
  expect(entries.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    ...['m booked', 'b shut', 'c shut', 't blocked', 'd open', 'e held'],
  ])
})

const blocked = (from: string, until: string): Entry => {
  const [entry] = entriesOf(diary({ busy: [busy('t', from, until)] }))
  if (!entry) throw new Error('no entry')
  return entry
}
const lanes = (...spans: [string, string][]) =>
  placeDay(
    spans.map(([from, until]) => blocked(`2027-03-10T${from}Z`, `2027-03-10T${until}Z`)),
    '2027-03-10',
    zone,
  ).map(({ lane, lanes: all }) => `${lane + 1}/${all}`)

test('what is at one time stands beside each other, what follows has the whole width', () => {
  expect(lanes(['09:00', '10:00'], ['10:00', '11:00'])).toEqual(['1/1', '1/1'])
  expect(lanes(['09:00', '12:00'], ['09:30', '10:00'], ['10:00', '11:00'])).toEqual(['1/2', '2/2', '2/2'])
  expect(lanes(['09:00', '12:00'], ['10:00', '11:00'], ['12:00', '13:00'])).toEqual(['1/2', '2/2', '1/1'])
})

test('what lasts over midnight stands on both days, by the wall clock of each', () => {
  const entry = blocked('2027-03-27T22:00Z', '2027-03-28T09:00Z')
  const minutes = (date: string) => placeDay([entry], date, zone).map(({ start, end }) => [start / 60, end / 60])
  // Summer time begins in between: 09:00 UTC is 10:00.
  expect(['2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29'].map(minutes)).toEqual([[], [[22, 24]], [[0, 10]], []])
})

test('the hours are those of a working day, or as many as it takes', () => {
  expect(hoursOf([[]])).toEqual({ first: 7, last: 22 })
  const early = placeDay([blocked('2027-03-10T05:30Z', '2027-03-10T22:10Z')], '2027-03-10', zone)
  expect(hoursOf([early])).toEqual({ first: 5, last: 23 })
})

test('a booking at which one is busy by another calendar says so; one that is over or only blocked beside does not', () => {
  const at = '2027-03-10T09:00Z'
  const until = '2027-03-10T10:00Z'
  const clash = (status: Diary['bookings'][number]['status'], calendarName: string | null, busyUntil = until) =>
    entriesOf(
      diary({
        bookings: [{ ...booking('m', 'a', at, until), status }],
        busy: [{ ...busy('t', '2027-03-10T08:00Z', busyUntil), calendarName }],
      }),
    ).map((entry) => ('isBusyToo' in entry ? entry.isBusyToo : undefined))
  expect(clash('confirmed', 'Academy')).toContain(true)
  expect(clash('requested', 'Academy')).toContain(true)
  expect(clash('released', 'Academy')).not.toContain(true)
  expect(clash('confirmed', null)).not.toContain(true)
  expect(clash('confirmed', 'Academy', at)).not.toContain(true)
})

test('more at one time than there is room for is one crowd, from its first start to its last end', () => {
  const day = (...spans: [string, string][]) =>
    placeDay(
      spans.map(([from, until]) => blocked(`2027-03-10T${from}Z`, `2027-03-10T${until}Z`)),
      '2027-03-10',
      zone,
    )
  const placed = day(['09:00', '10:00'], ['09:00', '11:00'], ['09:30', '10:00'], ['12:00', '13:00'], ['12:30', '13:30'])
  const { single, crowds } = partCrowds(placed, 2)
  expect(single.map(({ start }) => start)).toEqual([720, 750])
  expect(crowds.map(({ start, end, entries }) => [start, end, entries.length])).toEqual([[540, 660, 3]])
  const both = day(
    ...(['09:00', '10:00'] as const).flatMap((at) =>
      Array.from({ length: 3 }, (): [string, string] => [at, at.replace(':00', ':45')]),
    ),
  )
  expect(partCrowds(both, 2).crowds.map(({ entries }) => entries.length)).toEqual([3, 3])
  expect(partCrowds(both, 3).crowds).toEqual([])
})
