import { expect, test } from 'vitest'
import { takeDay } from './day-words.ts'

/** A Thursday in London; already Friday in Auckland. */
const now = Date.parse('2026-11-26T16:00:00Z')

test.for([
  ['haircut today', 'haircut', ['2026-11-26'], undefined],
  ['brows tomorrow evening leeds', 'brows leeds', ['2026-11-27'], 'night'],
  ['Tommorow: nails', 'nails', ['2026-11-27'], undefined],
  ['facial tonight', 'facial', ['2026-11-26'], 'night'],
  ['massage this weekend in York', 'massage in york', ['2026-11-28', '2026-11-29'], undefined],
  ['wax on Saturday morning', 'wax', ['2026-11-28'], 'morning'],
  ['cut thursday', 'cut', ['2026-11-26'], undefined],
  ['cut on Wednesdays', 'cut', ['2026-12-02'], undefined],
  ['coupe demain après-midi', 'coupe', ['2026-11-27'], 'afternoon'],
  ['massage ce soir', 'massage', ['2026-11-26'], 'night'],
  ['coupe ce week-end', 'coupe', ['2026-11-28', '2026-11-29'], undefined],
  ['soin aujourd’hui', 'soin', ['2026-11-26'], undefined],
  ['tomorrow', '', ['2026-11-27'], undefined],
] as const)('“%s” asks for “%s” on %j', ([line, rest, dates, part]) =>
  expect(takeDay(line, now, 'Europe/London')).toEqual({ rest, dates, part }),
)

test.for(['balayage leeds', 'day spa', 'night cream facial', 'mondayish', ''])('“%s” names no day', (line) =>
  expect(takeDay(line, now, 'Europe/London')).toBeUndefined(),
)

test('a day is one of the place’s calendar', () =>
  expect(takeDay('today', now, 'Pacific/Auckland')?.dates).toEqual(['2026-11-27']))
