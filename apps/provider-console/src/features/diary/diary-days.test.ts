import { expect, test } from 'vitest'
import {
  type Diary,
  daySummary,
  defaultStart,
  type Entry,
  entriesOf,
  hoursOf,
  partCrowds,
  patchTestOf,
  placeDay,
  rowsOf,
  weekOf,
} from './diary-days.ts'

const zone = 'Europe/London'
const slot = (id: string, from: string, until: string, booked = 0) => ({
  ...{ id, listingId: 'l', title: 'Balayage', capacity: 1, booked, approval: 'manual' as const, patchTestHours: null },
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
    type: 'in_person' as const,
    patchTestBy: null,
    proposal: null,
  },
  ...{ startsAt: Date.parse(from), endsAt: Date.parse(until) },
})
const busy = (id: string, from: string, until: string) => ({
  ...{
    id,
    note: '',
    calendarName: null,
    heldFor: null,
    offersOut: 0,
    startsAt: Date.parse(from),
    endsAt: Date.parse(until),
  },
})
const diary = (given: Partial<Diary>): Diary => ({ zone, slots: [], bookings: [], busy: [], ...given })
/** By default ten days before what is in it. */
const seen = (given: Diary, now = Date.parse('2027-03-01T09:00Z')) => entriesOf(given, now)

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
  const entries = seen(
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

test('a booking whose day is off is no booking of that day, and nothing is to be arranged for it', () => {
  const kept = booking('m', 'a', '2027-03-10T09:00Z', '2027-03-10T10:00Z')
  const proposal = { by: 'provider' as const, otherwise: 'cancels' as const, until: Date.parse('2027-03-02T09:00Z') }
  const day = busy('t', '2027-03-10T00:00Z', '2027-03-11T00:00Z')
  const patchTestBy = Date.parse('2027-03-08T09:00Z')
  const entries = seen(diary({ bookings: [{ ...kept, proposal, patchTestBy }], busy: [day] }))
  expect(entries.map(({ kind }) => kind)).toEqual(['blocked', 'offered'])
  expect(daySummary(placeDay(entries, '2027-03-10', zone))).toEqual({ kind: 'off' })
  const [, entry] = entries
  expect(entry && 'booking' in entry && patchTestOf(entry, 0)).toBeUndefined()
})

const blocked = (from: string, until: string): Entry => {
  const [entry] = seen(diary({ busy: [busy('t', from, until)] }))
  if (!entry) throw new Error('no entry')
  return entry
}
test('a day of which a part is taken and nothing can be booked is not called free', () => {
  const head = (...entries: Entry[]) => daySummary(placeDay(entries, '2027-03-10', zone)).kind
  expect(head()).toBe('nothing')
  expect(head(blocked('2027-03-10T09:00Z', '2027-03-10T13:00Z'))).toBe('partly')
  expect(head(blocked('2027-03-10T07:00Z', '2027-03-10T22:00Z'))).toBe('off')
})

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
  // A week with a day off is no longer than one without.
  const off = placeDay([blocked('2027-03-10T00:00Z', '2027-03-11T00:00Z')], '2027-03-10', zone)
  expect(hoursOf([off])).toEqual({ first: 7, last: 22 })
})

test('today by itself begins at this hour, or with what was before', () => {
  expect(hoursOf([[]], 16 * 60 + 35)).toEqual({ first: 16, last: 22 })
  expect(hoursOf([[]], 23 * 60)).toEqual({ first: 21, last: 22 })
  const noon = placeDay([blocked('2027-03-10T12:00Z', '2027-03-10T13:00Z')], '2027-03-10', zone)
  expect(hoursOf([noon], 16 * 60)).toEqual({ first: 12, last: 22 })
})

test.each([
  ['a day to come', '2027-03-12', '16:35', '2027-03-12 09:00'],
  ['today before nine', '2027-03-10', '07:10', '2027-03-10 09:00'],
  ['today', '2027-03-10', '16:35', '2027-03-10 17:00'],
  ['a day that is over', '2027-03-08', '16:30', '2027-03-10 17:00'],
  ['today after its last start', '2027-03-10', '21:30', '2027-03-11 09:00'],
])('what is new is asked for where it can still be: %s', (_, date, time, expected) => {
  const start = defaultStart(date, Date.parse(`2027-03-10T${time}Z`), zone)
  expect(`${start.date} ${start.time}`).toBe(expected)
})

test('a booking at which one is busy by another calendar says so; one that is over or only blocked beside does not', () => {
  const at = '2027-03-10T09:00Z'
  const until = '2027-03-10T10:00Z'
  const clash = (status: Diary['bookings'][number]['status'], calendarName: string | null, busyUntil = until) =>
    seen(
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

test('where more meet than there is room for, bookings stay and slots are told of by the hour', () => {
  const at = (time: string) => `2027-03-10T${time}Z`
  const placed = placeDay(
    seen(
      diary({
        slots: [
          ...['a', 'b', 'c'].map((id) => slot(id, at('09:00'), at('11:00'))),
          slot('d', at('10:30'), at('11:30')),
          slot('e', at('14:00'), at('15:00')),
        ],
        bookings: [booking('m', 'x', at('09:30'), at('10:30'))],
      }),
    ),
    '2027-03-10',
    zone,
  )
  const { single, crowds } = partCrowds(placed, 2)
  expect(single.map(({ entry, lane, lanes: all }) => [entry.id, lane, all])).toEqual([
    ['e', 0, 1],
    ['m', 0, 2],
    ['d', 0, 1],
  ])
  expect(single.find(({ entry }) => entry.id === 'd')).toMatchObject({ start: 630, end: 690 })
  expect(crowds.map(({ start, end, entries, lane, lanes: all }) => [start, end, entries.length, lane, all])).toEqual([
    [540, 630, 3, 1, 2],
  ])
  expect(partCrowds(placed, 9)).toEqual({ single: placed, crowds: [] })
})

test('the bookings of a class are told together, for as long as it takes; what else is sold stays beside them', () => {
  const at = (time: string) => `2027-03-10T${time}Z`
  const open = { ...slot('class', at('09:30'), at('11:30'), 4), capacity: 6 }
  const four = ['a', 'b', 'c', 'd'].map((id) => booking(id, 'class', at('09:30'), at('11:30')))
  const elsewhere = busy('t', at('10:00'), at('11:00'))
  const placed = placeDay(seen(diary({ slots: [open], bookings: four, busy: [elsewhere] })), '2027-03-10', zone)
  const { single, crowds } = partCrowds(placed, 3)
  expect(crowds.map(({ start, end, lane, lanes: all }) => [start, end, lane, all])).toEqual([[570, 690, 1, 2]])
  expect(crowds[0]?.entries.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'class', 'd'])
  expect(single).toMatchObject([{ entry: { id: 't' }, lane: 0, lanes: 2 }])
})

test('a slot that is alone in its hour gives way to the crowd of the next one, and is known to go on', () => {
  const at = (time: string) => `2027-03-10T${time}Z`
  const slots = [slot('long', at('10:30'), at('12:00')), ...['a', 'b'].map((id) => slot(id, at('11:00'), at('12:00')))]
  const { single, crowds } = partCrowds(placeDay(seen(diary({ slots })), '2027-03-10', zone), 2)
  expect(single).toMatchObject([{ entry: { id: 'long' }, start: 630, end: 660, isCut: true }])
  expect(crowds).toMatchObject([{ start: 660, end: 720, entries: [{ id: 'a' }, { id: 'b' }] }])
})

test('the list has slots of one listing in one row, up to what stands between; one by itself is a row', () => {
  const at = (hour: number) => [`2027-03-10T${hour}:00Z`, `2027-03-10T${hour + 1}:00Z`] as const
  const cut = (id: string, hour: number) => ({ ...slot(id, ...at(hour)), listingId: 'cut' })
  const entries = seen(
    diary({
      slots: [
        slot('a', ...at(10)),
        cut('b', 11),
        slot('c', ...at(12)),
        slot('d', ...at(15)),
        cut('e', 16),
        cut('f', 17),
      ],
      busy: [busy('out', ...at(14))],
    }),
  )
  const rows = rowsOf(placeDay(entries, '2027-03-10', zone))
  expect(rows.map(({ entry, slots }) => entry?.id ?? slots?.map(({ id }) => id))).toEqual([
    ['a', 'c'],
    'b',
    'out',
    'd',
    ['e', 'f'],
  ])
})

test('a slot that nobody can book while the provider is busy is no part of the open ones', () => {
  const entries = seen(
    diary({
      slots: ['10:00', '10:30', '11:30', '12:00'].map((time) =>
        slot(time, `2027-03-10T${time}Z`, new Date(Date.parse(`2027-03-10T${time}Z`) + 1_800_000).toISOString()),
      ),
      busy: [busy('out', '2027-03-10T08:00Z', '2027-03-10T11:00Z')],
    }),
  )
  const rows = rowsOf(placeDay(entries, '2027-03-10', zone))
  expect(rows.map(({ slots }) => slots?.map(({ kind, id }) => `${kind} ${id}`))).toEqual([
    undefined,
    ['shut 10:00', 'shut 10:30'],
    ['open 11:30', 'open 12:00'],
  ])
})

test('a slot that begins too soon for anybody to book it is no open one, whose patch test is late still is', () => {
  const begins = ['11:29', '11:30', '14:00']
  const slots = begins.map((time) => ({
    ...slot(time, `2027-03-10T${time}Z`, '2027-03-10T15:00Z'),
    patchTestHours: 48,
  }))
  const kinds = (now: string) => seen(diary({ slots }), Date.parse(`2027-03-10T${now}Z`)).map(({ kind }) => kind)
  expect(kinds('09:00')).toEqual(['late', 'open', 'open'])
  expect(kinds('12:00')).toEqual(['late', 'late', 'late'])
  const head = (now: string) =>
    daySummary(placeDay(seen(diary({ slots }), Date.parse(`2027-03-10T${now}Z`)), '2027-03-10', zone))
  expect([head('09:00'), head('12:00')]).toEqual([
    { kind: 'open', count: 2 },
    { kind: 'open', count: 0 },
  ])
})
