import { DAY_MS } from '@ginipig/domain/time'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bookingIn } from '#demo/booking-in.ts'
import { createClient } from '#demo/factories/account.ts'
import { createListing } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { createSlots } from '#demo/factories/slot.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { brokenConstraint, type Database, openDatabase } from './sql.ts'

const NOW = Date.parse('2027-02-09T12:00:00Z')

let database: Database
let drop: () => Promise<void>
const ids = { provider: '', listing: '', booking: '', client: '', otherProvider: '', otherListing: '' }

beforeAll(async () => {
  const made = await createTestDatabase(inject('serverUrl'))
  drop = made.drop
  database = openDatabase(made.url, { poolSize: 2, onError: () => undefined })
  const published = NOW - 40 * DAY_MS
  const [provider, other] = [await createProvider(database, published), await createProvider(database, published)]
  const listing = await createListing(database, published, provider)
  const [slot] = await createSlots(database, published, listing, [{ date: '2027-01-25', time: '10:00' }])
  if (!slot) throw new Error('no slot')
  const client = (await createClient(database, published)).id
  const booking = await bookingIn(database, NOW, 'released', { listing, slot, clientId: client })
  const otherListing = (await createListing(database, published, other)).id
  Object.assign(ids, { provider: provider.id, listing: listing.id, booking: booking.id, client })
  Object.assign(ids, { otherProvider: other.id, otherListing })
})
afterAll(async () => {
  await database.end()
  await drop()
})

const review = (provider: string, listing: string) =>
  database.row(
    `insert into review (booking_id, provider_id, client_id, listing_id, professionalism, friendliness, reliability, results, created_at)
     values ($1, $2, $3, $4, 5, 5, 5, 5, now())`,
    [ids.booking, provider, ids.client, listing],
  )

/** Things of one provider that name another, and the key that refuses each. */
const foreign: Record<string, () => Promise<unknown>> = {
  slot_listing_fkey: () =>
    database.row(
      `insert into slot (listing_id, provider_id, during, capacity) values ($1, $2, '[2027-04-01T10:00Z,2027-04-01T11:00Z)', 1)`,
      [ids.listing, ids.otherProvider],
    ),
  booking_listing_fkey: () =>
    database.row('update booking set listing_id = $2 where id = $1', [ids.booking, ids.otherListing]),
  review_booking_fkey: () => review(ids.otherProvider, ids.otherListing),
  review_listing_fkey: () => review(ids.provider, ids.otherListing),
  booking_event_booking_fkey: () =>
    database.row(
      `insert into booking_event (provider_id, booking_id, at, kind, actor, to_status) values ($1, $2, now(), 'held', 'client', 'requested')`,
      [ids.otherProvider, ids.booking],
    ),
  payment_booking_fkey: () =>
    database.row('update payment set provider_id = $2 where booking_id = $1', [ids.booking, ids.otherProvider]),
  payment_op_payment_fkey: () =>
    database.row(
      `insert into payment_op (provider_id, booking_id, payment_id, kind, params, created_at)
       select provider_id, booking_id, gen_random_uuid(), 'create', '{}', now() from payment where booking_id = $1`,
      [ids.booking],
    ),
  transfer_payout_fkey: () =>
    database.row(
      `with paid as (
         insert into payout (id, provider_id, amount, currency, state, created_at, arrives_at)
         values ('po_x', $1, 100, 'gbp', 'paid', now(), now()) returning id)
       insert into transfer (id, provider_id, booking_id, payout_id) select 'tr_x', $2, $3, id from paid`,
      [ids.otherProvider, ids.provider, ids.booking],
    ),
  notification_booking_fkey: () =>
    database.row(
      `insert into notification (account_id, kind, event, at, provider_id, booking_id) values ($3, 'x', 'x', now(), $1, $2)`,
      [ids.otherProvider, ids.booking, ids.client],
    ),
  ledger_txn_booking_fkey: () =>
    database.row(
      `insert into ledger_txn (provider_id, source_type, source_id, booking_id, at) values ($1, 'test', 'x', $2, now())`,
      [ids.otherProvider, ids.booking],
    ),
}

test.for(Object.keys(foreign))('%s refuses what belongs to another provider', async (constraint) => {
  const error = await foreign[constraint]?.().catch((one: unknown) => one)
  expect(brokenConstraint(error)).toBe(constraint)
})

/** What isn't one provider's alone: what a client keeps of a listing or is told about one lies with the client, and what
 *  two people write with the two. They name by the id alone. */
const ofTwo = [
  ...['favourite_listing_listing_id_fkey', 'notification_listing_id_fkey'],
  ...['message_event_id_fkey', 'message_thread_id_fkey', 'thread_side_thread_id_fkey'],
]

test('every key to a thing of a provider carries the provider, wherever it comes from', async () => {
  const keys = await database.rows<{ name: string; columns: string; target: string }>(
    `select c.conname as name, string_agg(a.attname, ', ' order by a.attnum) as columns,
       c.confrelid::regclass::text as target
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and exists (
       select from pg_attribute p where p.attrelid = c.confrelid and p.attname = 'provider_id' and not p.attisdropped)
     group by c.oid, c.conname, c.confrelid`,
  )
  expect(keys.length).toBeGreaterThan(20)
  const bare = keys.filter(({ columns }) => !columns.includes('provider_id')).map(({ name }) => name)
  expect(bare.toSorted()).toEqual(ofTwo.toSorted())
})

test('whatever names a booking, a slot or a listing of a provider names the provider beside it', async () => {
  const rows = await database.rows<{ name: string }>(
    `select distinct c.table_name::text as name from information_schema.columns c join information_schema.tables t
       on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
     where c.table_schema = 'public' and c.column_name in ('booking_id', 'slot_id') and not exists (
       select from information_schema.columns p
       where p.table_schema = c.table_schema and p.table_name = c.table_name and p.column_name = 'provider_id')`,
  )
  expect(rows.map(({ name }) => name)).toEqual([])
})
