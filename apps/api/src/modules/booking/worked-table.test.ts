import { cancelBooking } from '@ginipig/contract/booking/client-calls.ts'
import {
  cancelBookingAsProvider,
  completeBooking,
  markNoShow,
  releasePayment,
} from '@ginipig/contract/booking/provider-calls.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { checkBooksAfterEach, setUp } from './booking.fixture.ts'
import { confirmed, expectBooksToAgree, ledger, refunds, rest, sent } from './ending.fixture.ts'

// money.md §2's worked table, at its own £50.00: deposit, commission and the provider's fee £7.50 each, no-show share £25.00.

checkBooksAfterEach()

const ends = {
  'cancels early': { at: -60, press: 'client', loses: 750 },
  'cancels late': { at: -35, press: 'client', loses: 3_250 },
  'does not come': { at: 1, press: markNoShow },
  'is cancelled on': { at: -60, press: cancelBookingAsProvider },
  'has the service': { at: 1, press: completeBooking },
} as const

test.for([
  { end: 'cancels early', plan: 'deposit', back: [], provider: [], books: { cancel_income: -750 } },
  { end: 'cancels early', plan: 'full', back: [4_250], provider: [], books: { cancel_income: -750 } },
  { end: 'cancels late', plan: 'full', back: [1_750], provider: [2_500], books: { cancel_income: -750 } },
  { end: 'does not come', plan: 'full', back: [1_750], provider: [2_500], books: { cancel_income: -750 } },
  ...([['deposit', 750] as const, ['full', 5_000] as const] as const).map(([plan, paid]) => ({
    ...{ end: 'is cancelled on' as const, plan, back: [paid], provider: [] },
    books: { provider_fee_income: -750, provider_receivable: 750 },
  })),
  { end: 'has the service', plan: 'full', back: [], provider: [4_250], books: { commission: -750 } },
] as const)('£50 by $plan, and the client $end: back, to the provider and to us as money.md §2 says', async (one) => {
  const world = await setUp({ price: 5_000 })
  const { params, startsAt } = await confirmed(world, one.plan)
  const { at, press } = ends[one.end]
  world.api.clock.set(Math.max(world.api.clock.now(), startsAt + at * HOUR_MS))
  if (press === 'client') {
    const { loses } = ends[one.end as 'cancels early'] // whose press is the client's has it
    expect((await world.client(cancelBooking, { params, body: { loses } })).status).toBe(200)
  } else if (press === cancelBookingAsProvider)
    expect((await world.provider(press, { params, body: { reason: 'illness' } })).status).toBe(200)
  else expect((await world.provider(press, { params })).status).toBe(200)
  if (one.end === 'has the service') {
    expect((await world.client(releasePayment, { params })).status).toBe(403)
    expect((await world.provider(releasePayment, { params })).status).toBe(200)
    expect((await world.provider(releasePayment, { params })).status).toBe(409)
  }
  await rest(world)
  world.api.clock.advance(DAY_MS)
  await rest(world)
  expect({ back: await refunds(world), provider: await sent(world) }).toEqual({
    back: one.back,
    provider: one.provider,
  })
  expect(await ledger(world)).toEqual(one.books)
  await expectBooksToAgree(world)
})
