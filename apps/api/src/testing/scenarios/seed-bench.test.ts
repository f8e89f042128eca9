import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { seedBench } from './seed-bench.ts'

let database: Database
let url: string
let drop: () => Promise<void>

beforeAll(async () => {
  const made = await createTestDatabase(inject('serverUrl'))
  url = made.ownerUrl
  drop = made.drop
  database = openDatabase(url, { poolSize: 1, onError: () => undefined })
})
afterAll(async () => {
  await database.end()
  await drop()
})

test('makes exactly as much as was asked for, and breaks no rule', async () => {
  const now = Date.parse('2027-03-20T12:00:00Z')
  const size = { listings: 21, slots: 200, bookings: 500 }
  const world = await seedBench(url, size, now)
  const [found] = await database.rows(
    `select (select count(*) from listing where next_slot_at is not null) as listings,
       (select count(*) from slot where starts_at > $1) as slots, (select count(*) from booking) as bookings`,
    [new Date(now)],
  )
  expect(found).toEqual(size)
  expect(world.listingIds).toHaveLength(21)
  expect(world.slotIds).toHaveLength(200)
  expect(await brokenInvariants(database)).toEqual([])
})
