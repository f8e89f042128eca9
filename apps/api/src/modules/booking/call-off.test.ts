import { getMyBooking, giveMustHaves, startBalance, startPayment } from '@ginipig/contract/booking/client-calls.ts'
import {
  acceptBooking,
  completeBooking,
  getProviderBooking,
  proposeTimes,
  releasePayment,
} from '@ginipig/contract/booking/provider-calls.ts'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { expect, test, vi } from 'vitest'
import { lookAgain } from '#modules/payment/stripe-object.ts'
import { sweep } from '#sweep.ts'
import { deposited } from './balance.fixture.ts'
import {
  checkBooksAfterEach,
  confirm,
  hold,
  intentsOf,
  request,
  setUp,
  slotOf,
  statements,
  type World,
} from './booking.fixture.ts'
import { cancelByHand, readMoneyTasks } from './by-hand.ts'
import { confirmed, expectBooksToAgree, ledger, refunds, rest, sent, toldOf } from './ending.fixture.ts'
import { paymentListener } from './payment-listener.ts'
import { readRecordOfClient, readRecordOfProvider } from './track-record.sql.ts'

// The listing costs £54.00, its deposit £8.10.

checkBooksAfterEach()

type Params = { bookingId: string }

/** The network of the card warns of a payment of so many pence. */
async function warn({ api }: World, pence: number): Promise<void> {
  const intent = (await intentsOf(api)).find(({ amount }) => amount === pence)
  api.sandbox.control.warnOfFraud(intent?.id ?? '')
}

const warningIn = async ({ api }: World): Promise<string> => {
  const { data } = await api.platform.stripe.events.list({ type: 'radar.early_fraud_warning.created' })
  return Object(data[0]?.data.object).id
}

const read = async ({ client }: World, params: Params) => {
  const { status, paymentStatus, captured, refund } = (await client(getMyBooking, { params })).body
  return { status, paymentStatus, captured, back: refund?.amount ?? 0 }
}

const bookedOf = async (world: World, index = 10) =>
  (
    await world.api.platform.database.row<{ booked: number }>('select booked from slot where id = $1', [
      slotOf(world, index).row.id,
    ])
  )?.booked

const audited = async ({ api }: World) =>
  api.platform.database.rows<{ account_id: string | null; detail: string }>(
    `select account_id, detail from audit where event = 'booking_called_off' order by id`,
  )

/** All that an end without anybody's doing leaves. */
async function expectCalledOff(world: World, params: Params, captured: number) {
  expect(await read(world, params)).toEqual({
    ...{ status: 'cancelled_by_platform', paymentStatus: captured > 0 ? 'refunded' : 'voided' },
    ...{ captured, back: captured },
  })
  expect([await ledger(world), await sent(world)]).toEqual([{}, []])
  expect(await toldOf(world, 'platform_cancelled')).toEqual([
    'booking_platform_cancelled',
    'booking_platform_cancelled_for_provider',
  ])
  const { outcome } = (await world.provider(getProviderBooking, { params })).body
  expect(outcome).toEqual({ earned: 0, fee: 0, takenBack: 0 })
  const { database, clock } = world.api.platform
  const unblemished = { kept: 0, cancelledLate: 0, missed: 0 }
  expect(await readRecordOfClient(database, world.clientIds[0] ?? '', 0, clock.now())).toEqual(unblemished)
  expect(await readRecordOfProvider(database, world.providerId, 0)).toEqual(unblemished)
  await expectBooksToAgree(world)
}

test.for([
  { plan: 'deposit', pence: 810 },
  { plan: 'full', pence: 5_400 },
] as const)(
  'a booking paid by $plan that its card’s network warns of is called off, all of it goes back, and both are told once',
  async ({ plan, pence }) => {
    const world = await setUp()
    const { params } = await confirmed(world, plan)
    expect(await bookedOf(world)).toBe(1)
    await warn(world, pence)
    await warn(world, pence)
    await rest(world)
    await rest(world)
    await lookAgain(world.api.platform, 'early_fraud_warning', await warningIn(world), paymentListener)
    await rest(world)
    expect(await refunds(world)).toEqual([pence])
    expect(await bookedOf(world)).toBe(0)
    await expectCalledOff(world, params, pence)
    expect(await audited(world)).toEqual([{ account_id: null, detail: expect.stringMatching(/^GP-\w+ warning$/) }])
  },
)

test('the card 4000 0000 0000 5423 is warned of a moment after it paid, and its booking called off', async () => {
  const world = await setUp({ approval: 'automatic' })
  const { params } = await request(world, { plan: 'full', card: 'pm_card_createIssuerFraudRecord' })
  for (let times = 0; times < 3; times += 1) await rest(world)
  await expectCalledOff(world, params, 5_400)
})

test.for([810, 4_590])(
  'of deposit and balance the warning may be of either (%i pence): both go back',
  async (pence) => {
    const { world, params, sweepAt } = await deposited()
    await sweepAt(36)
    await rest(world)
    await warn(world, pence)
    await rest(world)
    await rest(world)
    expect((await refunds(world)).toSorted((a, b) => a - b)).toEqual([810, 4_590])
    await expectCalledOff(world, params, 5_400)
  },
)

test('of a request nothing is taken: what was set aside is let go', async () => {
  const world = await setUp()
  const { params } = await request(world, { plan: 'full' })
  await warn(world, 5_400)
  await rest(world)
  await rest(world)
  expect((await intentsOf(world.api)).map(({ status }) => status)).toEqual(['canceled'])
  expect(await bookedOf(world)).toBe(0)
  await expectCalledOff(world, params, 0)
  expect((await world.provider(acceptBooking, { params })).status).toBe(409)
})

test('a payment that is warned of before we heard of it makes no request: its hold goes back', async () => {
  const world = await setUp()
  const params = { bookingId: (await hold(world)).body.id }
  await world.client(giveMustHaves, { params, body: statements })
  await world.client(startPayment, { params, body: { plan: 'full', savesCard: false } })
  const intent = await confirm(world, params.bookingId, 'pm_card_visa')
  world.api.sandbox.control.warnOfFraud(intent.id)
  await lookAgain(world.api.platform, 'early_fraud_warning', await warningIn(world), paymentListener)
  await rest(world)
  await rest(world)
  expect(await read(world, params)).toMatchObject({ status: 'payment_failed', captured: 0 })
  expect((await intentsOf(world.api)).map(({ status }) => status)).toEqual(['canceled'])
  expect([await bookedOf(world), await toldOf(world, 'platform_cancelled')]).toEqual([0, []])
})

test('a payment that is just being taken is waited for', async () => {
  const world = await setUp()
  const { params } = await request(world, { plan: 'full' })
  await world.provider(acceptBooking, { params })
  await warn(world, 5_400)
  const { platform } = world.api
  await expect(
    lookAgain(platform, 'early_fraud_warning', await warningIn(world), paymentListener),
  ).rejects.toMatchObject({ code: 'payment_busy' })
  expect((await read(world, params)).status).toBe('accepting')
  for (let times = 0; times < 3; times += 1) {
    world.api.clock.advance(2 * MINUTE_MS)
    await rest(world)
  }
  await expectCalledOff(world, params, 5_400)
})

test('so is a balance that is being taken', async () => {
  const { world, params, startsAt } = await deposited()
  const { platform, clock } = world.api
  clock.set(startsAt - 36 * HOUR_MS)
  await sweep(platform)
  await warn(world, 810)
  const look = async () => lookAgain(platform, 'early_fraud_warning', await warningIn(world), paymentListener)
  await expect(look()).rejects.toMatchObject({ code: 'payment_busy' })
  await rest(world)
  await rest(world)
  await look()
  await rest(world)
  await rest(world)
  await expectCalledOff(world, params, 5_400)
})

test('a balance that its client pays at that moment comes back too', async () => {
  const { world, params } = await deposited()
  const { body } = await world.client(startBalance, { params, body: { card: 'deposit' } })
  await warn(world, 810)
  await lookAgain(world.api.platform, 'early_fraud_warning', await warningIn(world), paymentListener)
  const [intentId = ''] = body.clientSecret.split('_secret_')
  await world.api.platform.stripe.paymentIntents.confirm(intentId, { payment_method: body.paymentMethodId ?? '' })
  await rest(world)
  await rest(world)
  expect((await refunds(world)).toSorted((a, b) => a - b)).toEqual([810, 4_590])
  await expectCalledOff(world, params, 5_400)
})

test('other times that wait for an answer end with it', async () => {
  const { world, params } = await deposited()
  await world.provider(proposeTimes, { params, body: { slotIds: [slotOf(world, 14).row.id] } })
  await warn(world, 810)
  await rest(world)
  await rest(world)
  const row = await world.api.platform.database.row<{ outcome: string }>('select outcome from booking_proposal')
  expect(row?.outcome).toBe('overtaken')
  await expectCalledOff(world, params, 810)
})

test.for(['confirmed', 'completed', 'released'] as const)(
  'once it has begun (%s) nothing moves: the log asks a person',
  async (until) => {
    const world = await setUp()
    const { params, startsAt } = await confirmed(world)
    world.api.clock.set(startsAt)
    if (until !== 'confirmed') await world.provider(completeBooking, { params })
    if (until === 'released') await world.provider(releasePayment, { params })
    await rest(world)
    const logged = vi.spyOn(world.api.platform.log, 'error')
    await warn(world, 5_400)
    await rest(world)
    expect(logged.mock.calls.map(([, words]) => words)).toContain('a card’s network warns of a payment: look at it')
    expect([(await read(world, params)).status, await refunds(world)]).toEqual([until, []])
    expect([await toldOf(world, 'platform_cancelled'), await audited(world)]).toEqual([[], []])
  },
)

test('while a bank takes a payment back nothing goes back twice; won, a person can still call it off', async () => {
  const world = await setUp()
  const { params } = await confirmed(world)
  const { control } = world.api.sandbox
  const [intent] = await intentsOf(world.api)
  await rest(world)
  const dispute = control.dispute(intent?.id ?? '', 'fraudulent')
  await warn(world, 5_400)
  await rest(world)
  await rest(world)
  expect(await read(world, params)).toMatchObject({ status: 'confirmed', paymentStatus: 'disputed' })
  const { reference } = (await world.client(getMyBooking, { params })).body
  expect(await cancelByHand(world.api.platform, reference, 'warning')).toBe(false)
  expect(await refunds(world)).toEqual([])
  control.closeDispute(dispute, 'won')
  await rest(world)
  await rest(world)
  expect(await cancelByHand(world.api.platform, reference, 'warning')).toBe(true)
  await rest(world)
  await rest(world)
  expect(await read(world, params)).toMatchObject({ status: 'cancelled_by_platform', paymentStatus: 'refunded' })
  expect([await refunds(world), await ledger(world)]).toEqual([[5_400], { dispute_fees: 2_000 }])
})

test.for(['won', 'lost'] as const)(
  'a dispute that was there before what goes back decides about it: %s, its client has it once',
  async (end) => {
    const world = await setUp()
    const { params } = await confirmed(world)
    await rest(world)
    const { control } = world.api.sandbox
    const [intent] = await intentsOf(world.api)
    const dispute = control.dispute(intent?.id ?? '', 'fraudulent')
    const { reference } = (await world.client(getMyBooking, { params })).body
    expect(await cancelByHand(world.api.platform, reference, 'holder')).toBe(true)
    await rest(world)
    expect([(await read(world, params)).paymentStatus, await refunds(world)]).toEqual(['disputed', []])
    control.closeDispute(dispute, end)
    await rest(world)
    world.api.clock.advance(HOUR_MS)
    await rest(world)
    const paymentStatus = end === 'won' ? 'refunded' : 'charged_back'
    expect(await read(world, params)).toMatchObject({ status: 'cancelled_by_platform', paymentStatus })
    expect(await refunds(world)).toEqual(end === 'won' ? [5_400] : [])
    expect(await ledger(world)).toEqual({ dispute_fees: 2_000 })
    expect(await readMoneyTasks(world.api.platform.database)).toEqual([])
    await expectBooksToAgree(world)
  },
)

test('an operator calls off what is asked for or agreed, once, and it is written down under its number alone', async () => {
  const world = await setUp()
  const { params } = await confirmed(world)
  const { platform } = world.api
  const { reference } = (await world.client(getMyBooking, { params })).body
  expect(await cancelByHand(platform, 'GP-0', 'other')).toBe(false)
  expect(await cancelByHand(platform, reference, 'holder')).toBe(true)
  expect(await cancelByHand(platform, reference, 'holder')).toBe(false)
  await rest(world)
  await rest(world)
  await expectCalledOff(world, params, 5_400)
  expect(await audited(world)).toEqual([{ account_id: null, detail: `${reference} holder` }])
  const asked = await request(world, { index: 12 })
  const other = (await world.client(getMyBooking, { params: asked.params })).body
  expect(await cancelByHand(platform, other.reference, 'suspicion')).toBe(true)
  await rest(world)
  expect(await read(world, asked.params)).toMatchObject({ status: 'cancelled_by_platform', paymentStatus: 'voided' })
})
