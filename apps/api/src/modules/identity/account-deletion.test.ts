import { readdir, rm } from 'node:fs/promises'
import { getMyBooking, getProviderBooking, holdSlot } from '@ginipig/contract/booking'
import { getListing, searchListings } from '@ginipig/contract/listing'
import { DAY_MS } from '@ginipig/domain/time'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { eraseCustomer } from '#modules/payment/customer.service.ts'
import { createBookableWorld } from '#testing/booking-world.ts'
import { injectCaller } from '#testing/caller.ts'
import { createClient } from '#testing/factories/account.ts'
import { DEMO_PASSWORD } from '#testing/factories/demo-password.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { codeOf, logInAs, post } from '#testing/password-login.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import { testOrigins } from '#testing/test-config.ts'
import { isSignedIn } from './handoff.fixture.ts'
import { ANSWER, liveALife } from './life.fixture.ts'
import { canariesIn, dumpOf, personal, plantCanaries } from './person-data.fixture.ts'

let api: TestApi
let life: Awaited<ReturnType<typeof liveALife>>
beforeEach(async () => {
  api = await createTestApi(inject('serverUrl'))
  await rm(api.platform.config.mediaDir, { recursive: true, force: true })
  life = await liveALife(api)
})
afterEach(async () => {
  expect(await brokenInvariants(api.platform.database)).toEqual([])
  await api.close()
  await rm(api.platform.config.mediaDir, { recursive: true, force: true })
})

const stepUp = (token: string) => post(api, '/me/step-up', { password: DEMO_PASSWORD }, { token })
const leave = (token: string, origin = testOrigins.marketplace) => post(api, '/me/deletion', {}, { token, origin })
const files = () => readdir(api.platform.config.mediaDir)
const rows = <Row>(text: string, values: unknown[]) => api.platform.database.rows<Row>(text, values)
const passTheBooking = () => api.clock.set(life.startsAt + DAY_MS)

const mailsTo = async (recipient: string) => {
  await runJobs(api.platform)
  return rows<{ subject: string }>('select subject from local_message where recipient = $1', [recipient])
}

async function left(token: string, origin?: string) {
  await stepUp(token)
  const response = await leave(token, origin)
  expect([response.statusCode, response.body]).toEqual([200, '{}'])
  await runJobs(api.platform)
  return response
}

/** What is kept, and why (docs/decisions/0014).  */
const keptOfClients = {
  'booking.currency': 'record of a sale',
  'booking.must_haves_asked': 'the provider’s words',
  'booking.decline_text': 'the provider’s words',
  'booking.policy': 'our terms',
  'booking.payment_problem': 'a code of ours',
  'booking.decline_reason': 'the provider’s choice',
  'booking.reference': 'record of a sale',
  'payment.card_brand': 'record of a payment',
  'payment.card_last4': 'record of a payment',
  'payment.currency': 'record of a payment',
  'payment.stripe_payment_intent': 'record of a payment',
  'payment_op.error_code': 'record of a payment',
  'payment_op.params': 'record of a payment',
}

const keptOfProviders = {
  ...keptOfClients,
  'listing.cover': 'which of our pictures was shown',
  'listing.subcategories': 'what was sold',
  'listing.title': 'what was sold, on its client’s receipt',
  'listing.zone': 'the clock of the appointment',
  'booking.must_haves_given': 'the client’s',
}

describe('G17: after a deletion', () => {
  test('nothing that a client gave is left, but what the law makes us keep', async () => {
    passTheBooking()
    const token = await life.tokens.client()
    await stepUp(token)
    const planted = await plantCanaries(api.platform.database, life.clientId)
    expect(planted.length).toBeGreaterThan(30)
    expect(canariesIn(await dumpOf(api.platform.database))).toEqual([...planted].sort())
    expect(await files()).toHaveLength(4)
    expect((await leave(token)).statusCode).toBe(200)
    await runJobs(api.platform)
    expect(canariesIn(await dumpOf(api.platform.database))).toEqual(Object.keys(keptOfClients).sort())
    expect(await rows('select health_given, must_haves_given from booking', [])).toEqual([
      { health_given: null, must_haves_given: {} },
    ])
    expect(await files()).toHaveLength(1) // the provider's picture
  })
  test('nor of what a provider gave, and their listings are gone', async () => {
    passTheBooking()
    const token = await life.tokens.provider()
    await stepUp(token)
    await plantCanaries(api.platform.database, life.providerId)
    expect((await leave(token, testOrigins.console)).statusCode).toBe(200)
    await runJobs(api.platform)
    expect(canariesIn(await dumpOf(api.platform.database))).toEqual(Object.keys(keptOfProviders).sort())
    expect(await files()).toHaveLength(3) // the client's
    const visitor = injectCaller(api.app)
    expect((await visitor(getListing, { params: { listingId: life.listing.id } })).status).toBe(404)
    expect((await visitor(searchListings)).body.items).toEqual([])
  })

  test('nothing of anybody else’s has changed', async () => {
    passTheBooking()
    const theirs = async () => {
      const counts: [string, unknown][] = []
      for (const [table, where] of Object.entries(personal))
        counts.push([table, await rows(`select one::text as text from ${table} one where ${where}`, [life.providerId])])
      return Object.fromEntries(counts)
    }
    const { booking: bookings, review, ...before } = await theirs()
    await left(await life.tokens.client())
    const { booking: after, review: words, ...same } = await theirs()
    expect(same).toEqual(before)
    expect([after, words]).not.toEqual([bookings, review])
  })
})

describe('whoever is gone', () => {
  test('is signed in nowhere, is unknown at the log-in, and may come again as somebody new', async () => {
    passTheBooking()
    const [person] = await rows<{ email: string }>('select email from account where id = $1', [life.clientId])
    const elsewhere = (await logInAs(api, person?.email ?? '')).json<{ accessToken: string }>().accessToken
    const token = await life.tokens.client()
    const response = await left(token)
    expect(response.cookies).toMatchObject([{ name: '__Host-refresh', value: '', path: '/' }])
    const { database, config } = api.platform
    const late = await signIn({ database, clock: api.clock, tokenSecret: config.tokenSecret }, life.clientId, 'console')
    for (const one of [token, elsewhere, await late()]) expect(await isSignedIn(api, one)).toBe(false)
    const unknown = await logInAs(api, 'nobody-has-this@ginipig.test')
    const gone = await logInAs(api, person?.email ?? '')
    expect([gone.statusCode, codeOf(gone)]).toEqual([unknown.statusCode, codeOf(unknown)])
    const again = await createClient(api.platform.database, api.clock.now(), { email: person?.email ?? '' })
    expect((await logInAs(api, again.email)).statusCode).toBe(200)
  })

  test('gets one last mail, in their language', async () => {
    passTheBooking()
    const [person] = await rows<{ email: string }>(`update account set language = 'fr' where id = $1 returning email`, [
      life.clientId,
    ])
    await left(await life.tokens.client())
    expect(await mailsTo(person?.email ?? '')).toEqual([{ subject: 'Votre compte a été supprimé' }])
  })

  test('is gone from Stripe too, with their cards', async () => {
    passTheBooking()
    const [customer] = await rows<{ stripe_customer: string }>('select stripe_customer from customer', [])
    const id = customer?.stripe_customer ?? ''
    expect((await api.platform.stripe.customers.listPaymentMethods(id)).data).toHaveLength(1)
    await left(await life.tokens.client())
    const missing = { code: 'resource_missing' }
    await expect(api.platform.stripe.customers.retrieve(id)).rejects.toMatchObject(missing)
    await eraseCustomer(api.platform, id) // the job may come twice
  })

  test('is a name without a person to those they met', async () => {
    passTheBooking()
    const provider = injectCaller(api.app, life.tokens.provider)
    await left(await life.tokens.client())
    const { body } = await provider(getProviderBooking, { params: { bookingId: life.bookingId } })
    expect(body).toMatchObject({
      status: 'confirmed',
      client: { firstName: 'Deleted account', lastName: '', avatarUrl: null },
      mustHavesGiven: { answers: {}, photoIds: [] },
      photos: [],
      payments: [{ amount: 810, state: 'taken' }],
    })
    const { body: listing } = await provider(getListing, { params: { listingId: life.listing.id } })
    expect(listing.reviews).toMatchObject([{ clientName: 'Deleted account', professionalism: 5, comment: null }])
  })

  test('so is a provider', async () => {
    passTheBooking()
    const client = injectCaller(api.app, life.tokens.client)
    await left(await life.tokens.provider(), testOrigins.console)
    const { body } = await client(getMyBooking, { params: { bookingId: life.bookingId } })
    expect(body).toMatchObject({
      provider: { displayName: 'Deleted account', photoUrl: null, town: '' },
      address: '',
      mustHavesGiven: { answers: { q1: ANSWER } },
      payments: [{ amount: 810, state: 'taken' }],
    })
  })
})

describe('an account is not deleted', () => {
  const tryBoth = async () => {
    const answers = []
    for (const [token, origin] of [
      [await life.tokens.client(), testOrigins.marketplace],
      [await life.tokens.provider(), testOrigins.console],
    ] as const) {
      await stepUp(token)
      const response = await leave(token, origin)
      answers.push([response.statusCode, codeOf(response), response.cookies])
      expect(await isSignedIn(api, token)).toBe(true)
    }
    return answers
  }

  test('while a booking is on its way or still to take place, on either side', async () => {
    const busy = Array(2).fill([409, 'account_busy', []])
    const state = (status: string) => rows('update booking set status = $1', [status])
    const before = await dumpOf(api.platform.database)
    expect(await tryBoth()).toEqual(busy)
    for (const status of ['pending_payment', 'requested', 'accepting']) {
      await state(status)
      expect([status, await tryBoth()]).toEqual([status, busy])
    }
    await state('confirmed')
    expect(canariesIn(before)).toEqual([])
    const [kept] = await rows('select first_name from account where id = $1', [life.clientId])
    expect(kept).toEqual({ first_name: 'Maya' })
    api.clock.set(life.startsAt)
    expect(await tryBoth()).toEqual(busy)
  })

  test.for(['declined', 'expired', 'withdrawn', 'cancelled_by_client', 'completed', 'released'])(
    'a booking that is %s is no obstacle',
    async (status) => {
      await rows('update booking set status = $1', [status])
      await stepUp(await life.tokens.client())
      expect((await leave(await life.tokens.client())).statusCode).toBe(200)
      await rows(`update booking set status = 'confirmed'`, []) // as its money says
    },
  )

  test('without the password of this very session', async () => {
    passTheBooking()
    const token = await life.tokens.client()
    const early = await leave(token)
    expect([early.statusCode, codeOf(early)]).toEqual([403, 'step_up_required'])
    await stepUp(token)
    api.clock.advance(300_000)
    expect(codeOf(await leave(await life.tokens.client()))).toBe('step_up_required')
  })

  test('from another origin', async () => {
    passTheBooking()
    const token = await life.tokens.client()
    await stepUp(token)
    for (const origin of [testOrigins.console, 'https://evil.example', 'null'])
      expect(codeOf(await leave(token, origin))).toBe('origin_refused')
    expect(await isSignedIn(api, token)).toBe(true)
  })

  test('twice: of five at once one does it', async () => {
    passTheBooking()
    const token = await life.tokens.client()
    await stepUp(token)
    const answers = await Promise.all(Array.from({ length: 5 }, () => leave(token)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401])
  })
})

test('a provider who leaves while somebody books: one of the two happens', async () => {
  const { clock, database, config } = api.platform
  const sign = (id: string, audience: 'marketplace' | 'console') =>
    signIn({ database, clock, tokenSecret: config.tokenSecret }, id, audience)
  for (let round = 0; round < 8; round += 1) {
    const world = await createBookableWorld(database, clock.now())
    const token = await (await sign(world.providerId, 'console'))()
    const client = injectCaller(api.app, await sign(world.clientIds[0] ?? '', 'marketplace'))
    await stepUp(token)
    const both = [
      async () => (await leave(token, testOrigins.console)).statusCode,
      async () =>
        (await client(holdSlot, { body: { slotId: world.slots[9]?.row.id ?? '', price: world.listing.price } })).status,
    ]
    if (round % 2) both.reverse()
    const statuses = await Promise.all(both.map((one) => one()))
    expect(statuses.sort()).toEqual([200, 409])
  }
})
