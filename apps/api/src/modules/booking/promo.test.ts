import {
  cancelBooking,
  getMyBooking,
  giveMustHaves,
  holdSlot,
  releaseHold,
  startPayment,
  syncPayment,
  withdrawRequest,
} from '@ginipig/contract/booking/client-calls.ts'
import { applyPromo, removePromo } from '@ginipig/contract/booking/promo.ts'
import {
  acceptBooking,
  cancelBookingAsProvider,
  completeBooking,
  declineBooking,
  releasePayment,
} from '@ginipig/contract/booking/provider-calls.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { createListing } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { createSlots } from '#demo/factories/slot.ts'
import type { Caller } from '#testing/caller.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { checkBooksAfterEach, confirm, hold, setUp, slotOf, statements, type World } from './booking.fixture.ts'
import { cancelByHand } from './by-hand.ts'
import { confirmed, expectBooksToAgree, ledger, rest } from './ending.fixture.ts'
import { endPromo, insertPromo, type NewPromo, readPromos } from './promo.sql.ts'

// £54.00, commission £8.10; the provider earns £45.90 with a code or without.

checkBooksAfterEach()

const make = ({ api: { platform } }: World, code: string, more: Partial<NewPromo> = {}) => {
  const now = platform.clock.now()
  const rules = { pence: 500, rate: null, cap: null, minimum: 0, startsAt: now, endsAt: null, uses: null }
  return insertPromo(platform.database, {
    ...{ ...rules, code, usesPerClient: 1, isForFirst: false, category: null, now },
    ...more,
  })
}

const usedOf = async ({ api: { platform } }: World, code: string) =>
  (await readPromos(platform.database)).find((one) => one.code === code)?.used

const apply = (client: Caller, bookingId: string, code: string) =>
  client(applyPromo, { params: { bookingId }, body: { code } })

/** A held slot with its must-haves given. */
async function held(world: World, client = world.client, index = 10) {
  const { body } = await hold(world, client, index)
  const params = { bookingId: body.id }
  await client(giveMustHaves, { params, body: statements })
  return params
}

const start = (world: World, params: { bookingId: string }, client = world.client) =>
  client(startPayment, { params, body: { plan: 'full', savesCard: false } })

async function paid(world: World, code: string, client = world.client, index = 10) {
  const params = await held(world, client, index)
  expect((await apply(client, params.bookingId, code)).body.refused).toBeNull()
  expect(await start(world, params, client)).toMatchObject({ status: 200, body: { amount: 4_900 } })
  await confirm(world, params.bookingId, 'pm_card_visa')
  await client(syncPayment, { params })
  return params
}

test('a code comes off what the client pays; the provider earns the same and we pay the rest', async () => {
  const world = await setUp()
  await make(world, 'SPRING5')
  const params = await paid(world, ' spring5 '.trim())
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  const { body } = await world.client(getMyBooking, { params })
  expect(body).toMatchObject({
    captured: 4_900,
    split: { price: 5_400, discount: 500, total: 4_900, deposit: 810, balance: 4_090 },
    promo: { code: 'SPRING5', endsAt: null },
  })
  world.api.clock.set(slotOf(world).startsAt + 4 * DAY_MS)
  await sweepAndRun(world.api.platform)
  world.api.clock.set(slotOf(world).startsAt + 20 * DAY_MS)
  await sweepAndRun(world.api.platform)
  const sums = await world.api.platform.database.rows<{ account: string; sum: number }>(
    `select split_part(account, '/', 1) as account, sum(amount)::int as sum from ledger_entry group by 1 having sum(amount) <> 0`,
  )
  const of = Object.fromEntries(sums.map(({ account, sum }) => [account, sum]))
  expect(of).toMatchObject({ promo_expense: 500, commission: -810 })
  expect(of.client_funds).toBeUndefined()
  const transfers = await world.api.platform.stripe.transfers.list({ limit: 10 })
  expect(transfers.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(4_590)
})

test.for([
  { plan: 'full' as const, asked: /^Price +£54\.00\nSPRING5 +−£5\.00\nSet aside, not taken +£49\.00$/m },
  {
    plan: 'deposit' as const,
    asked: /^Price +£54\.00\nSPRING5 +−£5\.00\nBalance, .+ +£40\.90\nSet aside, not taken +£8\.10$/m,
  },
])('mails of a request and of its yes name the code in the price, $plan', async ({ plan, asked }) => {
  const world = await setUp()
  await make(world, 'SPRING5')
  const params = await held(world)
  await apply(world.client, params.bookingId, 'SPRING5')
  await world.client(startPayment, { params, body: { plan, savesCard: false } })
  await confirm(world, params.bookingId, 'pm_card_visa')
  await world.client(syncPayment, { params })
  await runJobs(world.api.platform)
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  const [request, yes] = await world.api.platform.database.rows<{ text: string }>(
    'select m.text from local_message m join account a on a.email = m.recipient where a.id = $1 order by m.id',
    [world.clientIds[0]],
  )
  expect(request?.text).toMatch(asked)
  expect(yes?.text).toMatch(/^In all, with SPRING5 \(−£5\.00\) +£49\.00$/m)
})

test('a code larger than our commission: the provider has their share all the same, a part of it out of our own balance (28)', async () => {
  const world = await setUp()
  await make(world, 'NINE', { pence: 900 })
  const params = await held(world)
  await apply(world.client, params.bookingId, 'NINE')
  expect(await start(world, params)).toMatchObject({ status: 200, body: { amount: 4_500 } })
  await confirm(world, params.bookingId, 'pm_card_visa')
  await world.client(syncPayment, { params })
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  // Another client's money lies with us meanwhile; of our own there is none here.
  await confirmed(world, 'full', 40)
  world.api.sandbox.control.settle()
  world.api.sandbox.control.advanceClock((7 * DAY_MS) / 1_000)
  world.api.clock.set(slotOf(world).startsAt + HOUR_MS)
  await world.provider(completeBooking, { params })
  await world.provider(releasePayment, { params })
  await rest(world)
  const { data } = await world.api.platform.stripe.transfers.list({ transfer_group: `booking_${params.bookingId}` })
  const parts = data.map(({ amount, source_transaction: source }) => [amount, source !== null])
  expect(parts.toSorted()).toEqual([
    [4_500, true],
    [90, false],
  ])
  const sums = await ledger(world)
  expect(sums).toMatchObject({ promo_expense: 900, commission: -810 })
  expect(sums.provider_payable).toBeUndefined()
  await expectBooksToAgree(world)
})

test('why a code takes nothing off is answered, each rule by name, and nothing is kept of the try', async () => {
  const world = await setUp()
  const now = world.api.platform.clock.now()
  await make(world, 'LATER', { startsAt: now + DAY_MS })
  await make(world, 'ENDED', { startsAt: now - DAY_MS, endsAt: now })
  await make(world, 'BEAUTY', { category: 'beauty' })
  await make(world, 'LARGE', { minimum: 5_401 })
  const { bookingId } = await held(world)
  const why = async (code: string) => (await apply(world.client, bookingId, code)).body.refused
  expect(await why('NOSUCH')).toMatchObject({ why: 'unknown', code: 'NOSUCH' })
  expect(await why('LATER')).toMatchObject({ why: 'not_yet', at: now + DAY_MS })
  expect(await why('ENDED')).toMatchObject({ why: 'ended', at: now })
  expect(await why('BEAUTY')).toMatchObject({ why: 'category', category: 'beauty' })
  expect(await why('LARGE')).toMatchObject({ why: 'minimum', minimum: 5_401 })
  const { body } = await world.client(getMyBooking, { params: { bookingId } })
  expect([body.split.total, body.promo]).toEqual([5_400, null])
  expect((await readPromos(world.api.platform.database)).map(({ used }) => used)).toEqual([0, 0, 0, 0])
  for (let tries = 5; tries < 10; tries += 1) await why('NOSUCH')
  expect(await apply(world.client, bookingId, 'NOSUCH')).toMatchObject({ status: 429 })
})

test('the last use is one client’s; declined, the other has it (29, £50.00)', async () => {
  const world = await setUp({ price: 5_000 }, 2)
  await make(world, 'ONLY1', { uses: 1 })
  const clients = world.people.slice(0, 2)
  const holds = await Promise.all(clients.map((client, index) => held(world, client, 10 + 2 * index)))
  const answers = await Promise.all(
    holds.map(({ bookingId }, index) => apply(clients[index] ?? world.client, bookingId, 'ONLY1')),
  )
  const refused = answers.map(({ body }) => body.refused?.why ?? null)
  expect([...refused].sort()).toEqual([null, 'used_up'].sort())
  expect(await usedOf(world, 'ONLY1')).toBe(1)
  const winner = refused.indexOf(null)
  const loser = 1 - winner
  const won = holds[winner] ?? { bookingId: '' }
  const by = clients[winner] ?? world.client
  await start(world, won, by)
  await confirm(world, won.bookingId, 'pm_card_visa')
  await by(syncPayment, { params: won })
  await world.provider(declineBooking, { params: won, body: { reason: 'fully_booked' } })
  await runJobs(world.api.platform)
  const second = await apply(clients[loser] ?? world.client, holds[loser]?.bookingId ?? '', 'ONLY1')
  expect(second.body).toMatchObject({ refused: null, booking: { split: { total: 4_500 } } })
  expect(await usedOf(world, 'ONLY1')).toBe(1)
  await clients[loser]?.(removePromo, { params: holds[loser] ?? { bookingId: '' }, body: {} })
  expect(await usedOf(world, 'ONLY1')).toBe(0)
})

test('a code that ends before the client pays is taken off and said; nothing is charged at another price', async () => {
  const world = await setUp()
  await make(world, 'SHORT')
  const params = await held(world)
  await apply(world.client, params.bookingId, 'SHORT')
  await endPromo(world.api.platform.database, 'SHORT', world.api.platform.clock.now())
  expect(await start(world, params)).toMatchObject({ status: 409, body: { code: 'promo_over' } })
  expect(await usedOf(world, 'SHORT')).toBe(0)
  expect(await start(world, params)).toMatchObject({ status: 200, body: { amount: 5_400 } })
})

test('a payment begun at one price is begun anew at another, and only the last can be confirmed', async () => {
  const world = await setUp()
  await make(world, 'SPRING5')
  const params = await held(world)
  expect((await start(world, params)).body.amount).toBe(5_400)
  await apply(world.client, params.bookingId, 'SPRING5')
  expect((await start(world, params)).body.amount).toBe(4_900)
  const { data } = await world.api.platform.stripe.paymentIntents.list({ limit: 10 })
  expect(data.map(({ amount, status }) => [amount, status])).toEqual([
    [4_900, 'requires_payment_method'],
    [5_400, 'canceled'],
  ])
})

test('what we call off gives the code back, and what was paid without it', async () => {
  const world = await setUp()
  await make(world, 'SPRING5')
  const params = await paid(world, 'SPRING5')
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  const { reference } = (await world.client(getMyBooking, { params })).body
  expect(await cancelByHand(world.api.platform, reference, 'suspicion')).toBe(true)
  await runJobs(world.api.platform)
  const after = (await world.client(getMyBooking, { params })).body
  expect([after.status, after.refund?.amount]).toEqual(['cancelled_by_platform', 4_900])
  expect(await usedOf(world, 'SPRING5')).toBe(0)
})

test.for(['provider', 'platform'] as const)(
  'a code for a first booking that the %s cancelled is still for its client',
  async (who) => {
    const world = await setUp()
    await make(world, 'HELLO', { isForFirst: true })
    const params = await paid(world, 'HELLO')
    await world.provider(acceptBooking, { params })
    await runJobs(world.api.platform)
    const { reference } = (await world.client(getMyBooking, { params })).body
    if (who === 'platform') await cancelByHand(world.api.platform, reference, 'other')
    else await world.provider(cancelBookingAsProvider, { params, body: { reason: 'illness' } })
    await paid(world, 'HELLO', world.client, 12)
  },
)

test('a withdrawn request and a provider’s cancelling give the code back, a client’s cancelling uses it', async () => {
  const world = await setUp({}, 2)
  await make(world, 'SPRING5')
  const withdrawn = await paid(world, 'SPRING5')
  expect(await usedOf(world, 'SPRING5')).toBe(1)
  await world.client(withdrawRequest, { params: withdrawn, body: {} })
  await runJobs(world.api.platform)
  expect(await usedOf(world, 'SPRING5')).toBe(0)
  const params = await paid(world, 'SPRING5')
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  await world.provider(cancelBookingAsProvider, { params, body: { reason: 'illness' } })
  await runJobs(world.api.platform)
  const after = (await world.client(getMyBooking, { params })).body
  expect([after.status, after.refund?.amount, after.promo?.code]).toEqual(['cancelled_by_provider', 4_900, 'SPRING5'])
  expect(await usedOf(world, 'SPRING5')).toBe(0)
  const kept = await paid(world, 'SPRING5', world.client, 12)
  await world.provider(acceptBooking, { params: kept })
  await runJobs(world.api.platform)
  world.api.clock.set(world.api.platform.clock.now() + HOUR_MS)
  await world.client(cancelBooking, { params: kept, body: { loses: 810 } })
  await runJobs(world.api.platform)
  expect((await world.client(getMyBooking, { params: kept })).body.refund?.amount).toBe(4_090)
  expect(await usedOf(world, 'SPRING5')).toBe(1)
  const again = await held(world, world.client, 14)
  expect((await apply(world.client, again.bookingId, 'SPRING5')).body.refused?.why).toBe('used_by_you')
})

test('a charge that is let go for a code isn’t what is paid once the code is taken off again', async () => {
  const world = await setUp()
  await make(world, 'SPRING5')
  const params = await held(world)
  const { body: before } = await start(world, params)
  await apply(world.client, params.bookingId, 'SPRING5')
  await world.client(removePromo, { params })
  const { body: after } = await start(world, params)
  expect(after).toMatchObject({ amount: 5_400 })
  expect(after.clientSecret).not.toBe(before.clientSecret)
  await confirm(world, params.bookingId, 'pm_card_visa')
  await world.client(syncPayment, { params })
  await runJobs(world.api.platform)
  expect((await world.client(getMyBooking, { params })).body).toMatchObject({ status: 'requested' })
})

test('a code that is put in while the charge is being made, in another tab, is not left out of what is paid', async () => {
  const world = await setUp()
  await make(world, 'SPRING5')
  const params = await held(world)
  const { paymentIntents } = world.api.platform.stripe
  const { create } = paymentIntents
  paymentIntents.create = async (...given: Parameters<typeof create>) => {
    paymentIntents.create = create
    await apply(world.client, params.bookingId, 'SPRING5')
    return create.apply(paymentIntents, given)
  }
  expect((await start(world, params)).body).toMatchObject({ amount: 5_400 })
  await runJobs(world.api.platform)
  await expect(confirm(world, params.bookingId, 'pm_card_visa')).rejects.toThrow()
  expect((await start(world, params)).body).toMatchObject({ amount: 4_900 })
  await confirm(world, params.bookingId, 'pm_card_visa')
  await world.client(syncPayment, { params })
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  expect((await world.client(getMyBooking, { params })).body).toMatchObject({ status: 'confirmed', captured: 4_900 })
})

test('of two slots that are held at once, codes for a first booking come off one', async () => {
  const world = await setUp()
  const { database, clock } = world.api.platform
  await make(world, 'HELLO', { isForFirst: true })
  await make(world, 'WELCOME', { isForFirst: true })
  const one = await held(world)
  const listing = await createListing(database, clock.now(), await createProvider(database, clock.now()))
  const [slot] = await createSlots(database, clock.now(), listing)
  const wish = { slotId: slot?.row.id ?? '', price: listing.price }
  const another = { bookingId: (await world.client(holdSlot, { body: wish })).body.id }
  const tries = await Promise.all([
    apply(world.client, one.bookingId, 'HELLO'),
    apply(world.client, another.bookingId, 'WELCOME'),
  ])
  expect(tries.map(({ body }) => body.refused?.why).toSorted()).toEqual(['first_only', undefined])
  const [kept, other] = tries[0]?.body.refused ? [another, one] : [one, another]
  await world.client(releaseHold, { params: kept })
  const code = kept === one ? 'WELCOME' : 'HELLO'
  expect((await apply(world.client, other.bookingId, code)).body.refused).toBeNull()
})
