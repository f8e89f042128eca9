import { cancelBooking, contestNoShow, getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import {
  addSide,
  cancelBookingAsProvider,
  completeBooking,
  getProviderBooking,
  listProviderBookings,
  markNoShow,
  releasePayment,
} from '@ginipig/contract/booking/provider-calls.ts'
import { listEarnings } from '@ginipig/contract/payment/earnings.ts'
import { settleClientEnd } from '@ginipig/domain/booking'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { leave, stepUp } from '#modules/account/life.fixture.ts'
import { signIn } from '#testing/sign-in.ts'
import { testOrigins } from '#testing/test-config.ts'
import { checkBooksAfterEach, intentsOf, setUp, type World } from './booking.fixture.ts'
import { readMoneyTasks } from './by-hand.ts'
import { confirmed, expectBooksToAgree, isConfirmed, ledger, refunds, rest, sent } from './ending.fixture.ts'

// The listing costs £54.00: deposit, commission and the provider's fee are £8.10 each, half of the price is £27.00.

checkBooksAfterEach()

/** What a provider reads in a tab: why each waits, the tab's count, and what there is to settle. */
async function tab({ provider }: World, name: 'action' | 'past') {
  const { body } = await provider(listProviderBookings, { query: { tab: name } })
  return [body.items.map(({ waiting }) => waiting?.for ?? null), body.counts[name], body.toSettle]
}

const cancel = async ({ client }: World, bookingId: string, loses: number) =>
  client(cancelBooking, { params: { bookingId }, body: { loses } })

test.for([
  { plan: 'deposit', when: 'early', loses: 810, refund: 0, share: 0, income: 810 },
  { plan: 'full', when: 'early', loses: 810, refund: 4_590, share: 0, income: 810 },
  { plan: 'full', when: 'late', loses: 3_510, refund: 1_890, share: 2_700, income: 810 },
] as const)('a client who paid $plan and cancels $when loses $loses pence', async (one) => {
  const world = await setUp()
  const { params, startsAt } = await confirmed(world, one.plan)
  world.api.clock.set(startsAt - 36 * HOUR_MS + (one.when === 'early' ? 0 : 1))
  // What the page shows is what happens: one function says both.
  const { body: shown } = await world.client(getMyBooking, { params })
  const told = settleClientEnd('cancelled_by_client', shown, shown.policy, world.api.clock.now())
  expect(told).toMatchObject({ forfeited: one.loses, refund: one.refund })
  const answer = await cancel(world, params.bookingId, told.forfeited)
  expect(answer.body).toMatchObject({
    status: 'cancelled_by_client',
    paymentStatus: one.refund > 0 ? 'refund_pending' : one.plan === 'full' ? 'paid' : 'deposit_paid',
  })
  await rest(world)
  expect(await refunds(world)).toEqual(one.refund > 0 ? [one.refund] : [])
  expect(await sent(world)).toEqual(one.share > 0 ? [one.share] : [])
  expect(await ledger(world)).toEqual({ cancel_income: -one.income })
  const { body: after } = await world.client(getMyBooking, { params })
  expect(after).toMatchObject(
    one.refund > 0 ? { paymentStatus: 'partially_refunded', refund: { amount: one.refund } } : { refund: null },
  )
  await expectBooksToAgree(world)
})

test('a click that was shown another sum costs nothing', async () => {
  const world = await setUp()
  const { params, startsAt } = await confirmed(world)
  world.api.clock.set(startsAt - 36 * HOUR_MS + 1)
  const refused = await cancel(world, params.bookingId, 810)
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('cost_changed')])
  expect(await isConfirmed(world, params)).toBe(true)
  world.api.clock.set(startsAt)
  expect((await cancel(world, params.bookingId, 3_510)).status).toBe(409) // it has begun
  expect(await refunds(world)).toEqual([])
})

test.for([
  { plan: 'deposit', refund: 810 },
  { plan: 'full', refund: 5_400 },
] as const)('a provider who cancels gives back all of a $plan payment and owes the fee', async ({ plan, refund }) => {
  const world = await setUp()
  const { params } = await confirmed(world, plan)
  const why = { reason: 'illness', text: 'Sorry, I have a fever.' } as const
  const answer = await world.provider(cancelBookingAsProvider, { params, body: why })
  expect(answer.body).toMatchObject({ status: 'cancelled_by_provider', cancelReason: 'illness', outcome: { fee: 810 } })
  await rest(world)
  expect(await refunds(world)).toEqual([refund])
  expect(await ledger(world)).toEqual({ provider_fee_income: -810, provider_receivable: 810 })
  const { body } = await world.client(getMyBooking, { params })
  expect(body).toMatchObject({ paymentStatus: 'refunded', refund: { amount: refund }, cancelText: why.text })
  await expectBooksToAgree(world)
})

test('words with a way around us are refused, and “other” needs words', async () => {
  const world = await setUp()
  const { params } = await confirmed(world, 'deposit')
  for (const body of [
    { reason: 'other' as const },
    { reason: 'illness' as const, text: 'Write to me at priya@example.com' },
  ])
    expect((await world.provider(cancelBookingAsProvider, { params, body })).status).toBe(422)
  expect(await isConfirmed(world, params)).toBe(true)
})

test('a provider completes, releases, and has the price less the commission; what they owed is kept back (23, £50.00)', async () => {
  const world = await setUp({ price: 5_000 })
  const first = await confirmed(world, 'deposit', 8)
  await world.provider(cancelBookingAsProvider, { params: first.params, body: { reason: 'emergency' } })
  const { params, startsAt } = await confirmed(world, 'full')
  const tooEarly = await world.provider(completeBooking, { params })
  expect(tooEarly.status).toBe(409)
  world.api.clock.set(startsAt + MINUTE_MS)
  expect((await world.provider(releasePayment, { params })).status).toBe(409)
  expect((await world.provider(completeBooking, { params })).body).toMatchObject({
    status: 'completed',
    completedAt: startsAt + MINUTE_MS,
  })
  expect(await sent(world)).toEqual([])
  const released = await world.provider(releasePayment, { params })
  expect(released.body).toMatchObject({ status: 'released', outcome: { earned: 4_250 } })
  expect((await world.provider(releasePayment, { params })).status).toBe(409)
  await rest(world)
  expect(await sent(world)).toEqual([4_250 - 750])
  expect(await ledger(world)).toEqual({ commission: -750, provider_fee_income: -750 })
  expect((await world.provider(getProviderBooking, { params })).body.paymentStatus).toBe('transferred')
  const { items } = (await world.provider(listEarnings, { query: {} })).body
  expect(items.map(({ kind, amount }) => [kind, amount])).toEqual(
    expect.arrayContaining([
      ['share', 4_250],
      ['kept_back', -750],
    ]),
  )
  await expectBooksToAgree(world)
})

test('a debt larger than a share takes all of it, and the rest is carried (24)', async () => {
  const world = await setUp({ price: 1_000, rrp: 4_000 })
  const { database } = world.api.platform
  const first = await confirmed(world, 'full', 8)
  await world.provider(cancelBookingAsProvider, { params: first.params, body: { reason: 'premises' } })
  // A fee of £1.50, and a share of £1.00.
  const { params, startsAt } = await confirmed(world, 'full')
  await database.rows(`update booking set commission = 900 where id = $1`, [params.bookingId])
  world.api.clock.set(startsAt + MINUTE_MS)
  await world.provider(completeBooking, { params })
  await world.provider(releasePayment, { params })
  await rest(world)
  expect(await sent(world)).toEqual([]) // no transfer of nothing
  expect(await ledger(world)).toEqual({ commission: -900, provider_fee_income: -150, provider_receivable: 50 })
  await expectBooksToAgree(world)
})

const shorter = `policy || '{"contestMs":${3 * HOUR_MS},"completeAfterMs":${5 * HOUR_MS},"releaseAfterMs":${2 * DAY_MS}}'`

test.for([
  { policy: 'policy', waits: DAY_MS },
  { policy: shorter, waits: 3 * HOUR_MS },
])(
  'who didn’t come is marked from a quarter of an hour on, and the share waits ($policy)',
  async ({ policy, waits }) => {
    const world = await setUp()
    const { params, startsAt } = await confirmed(world)
    await world.api.platform.database.rows(`update booking set policy = ${policy}`)
    world.api.clock.set(startsAt + 15 * MINUTE_MS - 1)
    expect((await world.provider(markNoShow, { params })).status).toBe(409)
    world.api.clock.advance(1)
    expect(await tab(world, 'action')).toEqual([[null], 1, 4_590])
    const now = world.api.clock.now()
    expect((await world.provider(markNoShow, { params })).body).toMatchObject({
      status: 'no_show',
      outcome: { earned: 2_700 },
      waiting: { for: 'contestable', since: now, until: now + waits },
    })
    expect(await tab(world, 'action')).toEqual([['contestable'], 0, 0])
    expect(await tab(world, 'past')).toEqual([[], 0, 0])
    // Nobody has anything to decide yet.
    expect((await world.provider(addSide, { params, body: { words: 'I waited.' } })).status).toBe(409)
    await rest(world)
    expect([await refunds(world), await sent(world)]).toEqual([[1_890], []])
    world.api.clock.advance(waits - 1)
    await rest(world)
    expect(await sent(world)).toEqual([])
    world.api.clock.advance(1)
    await rest(world)
    expect(await sent(world)).toEqual([2_700])
    expect(await ledger(world)).toEqual({ cancel_income: -810 })
    expect(await tab(world, 'action')).toEqual([[], 0, 0])
    expect(await tab(world, 'past')).toEqual([[null], 1, 0])
    await expectBooksToAgree(world)
  },
)

test('who is contested says what happened, in words that whoever decides reads and the client doesn’t', async () => {
  const world = await setUp()
  const { params, startsAt } = await confirmed(world)
  world.api.clock.set(startsAt + HOUR_MS)
  await world.provider(markNoShow, { params })
  const ownSide = 'I rang at five past, nobody opened.'
  const said = await world.client(contestNoShow, { params, body: { words: ownSide } })
  expect(said.body.ownSide).toBe(ownSide)
  expect(JSON.stringify((await world.provider(getProviderBooking, { params })).body)).not.toContain('I rang')
  world.api.clock.advance(DAY_MS)
  expect(await tab(world, 'action')).toEqual([['contested'], 0, 0])
  for (const words of ['I waited.', 'I waited until seven.'])
    expect((await world.provider(addSide, { params, body: { words } })).body).toMatchObject({
      waiting: { for: 'contested' },
      side: { words, at: world.api.clock.now() },
    })
  const [task] = await readMoneyTasks(world.api.platform.database)
  expect(task).toMatchObject({ what: 'contest', client_says: ownSide, provider_says: 'I waited until seven.' })
  expect(JSON.stringify((await world.client(getMyBooking, { params })).body)).not.toContain('I waited')
})

test.for([
  { policy: 'policy', hours: 48, days: 7 },
  { policy: shorter, hours: 5, days: 2 },
])('nobody says anything: done $hours hours after the end, released $days days later ($policy)', async (own) => {
  const world = await setUp()
  // By deposit, so that two charges lie behind the share.
  const { params, startsAt } = await confirmed(world, 'deposit')
  world.api.clock.set(startsAt - 36 * HOUR_MS)
  await rest(world)
  await world.api.platform.database.rows(`update booking set policy = ${own.policy}`)
  const endsAt = (await world.client(getMyBooking, { params })).body.endsAt
  expect(endsAt).toBeGreaterThan(startsAt)
  const status = async () => (await world.client(getMyBooking, { params })).body.status
  world.api.clock.set(endsAt + own.hours * HOUR_MS - 1)
  await rest(world)
  expect(await status()).toBe('confirmed')
  world.api.clock.advance(1)
  await rest(world)
  expect(await status()).toBe('completed')
  world.api.clock.advance(own.days * DAY_MS - 1)
  await rest(world)
  expect(await status()).toBe('completed')
  world.api.clock.advance(1)
  await rest(world)
  expect(await status()).toBe('released')
  const { data } = await world.api.platform.stripe.transfers.list({ limit: 100 })
  expect(data.map(({ amount }) => amount).toSorted()).toEqual([3_780, 810])
  const sources = data.map(({ source_transaction: charge }) => charge)
  const charges = (await intentsOf(world.api)).map(({ latest_charge: charge }) => charge)
  expect(new Set(sources), 'one of each charge').toEqual(new Set(charges))
  const { items } = (await world.provider(listEarnings, { query: { show: 'released' } })).body
  // Latest first; the share, of which they are, is one line.
  expect(items.map(({ kind, part }) => [kind, part])).toEqual([
    ['sent', { number: 2, of: 2 }],
    ['sent', { number: 1, of: 2 }],
    ['share', null],
  ])
  await expectBooksToAgree(world)
})

test('a provider who has left has what they earned all the same, less what they owe', async () => {
  const world = await setUp()
  const [cancelled, done] = [await confirmed(world, 'full', 12), await confirmed(world)]
  await world.provider(cancelBookingAsProvider, { params: cancelled.params, body: { reason: 'illness' } })
  world.api.clock.set(done.startsAt + MINUTE_MS)
  await world.provider(completeBooking, { params: done.params })
  await rest(world)
  const { platform } = world.api
  const token = await (
    await signIn({ ...platform, tokenSecret: platform.config.tokenSecret }, world.providerId, 'console')
  )()
  await stepUp(world.api, token)
  expect((await leave(world.api, token, testOrigins.console)).statusCode).toBe(200)
  world.api.clock.advance(7 * DAY_MS)
  await rest(world)
  expect(await sent(world)).toEqual([4_590 - 810])
  await expectBooksToAgree(world)
})

test('a provider who can’t be paid yet loses nothing: the share goes out once they can (30)', async () => {
  const world = await setUp({}, 1, { listens: true })
  const { database } = world.api.platform
  const { params, startsAt } = await confirmed(world)
  const account = (await database.row<{ id: string }>('select stripe_account as id from earnings_account'))?.id ?? ''
  const becomes = async (stage: 'failed' | 'complete') => {
    world.api.sandbox.control.onboard(account, stage)
    await world.api.sandbox.control.webhooks.idle()
    await rest(world)
  }
  await becomes('failed')
  world.api.clock.set(startsAt + MINUTE_MS)
  await world.provider(completeBooking, { params })
  await world.provider(releasePayment, { params })
  await rest(world)
  expect([await sent(world), await ledger(world)]).toEqual([[], { commission: -810, provider_payable: -4_590 }])
  // We believe them fit before Stripe does: what it refuses is asked again later.
  await database.rows(`update earnings_account set transfers = 'active'`)
  await rest(world)
  expect(await sent(world)).toEqual([])
  // Its own event says when they can be paid.
  await becomes('complete')
  world.api.clock.advance(2 * HOUR_MS)
  await rest(world)
  expect([await sent(world), await ledger(world)]).toEqual([[4_590], { commission: -810 }])
  await expectBooksToAgree(world)
})

test('a refund and a transfer that answered into nothing happen once', async () => {
  const world = await setUp()
  const { params, startsAt } = await confirmed(world)
  world.api.clock.set(startsAt - HOUR_MS)
  await cancel(world, params.bookingId, 3_510)
  const { faults } = world.api.sandbox.control
  faults.hangUp('after', { method: 'POST', path: '/v1/refunds' })
  faults.hangUp('after', { method: 'POST', path: '/v1/transfers' })
  await rest(world)
  world.api.clock.advance(5 * MINUTE_MS)
  await rest(world)
  expect([await refunds(world), await sent(world)]).toEqual([[1_890], [2_700]])
  expect(await ledger(world)).toEqual({ cancel_income: -810 })
  await expectBooksToAgree(world)
})
