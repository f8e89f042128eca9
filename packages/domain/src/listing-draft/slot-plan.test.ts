import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slotPeriod } from '#listing/slot-period.ts'
import { HOUR_MS, MINUTE_MS } from '#time/durations.ts'
import type { WallClock } from '#time/wall-clock.ts'
import {
  addStarts,
  dayCells,
  dayStarts,
  fillPeriod,
  laterWeeks,
  nearestStarts,
  overlapsOf,
  plannedDays,
  type SlotPlan,
  weeklyDates,
} from './slot-plan.ts'

const at = (instant: string) => Date.parse(instant)
const on = (start: string): WallClock => ({ date: start.slice(0, 10), time: start.slice(11) })
const plan: SlotPlan = { starts: [], duration: 105, zone: 'Europe/London', now: at('2027-05-08T10:04Z'), taken: [] }
/** In May, an hour ahead of UTC: Hannah's 10:30 to 13:00, and an academy's 18:00 to 20:00. */
const hannah = { from: at('2027-05-14T09:30Z'), until: at('2027-05-14T12:00Z'), kind: 'booking' as const }
const academy = { from: at('2027-05-14T17:00Z'), until: at('2027-05-14T19:00Z'), kind: 'busy' as const }
const thursday: SlotPlan = {
  ...plan,
  starts: ['2027-05-14 08:00', '2027-05-14 13:30'].map(on),
  taken: [hannah, academy],
}

/** Half hours of one kind, by their times. */
const timesOf = (cells: ReturnType<typeof dayCells>, state: string) =>
  cells.filter((cell) => cell.state === state).map(({ time }) => time)

test('a day shows what its starts take up, what is taken and where a start still fits', () => {
  const cells = dayCells('2027-05-14', thursday)
  expect(timesOf(cells, 'picked')).toEqual(['08:00', '13:30'])
  expect(timesOf(cells, 'treatment')).toEqual(['08:30', '09:00', '09:30', '14:00', '14:30', '15:00'])
  expect(timesOf(cells, 'extra')).toEqual(['10:00', '15:30'])
  expect(timesOf(cells, 'booking')).toEqual(['10:30', '11:00', '11:30', '12:00', '12:30'])
  expect(timesOf(cells, 'busy')).toEqual(['18:00', '18:30', '19:00', '19:30'])
  expect(timesOf(cells, 'free')).toEqual(['16:00', '20:00', '20:30', '21:00', '21:30'])
  expect(timesOf(cells, 'unfit')).toEqual(['07:00', '07:30', '13:00', '16:30', '17:00', '17:30'])
  expect(cells.find(({ time }) => time === '13:00')).toMatchObject({ problem: 'slot_overlaps', by: hannah })
  expect(cells.find(({ time }) => time === '17:00')).toMatchObject({ problem: 'slot_clashes', by: academy })
  expect(cells.find(({ time }) => time === '08:00')).toMatchObject({ problem: undefined })
})

test('a picked start that a booking came upon says so', () => {
  const cells = dayCells('2027-05-14', { ...thursday, starts: [on('2027-05-14 12:30')] })
  expect(cells.find(({ time }) => time === '12:30')).toMatchObject({
    state: 'picked',
    problem: 'slot_clashes',
    by: hannah,
  })
})

test.each<[string, SlotPlan, WallClock[], string[], string[]]>([
  ['two that follow each other', plan, ['2027-05-20 09:00', '2027-05-20 11:30'].map(on), ['09:00', '11:30'], []],
  ['the later of two that meet', plan, ['2027-05-20 09:00', '2027-05-20 11:00'].map(on), ['09:00'], ['slot_overlaps']],
  ['one that is there already is neither', thursday, [on('2027-05-14 08:00')], [], []],
  ['one over a booking', thursday, [on('2027-05-14 09:00')], [], ['slot_overlaps']],
  ['one into a busy time', thursday, [on('2027-05-14 16:30')], [], ['slot_clashes']],
  ['one that is past', plan, [on('2027-05-08 09:00')], [], ['slot_in_past']],
  [
    'the last day and the one after',
    plan,
    ['2027-08-08 09:00', '2027-08-09 09:00'].map(on),
    ['09:00'],
    ['slot_too_far_ahead'],
  ],
  [
    'one that would end after midnight',
    { ...plan, duration: 180 },
    [on('2027-05-20 21:00')],
    [],
    ['slot_past_midnight'],
  ],
])('added are: %s', (_what, before, wanted, added, problems) => {
  const found = addStarts(wanted, before)
  expect(found.added.map(({ time }) => time)).toEqual(added)
  expect(found.left.map(({ problem }) => problem)).toEqual(problems)
})

test('no listing gets more than 300 starts', () => {
  const days = weeklyDates('2027-05-08', [0, 1, 2, 3, 4, 5, 6], '2027-08-08')
  const wanted = days.flatMap((date) => ['08:00', '12:00', '16:00', '20:00'].map((time) => ({ date, time })))
  const { added, left } = addStarts(wanted, plan)
  expect(added).toHaveLength(300)
  expect(new Set(left.map(({ problem }) => problem))).toEqual(new Set(['full']))
})

test('"Select all" packs a part of the day', () => {
  expect(fillPeriod('2027-05-20', 'morning', plan).map(({ time }) => time)).toEqual(['07:00', '09:30'])
  expect(fillPeriod('2027-05-14', 'night', thursday).map(({ time }) => time)).toEqual(['20:00'])
})

test('the nearest starts that fit, the earlier of two as near', () => {
  expect(nearestStarts(on('2027-05-14 13:00'), { ...thursday, starts: [] })).toEqual(['13:30', '14:00', '14:30'])
  expect(nearestStarts(on('2027-05-20 09:00'), { ...plan, starts: [on('2027-05-20 09:00')] })).toEqual([
    '11:30',
    '12:00',
    '12:30',
  ])
  expect(nearestStarts(on('2027-05-01 09:00'), plan)).toEqual([])
})

test('every week on some days, over a month end and a clock change', () => {
  expect(weeklyDates('2027-10-28', [4, 0], '2027-11-11')).toEqual([
    '2027-10-31',
    '2027-11-04',
    '2027-11-07',
    '2027-11-11',
  ])
  expect(weeklyDates('2028-02-24', [2], '2028-03-07')).toEqual(['2028-02-29', '2028-03-07'])
  expect(weeklyDates('2027-05-14', [], '2027-08-08')).toEqual([])
})

test('the same time of the weeks after it, across a clock change, of its listing alone', () => {
  const slot = (at: string, listingId = 'tint') => ({ listingId, startsAt: Date.parse(at) })
  const first = slot('2027-03-25T09:00Z')
  const later = [slot('2027-04-01T08:00Z'), slot('2027-04-15T08:00Z')]
  const others = [
    slot('2027-03-18T09:00Z'),
    slot('2027-03-26T09:00Z'),
    slot('2027-04-08T09:00Z'),
    slot('2027-04-08T08:00Z', 'cut'),
  ]
  expect(laterWeeks(first, [first, ...others, ...later], 'Europe/London')).toEqual(later)
})

test('neighbouring days with the same times are told as one', () => {
  const starts = ['2027-05-20 11:30', '2027-05-19 09:00', '2027-05-20 09:00', '2027-05-14 08:00', '2027-05-19 11:30']
  expect(plannedDays(starts.map(on))).toEqual([
    { dates: ['2027-05-14'], times: ['08:00'] },
    { dates: ['2027-05-19', '2027-05-20'], times: ['09:00', '11:30'] },
  ])
})

/** Days around which clocks change, months end and years turn, by zone; their now is a month before. */
const days = [
  ['Europe/London', '2027-03-27', '2027-03-28', '2027-03-29', '2027-10-30', '2027-10-31', '2027-11-01', '2028-02-29'],
  ['America/New_York', '2027-03-13', '2027-03-14', '2027-03-15', '2027-11-06', '2027-11-07', '2027-12-31'],
  ['Australia/Lord_Howe', '2027-04-03', '2027-04-04', '2027-04-05', '2027-10-02', '2027-10-03', '2028-01-01'],
  ['Asia/Kathmandu', '2027-01-31', '2027-02-28', '2027-03-01'],
].flatMap(([zone = '', ...dates]) => dates.map((date) => ({ zone, date })))

/** The oracle's clock: minutes that a zone is ahead of UTC at noon of a date, as the platform's own calendar says. Clocks
 *  change at night, so it holds from seven in the morning on. */
const offsets = new Map<string, number>()
function ahead(date: string, zone: string): number {
  const key = `${zone} ${date}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const noon = Date.parse(`${date}T12:00Z`)
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(noon)
  const words = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(words) ?? []
  const found = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  offsets.set(key, found)
  return found
}
const instant = ({ date, time }: WallClock, zone: string) =>
  Date.parse(`${date}T${time}Z`) - ahead(date, zone) * MINUTE_MS

/** Five-minute ticks of a day from its nominal midnight, and of the night after it. */
const TICK = 5 * MINUTE_MS
const ticksOf = (time: string) => Number(time.slice(0, 2)) * 12 + Number(time.slice(3)) / 5
const nothing = () => new Uint8Array(2 * 288)
/** No start may lie within 30 minutes of another one or of a booking. */
const EXTRA = 6

type Told = Pick<SlotPlan, 'now' | 'taken'> & { midnight: number; ticks: number }

/** Which starts of a day are clear, by counting ticks: of busy times, and 30 minutes clear of starts and bookings. */
function counting({ now, taken, midnight, ticks }: Told, others: readonly WallClock[]) {
  const [busy, booked] = [nothing(), nothing()]
  for (const { from, until, kind } of taken) {
    const line = kind === 'busy' ? busy : booked
    line.fill(1, Math.max(0, (from - midnight) / TICK), Math.max(0, (until - midnight) / TICK))
  }
  for (const { time } of others) booked.fill(1, ticksOf(time), ticksOf(time) + ticks)
  return (time: string) => {
    const first = ticksOf(time)
    return (
      midnight + first * TICK > now &&
      first + ticks < 288 &&
      !busy.subarray(first, first + ticks).includes(1) &&
      !booked.subarray(first - EXTRA, first + ticks + EXTRA).includes(1)
    )
  }
}

const five = (most: number) => fc.integer({ min: 0, max: most }).map((count) => count * 5)
const cases = fc.record({
  day: fc.constantFrom(...days),
  duration: five(47).map((minutes) => minutes + 5),
  wanted: fc.array(fc.nat(29), { maxLength: 8 }),
  taken: fc.array(fc.tuple(five(288), five(60), fc.boolean()), { maxLength: 4 }),
  /** Five-minute steps from the day's midnight at which it is now; mostly long before. */
  sinceMidnight: fc.oneof({ weight: 4, arbitrary: fc.constant(-30 * 288) }, { weight: 1, arbitrary: fc.nat(288) }),
})

test('10,000 plans over clock changes, month ends and zones are what counting says', () => {
  fc.assert(
    fc.property(cases, ({ day: { date, zone }, duration, wanted, taken, sinceMidnight }) => {
      const midnight = instant({ date, time: '00:00' }, zone)
      const before: SlotPlan = {
        starts: [],
        duration,
        zone,
        now: midnight + sinceMidnight * TICK,
        taken: taken.map(([from, length, isBusy]) => ({
          from: midnight + from * MINUTE_MS,
          until: midnight + (from + length + 5) * MINUTE_MS,
          kind: isBusy ? 'busy' : 'booking',
        })),
      }
      const told: Told = { ...before, midnight, ticks: duration / 5 }
      const asked = [...new Set(wanted)].map((index) => ({ date, time: dayStarts[index] ?? '' }))
      const kept: WallClock[] = []
      for (const start of asked) if (counting(told, kept)(start.time)) kept.push(start)
      const { added, left } = addStarts(asked, before)
      same(added, kept)
      same(left.length, asked.length - kept.length)
      const hasRoom = counting(told, kept)
      const stands = (time: string) => {
        const others = kept.filter((one) => one.time !== time)
        return others.length < kept.length ? counting(told, others)(time) && 'picked' : hasRoom(time) && 'free'
      }
      const shown = dayCells(date, { ...before, starts: added })
      same(
        shown.map(({ state, problem }) => problem === undefined && state),
        shown.map(({ time }) => stands(time)),
      )
    }),
    { numRuns: 10_000 },
  )
})

/** `toEqual` takes its time, which only a difference is worth. */
const same = (found: unknown, expected: unknown) => {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected)
}

test('"Select all" leaves no room in its part of the day', () => {
  const periods = fc.constantFrom('morning' as const, 'afternoon' as const, 'night' as const)
  fc.assert(
    fc.property(fc.constantFrom(...days), five(47), periods, ({ date, zone }, more, period) => {
      const now = instant({ date, time: '00:00' }, zone) - HOUR_MS
      const before: SlotPlan = { starts: [], duration: more + 5, zone, now, taken: [] }
      const starts = fillPeriod(date, period, before)
      const free = dayCells(date, { ...before, starts }).filter(({ state }) => state === 'free')
      expect(free.filter(({ time }) => slotPeriod(time) === period)).toEqual([])
    }),
  )
})

test('an open slot is met with the 30 minutes extra on both sides, on its own day and across midnight of UTC', () => {
  const zone = 'America/Los_Angeles'
  const slot = (id: string, date: string, from: string, until: string) => ({
    id,
    startsAt: instant({ date, time: from }, zone),
    endsAt: instant({ date, time: until }, zone),
  })
  const slots = [
    slot('noon', '2027-05-11', '12:00', '13:00'),
    // In UTC it begins on the eleventh and ends on the twelfth.
    slot('late', '2027-05-11', '16:30', '18:30'),
  ]
  const overlapAt = overlapsOf(slots, { duration: 60, zone })
  const met = (time: string, date = '2027-05-11') => overlapAt({ date, time })?.id
  expect(['10:30', '11:00', '13:00', '13:30'].map((time) => met(time))).toEqual([undefined, 'noon', 'noon', undefined])
  expect(['15:00', '15:30', '18:30', '19:00'].map((time) => met(time))).toEqual([undefined, 'late', 'late', undefined])
  expect(met('12:00', '2027-05-12')).toBeUndefined()
})
