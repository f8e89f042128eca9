import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { giveMustHaves, holdSlot, startPayment, syncPayment } from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { nothingGiven } from '@ginipig/domain/listing'
import { DAY_MS } from '@ginipig/domain/time'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, inject } from 'vitest'
import { DEMO_PASSWORD } from '#demo/factories/demo-password.ts'
import { uploadPhoto } from '#modules/media/photo.ts'
import { send } from '#modules/message/send.ts'
import { minted } from '#modules/session/handoff/handoff.fixture.ts'
import { at } from '#platform/database/sql.ts'
import { type BookableWorld, createBookableWorld } from '#testing/booking-world.ts'
import { injectCaller } from '#testing/caller.ts'
import { brokenInvariants } from '#testing/invariants.ts'
import { post } from '#testing/password-login.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { signIn } from '#testing/sign-in.ts'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import { testOrigins } from '#testing/test-config.ts'

export const ANSWER = 'CANARY-ANSWER of the consultation'

const asked = {
  photos: { text: 'Two photos of your hair' },
  requirements: { text: 'Come with dry hair' },
  consultation: { questions: [{ id: 'q1', text: 'Allergies?', isRequired: true }] },
  patchTest: { hoursBefore: 48 },
}

/** A client and a provider who have met: everything that we keep about people is there once at least. The booking is
 *  confirmed and to take place; `api.clock` can be moved past it. */
export async function liveALife(api: TestApi) {
  const { platform, app } = api
  const { clock, database } = platform
  const world: BookableWorld = await createBookableWorld(database, clock.now(), { listing: { must_haves: asked } })
  const [clientId = ''] = world.clientIds
  const sign = (id: string, audience: 'marketplace' | 'console') =>
    signIn({ ...platform, tokenSecret: platform.config.tokenSecret }, id, audience)
  const tokens = { client: await sign(clientId, 'marketplace'), provider: await sign(world.providerId, 'console') }
  const client = injectCaller(app, tokens.client)
  const plain = { width: 40, height: 40, channels: 3, background: 'teal' } as const
  const picture = await sharp({ create: plain }).jpeg().toBuffer()
  const photoIds = [
    (await uploadPhoto(platform, clientId, picture)).id,
    (await uploadPhoto(platform, clientId, picture)).id,
  ]
  for (const token of [await tokens.client(), await tokens.provider()])
    await app.inject({
      method: 'PUT',
      url: '/api/v1/me/avatar',
      payload: picture,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    })
  const slot = world.slots[10]
  const held = await client(holdSlot, { body: { slotId: slot?.row.id ?? '', price: world.listing.price } })
  const params = { bookingId: held.body.id }
  const given = {
    ...nothingGiven,
    photoIds,
    meetsRequirements: true,
    answers: { q1: ANSWER },
    consentsToHealthData: true,
    patchTest: 'will_attend' as const,
    isTruthful: true,
    agreesToPolicy: true,
  }
  await client(giveMustHaves, { params, body: given })
  const { body: payment } = await client(startPayment, { params, body: { plan: 'deposit', savesCard: true } })
  const [intentId = ''] = payment.clientSecret.split('_secret_')
  await platform.stripe.paymentIntents.confirm(intentId, {
    payment_method: 'pm_card_visa',
    return_url: 'http://ginipig.localhost:4000/booking-request',
  })
  await client(syncPayment, { params })
  await injectCaller(app, tokens.provider)(acceptBooking, { params })
  await runJobs(platform)
  await leaveTraces(api, clientId, await tokens.client(), params.bookingId)
  await showResult(api, params.bookingId, photoIds.slice(0, 1))
  await leaveTracesOfProvider(api, world.providerId)
  await talk(api, clientId, world.providerId)
  return { ...world, clientId, bookingId: params.bookingId, startsAt: slot?.startsAt ?? 0, tokens }
}

/** What other parts of the product leave behind about a person. */
async function leaveTraces(api: TestApi, clientId: string, token: string, bookingId: string): Promise<void> {
  const { clock, database } = api.platform
  const now = at(clock.now())
  const soon = at(clock.now() + DAY_MS)
  await minted(api, token)
  await api.app.inject({
    method: 'POST',
    url: '/api/v1/realtime/tickets',
    payload: {},
    headers: { authorization: `Bearer ${token}` },
  })
  await database.row(
    `insert into refresh_token (token_hash, session_id, created_at, used_at, used_nonce)
     select sha256('x'), id, $2, $2, 'x' from session where account_id = $1`,
    [clientId, now],
  )
  await database.row(
    `insert into review (booking_id, provider_id, client_id, listing_id, professionalism, friendliness, reliability, results,
       comment, created_at, published_at)
     select id, provider_id, client_id, listing_id, 5, 5, 4, 5, 'Lovely', $2, $2 from booking where id = $1`,
    [bookingId, now],
  )
  await database.row('select refresh_rating(provider_id) is null as done from booking where id = $1', [bookingId])
  await database.row(
    `insert into client_review (provider_id, booking_id, client_id, friendliness, reliability, created_at, published_at)
     select provider_id, id, client_id, 5, 4, $2, $2 from booking where id = $1`,
    [bookingId, now],
  )
  await database.row(
    `insert into platform_review (provider_id, booking_id, rating, comment, created_at)
     select provider_id, id, 4, 'Fair', $2 from booking where id = $1`,
    [bookingId, now],
  )
  await database.row(
    `insert into report (reporter_id, kind, target_id, about_id, reason, comment, added, quote, created_at, settled_at, answer)
     select client_id, 'provider', provider_id, provider_id, 'misleading', 'Another room than in the pictures',
       '[{"at":1,"text":"And it was cold"}]', 'Somebody',
       $2, $2, 'We looked' from booking where id = $1`,
    [bookingId, now],
  )
  for (const kind of ['listing', 'provider'])
    await database.row(
      `insert into favourite_${kind} (client_id, ${kind}_id, saved_at)
       select client_id, ${kind}_id, $2 from booking where id = $1`,
      [bookingId, now],
    )
  await database.row(
    `insert into waitlist_entry (client_id, provider_id, listing_id, since, ends_at)
     select client_id, provider_id, listing_id, $2, $3 from booking where id = $1`,
    [bookingId, now, soon],
  )
  await database.row(
    `insert into alert (client_id, search, created_at, looked_at, ends_at)
     select client_id, '{"q":"balayage"}', $2, $2, $3 from booking where id = $1`,
    [bookingId, now, soon],
  )
  await database.row(
    `insert into otp_challenge (id, purpose, email, email_key, account_id, language, code_hash, created_at, sent_at, expires_at)
     values ($2, 'email_change', 'x', 'x', $1, 'en', 'x', $3, $3, $4)`,
    [clientId, randomUUID(), now, soon],
  )
  await database.row(
    `insert into password_reset (token_hash, account_id, created_at, expires_at) values (sha256('y'), $1, $2, $3)`,
    [clientId, now, soon],
  )
}

/** Photos beside the review, with the consent to show them. */
async function showResult({ platform: { clock, database } }: TestApi, bookingId: string, photoIds: string[]) {
  await database.row('update review set photo_ids = $2, photos_consented_at = $3 where booking_id = $1', [
    bookingId,
    photoIds,
    at(clock.now()),
  ])
  await database.row('update photo set is_public = true where id = any ($1::uuid[])', [photoIds])
}

/** A word from each to the other. */
async function talk(api: TestApi, clientId: string, providerId: string): Promise<void> {
  const words = { text: 'See you then', photoId: null }
  const pairs = [
    { meId: clientId, otherId: providerId, side: 'client' },
    { meId: providerId, otherId: clientId, side: 'provider' },
  ] as const
  for (const pair of pairs) await send(api.platform, pair, { key: randomUUID(), ...words })
}

async function leaveTracesOfProvider({ platform: { clock, database } }: TestApi, providerId: string): Promise<void> {
  const now = at(clock.now())
  await database.row(
    `insert into listing_draft (provider_id, typed, created_at, saved_at)
     values ($1, '{"treatment":null,"requirements":null,"times":null}', $2, $2)`,
    [providerId, now],
  )
  await database.row(
    `insert into busy_time (provider_id, during, note, created_at) values ($1, tstzrange($2, $3), 'Dentist', $2)`,
    [providerId, now, at(clock.now() + DAY_MS)],
  )
  await database.row(
    `insert into outside_calendar (provider_id, name, sealed_address, address_mark, host, due_at, created_at)
     values ($1, 'Home', 'x', 'x', 'calendar.google.com', $3, $2)`,
    [providerId, now, at(clock.now() + 400 * DAY_MS)],
  )
  await database.row(`insert into diary_feed (provider_id, token_hash, made_at) values ($1, sha256('feed'), $2)`, [
    providerId,
    now,
  ])
}

export type Life = Awaited<ReturnType<typeof liveALife>>

/** For the top of a file: each test has an API with a life that was lived there, and leaves its books in order. */
export function lifeOfEachTest(): () => { api: TestApi; life: Life } {
  let world: { api: TestApi; life: Life }
  beforeEach(async () => {
    const api = await createTestApi(inject('serverUrl'))
    await rm(api.platform.config.mediaDir, { recursive: true, force: true })
    world = { api, life: await liveALife(api) }
  })
  afterEach(async () => {
    const { platform, close } = world.api
    expect(await brokenInvariants(platform.database)).toEqual([])
    await close()
    await rm(platform.config.mediaDir, { recursive: true, force: true })
  })
  return () => world
}

export const stepUp = (api: TestApi, token: string) => post(api, '/me/step-up', { password: DEMO_PASSWORD }, { token })
export const leave = (api: TestApi, token: string, origin = testOrigins.marketplace) =>
  post(api, '/me/deletion', {}, { token, origin })
