import { IS_LONG, SEED } from '@ginipig/config/test-run'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { startSandbox } from '@ginipig/stripe-sandbox'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { testEnvironment } from '#testing/test-config.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { seedDemo } from './seed-demo.ts'

// They take most of the time, and hang on no day.
vi.mock('./demo-pictures.ts', () => ({ drawDemoPictures: async () => 0 }))

/** Another hour of another weekday each: what the diaries leave free hangs on both. */
const STEP_MS = 29 * HOUR_MS
const FIRST = Date.parse('2027-03-01T06:00:00Z') + (SEED % 200) * STEP_MS
/** The hardest that is known: a night lies over most of the times at which a balance is due. */
const LATE = Date.parse('2027-05-01T21:00:00Z')
const starts = [LATE, ...Array.from({ length: IS_LONG ? 14 : 0 }, (_, step) => FIRST + step * STEP_MS)]

const days = starts.map((now) => new Date(now).toISOString())

test.for(days)('a first start on %s makes the whole demo', { timeout: 120_000 }, async (day) => {
  const now = Date.parse(day)
  const [database, sandbox] = await Promise.all([createTestDatabase(inject('serverUrl')), startSandbox({ seed: 1 })])
  sandbox.control.advanceClock(now / 1_000 - sandbox.control.now())
  try {
    const made = await seedDemo(database.ownerUrl, { now, environment: testEnvironment(database.url, sandbox.port) })
    expect(made).toMatchObject({ live: 5 })
    // What takes place through the API itself may take a moment.
    const client = new pg.Client({ connectionString: database.ownerUrl })
    await client.connect()
    const late = [new Date(now + MINUTE_MS)]
    const { rows } = await client.query('select at, kind from booking_event where at > $1', late)
    await client.end()
    expect(rows, 'nothing has happened that is still to come').toEqual([])
  } finally {
    await sandbox.close()
    await database.drop()
  }
})
