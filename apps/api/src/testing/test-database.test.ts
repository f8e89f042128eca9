import { expect, inject, it } from 'vitest'
import { createBookableWorld } from './booking-world.ts'
import { TEST_NOW } from './test-api.ts'
import { askAsOwner, giveBack, takeWarmDatabase, type WarmDatabase } from './test-database.ts'

const serverUrl = inject('serverUrl')

const write = async ({ pool }: WarmDatabase) => {
  const world = await createBookableWorld(pool, TEST_NOW)
  await pool.rows("insert into audit (event, account_id, at) values ('logged_in', $1, now())", [world.providerId])
}

const rowsLeft = ({ pool }: WarmDatabase) =>
  pool.row<{ accounts: number; audits: number }>(
    'select (select count(*)::int from account) as accounts, (select count(*)::int from audit) as audits',
  )

it('hands an emptied database on, append-only tables too, and its connections with it', async () => {
  const first = await takeWarmDatabase(serverUrl)
  await write(first)
  await giveBack(first)
  const second = await takeWarmDatabase(serverUrl)
  expect(second.url).toBe(first.url)
  expect(second.pool.pool.totalCount).toBeGreaterThan(0)
  expect(await rowsLeft(second)).toEqual({ accounts: 0, audits: 0 })
  await giveBack(second)
})

it.each<[string, (database: WarmDatabase) => unknown]>([
  ['altered', ({ url }) => askAsOwner(serverUrl, url, 'create table more (id int)')],
  ['cut off', ({ pool }) => pool.end()],
])('hands no database on that was %s', async (_what, spoil) => {
  const spoilt = await takeWarmDatabase(serverUrl)
  await spoil(spoilt)
  await giveBack(spoilt)
  const next = await takeWarmDatabase(serverUrl)
  expect(next.url).not.toBe(spoilt.url)
  await giveBack(next)
})

it('hands no database on that something still asks', async () => {
  const busy = await takeWarmDatabase(serverUrl)
  const client = await busy.pool.pool.connect()
  const given = giveBack(busy)
  client.release()
  await given
  const next = await takeWarmDatabase(serverUrl)
  expect(next.url).not.toBe(busy.url)
  await giveBack(next)
})
