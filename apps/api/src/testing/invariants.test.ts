import { completeBooking, releasePayment } from '@ginipig/contract/booking/provider-calls.ts'
import { MINUTE_MS } from '@ginipig/domain/time'
import { expect, inject, test } from 'vitest'
import { setUp } from '#modules/booking/booking.fixture.ts'
import { confirmed, rest } from '#modules/booking/ending.fixture.ts'
import { type Database, openDatabase } from '#platform/database/sql.ts'
import { brokenInvariants } from './invariants.ts'

/** What nothing in the product may do, each with the rule that sees it. `released` and `confirmed` are bookings. */
const bugs: readonly (readonly [rule: string, sql: string, seen?: { files?: string[]; logs?: string }])[] = [
  [
    'I1',
    `alter table booking drop constraint booking_provider_busy;
    alter table booking drop constraint booking_slot_id_provider_id_during_fkey;
    update booking set status = 'confirmed',
      during = tstzrange(starts_at - interval '9 days', ends_at + interval '9 days')`,
  ],
  ['I2', `update slot set booked = booked + 1 where booked = 0 and capacity > 0`],
  ['I3', `update ledger_entry set amount = amount + 1 where account = 'commission'`],
  ['I4', `update booking set status = 'declined' where status = 'confirmed'`],
  ['I5', `update booking set captured = captured - 1 where status = 'confirmed'`],
  ['I6', `update booking set status = 'confirmed' where status = 'released'`],
  ['I6', `update ledger_entry set amount = 999999 where account = 'stripe_fees'`],
  ['I7', `update booking set status = 'requested', respond_by = '2027-02-09' where status = 'confirmed'`],
  ['I7', `update booking set status = 'pending_payment', hold_until = '2027-02-09' where status = 'confirmed'`],
  [
    'I7',
    `update booking set captured = captured - 1, policy = policy || '{"unpaidCutoffBeforeMs": 9999999999}' where status = 'confirmed'`,
  ],
  ['I7', `update booking set status = 'completed', completed_at = '2027-01-01' where status = 'released'`],
  [
    'I8',
    `update booking set plan = 'deposit', captured = deposit, policy = policy || '{"balanceBeforeMs": 9999999999}' where status = 'confirmed'`,
  ],
  [
    'I8',
    `update booking set payment_status = 'balance_failed', payment_problem = 'card_declined' where status = 'confirmed'`,
  ],
  [
    'I8',
    `insert into payment (provider_id, booking_id, kind, amount, currency, saves_card, status, created_at, changed_at)
    select provider_id, booking_id, 'balance', 1, currency, false, 'succeeded', created_at, changed_at
    from payment cross join generate_series(1, 2) where kind = 'full'`,
  ],
  [
    'I9',
    `insert into message (thread_id, number, sender, key, sent_at)
    select id, last_number + 1, 'client', gen_random_uuid(), created_at from thread`,
  ],
  [
    'I10',
    `update thread_side set blocked_at = '2000-01-01' where side = 'provider';
    insert into message (thread_id, number, sender, key, sent_at)
    select id, last_number + 1, 'client', gen_random_uuid(), created_at from thread`,
  ],
  ['I11', `select 1`, { files: ['0a1b2c3d-0000-4000-8000-000000000000-640.webp'] }],
  [
    'I11',
    `insert into photo (account_id, file_name, widths, width, height, bytes, created_at)
    select client_id, 'gone', '{640}', 1, 1, 1, created_at from booking limit 1`,
    { files: [] },
  ],
  [
    'I11',
    `insert into photo (account_id, file_name, widths, width, height, bytes, created_at)
    select client_id, 'half', '{320, 640}', 1, 1, 1, created_at from booking limit 1`,
    { files: ['half-640.webp'] },
  ],
  [
    'I12',
    `insert into ledger_txn (provider_id, source_type, source_id, booking_id, at)
      select provider_id, source_type, source_id || ':again', booking_id, at from ledger_txn where source_type = 'payment.captured';
    insert into ledger_entry (txn_id, account, amount, currency, provider_id)
      select x.id, e.account, e.amount, e.currency, e.provider_id from ledger_txn x
        join ledger_txn t on t.source_id || ':again' = x.source_id join ledger_entry e on e.txn_id = t.id`,
  ],
  [
    'I13',
    `insert into booking_event (provider_id, booking_id, at, kind, actor, from_status, to_status)
    select provider_id, id, starts_at, 'released', 'provider', 'confirmed', 'released' from booking where status = 'released'`,
  ],
  ['I13', `update booking set status = 'completed' where status = 'released'`],
  ['I13', `update booking set completed_at = null where status = 'released'`],
  [
    'I14',
    `insert into payment_op (id, provider_id, booking_id, payment_id, kind, params, created_at)
    select gen_random_uuid(), provider_id, booking_id, id, 'refund', '{}', created_at from payment`,
  ],
  [
    'I14',
    `insert into webhook_event (id, type, object_id, received_at) values ('evt_1', 'charge.updated', 'pi_1', '2027-02-09')`,
  ],
  ['I15', `update account set deleted_at = '2027-02-09' where id in (select account_id from session)`],
  [
    'I15',
    `insert into refresh_token (token_hash, session_id, created_at)
    select sha256((id::text || i)::bytea), id, created_at from session cross join generate_series(1, 2) i`,
  ],
  ['I16', `update account set email = 'canary@example.test'`, { logs: '{"msg":"mail to canary@example.test"}' }],
  [
    'I17',
    `insert into booking_event (provider_id, booking_id, at, kind, actor, from_status, to_status)
    select provider_id, id, starts_at, 'released', 'provider', 'declined', 'released' from booking where status = 'released'`,
  ],
  [
    'I18',
    `update slot set during = tstzrange(lower(during) + interval '1 minute', upper(during) + interval '1 minute')
    where booked = 0`,
  ],
]

/** The same database, to who made its tables: the product's own role may not do any of this. */
async function asOwner(database: Database): Promise<Database> {
  const row = await database.row<{ name: string }>('select current_database()::text as name')
  const url = new URL(inject('serverUrl'))
  url.pathname = `/${row?.name}`
  return openDatabase(url.href, {
    poolSize: 1,
    onError: (error) => {
      throw error
    },
  })
}

class Undone extends Error {}

test('the checker finds nothing in honest books, and each planted bug (G19)', async () => {
  const world = await setUp({}, 1)
  const { database } = world.api.platform
  const { params, startsAt } = await confirmed(world, 'full', 8)
  await confirmed(world, 'full', 16)
  world.api.clock.set(startsAt + MINUTE_MS)
  await world.provider(completeBooking, { params })
  await world.provider(releasePayment, { params })
  await rest(world)
  expect(await brokenInvariants(database, { sweptAt: world.api.clock.now(), files: [], logs: '{}' })).toEqual([])
  const missed: string[] = []
  const owner = await asOwner(database)
  const sweptAt = world.api.clock.now()
  expect(new Set(bugs.map(([rule]) => rule)).size, 'each of I1 to I18 has its bug').toBe(18)
  for (const [rule, plant, seen] of bugs) {
    const plants = plant.split(';')
    const undone = await owner
      .transaction(async (sql) => {
        for (const table of ['booking', 'booking_event', 'slot', 'ledger_txn', 'ledger_entry', 'payment', 'account'])
          await sql.rows(`alter table ${table} disable trigger user`) // the database itself refuses most of them
        for (const one of plants) await sql.rows(one)
        const found = await brokenInvariants(sql, { sweptAt, ...seen })
        if (!found.some((line) => line.includes(`(${rule})`)))
          missed.push(`${rule} by ${plant}: found ${found.join('; ') || 'nothing'}`)
        throw new Undone()
      })
      .catch((error: unknown) => error)
    if (!(undone instanceof Undone)) missed.push(`${rule}: ${String(undone)}`)
  }
  expect(missed).toEqual([])
  expect(await brokenInvariants(database)).toEqual([])
  await owner.end()
  await world.api.close()
})
