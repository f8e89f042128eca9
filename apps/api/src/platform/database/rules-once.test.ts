import { globSync, readFileSync } from 'node:fs'
import {
  activeStatuses,
  bookingEventKinds,
  bookingPaymentStatuses,
  bookingPolicy,
  bookingStatuses,
  completesAt,
  isActive,
  providerTab,
  releasedBy,
} from '@ginipig/domain/booking'
import { retentionDays } from '@ginipig/domain/legal'
import { AFTERNOON_UNTIL, listingStatuses, MORNING_UNTIL, slotPeriod } from '@ginipig/domain/listing'
import { ledgerSources } from '@ginipig/domain/payment'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase } from '#testing/test-database.ts'
import { at, type Database, openDatabase } from './sql.ts'

let database: Database
let drop: () => Promise<void>

beforeAll(async () => {
  const made = await createTestDatabase(inject('serverUrl'))
  drop = made.drop
  database = openDatabase(made.url, { poolSize: 2, onError: () => undefined })
})
afterAll(async () => {
  await database.end()
  await drop()
})

/** The quoted words of a piece of SQL. */
const words = (sql: string) => [...new Set(Array.from(sql.matchAll(/'(\w+)'::text/g), ([, word]) => word ?? ''))]

const sorted = (list: readonly string[]) => list.toSorted()

test.for([
  ['booking_status_check', bookingStatuses],
  ['booking_payment_status_check', bookingPaymentStatuses],
  ['booking_provider_busy', activeStatuses],
  ['listing_status_check', listingStatuses],
] as const)('the constraint %s names what domain does', async ([name, list]) => {
  const row = await database.row<{ sql: string }>(
    'select pg_get_constraintdef(oid) as sql from pg_constraint where conname = $1',
    [name],
  )
  expect(sorted(words(row?.sql ?? ''))).toEqual(sorted(list))
})

test('the index against a second booking of a slot names the active states', async () => {
  const row = await database.row<{ sql: string }>(
    `select indexdef as sql from pg_indexes where indexname = 'booking_once'`,
  )
  expect(sorted(words(row?.sql ?? ''))).toEqual(sorted(activeStatuses))
})

test.for([
  { done: 'said', policy: bookingPolicy, completedAt: Date.UTC(2027, 2, 20, 9) },
  { done: 'by the clock', policy: bookingPolicy, completedAt: null },
  {
    done: 'said, and sooner',
    policy: { ...bookingPolicy, releaseAfterMs: 90_061_001 },
    completedAt: Date.UTC(2027, 9, 30),
  },
])('release_due() is releasedBy() over both changes of the clocks: $done', async ({ policy, completedAt }) => {
  const endsAt = Date.UTC(2027, 2, 25, 17)
  const row = await database.row<{ due: number }>('select release_due($1, $2, $3) as due', [
    completedAt === null ? null : at(completedAt),
    at(endsAt),
    JSON.stringify(policy),
  ])
  // The clock's completion is written down with it: the column is empty in bookings of before alone.
  expect(row?.due).toBe(releasedBy({ endsAt, completedAt: completedAt ?? endsAt }, policy))
})

test.for([
  { done: 'as we say', completeAfterMs: bookingPolicy.completeAfterMs },
  { done: 'sooner', completeAfterMs: 90_061_001 },
])('complete_due() is completesAt() over both changes of the clocks: $done', async ({ completeAfterMs }) => {
  const policy = { ...bookingPolicy, completeAfterMs }
  for (const endsAt of [Date.UTC(2027, 2, 27, 17), Date.UTC(2027, 9, 30, 17)]) {
    const row = await database.row<{ due: number }>('select complete_due($1, $2) as due', [
      at(endsAt),
      JSON.stringify(policy),
    ])
    expect(row?.due).toBe(completesAt({ endsAt }, policy))
  }
})

test.for([
  ['booking_release_due', 'release_due(completed_at, ends_at, policy)'],
  ['booking_complete_due', 'complete_due(ends_at, policy)'],
] as const)('what waits is not read by the sweep: %s', async ([name, due]) => {
  const row = await database.row<{ sql: string }>(`select indexdef as sql from pg_indexes where indexname = $1`, [name])
  expect(row?.sql).toContain(due)
})

/** Tabs of a provider that a state can stand in, whether its start is ahead or not. */
const tabsOf = (status: (typeof bookingStatuses)[number]) =>
  [0, 2].map((startsAt) => providerTab({ status, startsAt }, 1))

test.for([
  ['booking_provider_open', bookingStatuses.filter((status) => tabsOf(status).some((tab) => tab && tab !== 'past'))],
  ['booking_provider_past', bookingStatuses.filter((status) => tabsOf(status).every((tab) => tab === 'past'))],
] as const)('the index %s names the states of its tabs', async ([name, list]) => {
  const row = await database.row<{ sql: string }>('select indexdef as sql from pg_indexes where indexname = $1', [name])
  expect(sorted(words(row?.sql ?? ''))).toEqual(sorted(list))
})

test('busy times of a provider are found by time before slot: with the slot’s random id first all are read', async () => {
  const constraint = await database.row<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'booking_provider_busy'`,
  )
  expect(constraint?.rule).toContain('(provider_id WITH =, during WITH &&, slot_id WITH <>)')
})

test('day_part() is slotPeriod()', async () => {
  const times = ['07:00', MORNING_UNTIL, '12:00', '12:30', AFTERNOON_UNTIL, '17:00', '21:30']
  const rows = await database.rows<{ part: string }>('select day_part(time) as part from unnest($1::time[]) time', [
    times,
  ])
  expect(rows.map(({ part }) => part)).toEqual(times.map(slotPeriod))
})

test('is_active() is isActive()', async () => {
  const rows = await database.rows<{ status: string }>(
    'select status from unnest($1::text[]) as one (status) where is_active(status)',
    [bookingStatuses],
  )
  expect(rows.map(({ status }) => status)).toEqual(bookingStatuses.filter(isActive))
})

test('is_active() is inlined, so that the partial index on these states serves a question with it', async () => {
  const plan = await database.transaction(async (sql) => {
    await sql.row('set local enable_seqscan = off')
    return sql.rows<{ 'QUERY PLAN': string }>(
      `explain select 1 from booking where provider_id = gen_random_uuid() and during && '[2027-01-01,2027-01-02)' and is_active(status)`,
    )
  })
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('booking_provider_busy')
})

test('what is written down of log-ins goes after the days that domain says', async () => {
  await database.row(`insert into audit (at, event) values ('2027-01-01T00:00:00Z', 'logged_in')`)
  const row = await database.row<{ days: number }>(
    'select extract(epoch from max(at) - audit_over()) / 86400 as days from audit',
  )
  expect(row?.days).toBe(retentionDays.logIns)
})

test('what operators did goes after the days that domain says', async () => {
  await database.row(
    `insert into operator_act (at, operator_id, act, subject) values ('2027-01-01T00:00:00Z', gen_random_uuid(), 'look', '/log')`,
  )
  const row = await database.row<{ days: number }>(
    'select extract(epoch from max(at) - operator_act_over()) / 86400 as days from operator_act',
  )
  expect(row?.days).toBe(retentionDays.operatorActs)
})

/** A second opinion of what may be in the database: it would share a mistake of domain's lists if it read them there. */
const SECOND_OPINION = 'modules/deployment/invariants.sql.ts'

/** The API's own sources by their path, without tests and without what fills a database for them or for a demo. */
function sources(): readonly (readonly [string, string])[] {
  return globSync('{desk,modules,platform}/**/*.ts', { cwd: 'src' })
    .filter((name) => !/\.(?:test|fixture)\.ts$/.test(name) && name !== SECOND_OPINION)
    .map((name) => [name, readFileSync(`src/${name}`, 'utf8')] as const)
}

/** A list of names written out in SQL; domain's go in by `oneOf` or as a parameter. */
const listOfNames = /\bin \(\s*'[\w.]+'\s*[,)]|= any ?\((?:array\[|'\{)|(?<!\w)\(\s*'[\w.]+'(?:\s*,\s*'[\w.]+')+\s*\)/g

test('no statement writes out a list of names that domain keeps', () => {
  const found = sources().flatMap(([name, text]) => Array.from(text.matchAll(listOfNames), () => name))
  expect(found).toEqual([])
})

/** Single names that a statement compares with, by what they are compared with. */
test.for([
  { column: /\bsource_type (?:=|<>|when) '([\w.]+)'/g, names: ledgerSources },
  { column: /\bb\.status (?:=|<>) '(\w+)'/g, names: bookingStatuses },
  { column: /\bl\.status (?:=|<>) '(\w+)'/g, names: listingStatuses },
  { column: /\b(?:e|m|said)\.kind (?:=|<>) '(\w+)'/g, names: bookingEventKinds },
] as const)('what $column.source is compared with is a name of ours', ({ column, names }) => {
  const found = sources().flatMap(([, text]) => Array.from(text.matchAll(column), ([, word]) => word ?? ''))
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((word) => !names.some((one) => one === word))).toEqual([])
})
