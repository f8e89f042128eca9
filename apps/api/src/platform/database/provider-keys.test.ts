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

test('every table of a diary and of money names its provider, and every key between them carries it', async () => {
  const keys = await database.rows<{ name: string; columns: string }>(
    `select c.conname as name, string_agg(a.attname, ', ' order by a.attnum) as columns
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.conrelid::regclass::text = any ($1) and c.confrelid::regclass::text = any ($1)
     group by c.conname`,
    [['listing', 'slot', 'booking', 'booking_event', 'payment', 'payment_op', 'ledger_txn', 'ledger_entry', 'review']],
  )
  expect(keys.length).toBe(11)
  expect(keys.filter(({ columns }) => !columns.includes('provider_id'))).toEqual([])
})
