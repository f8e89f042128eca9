import pino from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase } from '#testing/test-database.ts'
import { openListenPool } from './listen-pool.ts'
import { createSlotNews } from './slot-news.ts'

let stored: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  stored = await createTestDatabase(inject('serverUrl'))
})
afterAll(() => stored.drop())

const open = () =>
  openListenPool(stored.url, { log: pino({ level: 'silent' }), slotNews: createSlotNews(), onHealed: () => {} })

// The adapter, closed while it has begun to listen and isn't done, lets go of nothing: a server that waited for it was cut
// off after its grace period.
test('ends while a connection is held', async () => {
  const { pool, end } = open()
  await pool.connect()
  await end()
})

test('ends while a connection is on its way, which is refused', async () => {
  const { pool, end } = open()
  const connecting = expect(pool.connect()).rejects.toThrow()
  await end()
  await connecting
})

test('ends what was given back, and what was lost', async () => {
  const { pool, end } = open()
  const [given, lost] = [await pool.connect(), await pool.connect()]
  given.removeAllListeners('end')
  given.release()
  const gone = new Promise((resolve) => lost.once('end', resolve))
  await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where query like $1 and state = $2', [
    'listen%',
    'idle',
  ])
  await gone
  await end()
})
