import { bookingStatuses } from '@ginipig/domain/booking'
import { DAY_MS } from '@ginipig/domain/time'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Database } from '#platform/database/sql.ts'
import { openDatabase } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { createTestDatabase } from '#testing/test-database.ts'
import { bookingIn } from './booking-in.ts'
import { createClient } from './factories/account.ts'
import { createListing } from './factories/listing.ts'
import { createProvider } from './factories/provider.ts'
import type { Row } from './factories/rows.ts'
import { createSlots } from './factories/slot.ts'

/** Tuesday noon; the slot below has begun and ended by then unless it lies ahead. */
const NOW = Date.parse('2027-02-09T12:00:00Z')

let database: Database
let drop: () => Promise<void>
let provider: Row<'provider'>
let clientId: string

beforeAll(async () => {
  const made = await createTestDatabase(inject('serverUrl'))
  drop = made.drop
  database = openDatabase(made.url, { poolSize: 2, onError: () => undefined })
})
afterAll(async () => {
  await database.end()
  await drop()
})
beforeEach(async () => {
  provider = await createProvider(database, NOW - 40 * DAY_MS)
  clientId = (await createClient(database, NOW - 40 * DAY_MS)).id
})

const ahead = new Set(['pending_payment', 'requested', 'accepting', 'confirmed', 'payment_failed'])

/** £50, as money.md's worked table. */
async function booked(
  status: (typeof bookingStatuses)[number],
  wishes: { plan?: 'deposit' | 'full'; isEarly?: boolean } = {},
) {
  const published = NOW - 30 * DAY_MS
  const listing = await createListing(database, published, provider, { rrp: 10_000, price: 5_000 })
  const date = ahead.has(status) ? '2027-02-20' : '2027-01-25'
  const [slot] = await createSlots(database, published, listing, [{ date, time: '10:00' }])
  if (!slot) throw new Error('no slot')
  const heldAt = ahead.has(status) ? {} : { heldAt: slot.startsAt - 5 * DAY_MS }
  return bookingIn(database, NOW, status, { listing, slot, clientId, ...heldAt, ...wishes })
}

const balances = async (bookingId: string) => {
  const rows = await database.rows<{ account: string; sum: number }>(
    `select split_part(account, '/', 1) as account, sum(amount) from ledger_entry e join ledger_txn t on t.id = e.txn_id
     where t.booking_id = $1 group by 1 having sum(amount) <> 0`,
    [bookingId],
  )
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
}

test.for(bookingStatuses.flatMap((status) => (['deposit', 'full'] as const).map((plan) => ({ status, plan }))))(
  'a $status booking ($plan) breaks no rule and was told by the life cycle',
  async ({ status, plan }) => {
    const booking = await booked(status, { plan })
    expect(booking.status).toBe(status)
    expect(await brokenInvariants(database)).toEqual([])
    const events = await database.rows<{ from_status: string | null; to_status: string; at: number }>(
      'select from_status, to_status, at from booking_event where booking_id = $1 order by id',
      [booking.id],
    )
    expect(events.map(({ from_status }) => from_status)).toEqual([
      null,
      ...events.slice(0, -1).map((event) => event.to_status),
    ])
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => a - b))
  },
)

// money.md §2, worked for £50: what is left on our accounts beside Stripe's own fees.
test.for([
  { status: 'declined', plan: 'deposit', left: {} },
  { status: 'withdrawn', plan: 'full', left: {} },
  { status: 'confirmed', plan: 'deposit', left: { stripe: 719, stripe_fees: 31, client_funds: -750 } },
  {
    status: 'cancelled_by_client',
    plan: 'deposit',
    isEarly: true,
    left: { stripe: 719, stripe_fees: 31, cancel_income: -750 },
  },
  {
    status: 'cancelled_by_client',
    plan: 'full',
    isEarly: true,
    left: { stripe: 655, stripe_fees: 95, cancel_income: -750 },
  },
  { status: 'cancelled_by_client', plan: 'deposit', left: { stripe: 635, stripe_fees: 115, cancel_income: -750 } },
  { status: 'no_show', plan: 'full', left: { stripe: 655, stripe_fees: 95, cancel_income: -750 } },
  { status: 'cancelled_unpaid', plan: 'deposit', left: { stripe: -31, stripe_fees: 31 } },
  {
    status: 'cancelled_by_provider',
    plan: 'deposit',
    left: { stripe: -31, stripe_fees: 31, provider_receivable: 750, provider_fee_income: -750 },
  },
  { status: 'cancelled_by_platform', plan: 'deposit', left: { stripe: -31, stripe_fees: 31 } },
  { status: 'released', plan: 'deposit', left: { stripe: 635, stripe_fees: 115, commission: -750 } },
  { status: 'released', plan: 'full', left: { stripe: 655, stripe_fees: 95, commission: -750 } },
] as const)('£50, $plan, $status leaves what money.md says', async ({ status, left, ...wishes }) => {
  const booking = await booked(status, wishes)
  expect(await balances(booking.id)).toEqual(left)
})
