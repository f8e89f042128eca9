import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import {
  completeBooking,
  getProviderBooking,
  markNoShow,
  releasePayment,
} from '@ginipig/contract/booking/provider-calls.ts'
import { listNotifications } from '@ginipig/contract/notification/notification.ts'
import { getStatement } from '@ginipig/contract/payment/earnings.ts'
import { listPayments } from '@ginipig/contract/payment/history.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, toWallClock } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { readInvoice } from '#modules/payment/invoice.sql.ts'
import { checkBooksAfterEach, setUp, type World } from './booking.fixture.ts'
import { grantRefundByHand } from './by-hand.ts'
import { confirmed, expectBooksToAgree, ledger, refunds, rest, sent, toldOf } from './ending.fixture.ts'

// The listing costs £54.00, so a share is £45.90 and our commission £8.10.

checkBooksAfterEach()

async function released() {
  const world = await setUp()
  const { sandbox, clock } = world.api
  const { database, stripe } = world.api.platform
  const release = async (index?: number) => {
    const { params, startsAt } = await confirmed(world, 'full', index)
    clock.set(startsAt + MINUTE_MS)
    await world.provider(completeBooking, { params })
    await world.provider(releasePayment, { params })
    await rest(world)
    return params
  }
  const params = await release()
  const row = await database.row<{ reference: string }>('select reference from booking where id = $1', [
    params.bookingId,
  ])
  const reference = row?.reference ?? ''
  const grant = async (amount: number, atFault: 'provider' | 'nobody') => {
    const isDone = await grantRefundByHand(world.api.platform, reference, { amount, atFault })
    await rest(world)
    return isDone
  }
  /** Pence that came back of each transfer, newest first. */
  const takenBack = async () => (await stripe.transfers.list({ limit: 100 })).data.map((one) => one.amount_reversed)
  const payOut = () => sandbox.control.advanceClock(DAY_MS / 1_000)
  const lines = async () => {
    const month = toWallClock(clock.now(), 'Europe/London').date.slice(0, 7)
    const { body } = await world.provider(getStatement, { params: { month } })
    return body.lines.map(({ kind, amount }) => [kind, amount])
  }
  return { world, params, reference, grant, release, takenBack, payOut, lines }
}

const lastCredit = async ({ api: { platform } }: World) => {
  const last = await platform.database.row<{ id: string }>('select id from invoice order by number desc limit 1')
  return readInvoice(platform.database, last?.id ?? '')
}

test('a client who is paid back by a provider at fault has it at once, and it comes out of the provider’s account', async () => {
  const { world, params, grant, takenBack, lines } = await released()
  expect(await grant(2_000, 'provider')).toBe(true)
  expect(await refunds(world)).toEqual([2_000])
  expect(await takenBack()).toEqual([2_000])
  expect(await ledger(world)).toEqual({ commission: -810 })
  const { body: ofClient } = await world.client(getMyBooking, { params })
  expect(ofClient).toMatchObject({ status: 'released', paymentStatus: 'partially_refunded', refund: { amount: 2_000 } })
  const { body: ofProvider } = await world.provider(getProviderBooking, { params })
  expect(ofProvider.outcome).toEqual({ earned: 4_590, fee: 0, takenBack: 2_000 })
  expect((await lines()).slice(0, 2)).toEqual(
    expect.arrayContaining([
      ['taken_back', -2_000],
      ['reversed', -2_000],
    ]),
  )
  expect(await toldOf(world, 'refund_granted')).toEqual(['booking_refund_granted'])
  expect(await toldOf(world, 'taken_back')).toEqual(['booking_share_taken_back'])
  const { body: bell } = await world.client(listNotifications, { query: { language: 'en' } })
  expect(bell.items.map(({ line }) => line).join()).toContain('We are sending £20.00 to your card.')
  await expectBooksToAgree(world)
})

test('what went to the bank already comes off the next shares', async () => {
  const { world, grant, release, takenBack, payOut } = await released()
  payOut()
  await grant(2_000, 'provider')
  expect([await refunds(world), await takenBack()]).toEqual([[2_000], [0]])
  expect(await ledger(world)).toEqual({ commission: -810, provider_receivable: 2_000 })
  await release(12)
  expect(await sent(world)).toEqual([2_590, 4_590])
  expect(await ledger(world)).toEqual({ commission: -1_620 })
  await expectBooksToAgree(world)
})

test('all of it: the provider gives back their share, the rest is our cost', async () => {
  const { world, params, grant, takenBack } = await released()
  await grant(5_400, 'provider')
  expect(await takenBack()).toEqual([4_590])
  expect(await ledger(world)).toEqual({ commission: -810, goodwill: 810 })
  // Its client would read our commission in it.
  expect(await lastCredit(world)).toMatchObject({ kind: 'refund', amount: -5_400, goodwill: 0 })
  expect((await world.client(getMyBooking, { params })).body.paymentStatus).toBe('refunded')
  await expectBooksToAgree(world)
})

test('until Stripe has answered it stands in the client’s payments as on its way', async () => {
  const { world, reference } = await released()
  await grantRefundByHand(world.api.platform, reference, { amount: 1_000, atFault: 'nobody' })
  const { body } = await world.client(listPayments, {})
  expect(body.items[0]).toMatchObject({ kind: 'refund', state: 'refund_pending', amount: 1_000 })
  await rest(world)
})

test('out of goodwill nothing is the provider’s', async () => {
  const { world, grant, takenBack } = await released()
  await grant(1_000, 'nobody')
  expect(await takenBack()).toEqual([0])
  expect(await ledger(world)).toEqual({ commission: -810, goodwill: 1_000 })
  expect(await toldOf(world, 'taken_back')).toEqual([])
  expect(await lastCredit(world)).toMatchObject({ kind: 'refund', amount: -1_000, goodwill: 1_000 })
  await expectBooksToAgree(world)
})

test('once, no more than was paid, and only of a booking that is over', async () => {
  const { world, grant } = await released()
  expect(await grant(5_401, 'nobody')).toBe(false)
  expect(await Promise.all([grant(1_000, 'provider'), grant(1_000, 'provider')])).toEqual(
    expect.arrayContaining([true, false]),
  )
  expect(await refunds(world)).toEqual([1_000])
  const open = await confirmed(world, 'full', 12)
  const row = await world.api.platform.database.row<{ reference: string }>(
    'select reference from booking where id = $1',
    [open.params.bookingId],
  )
  const early = { amount: 100, atFault: 'nobody' } as const
  expect(await grantRefundByHand(world.api.platform, row?.reference ?? '', early)).toBe(false)
  expect(await grantRefundByHand(world.api.platform, 'GP-0', early)).toBe(false)
})

test('a share that goes out while a part of another is taken back keeps nothing back twice', async () => {
  const { world, reference, takenBack } = await released()
  const next = await confirmed(world, 'full', 12)
  world.api.clock.set(next.startsAt + MINUTE_MS)
  await world.provider(completeBooking, next)
  // Nothing is asked of Stripe before jobs run.
  await grantRefundByHand(world.api.platform, reference, { amount: 2_000, atFault: 'provider' })
  await world.provider(releasePayment, next)
  await rest(world)
  expect([await takenBack(), await sent(world)]).toEqual([
    [0, 2_000],
    [4_590, 4_590],
  ])
  expect(await ledger(world)).toEqual({ commission: -1_620 })
  await expectBooksToAgree(world)
})

test('a share that waits for its account goes out whole, though less is left of its charge by then', async () => {
  const world = await setUp()
  const { params, startsAt } = await confirmed(world, 'full')
  await confirmed(world, 'full', 12)
  await rest(world)
  const { platform, sandbox, clock } = world.api
  const row = await platform.database.row<{ reference: string; account: string }>(
    `select b.reference, e.stripe_account as account
     from booking b join earnings_account e on e.provider_id = b.provider_id where b.id = $1`,
    [params.bookingId],
  )
  clock.set(startsAt + MINUTE_MS)
  await world.provider(completeBooking, { params })
  await world.provider(releasePayment, { params })
  // Stripe knows of it, and refuses the transfer; we haven't heard.
  sandbox.control.onboard(row?.account ?? '', 'unfinished')
  await rest(world)
  await grantRefundByHand(platform, row?.reference ?? '', { amount: 2_000, atFault: 'nobody' })
  await rest(world)
  sandbox.control.onboard(row?.account ?? '', 'complete')
  // Our own balance has settled by then.
  sandbox.control.advanceClock((7 * DAY_MS) / 1_000)
  // Asked again out of the charge first, and an hour later without it.
  for (let hours = 0; hours < 2; hours += 1) {
    clock.advance(HOUR_MS)
    await rest(world)
  }
  expect([await sent(world), await refunds(world)]).toEqual([[4_590], [2_000]])
  expect(await ledger(world)).toEqual({ client_funds: -5_400, commission: -810, goodwill: 2_000 })
  await expectBooksToAgree(world)
})

test('nothing is granted while a no-show may still be contested: undone, all that it cost would go back anyway', async () => {
  const world = await setUp()
  const { params, startsAt } = await confirmed(world)
  const { platform, clock } = world.api
  clock.set(startsAt + 15 * MINUTE_MS)
  await world.provider(markNoShow, { params })
  await rest(world)
  const { reference } = (await world.client(getMyBooking, { params })).body
  const grant = () => grantRefundByHand(platform, reference, { amount: 2_000, atFault: 'nobody' })
  clock.advance(DAY_MS - 1)
  expect(await grant()).toBe(false)
  clock.advance(1)
  expect(await grant()).toBe(true)
  await rest(world)
  expect(await refunds(world)).toEqual([2_000, 1_890])
})
