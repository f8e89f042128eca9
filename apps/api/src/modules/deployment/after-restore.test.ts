import { randomUUID } from 'node:crypto'
import { getMyBooking, giveMustHaves, startPayment } from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking, completeBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { afterEach, expect, test } from 'vitest'
import { deleteAgain } from '#modules/account/deletion.ts'
import { deposited } from '#modules/booking/balance.fixture.ts'
import { confirm, hold, intentsOf, request, setUp, statements, type World } from '#modules/booking/booking.fixture.ts'
import { confirmed, rest, sent } from '#modules/booking/ending.fixture.ts'
import { insertTakenBalance } from '#modules/payment/balance.sql.ts'
import { ensureCustomer } from '#modules/payment/customer.ts'
import { findLostPayments, giveBackLost, isAnotherAtWork } from '#modules/payment/lost.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { lookAfterRestore } from './after-restore.ts'

let world: World
afterEach(async () => {
  await runJobs(world.api.platform)
  await world.api.close()
})

/** A payment that Stripe has in our name and no row of ours knows. */
const lostPayment = async (capture: 'automatic' | 'manual' = 'automatic') => {
  const { id } = await world.api.platform.stripe.paymentIntents.create({
    amount: 2_700,
    customer: await ensureCustomer(world.api.platform, world.clientIds[0] ?? ''),
    currency: 'gbp',
    capture_method: capture,
    metadata: { provider_id: randomUUID(), payment_id: randomUUID() },
  })
  return id
}
const pay = (id: string) =>
  world.api.platform.stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_visa',
    return_url: 'http://localhost/',
  })

test('payments of lost bookings are found and given back once, known and strange ones left alone', async () => {
  world = await setUp()
  const { platform } = world.api
  const { params } = await request(world)
  const { stripe } = platform
  await stripe.paymentIntents.create({ amount: 750, currency: 'gbp' }) // of another product
  const [taken, held, open] = [await lostPayment(), await lostPayment('manual'), await lostPayment()]
  for (const id of [taken, held]) await pay(id)

  const lost = await findLostPayments(platform, 0)
  expect(new Map(lost.map(({ intent, state, pence, payer }) => [intent, [state, pence, payer]]))).toEqual(
    new Map([
      [taken, ['taken', 2_700, world.clientIds[0]]],
      [held, ['held', 2_700, world.clientIds[0]]],
      [open, ['open', 0, world.clientIds[0]]],
    ]),
  )
  const newest = Math.max(...lost.map(({ at }) => at))
  expect([9, 11].map((minutes) => isAnotherAtWork(lost, newest + minutes * MINUTE_MS))).toEqual([true, false])
  for (const payment of [...lost, ...lost]) await giveBackLost(platform, payment)
  const statuses = await Promise.all([taken, held, open].map((id) => stripe.paymentIntents.retrieve(id)))
  expect(statuses.map(({ status }) => status)).toEqual(['succeeded', 'canceled', 'canceled'])
  expect((await stripe.refunds.list({ payment_intent: taken })).data.map(({ amount }) => amount)).toEqual([2_700])
  expect(await findLostPayments(platform, 0)).toEqual([])
  const mine = await platform.database.row<{ status: string }>('select status from booking where id = $1', [
    params.bookingId,
  ])
  expect(mine?.status).toBe('requested')
})

/** Brings Stripe's time to ours, for what is looked for by it. */
const meetClocks = ({ api: { clock, sandbox } }: World) =>
  sandbox.control.advanceClock(Math.max(0, Math.floor(clock.now() / 1_000) - sandbox.control.now()))

test('what is not given back yet is still found later, whatever was written down meanwhile', async () => {
  world = await setUp()
  const { platform, clock } = world.api
  meetClocks(world)
  const intent = await lostPayment()
  await pay(intent)
  for (const hours of [0, 5, 24]) {
    clock.advance(hours * HOUR_MS)
    await request(world, { index: 20 + hours })
    const { lost } = await lookAfterRestore(platform)
    expect(lost.map((payment) => payment.intent)).toEqual([intent])
  }
})

/** A confirmed booking, and its balance as Stripe has it when the database has it no more. */
async function lostBalance() {
  const one = await deposited()
  world = one.world
  const { platform } = world.api
  meetClocks(world)
  const [providerId, { bookingId }, paymentId] = [world.providerId, one.params, randomUUID()]
  const { id: intent } = await platform.stripe.paymentIntents.create({
    amount: 4_590,
    currency: 'gbp',
    customer: await ensureCustomer(platform, world.clientIds[0] ?? ''),
    payment_method: 'pm_card_visa',
    confirm: true,
    off_session: true,
    transfer_group: `booking_${bookingId}`,
    metadata: { provider_id: providerId, booking_id: bookingId, payment_id: paymentId, op_id: randomUUID() },
  })
  return {
    one,
    platform,
    balance: { providerId, bookingId, paymentId, intent, amount: 4_590, at: platform.clock.now() },
  }
}
const paid = { status: 'confirmed', paymentStatus: 'paid', captured: 5_400 }

test('a balance that was taken since is no lost payment: it is paid, and charged no second time', async () => {
  const { one, platform } = await lostBalance()
  const looked = await lookAfterRestore(platform)
  expect([looked.balances, looked.lost, looked.broken]).toEqual([1, [], []])
  expect(await one.sweepAt(36)).toMatchObject(paid)
  expect(await one.tries()).toEqual([])
  expect((await lookAfterRestore(platform)).balances).toBe(0)
})

test('a balance that was only written down again when Stripe went away is charged no second time', async () => {
  const { one, platform, balance } = await lostBalance()
  await insertTakenBalance(platform.database, balance)
  expect(await one.sweepAt(36)).toMatchObject(paid)
  expect(await intentsOf(world.api)).toHaveLength(2)
})

test('what Stripe did since is taken in before anything else is done', async () => {
  world = await setUp({ approval: 'automatic' })
  const { platform } = world.api
  const { body } = await hold(world)
  const params = { bookingId: body.id }
  await world.client(giveMustHaves, { params, body: statements })
  await world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
  await confirm(world, body.id, 'pm_card_visa')
  const { events, broken } = await lookAfterRestore(platform)
  expect([events > 0, broken]).toEqual([true, []])
  expect((await world.client(getMyBooking, { params })).body.status).toBe('accepting')
})

test('a request whose money was taken had been accepted; one from which money went back had been ended', async () => {
  world = await setUp({}, 2)
  const { stripe } = world.api.platform
  const [accepted, ended] = [
    await request(world),
    await request(world, { client: world.people[1] ?? world.client, index: 20 }),
  ]
  const intentOf = async ({ params }: typeof accepted) => {
    const row = await world.api.platform.database.row<{ id: string }>(
      'select stripe_payment_intent as id from payment where booking_id = $1',
      [params.bookingId],
    )
    return row?.id ?? ''
  }
  await stripe.paymentIntents.capture(await intentOf(accepted))
  await world.provider(acceptBooking, { params: ended.params })
  await runJobs(world.api.platform)
  await stripe.refunds.create({ payment_intent: await intentOf(ended) })

  const looked = await lookAfterRestore(world.api.platform)
  expect([looked.accepted, looked.broken]).toEqual([1, []])
  expect(looked.refunded).toEqual([{ reference: ended.booking.reference, status: 'confirmed', pence: 810 }])
  await runJobs(world.api.platform)
  const { body } = await world.client(getMyBooking, { params: accepted.params })
  expect(body.status).toBe('confirmed')
})

test('a request is accepted again though Stripe goes away once its money is known of', async () => {
  world = await setUp({}, 2)
  const { platform, sandbox } = world.api
  const other = await request(world, { client: world.people[1] ?? world.client, index: 20 })
  await world.provider(acceptBooking, { params: other.params })
  await runJobs(platform)
  const [disputed] = await intentsOf(world.api)
  await lookAfterRestore(platform)
  const dispute = sandbox.control.dispute(disputed?.id ?? '', 'fraudulent')
  const { params } = await request(world)
  const [mine] = await intentsOf(world.api)
  await platform.stripe.paymentIntents.capture(mine?.id ?? '')
  sandbox.control.faults.fail(500, { method: 'GET', path: `/v1/disputes/${dispute}` })
  sandbox.control.faults.fail(500, { method: 'GET', path: `/v1/disputes/${dispute}` })
  await expect(lookAfterRestore(platform)).rejects.toThrow()
  sandbox.control.faults.clear()

  await lookAfterRestore(platform)
  expect((await world.client(getMyBooking, { params })).body.status).not.toBe('requested')
})

test('an appointment whose share was sent had been released, and nothing of it is sent again', async () => {
  world = await setUp()
  const { platform, clock } = world.api
  const { stripe, database } = platform
  const { params, startsAt } = await confirmed(world)
  clock.set(startsAt + 2 * HOUR_MS)
  await world.provider(completeBooking, { params })
  const of = await database.row<{ id: string; intent: string; account: string }>(
    `select p.id, p.stripe_payment_intent as intent, a.stripe_account as account from payment p
       join earnings_account a on a.provider_id = p.provider_id where p.booking_id = $1`,
    [params.bookingId],
  )
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(of?.intent ?? '')
  await stripe.transfers.create({
    amount: 4_590,
    currency: 'gbp',
    destination: of?.account ?? '',
    source_transaction: String(charge),
    metadata: { provider_id: world.providerId, payment_id: of?.id ?? '' },
  })

  const { released, broken } = await lookAfterRestore(platform)
  expect([released, broken]).toEqual([1, []])
  await rest(world)
  expect((await world.client(getMyBooking, { params })).body.status).toBe('released')
  expect(await sent(world)).toEqual([4_590])
})

test('a provider whose account was opened since has not to come by for it', async () => {
  world = await setUp()
  const { platform } = world.api
  await platform.database.rows(
    `update earnings_account set transfers = 'pending', requirements = '[{"what": "bank", "from": "provider", "problem": null}]'`,
  )
  await lookAfterRestore(platform)
  expect(await platform.database.rows('select transfers, requirements from earnings_account')).toEqual([
    { transfers: 'active', requirements: [] },
  ])
})

test('a rule that does not hold is told', async () => {
  world = await setUp()
  const { database } = world.api.platform
  await database.rows('update slot set booked = booked + 1 where booked = 0 and capacity > 0')
  const { broken } = await lookAfterRestore(world.api.platform)
  await database.rows('update slot set booked = booked - 1 where booked = 1')
  expect(broken.map((rule) => rule.slice(0, rule.indexOf(':')))).toEqual(['a slot counts other than its bookings (I2)'])
})

test('whoever had deleted their account is deleted again, without another mail', async () => {
  world = await setUp()
  const { platform } = world.api
  const [client = ''] = world.clientIds
  await deleteAgain(platform, client)
  const row = await platform.database.row<{ email: string }>('select email from account where id = $1', [client])
  expect(row?.email).toBe(`${client}@deleted.invalid`)
  expect(
    await platform.database.rows(`select 1 from graphile_worker.jobs where task_identifier = 'mail.send'`),
  ).toEqual([])
  await expect(deleteAgain(platform, client)).rejects.toThrow('unauthenticated')
})
