import { rm } from 'node:fs/promises'
import path from 'node:path'
import { DEFAULT_ZONE, toWallClock } from '@ginipig/domain/time'
import { beforeAll, expect, test } from 'vitest'
import { holdSlot, releaseHold } from '#modules/booking/hold.ts'
import { largestOf } from '#modules/media/photo.ts'
import { at } from '#platform/database/sql.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { codeOf, createPerson, post, signIn } from '#testing/password-login.ts'
import { testOrigins } from '#testing/test-config.ts'
import { ANSWER, liveALife } from './life.fixture.ts'
import { canariesIn, impersonal, personal, plantCanaries, tablesOf } from './person-data.fixture.ts'

const api = apiOfFile()
let life: Awaited<ReturnType<typeof liveALife>>
beforeAll(async () => {
  life = await liveALife(api)
})

const ask = (token: string) =>
  api.app.inject({ method: 'POST', url: '/api/v1/me/export', headers: { authorization: `Bearer ${token}` } })

const stepUp = (token: string) => post(api, '/me/step-up', { password: 'Ginipig-2026' }, { token })

type Export = Record<string, unknown>

async function exported(token: string): Promise<Export> {
  expect((await stepUp(token)).statusCode).toBe(200)
  const response = await ask(token)
  expect([response.statusCode, response.body.slice(0, 200)]).toEqual([200, expect.any(String)])
  return response.json<Export>()
}

test('every table is known to be about people or not', async () => {
  const known = [...Object.keys(personal), ...Object.keys(impersonal)].sort()
  expect(await tablesOf(api.platform.database)).toEqual(known)
})

test('a client takes along what they gave, the health answers opened, and their photos', async () => {
  const data = await exported(await life.tokens.client())
  expect(data).toMatchObject({
    madeAt: new Date(api.clock.now()).toISOString(),
    account: {
      id: life.clientId,
      firstName: 'Maya',
      lastName: 'Osei',
      mobile: expect.stringMatching(/^7700900\d{3}$/),
    },
    settings: { otherNotifications: true, smsNotifications: false },
    profile: { country: 'GB', county: 'Greater Manchester', city: 'Salford', ageGroup: '25-34', gender: 'female' },
    providerPage: null,
    favourites: [{ id: expect.any(String) }, { id: expect.any(String) }],
    listings: [],
    sessions: [{ audience: 'marketplace', endedAt: null }],
    bookings: [
      {
        id: life.bookingId,
        status: 'confirmed',
        pricePence: life.listing.price,
        startsAt: new Date(life.startsAt).toISOString().replace('.000Z', '+00:00'),
        mustHavesGiven: { answers: { q1: ANSWER }, consentsToHealthData: true, patchTest: 'will_attend' },
        payments: [{ kind: 'deposit', amountPence: 810, status: 'succeeded', card: 'visa 4242' }],
        events: [{ kind: 'held' }, { kind: 'requested' }, { kind: 'accepted' }, { kind: 'confirmed' }],
      },
    ],
    bookingsAsProvider: [],
    reviewsWritten: [
      {
        ...{ professionalism: 5, comment: 'Lovely', photosConsentedAt: expect.any(String) },
        photoIds: [expect.any(String)],
      },
    ],
    photosWithoutImage: 0,
  })
  const photos = data.photos as { image: string; type: string }[]
  expect(photos).toHaveLength(3)
  expect(new Set(photos.map(({ type }) => type))).toEqual(new Set(['image/webp']))
  for (const { image } of photos) expect(Buffer.from(image, 'base64').toString('latin1', 8, 12)).toBe('WEBP')
})

test('a provider takes along their page, listings and bookings, and nothing of their clients', async () => {
  const data = await exported(await life.tokens.provider())
  expect(data).toMatchObject({
    account: { id: life.providerId, userType: 'provider' },
    providerPage: { displayName: 'Studio Nair', address: '12 Cutting Room Square, Manchester' },
    providerSignUp: { companyName: 'Studio Nair', workingFrom: 'salon' },
    listings: [{ id: life.listing.id, slots: expect.arrayContaining([expect.objectContaining({ capacity: 1 })]) }],
    bookings: [],
    bookingsAsProvider: [{ id: life.bookingId, status: 'confirmed' }],
    reviewsReceived: [{ professionalism: 5 }],
  })
  const text = JSON.stringify(data)
  for (const theirs of [ANSWER, 'Maya', 'Osei', life.clientId, 'Salford', '4242']) expect(text).not.toContain(theirs)
})

test('a client doesn’t take along what their provider said to us alone, nor a provider what was only held', async () => {
  const { database } = api.platform
  const [provider, client] = [await life.tokens.provider(), await life.tokens.client()]
  const day = toWallClock(life.startsAt, DEFAULT_ZONE).date
  await database.row(
    `insert into sick_day_booking (provider_id, booking_id, day, choice, created_at, reason, words, asks_waiver)
     values ($1, $2, $3, 'offer', $4, 'illness', 'A fever.', true)`,
    [life.providerId, life.bookingId, day, at(api.clock.now())],
  )
  await database.row('update booking set waiver_asked_at = $2 where id = $1', [life.bookingId, at(api.clock.now())])
  const free = await database.row<{ id: string }>(
    'select id from slot where listing_id = $1 and booked = 0 order by starts_at desc limit 1',
    [life.listing.id],
  )
  const held = await holdSlot(api.platform, life.clientId, { slotId: free?.id ?? '', price: life.listing.price })
  for (const token of [provider, client]) await stepUp(token)
  await database.row(`delete from quota where subject like 'export:%'`)
  const [theirs, own] = await Promise.all([provider, client].map(async (token) => (await ask(token)).json<Export>()))
  expect(theirs?.bookingsAsProvider).toMatchObject([
    { waiverAskedAt: expect.any(String), daysOff: [{ reason: 'illness', words: 'A fever.' }] },
  ])
  expect(theirs?.bookingsAsProvider).toHaveLength(1)
  expect(own?.bookings).toHaveLength(2)
  expect(JSON.stringify(own?.bookings)).not.toMatch(/illness|fever|waiver/)
  await releaseHold(api.platform, held, life.clientId)
  await database.row('delete from sick_day_booking where booking_id = $1', [life.bookingId])
  await database.row('update booking set waiver_asked_at = null where id = $1', [life.bookingId])
})

test('one that failed is not counted', async () => {
  const token = await life.tokens.client()
  await stepUp(token)
  const rows = (text: string, values: unknown[]) => api.platform.database.rows<{ health_given: Buffer }>(text, values)
  const [booking] = await rows('select health_given from booking where id = $1', [life.bookingId])
  const keep = 'update booking set health_given = $2 where id = $1'
  await rows(keep, [life.bookingId, Buffer.alloc(60)])
  expect((await ask(token)).statusCode).toBe(500)
  await rows(keep, [life.bookingId, booking?.health_given])
  expect((await ask(token)).statusCode).toBe(200)
  expect((await ask(token)).statusCode).toBe(429)
})

test('the password comes first, and it is once a day', async () => {
  const person = await createPerson(api)
  const { token } = await signIn(api, person)
  const early = await ask(token)
  expect([early.statusCode, codeOf(early)]).toEqual([403, 'step_up_required'])
  await stepUp(token)
  expect((await ask(token)).statusCode).toBe(200)
  const second = await ask(token)
  expect([second.statusCode, second.headers['retry-after']]).toEqual([429, '86400'])
  api.clock.advance(86_400_000)
  const again = (await signIn(api, person)).token
  await stepUp(again)
  expect((await ask(again)).statusCode).toBe(200)
  api.clock.advance(-86_400_000)
})

test('the password at one origin opens nothing at the other', async () => {
  const person = await createPerson(api)
  const here = await signIn(api, person)
  const there = await signIn(api, person, { origin: testOrigins.console })
  await stepUp(here.token)
  expect((await ask(there.token)).statusCode).toBe(403)
})

test('photos whose file is gone, or that are too many for one answer, are named without their image', async () => {
  const rows = (text: string) =>
    api.platform.database.rows<{ id: string; fileName: string; widths: number[] }>(text, [life.clientId])
  const [lost, large, kept] = await rows(
    'select id, file_name as "fileName", widths from photo where account_id = $1 order by id',
  )
  if (lost) await rm(path.join(api.platform.config.mediaDir, largestOf(lost)))
  await rows(`update photo set bytes = 30000001 where account_id = $1 and id = '${large?.id}'`)
  const data = await exported(await life.tokens.client())
  const photos = data.photos as { id: string; image: string | null }[]
  expect(data.photosWithoutImage).toBe(2)
  expect(photos.filter(({ image }) => image !== null).map(({ id }) => id)).toEqual([kept?.id])
})

/** What only guards the account, or is our own note; each with its reason. */
const notTold = {
  'account.email_key': 'the address again',
  'account.password_hash': 'guards the account',
  'booking.balance_card': 'an id at Stripe',
  'booking.payment_before_dispute': 'a state of ours',
  'booking.payment_problem': 'a code of ours',
  'customer.default_card': 'an id at Stripe',
  'outside_calendar.etag': 'what another server calls its answer',
  'outside_calendar.last_modified': 'the same',
  'handoff_code.challenge': 'guards the account',
  'idempotency.answer': 'what was answered, a second time',
  'idempotency.endpoint': 'the name of a call',
  'idempotency.key': 'a number that the browser drew',
  'invoice.zone': 'the clock of the appointment',
  'listing.called': 'names that are told, as the search reads them',
  'listing.open_parts': 'counted from its slots',
  'notification.event': 'a name of our own, of what happened',
  'otp_challenge.code_hash': 'guards the account',
  'otp_challenge.email_key': 'the address again',
  'payment.card_id': 'an id at Stripe',
  'payment.currency': 'told with the booking',
  'payment.dispute_reason': 'a code of Stripe',
  'payment.dispute_status': 'a code of Stripe',
  'payment.stripe_dispute': 'an id at Stripe',
  'payment.stripe_payment_intent': 'an id at Stripe',
  'payment_op.error_code': 'a code of Stripe',
  'payment_op.params': 'what we asked of Stripe',
  'refresh_token.used_nonce': 'guards the account',
}

test('G17: every field that holds what a person said is in it', async () => {
  const tokens = [await life.tokens.client(), await life.tokens.provider()]
  for (const token of tokens) await stepUp(token)
  const planted = [
    ...(await plantCanaries(api.platform.database, life.clientId)),
    ...(await plantCanaries(api.platform.database, life.providerId)),
  ]
  const texts = await Promise.all(tokens.map(async (token) => (await ask(token)).body))
  const told = canariesIn(texts.join('\n'))
  expect(planted.length).toBeGreaterThan(40)
  expect([...new Set(planted)].filter((field) => !told.includes(field)).sort()).toEqual(Object.keys(notTold).sort())
})
