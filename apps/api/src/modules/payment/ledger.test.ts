import { beforeAll, expect, inject, test } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { createBookableWorld } from '#testing/booking-world.ts'
import { askAsOwner } from '#testing/test-database.ts'
import { postCaptured } from './ledger.ts'

const api = apiOfFile({ isPainted: true })
let bookingId: string
let providerId: string

beforeAll(async () => {
  const { database, clock } = api.platform
  const world = await createBookableWorld(database, clock.now())
  const { holdSlot } = await import('#modules/booking/hold.ts')
  providerId = world.providerId
  bookingId = await holdSlot(api.platform, world.clientIds[0] ?? '', {
    slotId: world.slots[0]?.row.id ?? '',
    price: 5_400,
  })
})

const charge = () => ({
  paymentId: crypto.randomUUID(),
  providerId,
  bookingId,
  amount: 810,
  authorised: 810,
  currency: 'GBP',
  now: api.clock.now(),
})

const sums = () =>
  api.platform.database.rows<{ account: string; sum: number }>(
    'select account, sum(amount) as sum from ledger_entry group by account order by account',
  )

test('a transaction that does not sum to zero never commits', async () => {
  const { database, clock } = api.platform
  const unbalanced = database.transaction(async (sql) => {
    const txn = await sql.row<{ id: number; provider_id: string }>(
      `insert into ledger_txn (provider_id, source_type, source_id, booking_id, at)
       select provider_id, 'test', 'x', id, $2 from booking where id = $1 returning id, provider_id`,
      [bookingId, new Date(clock.now())],
    )
    await sql.row(
      `insert into ledger_entry (provider_id, txn_id, account, amount, currency) values ($1, $2, 'stripe', 1, 'GBP')`,
      [txn?.provider_id, txn?.id],
    )
  })
  await expect(unbalanced).rejects.toThrow('does not sum to zero')
  expect(await sums()).toEqual([])
})

test('a source is booked once, and no entry can be changed or removed', async () => {
  const { database } = api.platform
  const once = charge()
  await database.transaction((sql) => postCaptured(sql, once))
  await database.transaction((sql) => postCaptured(sql, once))
  const balances = Object.fromEntries((await sums()).map((row) => [row.account, row.sum]))
  expect(balances).toMatchObject({ stripe: 810, [`client_funds/${bookingId}`]: -810 })
  for (const change of ['update ledger_entry set amount = amount + 1', 'delete from ledger_txn']) {
    await expect(database.row(change)).rejects.toThrow('permission denied')
    await expect(askAsOwner(inject('serverUrl'), api.platform.config.database.url, change)).rejects.toThrow(
      'append-only',
    )
  }
})
