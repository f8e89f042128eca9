import { giveMustHaves, holdSlot, startPayment, syncPayment } from '@ginipig/contract/booking/client-calls.ts'
import { nothingGiven } from '@ginipig/domain/listing'
import type Stripe from 'stripe'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import type { ListingWishes } from '#demo/factories/listing.ts'
import { createBookableWorld } from '#testing/booking-world.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { brokenAtStripe } from '#testing/invariants.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'

export const statements = { ...nothingGiven, photoIds: [], answers: {}, isTruthful: true, agreesToPolicy: true }

/** A salon, its listing's slots and people who book: one such world for each test, whose books must agree with Stripe's
 *  when it is over. */
export async function setUp(
  listing: ListingWishes = {},
  clients = 1,
  options: Parameters<typeof createTestApi>[1] = {},
) {
  const api = await createTestApi(inject('serverUrl'), options)
  const { platform, app } = api
  const world = await createBookableWorld(platform.database, platform.clock.now(), { listing, clients })
  const signedIn = async (id: string, audience: 'marketplace' | 'console') =>
    injectCaller(app, await signIn({ ...platform, tokenSecret: platform.config.tokenSecret }, id, audience))
  const people = await Promise.all(world.clientIds.map((id) => signedIn(id, 'marketplace')))
  const [client] = people
  if (!client) throw new Error('no client')
  openApis.push(api)
  await openAccounts(api)
  return {
    ...{ ...world, api, client, people, provider: await signedIn(world.providerId, 'console') },
    /** The first client again, on another day. */
    logIn: () => signedIn(world.clientIds[0] ?? '', 'marketplace'),
  }
}

/** Tells the sandbox of the accounts that the providers' earnings go to: the rows are older than it. */
export async function openAccounts({ platform, sandbox }: TestApi): Promise<void> {
  const accounts = await platform.database.rows<{ id: string }>('select stripe_account as id from earnings_account')
  for (const { id } of accounts) sandbox.control.onboard(id, 'complete')
}

export type World = Awaited<ReturnType<typeof setUp>>

const openApis: TestApi[] = []

/** For the top of a file: what must hold after each of its tests. */
export function checkBooksAfterEach() {
  // Files share this module: one that ends its own APIs leaves them here.
  beforeAll(() => void openApis.splice(0))
  afterEach(async () => {
    for (const api of openApis.splice(0)) {
      await runJobs(api.platform)
      expect(await brokenAtStripe(api.platform.database, await intentsOf(api))).toEqual([])
      await api.close()
    }
  })
}

export const slotOf = (world: World, index = 10) => {
  const slot = world.slots[index]
  if (!slot) throw new Error('no such slot')
  return slot
}

export const hold = async (world: World, client: Caller = world.client, index = 10) => {
  const answer = await client(holdSlot, { body: { slotId: slotOf(world, index).row.id, price: world.listing.price } })
  return answer
}

/** Confirms at Stripe as the browser would, with a card of money.md §4.4. */
export async function confirm({ api }: World, bookingId: string, card: string): Promise<Stripe.PaymentIntent> {
  const row = await api.platform.database.row<{ stripe_payment_intent: string }>(
    `select stripe_payment_intent from payment where booking_id = $1 and status <> 'canceled'`,
    [bookingId],
  )
  return api.platform.stripe.paymentIntents.confirm(row?.stripe_payment_intent ?? '', {
    payment_method: card,
    return_url: 'http://ginipig.localhost:4000/booking-request',
  })
}

/** Answers the bank's question in its dialog, where it asks one. */
export const answerBank = async ({ api }: World, { id, status }: Stripe.PaymentIntent) => {
  if (status !== 'requires_action') return
  await api.platform.stripe.rawRequest('POST', `/v1/payment_intents/${id}/_sandbox_3ds`, { outcome: 'complete' })
}

export async function request(
  world: World,
  options: { plan?: 'deposit' | 'full'; client?: Caller; index?: number; card?: string } = {},
) {
  const client = options.client ?? world.client
  const { body: held } = await hold(world, client, options.index)
  const params = { bookingId: held.id }
  await client(giveMustHaves, { params, body: statements })
  const started = await client(startPayment, { params, body: { plan: options.plan ?? 'deposit', savesCard: false } })
  expect(started.status, JSON.stringify(started.body)).toBe(200)
  await answerBank(world, await confirm(world, held.id, options.card ?? 'pm_card_visa'))
  const synced = await client(syncPayment, { params })
  return { params, booking: synced.body }
}

export const intentsOf = async ({ platform }: TestApi) => {
  const { data } = await platform.stripe.paymentIntents.list({ limit: 100 })
  return data
}
