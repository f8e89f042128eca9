import { expect, test } from 'vitest'
import { amountToRead, changeOf, type EarningLine, earningMonths, monthsOf, sumEarnings } from './earnings.ts'

const zone = 'Europe/London'
const may = Date.UTC(2026, 4, 8, 11)
// By the clock of London this is the first of May already.
const night = Date.UTC(2026, 3, 30, 23, 30)

const lines: EarningLine[] = [
  { at: Date.UTC(2026, 2, 9), kind: 'share', amount: 4_590, kept: 810 },
  { at: Date.UTC(2026, 2, 9), kind: 'fee', amount: -135 },
  { at: night, kind: 'share', amount: 5_270 },
  { at: night, kind: 'kept_back', amount: -135 },
  { at: may, kind: 'sent', amount: -5_135 },
]

test('each month has its own, one without anything too', () => {
  expect(earningMonths(lines, ['2026-03', '2026-04', '2026-05'], zone)).toEqual([
    {
      month: '2026-03',
      count: 1,
      paid: 5_400,
      commission: 810,
      earned: 4_590,
      fees: 135,
      waived: 0,
      takenBack: 0,
      sent: 0,
    },
    { month: '2026-04', count: 0, paid: 0, commission: 0, earned: 0, fees: 0, waived: 0, takenBack: 0, sent: 0 },
    {
      month: '2026-05',
      count: 1,
      paid: 5_270,
      commission: 0,
      earned: 5_270,
      fees: 0,
      waived: 0,
      takenBack: 0,
      sent: 5_135,
    },
  ])
})

test('the last day of a long month has a month before it', () => {
  const months = monthsOf('months', Date.UTC(2026, 4, 31, 12), zone)
  expect(months).toEqual(['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'])
})

test('this year ends with this month by the clock of the place, the last one is whole', () => {
  expect(monthsOf('this_year', night, zone)).toEqual(['2026-01', '2026-02', '2026-03', '2026-04', '2026-05'])
  const last = monthsOf('last_year', night, zone)
  expect([last.length, last[0], last.at(-1)]).toEqual([12, '2025-01', '2025-12'])
  expect(monthsOf('this_year', Date.UTC(2025, 11, 31, 23, 59), zone)).toHaveLength(12)
})

test('a share that was taken back earns nothing', () => {
  const undone: EarningLine[] = [
    { at: may, kind: 'share', amount: 900 },
    { at: may, kind: 'share', amount: -900 },
  ]
  expect(sumEarnings(undone)).toMatchObject({ earned: 0, count: 1 })
})

test('lines that are summed already count as many as they were', () => {
  const summed: EarningLine[] = [
    { at: may, kind: 'share', amount: 2_700, kept: 450, lines: 3 },
    { at: may, kind: 'share', amount: -900, kept: -150, lines: 1 },
    { at: may, kind: 'fee', amount: -300, lines: 2 },
  ]
  expect(sumEarnings(summed)).toMatchObject({ count: 3, paid: 2_100, earned: 1_800, fees: 300 })
})

test('a fee and what is kept back for it count once: the money and what is owed each add up', () => {
  const lines = [
    { kind: 'fee', amount: -810 },
    { kind: 'share', amount: 4_590 },
    { kind: 'kept_back', amount: -810 },
    { kind: 'sent', amount: -3_780 },
  ] as const
  const sum = (of: 'money' | 'owed') => lines.reduce((all, line) => all + changeOf(line)[of], 0)
  expect([sum('money'), sum('owed')]).toEqual([0, 0])
  expect(changeOf({ kind: 'fee', amount: -810 })).toEqual({ money: 0, owed: 810 })
})

test('what only moves has no sign, and what has one adds up to what was earned', () => {
  const lines = [
    { kind: 'fee', amount: -810 },
    { kind: 'share', amount: 4_590 },
    { kind: 'kept_back', amount: -810 },
    { kind: 'sent', amount: -3_780 },
    { kind: 'payout', amount: -3_780 },
    { kind: 'taken_back', amount: -500 },
    { kind: 'reversed', amount: -500 },
    { kind: 'fee_repaid', amount: 810 },
  ]
  expect(lines.map(amountToRead)).toEqual([-810, 4_590, 810, 3_780, 3_780, -500, 500, 810])
})

test('what is taken back of a share is owed, until it came out of their account at Stripe or off another share', () => {
  const lines = [
    { at: may, kind: 'share', amount: 4_590 },
    { at: may, kind: 'sent', amount: -4_590 },
    { at: may, kind: 'taken_back', amount: -2_000 },
    { at: may, kind: 'reversed', amount: -1_500 },
    { at: may, kind: 'share', amount: 4_590 },
    { at: may, kind: 'kept_back', amount: -500 },
  ] as const
  const sum = (of: 'money' | 'owed') => lines.reduce((all, line) => all + changeOf(line)[of], 0)
  expect([sum('money'), sum('owed')]).toEqual([4_090, 0])
  expect(sumEarnings(lines)).toMatchObject({ takenBack: 2_000, sent: 4_590 })
})

test('a debt that is paid by bank transfer, or given up, is owed no more and moves no money here', () => {
  const lines = [
    { at: may, kind: 'fee', amount: -810 },
    { at: may, kind: 'debt_paid', amount: 500 },
    { at: may, kind: 'debt_written_off', amount: 310 },
  ] as const
  const sum = (of: 'money' | 'owed') => lines.reduce((all, line) => all + changeOf(line)[of], 0)
  expect([sum('money'), sum('owed')]).toEqual([0, 0])
})

test('a fee that is waived is owed no more; what was kept back of it is the provider’s again', () => {
  const lines = [
    { at: may, kind: 'fee', amount: -810 },
    { at: may, kind: 'share', amount: 500 },
    { at: may, kind: 'kept_back', amount: -500 },
    { at: may, kind: 'fee_waived', amount: 310 },
    { at: may, kind: 'fee_repaid', amount: 500 },
  ] as const
  const sum = (of: 'money' | 'owed') => lines.reduce((all, line) => all + changeOf(line)[of], 0)
  expect([sum('money'), sum('owed')]).toEqual([500, 0])
  expect(sumEarnings(lines)).toMatchObject({ fees: 810, waived: 810 })
})
