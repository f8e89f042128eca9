import { giveMustHaves, startBalance, startPayment, syncPayment } from '@ginipig/contract/booking/client-calls.ts'
import { chooseCard, getWallet, startCard } from '@ginipig/contract/payment/wallet.ts'
import { expect, test } from 'vitest'
import { saveCard } from '#demo/live-bookings.ts'
import { ensureCustomer } from '#modules/payment/customer.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { deposited } from './balance.fixture.ts'
import { checkBooksAfterEach, confirm, hold, intentsOf, setUp, statements, type World } from './booking.fixture.ts'
import { toldOf } from './ending.fixture.ts'

checkBooksAfterEach()

/** Somebody deletes the client's customer in Stripe's dashboard. @returns which it was */
async function deleteCustomer({ api, clientIds }: World): Promise<string> {
  const customer = await ensureCustomer(api.platform, clientIds[0] ?? '')
  await api.platform.stripe.customers.del(customer)
  return customer
}

const customersOf = async ({ api }: World) =>
  (await api.platform.stripe.customers.list({ limit: 100 })).data.map(({ id }) => id)

const keptOf = ({ api }: World) =>
  api.platform.database.rows('select stripe_customer as id, default_card from customer')

test('whose customer was deleted at Stripe pays as another, and there is one of them', async () => {
  const world = await setUp()
  const [clientId = ''] = world.clientIds
  const card = await saveCard(world.api.platform, clientId, 'pm_card_visa')
  await world.client(chooseCard, { body: { cardId: card, forBalances: false } })
  const gone = await deleteCustomer(world)
  const params = { bookingId: (await hold(world)).body.id }
  await world.client(giveMustHaves, { params, body: statements })
  const start = () => world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
  for (const { status, code } of await Promise.all([start(), start()]))
    expect([status, code], 'two at once').toEqual([200, undefined])
  await confirm(world, params.bookingId, 'pm_card_visa')
  expect((await world.client(syncPayment, { params })).body.status).toBe('requested')
  const [made, ...more] = await customersOf(world)
  expect([made === gone, more]).toEqual([false, []])
  expect(await keptOf(world)).toEqual([{ id: made, default_card: null }])
  expect((await intentsOf(world.api)).map(({ customer }) => customer)).toEqual([made])
})

test('a charge whose making was begun for the one before is made anew', async () => {
  const world = await setUp()
  await world.client(startCard, { body: {} })
  const params = { bookingId: (await hold(world)).body.id }
  await world.client(giveMustHaves, { params, body: statements })
  const start = () => world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
  const { faults } = world.api.sandbox.control
  for (let lost = 0; lost < 4; lost += 1) faults.hangUp('before', { method: 'POST', path: '/v1/payment_intents' })
  expect(await start()).toMatchObject({ status: 503 })
  faults.clear()
  await deleteCustomer(world)
  expect(await world.client(startCard, { body: {} }), 'which puts another in its place').toMatchObject({ status: 200 })
  expect(await start()).toMatchObject({ status: 200 })
})

test('their wallet is empty, and takes a card again', async () => {
  const world = await setUp()
  const gone = await deleteCustomer(world)
  expect(await world.client(getWallet)).toMatchObject({ status: 200, body: { cards: [] } })
  expect(await world.client(startCard, { body: {} })).toMatchObject({ status: 200 })
  expect(await customersOf(world)).toEqual([expect.not.stringContaining(gone)])
})

test('a balance that was to come from their card is told as refused, and paid by hand', async () => {
  const one = await deposited()
  await deleteCustomer(one.world)
  expect(await one.sweepAt(36)).toMatchObject({ status: 'confirmed', paymentStatus: 'balance_failed' })
  expect(await one.tries(), 'not asked again for nothing').toEqual(['failed'])
  expect(await toldOf(one.world, 'balance')).not.toEqual([])
  const { params, world } = one
  const { status, body } = await world.client(startBalance, { params, body: { card: 'new' } })
  expect(status, JSON.stringify(body)).toBe(200)
  const [intentId = ''] = body.clientSecret.split('_secret_')
  await world.api.platform.stripe.paymentIntents.confirm(intentId, {
    payment_method: 'pm_card_visa',
    return_url: 'http://ginipig.localhost:4000/pay-full',
  })
  expect((await world.client(syncPayment, { params })).body).toMatchObject({ status: 'confirmed', captured: 5_400 })
})

test('and cut off where nobody pays it', async () => {
  const one = await deposited()
  await deleteCustomer(one.world)
  await one.sweepAt(36)
  await one.sweepAt(12)
  await runJobs(one.world.api.platform)
  expect(await one.sweepAt(12, 60_000)).toMatchObject({ status: 'cancelled_unpaid' })
})
