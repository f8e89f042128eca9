import { randomUUID } from 'node:crypto'
import {
  contestNoShow,
  endProposal,
  giveMustHaves,
  holdSlot,
  startBalance,
  startPayment,
  wishMove,
} from '@ginipig/contract/booking/client-calls.ts'
import { applyPromo, removePromo } from '@ginipig/contract/booking/promo.ts'
import {
  acceptBooking,
  addSide,
  completeBooking,
  endProposalAsProvider,
  markNoShow,
  proposeTimes,
  releasePayment,
} from '@ginipig/contract/booking/provider-calls.ts'
import type { Endpoint } from '@ginipig/contract/core/endpoint.ts'
import type { ProblemCode } from '@ginipig/contract/core/problem.ts'
import { changeEmail, confirmEmail } from '@ginipig/contract/identity/account.ts'
import { changePassword, stepUp } from '@ginipig/contract/identity/password.ts'
import { endpoints } from '@ginipig/contract/index.ts'
import { addCalendar, removeCalendar } from '@ginipig/contract/listing/calendars.ts'
import { addSlot, blockTime, moveSlot, removeSlots, unblockTime } from '@ginipig/contract/listing/diary.ts'
import { createListingDraft, deleteListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { deleteListing } from '@ginipig/contract/listing/my-listings.ts'
import { deleteCard, startCard } from '@ginipig/contract/payment/wallet.ts'
import { addPortfolioPhoto, deletePortfolioPhoto } from '@ginipig/contract/provider/profile.ts'
import { addToReport, sendReport } from '@ginipig/contract/report/report.ts'
import { answerReview, getClientReview, putClientReview, putMyReview } from '@ginipig/contract/review/review.ts'
import { DAY_MS, DEFAULT_ZONE, HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#demo/factories/demo-password.ts'
import {
  checkBooksAfterEach,
  confirm,
  hold,
  intentsOf,
  setUp,
  slotOf,
  statements,
} from '#modules/booking/booking.fixture.ts'
import { confirmed, rest } from '#modules/booking/ending.fixture.ts'
import { insertPromo } from '#modules/booking/promo.sql.ts'
import { jpegOf } from '#modules/media/image.fixture.ts'
import { uploadPhoto } from '#modules/media/photo.ts'
import { codeFor, newAddress, STRONG } from '#modules/sign-up/sign-up.fixture.ts'
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

/** A call whose repeat under another key would be refused, or done twice. */
type Repeated = {
  call: Endpoint
  by: 'client' | 'provider'
  ready(world: World): Promise<{ params?: Record<string, string>; query?: Record<string, string>; body?: object }>
  /** How it is refused under another key; done again without. */
  refused?: ProblemCode
}

const idOf = (world: World, index: number) => slotOf(world, index).row.id
const wallOf = (world: World, index: number) => toWallClock(slotOf(world, index).startsAt, DEFAULT_ZONE)
const someTimes = ({ api }: World) => {
  const startsAt = api.clock.now() + 30 * DAY_MS
  return { startsAt, endsAt: startsAt + HOUR_MS, note: 'Lunch' }
}

async function proposed(world: World) {
  const { params } = await confirmed(world)
  await world.provider(proposeTimes, { params, body: { slotIds: [idOf(world, 14)] } })
  return { params, body: {} }
}

async function missed(world: World) {
  const { params, startsAt } = await confirmed(world)
  world.api.clock.set(startsAt + HOUR_MS)
  await world.provider(markNoShow, { params })
  return { params, body: { words: 'I rang at five past.' } }
}

async function visited(world: World) {
  const { params, startsAt } = await confirmed(world)
  world.api.clock.set(startsAt + 3 * HOUR_MS)
  await world.provider(completeBooking, { params })
  return { params, body: {} }
}

async function promised(world: World) {
  const { platform } = world.api
  const rules = { pence: 500, rate: null, cap: null, minimum: 0, endsAt: null, uses: null, usesPerClient: 1 }
  const now = platform.clock.now()
  const promo = { ...rules, code: 'SPRING5', startsAt: now, isForFirst: false, category: null, now }
  await insertPromo(platform.database, promo)
  const { body } = await hold(world)
  return { params: { bookingId: body.id }, body: { code: promo.code } }
}

const repeated: readonly Repeated[] = [
  {
    ...{ call: addSlot, by: 'provider', refused: 'invalid_input' },
    async ready(world) {
      await world.provider(removeSlots, { query: { ids: idOf(world, 20) } })
      return { params: { listingId: world.listing.id }, body: wallOf(world, 20) }
    },
  },
  {
    ...{ call: moveSlot, by: 'provider', refused: 'slot_not_found' },
    async ready(world) {
      await world.provider(removeSlots, { query: { ids: idOf(world, 20) } })
      return { params: { slotId: idOf(world, 21) }, body: wallOf(world, 20) }
    },
  },
  {
    ...{ call: removeSlots, by: 'provider', refused: 'slot_not_found' },
    ready: async (world) => ({ query: { ids: idOf(world, 20) } }),
  },
  { call: blockTime, by: 'provider', ready: async (world) => ({ body: someTimes(world) }) },
  {
    ...{ call: unblockTime, by: 'provider', refused: 'not_found' },
    async ready(world) {
      const { body } = await world.provider(blockTime, { body: someTimes(world) })
      return { params: { busyTimeId: body.id } }
    },
  },
  {
    ...{ call: addCalendar, by: 'provider', refused: 'invalid_input' },
    ready: async () => ({ body: { name: 'Mine', address: 'https://calendars.example.com/mine.ics' } }),
  },
  {
    ...{ call: removeCalendar, by: 'provider', refused: 'not_found' },
    async ready(world) {
      const { body } = await world.provider(addCalendar, {
        body: { name: 'Mine', address: 'https://calendars.example.com/mine.ics' },
      })
      return { params: { calendarId: body.id } }
    },
  },
  {
    ...{ call: deleteListing, by: 'provider', refused: 'listing_not_found' },
    ready: async ({ listing }) => ({ params: { listingId: listing.id } }),
  },
  {
    ...{ call: deleteListingDraft, by: 'provider', refused: 'listing_not_found' },
    async ready(world) {
      const { body } = await world.provider(createListingDraft, { body: {} })
      return { params: { listingId: body.id } }
    },
  },
  {
    ...{ call: proposeTimes, by: 'provider', refused: 'times_proposed' },
    async ready(world) {
      const { params } = await confirmed(world)
      return { params, body: { slotIds: [idOf(world, 14), idOf(world, 16)], note: 'No water on Thursday.' } }
    },
  },
  { call: endProposalAsProvider, by: 'provider', refused: 'times_gone', ready: proposed },
  { call: endProposal, by: 'client', refused: 'times_gone', ready: proposed },
  {
    ...{ call: wishMove, by: 'client' },
    async ready(world) {
      const { params, startsAt } = await confirmed(world)
      world.api.clock.set(startsAt - 20 * HOUR_MS)
      return { params, body: { slotId: idOf(world, 40) } }
    },
  },
  { call: contestNoShow, by: 'client', refused: 'booking_state', ready: missed },
  {
    ...{ call: addSide, by: 'provider' },
    async ready(world) {
      const { params, body } = await missed(world)
      await world.client(contestNoShow, { params, body: { words: '' } })
      return { params, body }
    },
  },
  { call: releasePayment, by: 'provider', refused: 'booking_state', ready: visited },
  {
    ...{ call: answerReview, by: 'provider', refused: 'review_answered' },
    async ready(world) {
      const { params } = await visited(world)
      const stars = { professionalism: 5, friendliness: 5, reliability: 5, results: 5 }
      const review = { ...stars, comment: 'Took her time.', photoIds: [], consentsToPhotos: false }
      await world.client(putMyReview, { params, body: review })
      await world.provider(putClientReview, { params, body: { friendliness: 5, reliability: 5 } })
      const { body } = await world.provider(getClientReview, { params })
      return { params: { reviewId: body.theirs?.id ?? '' }, body: { text: 'Thank you for coming.' } }
    },
  },
  {
    ...{ call: addToReport, by: 'client' },
    async ready(world) {
      const params = { kind: 'listing', targetId: world.listing.id } as const
      const { body } = await world.client(sendReport, { params, body: { reason: 'safety', comment: 'It hurt.' } })
      return { params: { reportId: body.id }, body: { text: 'It was on Monday.' } }
    },
  },
  { call: applyPromo, by: 'client', ready: promised },
  {
    ...{ call: removePromo, by: 'client' },
    async ready(world) {
      const { params, body } = await promised(world)
      await world.client(applyPromo, { params, body })
      return { params, body: {} }
    },
  },
  {
    ...{ call: deleteCard, by: 'client', refused: 'card_not_found' },
    async ready(world) {
      const { stripe } = world.api.platform
      const { body } = await world.client(startCard, { body: {} })
      const [id = ''] = body.clientSecret.split('_secret_')
      const setup = await stripe.setupIntents.confirm(id, {
        payment_method: 'pm_card_visa',
        return_url: 'http://localhost/',
      })
      const cardId = String(setup.payment_method)
      await stripe.paymentMethods.update(cardId, { allow_redisplay: 'always' })
      return { params: { cardId }, body: {} }
    },
  },
  {
    ...{ call: deletePortfolioPhoto, by: 'provider', refused: 'photo_not_found' },
    async ready({ api, provider, providerId }) {
      const add = async (width: number) => {
        const photo = await uploadPhoto(api.platform, providerId, await jpegOf(width, 30))
        return (await provider(addPortfolioPhoto, { body: { photoId: photo.id } })).body
      }
      await add(40)
      const { portfolio } = await add(50)
      return { params: { portfolioPhotoId: portfolio[0]?.id ?? '' } }
    },
  },
  {
    ...{ call: confirmEmail, by: 'client', refused: 'otp_expired' },
    async ready({ api, client }) {
      const email = newAddress()
      await client(stepUp, { body: { password: DEMO_PASSWORD } })
      const { body } = await client(changeEmail, { body: { email } })
      return { body: { challengeId: body.challengeId, code: await codeFor(api, email) } }
    },
  },
  {
    ...{ call: changePassword, by: 'provider', refused: 'invalid_input' },
    ready: async () => ({ body: { currentPassword: DEMO_PASSWORD, password: STRONG, confirmPassword: STRONG } }),
  },
]

/** Held elsewhere: a provider's own listings (modules/my-listing/publish.test.ts, draft.test.ts). */
const elsewhere = new Set(['publishListing', 'createListingDraft'])

test('every call with a key has its row here', () => {
  const keyed = Object.values<Endpoint>(endpoints).flatMap((one) => (one.idempotent ? [one.name] : []))
  const here = [...rows, ...repeated].map(({ call }) => call.name)
  expect(keyed.filter((name) => !elsewhere.has(name)).toSorted()).toEqual(here.toSorted())
})

test.for(repeated.map((row) => [row.call.name, row] as const))(
  '%s is answered as the first time where it is sent again because its answer was lost',
  async ([, { call, by, ready, refused }]) => {
    const world = await setUp({ approval: 'manual' })
    const input = await ready(world)
    const caller: Caller = world[by]
    const key = randomUUID()
    const first = await caller(call, { ...input, key })
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect((await caller(call, { ...input, key })).body).toEqual(first.body)
    const another = await caller(call, input)
    if (refused) expect(another.code).toBe(refused)
    else expect(another.status).toBe(200)
  },
)

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
