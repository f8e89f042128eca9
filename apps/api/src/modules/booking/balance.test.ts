import { cancelBooking, wishMove } from '@ginipig/contract/booking/client-calls.ts'
import { completeBooking, grantMove } from '@ginipig/contract/booking/provider-calls.ts'
import { softDeclines } from '@ginipig/domain/booking'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { readOpenBalances } from '#modules/payment/balance.sql.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { deposited } from './balance.fixture.ts'
import { takeBalance } from './balance.ts'
import { checkBooksAfterEach, intentsOf, request, setUp, slotOf } from './booking.fixture.ts'
import { toldOf } from './ending.fixture.ts'

// £54.00: a deposit of £8.10 and a balance of £45.90.

checkBooksAfterEach()

const open = { status: 'confirmed', paymentStatus: 'deposit_paid', captured: 810, paymentProblem: null }
const paid = { status: 'confirmed', paymentStatus: 'paid', captured: 5_400, paymentProblem: null }

test('the balance is taken 36 hours before the start, once, and the appointment can be done', async () => {
  const { world, params, startsAt, sweepAt, tries } = await deposited()
  expect(await sweepAt(36, -1)).toEqual(open)
  expect(await sweepAt(36)).toEqual(paid)
  expect(await sweepAt(30)).toEqual(paid)
  expect(await tries()).toEqual(['succeeded'])
  world.api.clock.set(startsAt)
  expect((await world.provider(completeBooking, { params })).body.status).toBe('completed')
})

test('one sweep takes all the balances that are due', async () => {
  const world = await setUp({ approval: 'automatic' }, 2)
  for (const [index, client] of world.people.entries()) await request(world, { client, index: 20 + index })
  await runJobs(world.api.platform)
  world.api.clock.set(slotOf(world, 20).startsAt - 30 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  const bookings = await world.api.platform.database.rows('select status, payment_status, captured from booking')
  expect(bookings).toEqual(Array(2).fill({ status: 'confirmed', payment_status: 'paid', captured: 5_400 }))
})

test('a worker that read the same balance as another tries it no second time, also once the first try was refused', async () => {
  const { world, params, startsAt, refuse, tries } = await deposited()
  const { platform, clock } = world.api
  refuse('insufficient_funds')
  clock.set(startsAt - 36 * HOUR_MS)
  const key = { providerId: world.providerId, bookingId: params.bookingId }
  expect(await takeBalance(platform, key)).toBe(true)
  expect(await takeBalance(platform, key), 'while it is under way').toBe(false)
  await runJobs(platform)
  expect(await takeBalance(platform, key), 'once it was refused').toBe(false)
  expect(await tries()).toEqual(['failed'])
})

test('a card whose bank was asked when it was saved pays the balance without its client, who has an invoice of it', async () => {
  const { world, sweepAt, tries } = await deposited('pm_card_authenticationRequiredOnSetup')
  expect(await sweepAt(36)).toEqual(paid)
  expect(await tries()).toEqual(['succeeded'])
  const invoices = await world.api.platform.database.rows<{ pence: number }>(
    `select sum(e.amount)::int as pence from invoice i
       join ledger_txn t on t.provider_id = i.provider_id and t.id = i.txn_id and t.source_type = 'payment.captured'
       join ledger_entry e on e.txn_id = t.id and e.account = 'stripe' group by i.id order by i.id`,
  )
  expect(invoices.map(({ pence }) => pence).toSorted((a, b) => a - b)).toEqual([810, 4_590])
})

test('a card without funds is asked again 30 and 24 hours before: two keys, one charge', async () => {
  const { world, sweepAt, refuse, tries } = await deposited()
  refuse('insufficient_funds')
  const refused = { ...open, paymentStatus: 'balance_failed', paymentProblem: 'insufficient_funds' }
  expect(await sweepAt(36)).toEqual(refused)
  expect(await sweepAt(30, -1)).toEqual(refused)
  expect(await sweepAt(30)).toEqual(paid)
  expect(await tries()).toEqual(['failed', 'succeeded'])
  expect((await intentsOf(world.api)).filter(({ amount }) => amount === 4_590)).toHaveLength(1)
})

test('a card without funds is tried once after an outage that lasted past all the tries, and no more', async () => {
  const { sweepAt, refuse, tries } = await deposited()
  const refused = { ...open, paymentStatus: 'balance_failed', paymentProblem: 'insufficient_funds' }
  for (const ms of [0, 60_000, 120_000]) {
    refuse('insufficient_funds')
    expect(await sweepAt(20, ms)).toEqual(refused)
  }
  expect(await tries()).toEqual(['failed'])
})

test('after an outage between two tries the next one keeps its hour', async () => {
  const { sweepAt, refuse, tries } = await deposited()
  refuse('insufficient_funds')
  for (const hours of [29, 25]) await sweepAt(hours)
  expect(await tries()).toEqual(['failed'])
  expect(await sweepAt(24)).toEqual(paid)
  expect(await tries()).toEqual(['failed', 'succeeded'])
})

test.for(['lost_card', 'authentication_required'])('%s is not asked again: it takes the client', async (outcome) => {
  const { sweepAt, refuse, tries } = await deposited()
  refuse(outcome)
  const refused = { ...open, paymentStatus: 'balance_failed', paymentProblem: outcome }
  expect(await sweepAt(36)).toEqual(refused)
  expect(await sweepAt(24)).toEqual(refused)
  expect(await tries()).toEqual(['failed'])
})

test('who paid by deposit and cancels late has the rest of the balance back', async () => {
  const { world, params, sweepAt } = await deposited()
  await sweepAt(35)
  const { body } = await world.client(cancelBooking, { params, body: { loses: 3_510 } })
  expect(body.status).toBe('cancelled_by_client')
  await runJobs(world.api.platform)
  const { data } = await world.api.platform.stripe.refunds.list({ limit: 10 })
  expect(data.map(({ amount }) => amount)).toEqual([1_890])
  const balance = (await intentsOf(world.api)).find(({ amount }) => amount === 4_590)
  expect(data[0]?.payment_intent).toBe(balance?.id)
})

test('a balance that was refused can’t be taken after the booking is cancelled', async () => {
  const { world, params, sweepAt, refuse } = await deposited()
  refuse('insufficient_funds')
  await sweepAt(35)
  await world.client(cancelBooking, { params, body: { loses: 810 } })
  const after = await sweepAt(29)
  expect(after).toMatchObject({ status: 'cancelled_by_client', captured: 810 })
  expect((await intentsOf(world.api)).map(({ status }) => status).sort()).toEqual(['canceled', 'succeeded'])
})

test.for([
  ['insufficient_funds', 24],
  ['lost_card', 35],
] as const)(
  '%s before a late move says nothing of the new time: its balance is taken 36 hours before that',
  async ([outcome, until]) => {
    const { world, params, startsAt, sweepAt, refuse, tries } = await deposited()
    for (const hours of [36, 30, 24]) {
      if (hours < until) break
      refuse(outcome)
      expect(await sweepAt(hours)).toMatchObject({ paymentStatus: 'balance_failed' })
    }
    world.api.clock.set(startsAt - 20 * HOUR_MS)
    const later = world.slots.find((slot) => slot.startsAt > startsAt + 3 * DAY_MS)
    if (!later) throw new Error('no later slot')
    const wished = await world.client(wishMove, { params, body: { slotId: later.row.id } })
    expect(wished.status, JSON.stringify(wished.body)).toBe(200)
    expect((await world.provider(grantMove, { params })).body).toMatchObject({ startsAt: later.startsAt })
    const sweepBefore = (hours: number) => sweepAt((startsAt - later.startsAt) / HOUR_MS + hours)
    const told = await toldOf(world, 'balance_failed')
    expect(await sweepBefore(37)).toEqual(open)
    refuse('insufficient_funds')
    expect(await sweepBefore(36)).toMatchObject({
      paymentStatus: 'balance_failed',
      paymentProblem: 'insufficient_funds',
    })
    expect(await toldOf(world, 'balance_failed')).toEqual([...told, 'booking_balance_failed'])
    expect(await sweepBefore(30)).toEqual(paid)
    expect((await tries()).at(-1)).toBe('succeeded')
  },
)

test('a sweep takes up only the balances of which a try is due', async () => {
  const { world, startsAt, sweepAt, refuse } = await deposited()
  const due = (hours: number, ms = 0) => {
    const now = startsAt - hours * HOUR_MS + ms
    return readOpenBalances(world.api.platform.database, { now, soft: softDeclines, limit: 1 })
  }
  expect(await due(36, -1)).toEqual([])
  expect(await due(36)).toHaveLength(1)
  for (const [at, next] of [
    [36, 30],
    [30, 24],
  ] as const) {
    refuse('insufficient_funds')
    await sweepAt(at)
    expect(await due(next, -1)).toEqual([])
    expect(await due(next)).toHaveLength(1)
  }
  refuse('insufficient_funds')
  await sweepAt(24)
  expect(await due(13)).toEqual([])
})
