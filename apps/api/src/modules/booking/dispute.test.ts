import {
  cancelBooking,
  contestNoShow,
  getMyBooking,
  listMyBookings,
  startBalance,
} from '@ginipig/contract/booking/client-calls.ts'
import {
  acceptBooking,
  addSide,
  cancelBookingAsProvider,
  completeBooking,
  getProviderBooking,
  markNoShow,
  releasePayment,
} from '@ginipig/contract/booking/provider-calls.ts'
import { getEarnings } from '@ginipig/contract/payment/earnings.ts'
import { listPayments } from '@ginipig/contract/payment/history.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import type Stripe from 'stripe'
import { expect, test, vi } from 'vitest'
import { processEvent } from '#modules/payment/events.ts'
import { applyObject, lookAgain } from '#modules/payment/stripe-object.ts'
import { deposited } from './balance.fixture.ts'
import { checkBooksAfterEach, intentsOf, request, setUp, type World } from './booking.fixture.ts'
import { grantRefundByHand, payBackByHand, readMoneyTasks, taskDetail } from './by-hand.ts'
import { confirmed, expectBooksToAgree, ledger, refunds, rest, sent, toldOf } from './ending.fixture.ts'
import { decideNoShow } from './ending.ts'
import { paymentListener } from './payment-listener.ts'

// The listing costs £54.00: deposit, commission and the provider's fee are £8.10 each, half of the price is £27.00.
// Stripe keeps £20 of a dispute, whoever wins.

checkBooksAfterEach()

const FEE = { dispute_fees: 2_000 }

type DisputeReason = 'fraudulent' | 'product_not_received'

/** The bank disputes what the client paid for a booking that has come so far. */
async function disputed(
  until: 'confirmed' | 'completed' | 'released',
  {
    reason = 'fraudulent',
    plan = 'full',
    pence,
  }: { reason?: DisputeReason; plan?: 'deposit' | 'full'; pence?: number } = {},
) {
  const world = await setUp()
  const { params, startsAt } = await confirmed(world, plan)
  if (until !== 'confirmed') {
    world.api.clock.set(startsAt + MINUTE_MS)
    await world.provider(completeBooking, { params })
  }
  if (until === 'released') await world.provider(releasePayment, { params })
  await rest(world)
  const { control } = world.api.sandbox
  const [intent] = await intentsOf(world.api)
  const dispute = control.dispute(intent?.id ?? '', reason, pence)
  await rest(world)
  const close = async (end: 'won' | 'lost') => {
    control.closeDispute(dispute, end)
    await rest(world)
    await rest(world) // what was said twice counts once
  }
  return { world, params, close }
}

/** Of the client's own list. */
const paymentsOf = async ({ client }: World) =>
  (await client(listPayments, { query: {} })).body.items.map(({ state, amount }) => [state, amount])

/** As the booking's own page has them. */
const paidFor = async ({ client }: World, params: { bookingId: string }) =>
  (await client(getMyBooking, { params })).body.payments.map(({ state }) => state)

const stateOf = async ({ client }: World, params: { bookingId: string }) => {
  const { status, paymentStatus } = (await client(getMyBooking, { params })).body
  return { status, paymentStatus }
}

test('while a payment is disputed nothing of it moves, both are told once, and won all is as before (31)', async () => {
  const { world, params, close } = await disputed('completed')
  expect(await stateOf(world, params)).toEqual({ status: 'completed', paymentStatus: 'disputed' })
  expect((await world.provider(getEarnings, {})).body.nextRelease).toBeNull()
  expect((await world.provider(getProviderBooking, { params })).body.paymentStatus).toBe('disputed')
  expect((await world.provider(releasePayment, { params })).status).toBe(409)
  expect(await paymentsOf(world)).toEqual([['disputed', 5_400]])
  expect(await paidFor(world, params)).toEqual(['disputed'])
  world.api.clock.advance(8 * DAY_MS)
  await rest(world)
  expect([(await stateOf(world, params)).status, await sent(world)]).toEqual(['completed', []])
  expect(await ledger(world)).toEqual({ ...FEE, client_funds: -5_400, dispute_hold: 5_400 })
  await expectBooksToAgree(world)
  expect(await toldOf(world, 'disput')).toEqual(['booking_disputed', 'booking_payment_disputed'])
  await close('won')
  expect(await paymentsOf(world)).toEqual([['paid', 5_400]])
  expect(await paidFor(world, params)).toEqual(['taken'])
  // Its seven days are over: it goes out by itself.
  expect(await stateOf(world, params)).toEqual({ status: 'released', paymentStatus: 'transferred' })
  expect([await ledger(world), await sent(world)]).toEqual([{ ...FEE, commission: -810 }, [4_590]])
  expect(await toldOf(world, 'dispute_')).toEqual(['booking_dispute_over', 'booking_dispute_won'])
  await expectBooksToAgree(world)
})

/** The bank disputes both payments of a booking, before the visit or after what was paid for it went out. */
async function bothDisputed(until: 'confirmed' | 'released' = 'confirmed', reason: DisputeReason = 'fraudulent') {
  const { world, params, startsAt, sweepAt } = await deposited()
  await sweepAt(36)
  if (until === 'released') {
    world.api.clock.set(startsAt + MINUTE_MS)
    await world.provider(completeBooking, { params })
    await world.provider(releasePayment, { params })
  }
  await rest(world)
  const { control } = world.api.sandbox
  const ids = new Map<number, string>()
  for (const { id, amount } of await intentsOf(world.api)) ids.set(amount, control.dispute(id, reason))
  await rest(world)
  const close = async (amount: 810 | 4_590, end: 'won' | 'lost') => {
    control.closeDispute(ids.get(amount) ?? '', end)
    await rest(world)
    await rest(world)
  }
  return { world, params, close }
}

test('of two payments that are disputed at once nothing moves until both are over, which is told once', async () => {
  const { world, params, close } = await bothDisputed()
  await close(810, 'won')
  expect((await stateOf(world, params)).paymentStatus).toBe('disputed')
  expect(await toldOf(world, 'disput')).toEqual(['booking_disputed', 'booking_payment_disputed'])
  await close(4_590, 'won')
  expect(await stateOf(world, params)).toEqual({ status: 'confirmed', paymentStatus: 'paid' })
  expect(await toldOf(world, 'dispute_')).toEqual(['booking_dispute_over', 'booking_dispute_won'])
  await expectBooksToAgree(world)
})

test.for([
  { first: 810, second: 4_590, end: 'won', earns: [810], back: [3_780] },
  { first: 4_590, second: 810, end: 'won', earns: [810], back: [] },
  { first: 810, second: 4_590, end: 'lost', earns: [], back: [] },
] as const)('one of two lost ($first), the other is not divided until it is $end', async (row) => {
  const { world, params, close } = await bothDisputed()
  await close(row.first, 'lost')
  expect(await stateOf(world, params)).toEqual({ status: 'confirmed', paymentStatus: 'disputed' })
  expect([await sent(world), await toldOf(world, 'back')]).toEqual([[], []])
  expect(await ledger(world)).toMatchObject({ client_funds: row.first - 5_400, dispute_hold: row.second })
  const tasks = await readMoneyTasks(world.api.platform.database)
  expect(tasks.map(({ what, pence }) => [what, pence])).toEqual([['dispute', row.second]])
  await close(row.second, row.end)
  expect(await stateOf(world, params)).toEqual({ status: 'cancelled_unpaid', paymentStatus: 'charged_back' })
  expect([await sent(world), await refunds(world)]).toEqual([row.earns, row.back])
  expect(await ledger(world)).toEqual({ dispute_fees: 4_000 })
  expect(await toldOf(world, 'back')).toEqual(['booking_charged_back', 'booking_payment_taken_back'])
  await expectBooksToAgree(world)
})

test.for(['won', 'lost'] as const)('a dispute of which we hear only once it is %s does what it says', async (end) => {
  const world = await setUp()
  const { params } = await confirmed(world, 'full')
  await rest(world)
  const { control } = world.api.sandbox
  const [intent] = await intentsOf(world.api)
  control.closeDispute(control.dispute(intent?.id ?? '', 'fraudulent'), end)
  await rest(world)
  expect(await stateOf(world, params)).toEqual(
    end === 'lost'
      ? { status: 'cancelled_unpaid', paymentStatus: 'charged_back' }
      : { status: 'confirmed', paymentStatus: 'paid' },
  )
  expect(await toldOf(world, 'disput')).toEqual([])
  await expectBooksToAgree(world)
})

test('a payment that is lost before we heard that it was taken is booked first: the booking is over', async () => {
  const world = await setUp()
  const { params } = await request(world, { plan: 'full' })
  await world.provider(acceptBooking, { params })
  const [intent] = await intentsOf(world.api)
  // Taken at Stripe, whose answer was lost.
  await world.api.platform.stripe.paymentIntents.capture(intent?.id ?? '')
  const { control } = world.api.sandbox
  const dispute = control.dispute(intent?.id ?? '', 'fraudulent')
  control.closeDispute(dispute, 'lost')
  await world.api.platform.database.rows(
    `insert into webhook_event (id, type, object_id, received_at) values ('evt_1', 'charge.dispute.closed', $1, now())`,
    [dispute],
  )
  await processEvent(world.api.platform, 'evt_1', paymentListener)
  await rest(world)
  expect(await stateOf(world, params)).toEqual({ status: 'cancelled_unpaid', paymentStatus: 'charged_back' })
  expect([await ledger(world), await sent(world), await refunds(world)]).toEqual([FEE, [], []])
  await expectBooksToAgree(world)
})

test.for([
  { how: 'giving it back', isPaid: true, ...{ status: 'cancelled_unpaid', paymentStatus: 'charged_back' } },
  { how: 'telling the bank more', isPaid: false, ...{ status: 'confirmed', paymentStatus: 'paid' } },
] as const)('a dispute that was prevented by $how is what it moved', async ({ isPaid, status, paymentStatus }) => {
  const world = await setUp()
  const { params } = await confirmed(world, 'full')
  await rest(world)
  const { platform, sandbox } = world.api
  const [intent] = await intentsOf(world.api)
  const opened = await platform.stripe.disputes.retrieve(sandbox.control.dispute(intent?.id ?? '', 'fraudulent'))
  const moved = isPaid ? opened.balance_transactions : []
  const object: Stripe.Dispute = { ...opened, status: 'prevented', balance_transactions: moved }
  await applyObject(platform, 'dispute', { object, look: 1_000_000 }, paymentListener)
  expect(await stateOf(world, params)).toEqual({ status, paymentStatus })
  expect(await ledger(world)).toEqual(isPaid ? FEE : { client_funds: -5_400 })
  expect(await paidFor(world, params)).toEqual([isPaid ? 'taken_back' : 'taken'])
})

test.for(['won', 'lost'] as const)(
  'an answer of before it was %s that comes late opens no dispute again',
  async (end) => {
    const { world, params, close } = await disputed('confirmed')
    const { platform } = world.api
    const [before] = (await platform.stripe.disputes.list({ limit: 1 })).data
    await close(end)
    const after = await stateOf(world, params)
    await applyObject(platform, 'dispute', { object: before as Stripe.Dispute, look: 0 }, paymentListener)
    await rest(world)
    expect(await stateOf(world, params)).toEqual(after)
    expect(await paidFor(world, params)).not.toContain('disputed')
    await expectBooksToAgree(world)
  },
)

test.for(['won', 'lost'] as const)(
  'what goes back on a cancellation that the bank was before waits for its end, which is %s',
  async (end) => {
    const world = await setUp()
    const { params } = await confirmed(world, 'full')
    await rest(world)
    const { control } = world.api.sandbox
    const [intent] = await intentsOf(world.api)
    // Stripe knows of it, and refuses the refund; we haven't heard.
    const dispute = control.dispute(intent?.id ?? '', 'fraudulent')
    await world.client(cancelBooking, { params, body: { loses: 810 } })
    await rest(world)
    expect(await refunds(world)).toEqual([])
    control.closeDispute(dispute, end)
    await rest(world)
    world.api.clock.advance(HOUR_MS)
    await rest(world)
    expect(await refunds(world)).toEqual(end === 'won' ? [4_590] : [])
    const paymentStatus = end === 'won' ? 'partially_refunded' : 'charged_back'
    expect(await stateOf(world, params)).toEqual({ status: 'cancelled_by_client', paymentStatus })
    expect(await readMoneyTasks(world.api.platform.database)).toEqual([])
    await expectBooksToAgree(world)
  },
)

test.for([
  // The deposit is its provider's, the rest goes back; after the visit all that is left is theirs.
  { until: 'confirmed', status: 'cancelled_unpaid', back: [2_590], shares: [810], books: {} },
  { until: 'completed', status: 'cancelled_unpaid', back: [], shares: [3_400], books: {} },
  {
    until: 'released',
    status: 'released',
    back: [],
    shares: [4_590],
    books: { commission: -810, dispute_loss: 2_000 },
  },
] as const)(
  'a bank takes £20.00 of £54.00 back while the booking is $until: the rest is divided',
  async ({ until, status, back, shares, books }) => {
    const { world, params, close } = await disputed(until, { pence: 2_000 })
    await close('lost')
    expect(await stateOf(world, params)).toEqual({ status, paymentStatus: 'charged_back' })
    expect([await refunds(world), await sent(world)]).toEqual([back, shares])
    expect(await ledger(world)).toEqual({ ...FEE, ...books })
    await expectBooksToAgree(world)
  },
)

test('of two that are lost after the release its provider owes no more than they had', async () => {
  const { world, params, close } = await bothDisputed('released', 'product_not_received')
  await close(810, 'lost')
  expect((await stateOf(world, params)).paymentStatus).toBe('disputed')
  await close(4_590, 'lost')
  expect(await stateOf(world, params)).toEqual({ status: 'released', paymentStatus: 'charged_back' })
  expect((await world.provider(getProviderBooking, { params })).body.owes).toBe(4_590)
  expect(await ledger(world)).toMatchObject({ dispute_loss: 810, provider_receivable: 4_590 })
  // Each dispute that was lost gave its client money back, and cost its provider some.
  expect(await toldOf(world, 'dispute_')).toEqual(
    ['booking_dispute_lost', 'booking_dispute_owed'].flatMap((kind) => [kind, kind]),
  )
})

test('a payment that is disputed after another of the same booking is told anew, and so is its end', async () => {
  const { world, params, sweepAt } = await deposited()
  await sweepAt(36)
  const { control } = world.api.sandbox
  for (const { id } of await intentsOf(world.api)) {
    const dispute = control.dispute(id, 'fraudulent')
    await rest(world)
    control.closeDispute(dispute, 'won')
    await rest(world)
  }
  expect((await stateOf(world, params)).paymentStatus).toBe('paid')
  expect(await toldOf(world, 'disput')).toEqual(
    ['booking_dispute_over', 'booking_dispute_won', 'booking_disputed', 'booking_payment_disputed'].flatMap((kind) => [
      kind,
      kind,
    ]),
  )
})

test.for(['confirmed', 'completed'] as const)(
  'lost while it is %s: what we held goes, the booking is over, nobody owes (31)',
  async (until) => {
    const { world, params, close } = await disputed(until)
    await close('lost')
    expect(await stateOf(world, params)).toEqual({ status: 'cancelled_unpaid', paymentStatus: 'charged_back' })
    expect([await ledger(world), await sent(world), await refunds(world)]).toEqual([FEE, [], []])
    expect(await paymentsOf(world)).toEqual([['taken_back', 5_400]])
    expect(await paidFor(world, params)).toEqual(['taken_back'])
    expect(await toldOf(world, 'back')).toEqual(['booking_charged_back', 'booking_payment_taken_back'])
    expect(await toldOf(world, 'dispute_')).toEqual([]) // that mail says it
    await expectBooksToAgree(world)
  },
)

test.for([
  { until: 'confirmed', status: 'cancelled_unpaid', books: { dispute_loss: -5_400 } },
  // What the provider owed of it they owe no more.
  { until: 'released', status: 'released', books: { commission: -810 } },
] as const)(
  'lost while it was $until and won on appeal: the money is on the books, and a person tells whose it is',
  async ({ until, status, books }) => {
    const { world, params, close } = await disputed(until, { reason: 'product_not_received' })
    await close('lost')
    const told = await toldOf(world, 'dispute_')
    const { platform } = world.api
    const logged = vi.spyOn(platform.log, 'error')
    const [dispute] = (await platform.stripe.disputes.list({ limit: 1 })).data
    const [out] = dispute?.balance_transactions ?? []
    const hears = async (status: Stripe.Dispute.Status, ...moved: (Stripe.BalanceTransaction | undefined)[]) => {
      const object = { ...dispute, status, balance_transactions: moved } as Stripe.Dispute
      await applyObject(platform, 'dispute', { object, look: 1_000_000 }, paymentListener)
    }
    await hears('appeal_under_review', out)
    expect((await stateOf(world, params)).paymentStatus).toBe('disputed')
    const back = { ...out, id: 'txn_back', amount: 5_400, fee: 0 } as Stripe.BalanceTransaction
    await hears('won', out, back)
    await hears('won', out, back)
    expect(await stateOf(world, params)).toEqual({ status, paymentStatus: 'charged_back' })
    expect(await ledger(world)).toEqual({ ...FEE, ...books })
    const words = logged.mock.calls.map(([, words]) => words)
    expect(words).toContain('a dispute that was lost is won after all: look at it')
    expect(await toldOf(world, 'dispute_')).toEqual(told)
  },
)

test('a part that a bank takes back is told apart from the whole payment', async () => {
  const { world, params, close } = await disputed('released', { pence: 2_000 })
  const expectPart = async (state: 'disputed' | 'taken_back') => {
    const line = { state, amount: 5_400, disputed: 2_000 }
    expect((await world.client(getMyBooking, { params })).body.payments).toMatchObject([line])
    expect((await world.client(listPayments, { query: {} })).body.items).toMatchObject([line])
  }
  await expectPart('disputed')
  await close('lost')
  await expectPart('taken_back')
})

test.for([
  { reason: 'product_not_received', owes: 4_590, loses: 810, told: 'booking_dispute_owed' },
  { reason: 'fraudulent', owes: 0, loses: 5_400, told: 'booking_dispute_over' },
] as const)(
  'lost for $reason after the release: the provider owes $owes, we lose $loses (31)',
  async ({ reason, owes, loses, told }) => {
    const { world, params, close } = await disputed('released', { reason })
    await close('lost')
    expect(await stateOf(world, params)).toEqual({ status: 'released', paymentStatus: 'charged_back' })
    const owed = owes > 0 ? { provider_receivable: owes } : {}
    expect(await ledger(world)).toEqual({ ...FEE, commission: -810, dispute_loss: loses, ...owed })
    expect((await world.provider(getProviderBooking, { params })).body.owes).toBe(owes)
    expect(await toldOf(world, 'dispute_')).toEqual(['booking_dispute_lost', told].toSorted())
    await expectBooksToAgree(world)
  },
)

test('after the release too its provider tells their side, which the operator reads with until when the bank waits for it', async () => {
  const { world, params, close } = await disputed('released', { reason: 'product_not_received' })
  const { database, clock } = world.api.platform
  expect((await world.provider(getProviderBooking, { params })).body.waiting?.for).toBe('disputed')
  expect((await world.provider(addSide, { params, body: { words: 'She came in at six.' } })).status).toBe(200)
  const [task] = await readMoneyTasks(database)
  expect(task && taskDetail(task)).toMatch(
    /product_not_received by \d{4}-\d\d-\d\d \d\d:\d\d; the provider says: She came in at six\.$/,
  )
  // Since the bank asked, not since the client paid.
  expect(clock.now() - (task?.since ?? 0)).toBeLessThan(MINUTE_MS)
  await close('won')
  expect((await world.provider(addSide, { params, body: { words: 'And left.' } })).status).toBe(409)
  expect(await readMoneyTasks(database)).toEqual([])
})

test('neither side can cancel what is disputed, so that nothing goes back twice', async () => {
  const { world, params } = await disputed('confirmed')
  expect((await world.client(cancelBooking, { params, body: { loses: 810 } })).status).toBe(409)
  const answer = await world.provider(cancelBookingAsProvider, { params, body: { reason: 'illness' } })
  expect([answer.status, await refunds(world)]).toEqual([409, []])
})

test('a dispute that is heard of before its payment was booked as taken freezes the booking all the same', async () => {
  const world = await setUp()
  const { params } = await request(world, { plan: 'full' })
  await world.provider(acceptBooking, { params })
  const { platform, sandbox } = world.api
  const [intent] = await intentsOf(world.api)
  await platform.stripe.paymentIntents.capture(intent?.id ?? '')
  const dispute = sandbox.control.dispute(intent?.id ?? '', 'fraudulent')
  await lookAgain(platform, 'dispute', dispute, paymentListener)
  await rest(world)
  expect(await stateOf(world, params)).toEqual({ status: 'confirmed', paymentStatus: 'disputed' })
  expect((await world.client(cancelBooking, { params, body: { loses: 810 } })).status).toBe(409)
  sandbox.control.closeDispute(dispute, 'won')
  await rest(world)
  expect(await stateOf(world, params)).toEqual({ status: 'confirmed', paymentStatus: 'paid' })
  await expectBooksToAgree(world)
})

test('a balance that is paid in the moment in which its deposit is lost goes back, all of it', async () => {
  const { world, params } = await deposited()
  const { platform, sandbox } = world.api
  const { body } = await world.client(startBalance, { params, body: { card: 'deposit' } })
  const deposit = (await intentsOf(world.api)).find(({ amount }) => amount === 810)
  const dispute = sandbox.control.dispute(deposit?.id ?? '', 'fraudulent', 500)
  await rest(world)
  sandbox.control.closeDispute(dispute, 'lost')
  await lookAgain(platform, 'dispute', dispute, paymentListener)
  // The booking is over, and its open charge not called off yet.
  const [intentId = ''] = body.clientSecret.split('_secret_')
  await platform.stripe.paymentIntents.confirm(intentId, { payment_method: body.paymentMethodId ?? '' })
  await rest(world)
  await rest(world)
  expect(await stateOf(world, params)).toEqual({ status: 'cancelled_unpaid', paymentStatus: 'charged_back' })
  expect([await sent(world), await refunds(world), await ledger(world)]).toEqual([[310], [4_590], FEE])
  await expectBooksToAgree(world)
})

test('what is left after a part was taken back goes back by itself, however often the bank says so', async () => {
  const { world } = await disputed('confirmed', { pence: 2_000 })
  const { platform, sandbox } = world.api
  const [dispute] = (await platform.stripe.disputes.list({ limit: 1 })).data
  sandbox.control.closeDispute(dispute?.id ?? '', 'lost')
  // Two webhooks of its end, before the refund is asked for.
  for (let times = 0; times < 2; times += 1) await lookAgain(platform, 'dispute', dispute?.id ?? '', paymentListener)
  await rest(world)
  expect([await refunds(world), await sent(world), await ledger(world)]).toEqual([[2_590], [810], FEE])
  expect(await readMoneyTasks(platform.database)).toEqual([])
  await expectBooksToAgree(world)
})

test('of a refund that a dispute kept waiting the bank may give a part: the rest goes on, and nothing is said of it', async () => {
  const world = await setUp()
  const { params } = await confirmed(world)
  await rest(world)
  const { platform, sandbox, clock } = world.api
  const [intent] = await intentsOf(world.api)
  const dispute = sandbox.control.dispute(intent?.id ?? '', 'fraudulent', 2_000)
  await world.client(cancelBooking, { params, body: { loses: 810 } })
  await rest(world)
  sandbox.control.closeDispute(dispute, 'lost')
  await rest(world)
  expect([await refunds(world), await readMoneyTasks(platform.database)]).toEqual([[2_590], []])
  expect(await stateOf(world, params)).toEqual({ status: 'cancelled_by_client', paymentStatus: 'charged_back' })
  expect(await ledger(world)).toEqual({ ...FEE, cancel_income: -810 })
  // What is granted on top changes nothing of that either.
  const { reference } = (await world.client(getMyBooking, { params })).body
  expect(await grantRefundByHand(platform, reference, { amount: 811, atFault: 'nobody' })).toBe(false)
  expect(await grantRefundByHand(platform, reference, { amount: 810, atFault: 'nobody' })).toBe(true)
  clock.advance(HOUR_MS)
  await rest(world)
  expect((await stateOf(world, params)).paymentStatus).toBe('charged_back')
  expect(await refunds(world)).toEqual([810, 2_590])
  await expectBooksToAgree(world)
})

test('a late word of a dispute that is over ends no later one of the same payment', async () => {
  const { world, params, close } = await disputed('confirmed', { pence: 500 })
  await close('won')
  const { platform } = world.api
  const [won] = (await platform.stripe.disputes.list({ limit: 1 })).data
  const later = { ...won, id: 'du_later', status: 'needs_response', balance_transactions: [] } as unknown
  const say = (object: unknown) =>
    applyObject(platform, 'dispute', { object: object as Stripe.Dispute, look: 2 ** 40 }, paymentListener)
  await say(later)
  await say(won)
  expect((await stateOf(world, params)).paymentStatus).toBe('disputed')
  await say({ ...(later as Stripe.Dispute), status: 'won' })
  expect((await stateOf(world, params)).paymentStatus).toBe('paid')
})

test('the rest of a price is not paid on top of a deposit that its bank decides about', async () => {
  const { world, params, close } = await disputed('confirmed', { plan: 'deposit' })
  const pay = () => world.client(startBalance, { params, body: { card: 'deposit' } })
  expect((await pay()).code).toBe('booking_state')
  await close('won')
  expect((await pay()).status).toBe(200)
})

/** A client who is said not to have come, and says otherwise after so many ms. */
async function contested(afterMs = DAY_MS - 1) {
  const world = await setUp()
  const { params, startsAt } = await confirmed(world)
  world.api.clock.set(startsAt + 15 * MINUTE_MS)
  await world.provider(markNoShow, { params })
  await rest(world)
  world.api.clock.advance(afterMs)
  const answer = await world.client(contestNoShow, { params })
  const key = { providerId: world.providerId, bookingId: params.bookingId }
  return {
    world,
    params,
    answer,
    decide: (how: Parameters<typeof decideNoShow>[2]) => decideNoShow(world.api.platform, key, how),
  }
}

test('a client has a day to say that they were there, once; the share waits for the decision (25)', async () => {
  const { world, params, answer, decide } = await contested()
  expect(answer.body).toMatchObject({
    status: 'no_show',
    events: expect.arrayContaining([expect.objectContaining({ kind: 'contested', actor: 'client' })]),
  })
  expect((await world.client(contestNoShow, { params })).status).toBe(409)
  world.api.clock.advance(3 * DAY_MS)
  await rest(world)
  expect([await sent(world), await toldOf(world, 'contested')]).toEqual([[], ['booking_contested']])
  await decide('uphold_no_show')
  await rest(world)
  expect([await sent(world), await ledger(world)]).toEqual([[2_700], { cancel_income: -810 }])
  expect(await toldOf(world, 'no_show')).toEqual(['booking_no_show_share', 'booking_no_show_stands'])
  await expect(decide('undo_no_show')).rejects.toThrow()
  await expectBooksToAgree(world)
})

test('decided for the client, all of it goes back and the provider owes the fee (25)', async () => {
  const { world, params, decide } = await contested()
  await decide('undo_no_show')
  await rest(world)
  expect(await stateOf(world, params)).toEqual({ status: 'cancelled_by_provider', paymentStatus: 'refunded' })
  expect((await refunds(world)).toSorted((a, b) => a - b)).toEqual([1_890, 3_510])
  world.api.clock.advance(DAY_MS)
  await rest(world)
  expect([await sent(world), await ledger(world)]).toEqual([
    [],
    { provider_fee_income: -810, provider_receivable: 810 },
  ])
  expect((await world.provider(getProviderBooking, { params })).body).toMatchObject({
    wasThere: true,
    outcome: { earned: 0, fee: 810, takenBack: 0 },
  })
  const past = await world.client(listMyBookings, { query: { tab: 'past' } })
  expect(past.body.items).toMatchObject([{ status: 'cancelled_by_provider', wasThere: true }])
  expect(await toldOf(world, 'no_show')).toEqual(['booking_no_show_taken_back', 'booking_no_show_undone'])
  await expectBooksToAgree(world)
})

/** Its bank disputes a booking's one payment, and decides for the client. */
async function lose(world: World) {
  const { control } = world.api.sandbox
  const [intent] = await intentsOf(world.api)
  const dispute = control.dispute(intent?.id ?? '', 'fraudulent')
  await rest(world)
  control.closeDispute(dispute, 'lost')
  await rest(world)
  await rest(world)
}

test('lost once a no-show was divided, its provider has their share all the same: the loss is ours', async () => {
  const { world, params, decide } = await contested()
  await lose(world)
  // Stripe sends no more than lies there.
  await confirmed(world, 'full', 30)
  await rest(world)
  world.api.sandbox.control.advanceClock((7 * DAY_MS) / 1_000)
  await decide('uphold_no_show')
  world.api.clock.advance(DAY_MS)
  await rest(world)
  expect(await stateOf(world, params)).toEqual({ status: 'no_show', paymentStatus: 'charged_back' })
  expect([await sent(world), await ledger(world)]).toEqual([
    [2_700],
    { ...FEE, cancel_income: -810, client_funds: -5_400, dispute_loss: 3_510 },
  ])
  await expectBooksToAgree(world)
})

test('decided for the client, what their bank has given them already isn’t paid again', async () => {
  const { world, params, decide } = await contested()
  await lose(world)
  await decide('undo_no_show')
  await rest(world)
  expect(await stateOf(world, params)).toEqual({ status: 'cancelled_by_provider', paymentStatus: 'charged_back' })
  expect([await refunds(world), await readMoneyTasks(world.api.platform.database)]).toEqual([[1_890], []])
  expect(await ledger(world)).toEqual({ ...FEE, provider_fee_income: -810, provider_receivable: 810 })
  await expectBooksToAgree(world)
})

test('after a day it is too late to contest', async () => {
  const { world, answer } = await contested(DAY_MS)
  await rest(world)
  expect([answer.status, await sent(world)]).toEqual([409, [2_700]])
})

test('a refund that the bank sends back is owed again, told once, and waits for a person (32)', async () => {
  const world = await setUp()
  const { params } = await confirmed(world)
  await world.client(cancelBooking, { params, body: { loses: 810 } })
  await rest(world)
  expect((await stateOf(world, params)).paymentStatus).toBe('partially_refunded')
  const { data } = await world.api.platform.stripe.refunds.list({ limit: 10 })
  world.api.sandbox.control.failRefund(data[0]?.id ?? '')
  await rest(world)
  await rest(world)
  expect((await stateOf(world, params)).paymentStatus).toBe('refund_pending')
  expect(await ledger(world)).toEqual({ cancel_income: -810, refunds_payable: -4_590 })
  expect(await toldOf(world, 'refund')).toEqual(['booking_refund_returned'])
  const { body: seen } = await world.client(getMyBooking, { params })
  expect(seen).toMatchObject({ refund: null, refundOwed: { amount: 4_590, isReturned: true } })
  const due = await world.api.platform.database.rows<{ pence: number }>('select pence from refund_due')
  expect(due).toEqual([{ pence: 4_590 }])
  await expectBooksToAgree(world)
  const { platform } = world.api
  const [task] = await readMoneyTasks(platform.database)
  expect(task).toMatchObject({ what: 'refund', booking_id: params.bookingId, pence: 4_590 })
  await payBackByHand(platform, { providerId: world.providerId, bookingId: params.bookingId })
  await rest(world)
  expect((await stateOf(world, params)).paymentStatus).toBe('partially_refunded')
  expect(await ledger(world)).toEqual({ bank: -4_590, cancel_income: -810 })
  expect(await readMoneyTasks(platform.database)).toEqual([])
})

test('nobody is told to pay by hand what the client’s bank may give them, until it has decided', async () => {
  const world = await setUp()
  const { params } = await confirmed(world)
  await world.client(cancelBooking, { params, body: { loses: 810 } })
  await rest(world)
  const { platform, sandbox } = world.api
  const { data } = await platform.stripe.refunds.list({ limit: 10 })
  sandbox.control.failRefund(data[0]?.id ?? '')
  const [intent] = await intentsOf(world.api)
  const dispute = sandbox.control.dispute(intent?.id ?? '', 'fraudulent')
  await rest(world)
  const whats = async () => (await readMoneyTasks(platform.database)).map(({ what }) => what)
  expect(await whats()).toEqual(['dispute'])
  await payBackByHand(platform, { providerId: world.providerId, bookingId: params.bookingId })
  expect(await ledger(world)).not.toHaveProperty('bank')
  sandbox.control.closeDispute(dispute, 'won')
  await rest(world)
  expect(await whats()).toEqual(['refund'])
})

test('what is owed back isn’t paid on top of what the client’s bank takes back itself', async () => {
  const world = await setUp()
  const { params } = await confirmed(world)
  await world.client(cancelBooking, { params, body: { loses: 810 } })
  await rest(world)
  const { data } = await world.api.platform.stripe.refunds.list({ limit: 10 })
  world.api.sandbox.control.failRefund(data[0]?.id ?? '')
  await rest(world)
  await lose(world)
  expect(await stateOf(world, params)).toEqual({ status: 'cancelled_by_client', paymentStatus: 'charged_back' })
  expect(await readMoneyTasks(world.api.platform.database)).toEqual([])
  expect(await ledger(world)).toEqual({ ...FEE, cancel_income: -810, dispute_loss: 810 })
  await expectBooksToAgree(world)
})

test('a refund of which we hear that it came back after its payment was lost is owed no more', async () => {
  const world = await setUp()
  const { params } = await confirmed(world)
  await world.provider(cancelBookingAsProvider, { params, body: { reason: 'illness' } })
  await rest(world)
  const { platform, sandbox } = world.api
  const { data } = await platform.stripe.refunds.list({ limit: 10 })
  sandbox.control.failRefund(data[0]?.id ?? '')
  const [intent] = await intentsOf(world.api)
  const dispute = sandbox.control.dispute(intent?.id ?? '', 'fraudulent')
  sandbox.control.closeDispute(dispute, 'lost')
  await lookAgain(platform, 'dispute', dispute, paymentListener)
  expect(await ledger(world)).toMatchObject({ dispute_loss: 5_400 })
  await rest(world)
  expect(await stateOf(world, params)).toEqual({ status: 'cancelled_by_provider', paymentStatus: 'charged_back' })
  expect(await readMoneyTasks(platform.database)).toEqual([])
  expect(await ledger(world)).toEqual({ ...FEE, provider_fee_income: -810, provider_receivable: 810 })
  expect(await toldOf(world, 'refund')).toEqual([])
  await expectBooksToAgree(world)
})

/** A booking that its provider cancelled, of which two payments went back. */
async function refundedTwice() {
  const { world, params, sweepAt } = await deposited()
  await sweepAt(36)
  await world.provider(cancelBookingAsProvider, { params, body: { reason: 'illness' } })
  await rest(world)
  const { data } = await world.api.platform.stripe.refunds.list({ limit: 10 })
  return { world, params, refundIds: data.map(({ id }) => id) }
}

test('each refund that comes back is booked once when it is paid by hand, by two operators at once too (33)', async () => {
  const { world, params, refundIds } = await refundedTwice()
  const { platform, sandbox } = world.api
  for (const id of refundIds) {
    sandbox.control.failRefund(id)
    await rest(world)
    await rest(world)
    const key = { providerId: world.providerId, bookingId: params.bookingId }
    await Promise.all([payBackByHand(platform, key), payBackByHand(platform, key)])
  }
  expect(await ledger(world)).toMatchObject({ bank: -5_400 })
  expect(await ledger(world)).not.toHaveProperty('refunds_payable')
  expect((await stateOf(world, params)).paymentStatus).toBe('refunded')
  expect(await toldOf(world, 'refund')).toEqual(['booking_refund_returned', 'booking_refund_returned'])
})

test('paid by hand is what came back, not what is on its way besides', async () => {
  const world = await setUp()
  const { params } = await confirmed(world)
  await world.client(cancelBooking, { params, body: { loses: 810 } })
  await rest(world)
  const { platform, sandbox } = world.api
  const { data } = await platform.stripe.refunds.list({ limit: 10 })
  sandbox.control.failRefund(data[0]?.id ?? '')
  await rest(world)
  const { reference } = (await world.client(getMyBooking, { params })).body
  expect(await grantRefundByHand(platform, reference, { amount: 500, atFault: 'nobody' })).toBe(true)
  // Nothing is asked of Stripe before jobs run.
  await payBackByHand(platform, { providerId: world.providerId, bookingId: params.bookingId })
  expect((await stateOf(world, params)).paymentStatus).toBe('refund_pending')
  await rest(world)
  expect(await ledger(world)).toEqual({ bank: -4_590, cancel_income: -810, goodwill: 500 })
  expect((await stateOf(world, params)).paymentStatus).toBe('partially_refunded')
})

test('a second refund that comes back while the first still waits is told too, and the task is of both', async () => {
  const { world, params, refundIds } = await refundedTwice()
  for (const [index, id] of refundIds.entries()) {
    world.api.sandbox.control.failRefund(id)
    await rest(world)
    await rest(world)
    expect(await toldOf(world, 'refund')).toHaveLength(index + 1)
  }
  const { body } = await world.client(getMyBooking, { params })
  expect(body).toMatchObject({ refund: null, refundOwed: { amount: 5_400, isReturned: true } })
  const tasks = await readMoneyTasks(world.api.platform.database)
  expect(tasks.map(({ what, pence }) => [what, pence])).toEqual([['refund', 5_400]])
})
