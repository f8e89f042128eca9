import { readdir } from 'node:fs/promises'
import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { getListing } from '@ginipig/contract/listing/get-listing.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { DAY_MS } from '@ginipig/domain/time'
import { beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { eraseCustomer } from '#modules/payment/customer.ts'
import { putAbout, putServices } from '#modules/provider/profile.ts'
import { isSignedIn } from '#modules/session/handoff/handoff.fixture.ts'
import { injectCaller } from '#testing/caller.ts'
import { codeOf, logInAs } from '#testing/password-login.ts'
import { runJobs, waitingNews } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import type { TestApi } from '#testing/test-api.ts'
import { testOrigins } from '#testing/test-config.ts'
import { ANSWER, type Life, leave, lifeOfEachTest, stepUp } from './life.fixture.ts'
import { canariesIn, dumpOf, personal, plantCanaries } from './person-data.fixture.ts'

const begun = lifeOfEachTest()
let api: TestApi
let life: Life
beforeEach(() => {
  ;({ api, life } = begun())
})

const files = () => readdir(api.platform.config.mediaDir)
const rows = <Row>(text: string, values: unknown[]) => api.platform.database.rows<Row>(text, values)
const passTheBooking = () => api.clock.set(life.startsAt + DAY_MS)

const mailsTo = async (recipient: string) => {
  await runJobs(api.platform)
  return rows<{ subject: string }>('select subject from local_message where recipient = $1 order by id', [recipient])
}

async function left(token: string, origin?: string) {
  await stepUp(api, token)
  const response = await leave(api, token, origin)
  expect([response.statusCode, response.body]).toEqual([200, '{}'])
  await runJobs(api.platform)
  return response
}

/** What is kept, and why (docs/decisions/0014).  */
const keptOfClients = {
  'booking.address': 'the provider’s',
  'booking.balance_card': 'record of a payment',
  'booking.currency': 'record of a sale',
  'booking.must_haves_asked': 'the provider’s words',
  'booking.decline_text': 'the provider’s words',
  'booking.cancel_text': 'the provider’s words',
  'booking.cancel_reason': 'the provider’s choice',
  'booking.payment_before_dispute': 'a state of ours',
  'booking.payment_problem': 'a code of ours',
  'booking.decline_reason': 'the provider’s choice',
  'booking.outward_postcode': 'the provider’s',
  'booking.reference': 'record of a sale',
  'booking.town': 'the provider’s',
  'invoice.seller': 'what an invoice says',
  'invoice.listing_title': 'what an invoice says',
  'invoice.zone': 'the clock of the appointment',
  'payment.card_brand': 'record of a payment',
  'payment.card_id': 'record of a payment',
  'payment.card_last4': 'record of a payment',
  'payment.currency': 'record of a payment',
  'payment.dispute_reason': 'record of a payment',
  'payment.dispute_status': 'record of a payment',
  'payment.stripe_dispute': 'record of a payment',
  'payment.stripe_payment_intent': 'record of a payment',
  'payment_op.error_code': 'record of a payment',
  'payment_op.params': 'record of a payment',
}

const {
  'booking.address': _address,
  'booking.outward_postcode': _outward,
  'booking.town': _town,
  ...keptOfBoth
} = keptOfClients

const keptOfProviders = {
  ...keptOfBoth,
  'earnings_account.stripe_account': 'what is still owed goes there',
  'listing.cover': 'which of our pictures was shown',
  'listing.open_parts': 'counted from its slots',
  'listing.subcategories': 'what was sold',
  'listing.title': 'what was sold, on its client’s receipt',
  'listing.zone': 'the clock of the appointment',
  'booking.must_haves_given': 'the client’s',
}

describe('G17: after a deletion', () => {
  test('nothing that a client gave is left, but what the law makes us keep', async () => {
    passTheBooking()
    const token = await life.tokens.client()
    await stepUp(api, token)
    const planted = await plantCanaries(api.platform.database, life.clientId)
    expect(planted.length).toBeGreaterThan(30)
    expect(canariesIn(await dumpOf(api.platform.database))).toEqual([...planted].sort())
    expect(await files()).toHaveLength(8) // two photos, and two pictures of themselves in three widths
    expect((await leave(api, token)).statusCode).toBe(200)
    await runJobs(api.platform)
    expect(canariesIn(await dumpOf(api.platform.database))).toEqual(Object.keys(keptOfClients).sort())
    expect(await rows('select health_given, must_haves_given from booking', [])).toEqual([
      { health_given: null, must_haves_given: {} },
    ])
    expect(await files()).toHaveLength(3) // the provider's picture
  })
  test('nor of what a provider gave, and their listings are gone', async () => {
    passTheBooking()
    const token = await life.tokens.provider()
    await stepUp(api, token)
    await plantCanaries(api.platform.database, life.providerId)
    expect((await leave(api, token, testOrigins.console)).statusCode).toBe(200)
    expect(await waitingNews(api.platform)).toEqual([`listing.changed:${life.listing.id}`])
    await runJobs(api.platform)
    expect(canariesIn(await dumpOf(api.platform.database))).toEqual(Object.keys(keptOfProviders).sort())
    expect(await files()).toHaveLength(5) // the client's
    const visitor = injectCaller(api.app)
    expect((await visitor(getListing, { params: { listingId: life.listing.id } })).status).toBe(410)
    expect((await visitor(searchListings)).body.items).toEqual([])
  })

  test('nor of what they were saving while they left in another tab', async () => {
    passTheBooking()
    await left(await life.tokens.provider(), testOrigins.console)
    const step = { accountId: life.providerId }
    // Begun while they were still signed in, and kept waiting by the deletion.
    const about = { displayName: 'Tara Good Hands', bio: 'Colourist in her last term, patient with thick hair.' }
    await expect(putAbout(api.platform, step, about)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(putServices(api.platform, step, { hair: ['cut'] })).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await rows('select bio from provider_profile where account_id = $1', [life.providerId])).toEqual([])
    expect(await rows('select bio from provider where id = $1', [life.providerId])).toEqual([{ bio: '' }])
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
    expect(await mailsTo(person?.email ?? '')).toEqual([
      { subject: expect.stringMatching('^It’s booked') },
      { subject: 'Votre compte Ginipig a été supprimé' },
    ])
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
      client: { firstName: 'Deleted account', lastName: '', avatarUrl: null, isGone: true },
      mustHavesGiven: { answers: {}, photoIds: [] },
      photos: [],
      payments: [{ amount: 810, state: 'taken' }],
    })
    const { body: listing } = await provider(getListing, { params: { listingId: life.listing.id } })
    expect(listing.reviews).toMatchObject([
      { clientName: 'Deleted account', professionalism: 5, comment: null, photos: [] },
    ])
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
