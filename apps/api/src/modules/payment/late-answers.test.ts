import { cancelBooking } from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking, completeBooking, releasePayment } from '@ginipig/contract/booking/provider-calls.ts'
import { listPayouts } from '@ginipig/contract/payment/payouts.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { checkBooksAfterEach, request, setUp, slotOf, type World } from '#modules/booking/booking.fixture.ts'
import { paymentListener } from '#modules/booking/payment-listener.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { canList } from './earnings-account.ts'
import { processEvent } from './events.ts'
import { insertEvent } from './payment.sql.ts'

checkBooksAfterEach()

/** Work on an event whose object was fetched before something else happened, and is applied after all of that was. */
async function hearLate<Name extends string>(
  { api }: World,
  event: { type: string; objectId: string },
  asked: Record<Name, unknown>,
  name: Name,
  meanwhile: () => Promise<unknown>,
) {
  const { platform } = api
  const ask = asked[name] as (...sent: unknown[]) => Promise<unknown>
  asked[name] = async (...sent: unknown[]) => {
    asked[name] = ask
    const old = await ask.apply(asked, sent)
    await meanwhile()
    return old
  }
  await insertEvent(platform.database, { id: 'evt_late', ...event, now: api.clock.now() })
  await processEvent(platform, 'evt_late', paymentListener)
}

const bookingOf = (world: World) =>
  world.api.platform.database.row('select status, payment_status from booking order by created_at desc limit 1')

const told = (world: World) =>
  world.api.platform.database.rows(`select kind from notification where kind like '%refund%' order by kind`)

test('an intent that was fetched before a refund and is applied after it sends nothing back', async () => {
  const world = await setUp()
  const { platform } = world.api
  const { params } = await request(world, { plan: 'full' })
  await world.provider(acceptBooking, { params })
  await runJobs(platform)
  const [intent] = (await platform.stripe.paymentIntents.list({ limit: 1 })).data
  await hearLate(
    world,
    { type: 'charge.updated', objectId: intent?.id ?? '' },
    platform.stripe.paymentIntents as never,
    'retrieve',
    async () => {
      expect((await world.client(cancelBooking, { params, body: { loses: 810 } })).status).toBe(200)
      await runJobs(platform)
      expect(await bookingOf(world)).toEqual({ status: 'cancelled_by_client', payment_status: 'partially_refunded' })
    },
  )
  expect(await bookingOf(world)).toEqual({ status: 'cancelled_by_client', payment_status: 'partially_refunded' })
  expect(await told(world)).toEqual([])
  expect(
    await platform.database.rows(`select from ledger_txn where source_type = 'refund.succeeded'`),
    'booked once',
  ).toHaveLength(1)
})

test('a payout that was fetched on its way and is applied after its arrival has arrived', async () => {
  const world = await setUp()
  const { api } = world
  const { params } = await request(world, { plan: 'full' })
  await world.provider(acceptBooking, { params })
  await runJobs(api.platform)
  api.clock.set(slotOf(world).startsAt + 3 * HOUR_MS)
  await world.provider(completeBooking, { params })
  api.clock.set(slotOf(world).startsAt + 30 * HOUR_MS)
  await world.provider(releasePayment, { params })
  await runJobs(api.platform)
  const nextDay = () => api.sandbox.control.advanceClock(DAY_MS / 1_000)
  const read = async () => (await world.provider(listPayouts)).body.items
  const account = await api.platform.database.row<{ id: string }>('select stripe_account as id from earnings_account')
  nextDay()
  await hearLate(
    world,
    { type: 'payout.created', objectId: account?.id ?? '' },
    api.platform.stripe.payouts as never,
    'list',
    async () => {
      nextDay()
      expect(await read()).toMatchObject([{ state: 'paid' }])
    },
  )
  const kept = await api.platform.database.rows('select state from payout')
  expect(kept).toEqual([{ state: 'paid' }])
})

test('an account that was fetched before Stripe closed it and is applied after it is closed', async () => {
  const world = await setUp()
  const { platform, sandbox } = world.api
  const account = await platform.database.row<{ id: string; provider_id: string }>(
    'select stripe_account as id, provider_id from earnings_account',
  )
  const id = account?.id ?? ''
  const mayList = () => canList(platform.database, account?.provider_id ?? '')
  expect(await mayList()).toBe(true)
  const closed = 'v2.core.account[requirements].updated'
  await hearLate(
    world,
    { type: closed, objectId: id },
    platform.stripe.v2.core.accounts as never,
    'retrieve',
    async () => {
      sandbox.control.onboard(id, 'failed')
      await insertEvent(platform.database, { id: 'evt_closed', type: closed, objectId: id, now: world.api.clock.now() })
      await processEvent(platform, 'evt_closed', paymentListener)
      expect(await mayList()).toBe(false)
    },
  )
  expect(await mayList()).toBe(false)
})
