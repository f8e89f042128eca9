import { cancelBooking } from '@ginipig/contract/booking/client-calls.ts'
import { completeBooking, releasePayment } from '@ginipig/contract/booking/provider-calls.ts'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { closeOp, type OpKind } from '#modules/payment/payment.sql.ts'
import { noFailpoint } from '#platform/failpoint.ts'
import { sweepAndRun } from '#testing/run-jobs.ts'
import { checkBooksAfterEach, intentsOf, setUp, type World } from './booking.fixture.ts'
import { grantRefundByHand } from './by-hand.ts'
import { confirmed, expectBooksToAgree, refunds, rest, sent } from './ending.fixture.ts'

// The listing costs £54.00, so a share is £45.90 and our commission £8.10.

checkBooksAfterEach()

type Visit = Awaited<ReturnType<typeof confirmed>>

const release = async (world: World, { params, startsAt }: Visit) => {
  world.api.clock.set(startsAt + MINUTE_MS)
  await world.provider(completeBooking, { params })
  await world.provider(releasePayment, { params })
}

const taken = async ({ api }: World) =>
  (await intentsOf(api)).filter(({ status }) => status === 'succeeded').map(({ amount }) => amount)

/** What leads to each kind of operation, and what of it is at Stripe in the end. */
const asked: Partial<
  Record<
    OpKind,
    { plan?: 'deposit'; ask(world: World, visit: Visit): Promise<unknown>; is: (world: World) => unknown; at: unknown }
  >
> = {
  charge: {
    plan: 'deposit',
    ask: async ({ api }, { startsAt }) => api.clock.set(startsAt - 36 * HOUR_MS),
    is: taken,
    at: [4_590, 810],
  },
  refund: {
    ask: ({ client }, { params }) => client(cancelBooking, { params, body: { loses: 810 } }),
    is: refunds,
    at: [4_590],
  },
  transfer: { ask: release, is: sent, at: [4_590] },
  reversal: {
    async ask(world, visit) {
      await release(world, visit)
      await rest(world)
      const { database } = world.api.platform
      const row = await database.row<{ reference: string }>('select reference from booking')
      await grantRefundByHand(world.api.platform, row?.reference ?? '', { amount: 1_000, atFault: 'provider' })
    },
    is: async ({ api }: World) =>
      (await api.platform.stripe.transfers.list({ limit: 9 })).data.map((one) => one.amount_reversed),
    at: [1_000],
  },
}

/** Of a balance a webhook may tell before it is asked again, or nobody. */
const rows = [...Object.entries(asked).map((row) => [...row, true] as const), ['charge', asked.charge, false] as const]

test.for(rows)(
  'a %s that Stripe carried out and whose answer was lost is asked again under its key: it is done once',
  async ([kind, row, listens]) => {
    if (!row) throw new Error('no such kind')
    const { plan, ask, is, at } = row
    const world = await setUp({}, 1, { listens })
    const visit = await confirmed(world, plan)
    let lost = 0
    world.api.platform.failpoint = {
      ...noFailpoint,
      at(place) {
        if (place !== `op.${kind}.done-at-stripe` || lost > 0) return
        lost += 1
        throw new Error('the answer is lost')
      },
    }
    await ask(world, visit)
    for (let minutes = 0; minutes < 4; minutes += 2) {
      await sweepAndRun(world.api.platform)
      // Stripe's own word of it comes before it is asked again.
      await world.api.sandbox.control.webhooks.idle()
      world.api.clock.advance(2 * MINUTE_MS)
    }
    await rest(world)
    expect(lost).toBe(1)
    const open = await world.api.platform.database.rows(`select id from payment_op where status = 'pending'`)
    expect(open, 'all is answered').toEqual([])
    expect(await is(world)).toEqual(at)
    await expectBooksToAgree(world)
  },
)

test('an operation ends once: who comes later changes nothing of it', async () => {
  const world = await setUp()
  await confirmed(world)
  const { database, clock } = world.api.platform
  const read = () =>
    database.row<{ id: string; status: string }>(`select id, status from payment_op where kind = 'capture'`)
  const op = await read()
  const again = { status: 'failed', now: clock.now() } as const
  expect([op?.status, await closeOp(database, world.providerId, op?.id ?? '', again)]).toEqual(['succeeded', false])
  expect((await read())?.status).toBe('succeeded')
})
