import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#time/durations.ts'
import { type StartProblem, startProblems, type TakenTime } from './start-problems.ts'

const zone = 'Europe/London'
const now = Date.parse('2027-03-01T12:00:00Z')
const span = (from: string, until: string, kind: TakenTime['kind']): TakenTime => ({
  from: Date.parse(from),
  until: Date.parse(until),
  kind,
})

const told = (starts: readonly string[], duration: number, taken: readonly TakenTime[] = []) => {
  const asked = starts.map((start) => ({ date: start.slice(0, 10), time: start.slice(11) }))
  const problems = startProblems(asked, { duration, zone }, taken, now)
  return starts.map((_, index) => problems.get(index))
}

test.each<[string, string[], number, (StartProblem | undefined)[]]>([
  ['two with 30 minutes between', ['2027-03-10 09:00', '2027-03-10 11:00'], 90, [undefined, undefined]],
  ['two with none', ['2027-03-10 09:00', '2027-03-10 10:30'], 90, [undefined, 'slot_overlaps']],
  ['the same twice', ['2027-03-10 09:00', '2027-03-10 09:00'], 60, [undefined, 'slot_overlaps']],
  ['one that is refused keeps nobody out', ['2027-03-10 09:15', '2027-03-10 09:30'], 60, ['slot_off_grid', undefined]],
  ['into midnight', ['2027-03-10 21:30'], 150, ['slot_past_midnight']],
  ['up to a minute before', ['2027-03-10 21:30'], 149, [undefined]],
  ['past, and too far ahead', ['2027-03-01 09:00', '2027-06-02 09:00'], 60, ['slot_in_past', 'slot_too_far_ahead']],
  ['an hour that the clocks skip', ['2027-03-28 01:30'], 60, ['slot_off_grid']],
  ['both sides of the clock change', ['2027-03-28 07:00', '2027-03-27 21:30'], 60, [undefined, undefined]],
])('%s', (_when, starts, duration, problems) => {
  expect(told(starts, duration)).toEqual(problems)
})

test.each<[string, TakenTime, StartProblem | undefined]>([
  ['ends as a booking’s 30 minutes begin', span('2027-03-10T10:30Z', '2027-03-10T11:30Z', 'booking'), undefined],
  ['ends within them', span('2027-03-10T10:29Z', '2027-03-10T11:30Z', 'booking'), 'slot_clashes'],
  ['begins 30 minutes after a booking', span('2027-03-10T08:00Z', '2027-03-10T08:30Z', 'booking'), undefined],
  ['begins within them', span('2027-03-10T08:00Z', '2027-03-10T08:31Z', 'booking'), 'slot_clashes'],
  ['ends as a busy time begins', span('2027-03-10T10:00Z', '2027-03-10T11:00Z', 'busy'), undefined],
  ['runs into it', span('2027-03-10T09:59Z', '2027-03-10T11:00Z', 'busy'), 'slot_clashes'],
])('a slot from 09:00 to 10:00 that %s', (_when, taken, problem) => {
  expect(told(['2027-03-10 09:00'], 60, [taken])).toEqual([problem])
})

test('a start that is listed already stays where something was taken since, but meets no other of its listing', () => {
  const starts = [
    { date: '2027-03-10', time: '09:00' },
    { date: '2027-03-10', time: '12:00' },
    { date: '2027-03-10', time: '12:30' },
  ]
  const taken = [
    span('2027-03-10T09:30Z', '2027-03-10T10:00Z', 'busy'),
    span('2027-03-10T12:00Z', '2027-03-10T13:00Z', 'booking'),
  ]
  const problemsOf = (...times: string[]) => [
    ...startProblems(starts, { duration: 60, zone, isListed: ({ time }) => times.includes(time) }, taken, now),
  ]
  expect(problemsOf('09:00')).toEqual([
    [1, 'slot_clashes'],
    [2, 'slot_clashes'],
  ])
  expect(problemsOf('09:00', '12:00', '12:30')).toEqual([[2, 'slot_overlaps']])
})

test('starts that pass never meet each other or what is taken: over both clock changes, by counting minutes', () => {
  const minute = fc.integer({ min: 0, max: 230 * 24 * 60 })
  const starts = fc.array(fc.tuple(fc.nat(229), fc.nat(29)), { minLength: 1, maxLength: 12 })
  const busy = fc.array(fc.tuple(minute, fc.integer({ min: 1, max: 600 })), { maxLength: 6 })
  const dayOf = (day: number) => new Date(Date.parse('2027-03-01T00:00Z') + day * DAY_MS).toISOString().slice(0, 10)
  fc.assert(
    fc.property(starts, busy, fc.integer({ min: 5, max: 240 }), (picked, taken, duration) => {
      const asked = picked.map(([day, half]) => ({
        date: dayOf(day),
        time: new Date((7 * 60 + half * 30) * MINUTE_MS).toISOString().slice(11, 16),
      }))
      const spans = taken.map(([from, length]) => ({
        from: now + from * MINUTE_MS,
        until: now + (from + length) * MINUTE_MS,
        kind: 'busy' as const,
      }))
      const problems = startProblems(asked, { duration, zone }, spans, now)
      // The oracle: London is an hour ahead of UTC from 28 March to 31 October 2027, at these hours of the day.
      const instant = ({ date, time }: { date: string; time: string }) =>
        Date.parse(`${date}T${time}Z`) - (date >= '2027-03-28' && date < '2027-10-31' ? HOUR_MS : 0)
      const kept = asked
        .filter((_, index) => !problems.has(index))
        .map(instant)
        .toSorted((a, b) => a - b)
      for (const [index, at] of kept.entries()) {
        const next = kept[index + 1]
        expect(next === undefined || next - at >= (duration + 30) * MINUTE_MS).toBe(true)
        expect(spans.every((one) => one.until <= at || one.from >= at + duration * MINUTE_MS)).toBe(true)
        expect(at > now).toBe(true)
      }
    }),
  )
})
