import { holdSlot, startPayment } from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { listCards } from '@ginipig/contract/payment/card.ts'
import { chooseCard, deleteCard, getWallet, startCard } from '@ginipig/contract/payment/wallet.ts'
import { HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { checkBooksAfterEach, intentsOf, request, setUp, slotOf, type World } from '#modules/booking/booking.fixture.ts'
import type { Caller } from '#testing/caller.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'

// £54.00: a deposit of £8.10 and a balance of £45.90, from Visa 4242.

checkBooksAfterEach()

/** Keeps a card as the browser would. @param card - of money.md §4.4 */
async function addCard({ api }: World, client: Caller, card: string) {
  const { body } = await client(startCard, { body: {} })
  const { stripe } = api.platform
  const [id = ''] = body.clientSecret.split('_secret_')
  const setup = await stripe.setupIntents.confirm(id, { payment_method: card, return_url: 'http://localhost/' })
  const method = String(setup.payment_method)
  await stripe.paymentMethods.update(method, { allow_redisplay: 'always', billing_details: { name: 'Hannah Doyle' } })
  return method
}

async function withDeposit() {
  const world = await setUp({}, 2)
  const { params } = await request(world, { plan: 'deposit' })
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  const [visa] = (await world.client(getWallet)).body.cards
  return { world, params, visa: visa?.id ?? '' }
}

test('a card is kept without paying, and is the one to pay with until another is chosen', async () => {
  const world = await setUp()
  expect((await world.client(getWallet)).body).toEqual({ cards: [] })
  const visa = await addCard(world, world.client, 'pm_card_visa')
  const amex = await addCard(world, world.client, 'pm_card_amex')
  const { body } = await world.client(chooseCard, { params: { cardId: visa }, body: { forBalances: false } })
  expect(body.cards).toMatchObject([
    { id: visa, brand: 'visa', last4: '4242', holder: 'Hannah Doyle', state: 'valid', isDefault: true, balances: [] },
    { id: amex, brand: 'amex', isDefault: false },
  ])
  expect((await world.client(listCards)).body.map(({ id }) => id)).toEqual([visa, amex])
  expect(await intentsOf(world.api), 'nothing was paid').toEqual([])
})

test('the card of a deposit shows what it is still to pay, though nobody asked to keep it', async () => {
  const { world, params, visa } = await withDeposit()
  const { startsAt } = slotOf(world)
  const { body } = await world.client(getWallet)
  expect(body.cards).toMatchObject([
    { id: visa, balances: [{ bookingId: params.bookingId, amount: 4_590, at: startsAt - 36 * HOUR_MS, startsAt }] },
  ])
  expect((await world.client(listCards)).body).toEqual([])
})

test('it is not deleted without another in its place, which then pays (money.md test 36)', async () => {
  const { world, visa } = await withDeposit()
  const remove = (body: { replacementId?: string }) => world.client(deleteCard, { params: { cardId: visa }, body })
  expect(await remove({})).toMatchObject({ status: 409, code: 'card_needed' })
  expect(await remove({ replacementId: visa })).toMatchObject({ status: 409, code: 'card_needed' })
  const amex = await addCard(world, world.client, 'pm_card_amex')
  const { body } = await remove({ replacementId: amex })
  expect(body.cards).toMatchObject([{ id: amex, isDefault: true, balances: [{ amount: 4_590 }] }])
  world.api.clock.set(slotOf(world).startsAt - 36 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  const balance = (await intentsOf(world.api)).find(({ amount }) => amount === 4_590)
  expect(balance).toMatchObject({ status: 'succeeded', payment_method: amex })
  expect((await world.client(deleteCard, { params: { cardId: amex }, body: {} })).body).toEqual({ cards: [] })
})

test('a balance that was refused is asked of the card that is put in its place', async () => {
  const { world, visa } = await withDeposit()
  world.api.sandbox.control.nextOutcome(visa, 'lost_card')
  world.api.clock.set(slotOf(world).startsAt - 36 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  const amex = await addCard(world, world.client, 'pm_card_amex')
  await world.client(chooseCard, { params: { cardId: amex }, body: { forBalances: true } })
  world.api.clock.set(slotOf(world).startsAt - 30 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  const balance = (await intentsOf(world.api)).find(({ amount }) => amount === 4_590)
  expect(balance).toMatchObject({ status: 'succeeded', payment_method: amex })
})

test('once every try was refused, a card that is put in its place is asked at once', async () => {
  const { world, visa } = await withDeposit()
  const sweepAt = async (hours: number) => {
    world.api.clock.set(slotOf(world).startsAt - hours * HOUR_MS)
    await sweepAndRun(world.api.platform)
  }
  for (const hours of [36, 30, 24]) {
    world.api.sandbox.control.nextOutcome(visa, 'insufficient_funds')
    await sweepAt(hours)
  }
  const amex = await addCard(world, world.client, 'pm_card_amex')
  await world.client(chooseCard, { params: { cardId: amex }, body: { forBalances: true } })
  await sweepAt(23)
  const balance = (await intentsOf(world.api)).find(({ amount }) => amount === 4_590)
  expect(balance).toMatchObject({ status: 'succeeded', payment_method: amex })
})

test('a card that ends before the balance is due can’t take its place', async () => {
  const { world, visa } = await withDeposit()
  const amex = await addCard(world, world.client, 'pm_card_amex')
  const due = new Date(slotOf(world).startsAt - 36 * HOUR_MS)
  due.setUTCMonth(due.getUTCMonth() - 1, 1)
  await world.api.platform.stripe.paymentMethods.update(amex, {
    card: { exp_month: due.getUTCMonth() + 1, exp_year: due.getUTCFullYear() },
  })
  const answer = await world.client(deleteCard, { params: { cardId: visa }, body: { replacementId: amex } })
  expect(answer).toMatchObject({ status: 404, code: 'card_not_found' })
})

test('somebody else’s card is neither chosen, deleted nor paid with', async () => {
  const world = await setUp({}, 2)
  const [, other] = world.people
  if (!other) throw new Error('no second client')
  const visa = await addCard(world, world.client, 'pm_card_visa')
  const own = await addCard(world, other, 'pm_card_visa')
  const params = { cardId: visa }
  for (const answer of [
    await other(chooseCard, { params, body: { forBalances: true } }),
    await other(deleteCard, { params, body: {} }),
    await other(deleteCard, { params, body: { replacementId: own } }),
  ])
    expect(answer).toMatchObject({ status: 404, code: 'card_not_found' })
  const held = await other(holdSlot, { body: { slotId: slotOf(world).row.id, price: world.listing.price } })
  const pay = await other(startPayment, {
    params: { bookingId: held.body.id },
    body: { plan: 'full', savesCard: false, cardId: visa },
  })
  expect(pay).toMatchObject({ status: 404, code: 'card_not_found' })
  expect((await world.client(getWallet)).body.cards).toMatchObject([{ id: visa }])
})

test('a person begins ten cards an hour, no more', async () => {
  const world = await setUp()
  for (let one = 0; one < 10; one += 1) expect((await world.client(startCard, { body: {} })).status).toBe(200)
  expect(await world.client(startCard, { body: {} })).toMatchObject({ status: 429, code: 'too_many_payments' })
})
