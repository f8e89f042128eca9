import { randomUUID } from 'node:crypto'
import { giveMustHaves, holdSlot, startBalance, startPayment } from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking } from '@ginipig/contract/booking/provider-calls.ts'
import type { Endpoint } from '@ginipig/contract/core/endpoint.ts'
import { endpoints } from '@ginipig/contract/index.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import {
  checkBooksAfterEach,
  confirm,
  hold,
  intentsOf,
  setUp,
  slotOf,
  statements,
} from '#modules/booking/booking.fixture.ts'
import { rest } from '#modules/booking/ending.fixture.ts'
import type { Caller } from '#testing/caller.ts'

checkBooksAfterEach()

type World = Awaited<ReturnType<typeof setUp>>

/** A call with all that it needs, another body of the same form, and how often it took effect. */
type Row = {
  call: Endpoint
  ready(world: World): Promise<{ params?: { bookingId: string }; body: object; other: object }>
  effects(world: World): Promise<number>
}

async function held(world: World) {
  const { body } = await hold(world)
  const params = { bookingId: body.id }
  await world.client(giveMustHaves, { params, body: statements })
  return params
}

const rows: readonly Row[] = [
  {
    call: holdSlot,
    ready: async (world) => {
      const body = (index: number) => ({ slotId: slotOf(world, index).row.id, price: world.listing.price })
      return { body: body(10), other: body(11) }
    },
    effects: async ({ api }) => (await api.platform.database.rows('select id from booking')).length,
  },
  {
    call: startPayment,
    ready: async (world) => {
      const body = { plan: 'deposit', savesCard: false }
      return { params: await held(world), body, other: { ...body, savesCard: true } }
    },
    effects: async ({ api }) => (await intentsOf(api)).length,
  },
  {
    call: startBalance,
    async ready(world) {
      const params = await held(world)
      await world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
      await confirm(world, params.bookingId, 'pm_card_visa')
      await rest(world)
      await world.provider(acceptBooking, { params })
      await rest(world)
      const card = (await intentsOf(world.api))[0]?.payment_method
      world.api.sandbox.control.nextOutcome(String(card), 'insufficient_funds')
      world.api.clock.set(slotOf(world).startsAt - 35 * HOUR_MS)
      await rest(world)
      return { params, body: { card: 'deposit' }, other: { card: 'new' } }
    },
    effects: async ({ api }) => (await intentsOf(api)).length - 1,
  },
]

/** Held elsewhere: a provider's own listings (modules/my-listing/publish.test.ts, draft.test.ts). */
const elsewhere = new Set(['publishListing', 'createListingDraft'])

test('every call with a key has its row here', () => {
  const keyed = Object.values<Endpoint>(endpoints).flatMap((one) => (one.idempotent ? [one.name] : []))
  expect(keyed.filter((name) => !elsewhere.has(name)).toSorted()).toEqual(rows.map(({ call }) => call.name).toSorted())
})

test.for(rows.map((row) => [row.call.name, row] as const))(
  '%s under one key 20 times at once: one effect, the same words; another body is refused, two days later too (trust.md G32)',
  { timeout: 60_000 },
  async ([, { call, ready, effects }]) => {
    const world = await setUp()
    const { params, body, other } = await ready(world)
    const key = randomUUID()
    const client: Caller = world.client
    const ask = (what: object) => client(call, { ...(params && { params }), body: what, key })
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(body)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size, 'the same words').toBe(1)
    expect(await effects(world)).toBe(1)
    expect(await ask(other)).toMatchObject({ status: 422, code: 'idempotency_mismatch' })
    world.api.clock.advance(2 * DAY_MS)
    // Whoever asks logs in again meanwhile; the key is of the person, not of the log-in.
    const late = await world.logIn()
    const answer = await late(call, { ...(params && { params }), body, key })
    expect(JSON.stringify(answer.body)).toBe(JSON.stringify(answers[0]?.body))
    expect(await effects(world)).toBe(1)
  },
)
