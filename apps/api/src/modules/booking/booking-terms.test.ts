import {
  eraseHealthAnswers,
  getMyBooking,
  giveMustHaves,
  listMyBookings,
  startPayment,
  syncPayment,
} from '@ginipig/contract/booking/client-calls.ts'
import { getProviderBooking, listProviderBookings } from '@ginipig/contract/booking/provider-calls.ts'
import { bookingPolicy } from '@ginipig/domain/booking'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { describe, expect, test } from 'vitest'
import { jpegOf } from '#modules/media/image.fixture.ts'
import { uploadPhoto } from '#modules/media/photo.ts'
import { checkBooksAfterEach, confirm, hold, request, setUp, statements, type World } from './booking.fixture.ts'

checkBooksAfterEach()

/** Other numbers than today's, every one. */
const other = {
  version: 1,
  depositRate: 2_000,
  commissionRate: 1_000,
  providerCancellationRate: 500,
  noShowRate: 3_000,
  smallestChargePence: 50,
  balanceBeforeMs: 24 * HOUR_MS,
  remindBeforeMs: 30 * HOUR_MS,
  unpaidCutoffBeforeMs: 6 * HOUR_MS,
  responseWindowMs: 4 * HOUR_MS,
  responseBeforeStartMs: 2 * HOUR_MS,
  longestFullPaymentMs: 60 * DAY_MS,
  balanceRetriesMs: [2 * HOUR_MS],
  contestMs: 3 * HOUR_MS,
  completeAfterMs: 5 * HOUR_MS,
  releaseAfterMs: 2 * DAY_MS,
}

/** A hold made before the policy became what it is now. */
async function heldUnder(world: World, policy: typeof other) {
  const { body } = await hold(world)
  await world.api.platform.database.row('update booking set policy = $2 where id = $1', [
    body.id,
    JSON.stringify(policy),
  ])
  return body.id
}

test('a booking keeps the terms it was made under, for both, whatever they are today', async () => {
  for (const key of Object.keys(other) as (keyof typeof other)[])
    if (key !== 'version') expect(other[key], key).not.toBe(bookingPolicy[key])
  const world = await setUp()
  const id = await heldUnder(world, other)
  const { params } = await request(world)
  expect(params.bookingId).toBe(id)
  const { body: mine } = await world.client(getMyBooking, { params })
  const { body: theirs } = await world.provider(getProviderBooking, { params })
  const { commissionRate: _, providerCancellationRate: __, ...promised } = other
  expect(mine.policy).toEqual(promised)
  expect(theirs.policy).toEqual(other)
  for (const booking of [mine, theirs])
    expect(booking).toMatchObject({
      respondBy: (booking.requestedAt ?? 0) + other.responseWindowMs,
      balanceAt: booking.startsAt - other.balanceBeforeMs,
    })
  const { body: rows } = await world.client(listMyBookings, { query: { tab: 'requested' } })
  expect(rows.items).toMatchObject([{ id, requestedAt: mine.requestedAt, balanceAt: mine.balanceAt }])
  const { body: requests } = await world.provider(listProviderBookings, { query: { tab: 'requests' } })
  expect(requests.items).toMatchObject([{ id, requestedAt: mine.requestedAt, policy: other }])
})

test('what may be paid how is asked of the booking’s own terms', async () => {
  const world = await setUp()
  const id = await heldUnder(world, { ...other, balanceBeforeMs: 400 * DAY_MS })
  const params = { bookingId: id }
  const { body } = await world.client(getMyBooking, { params })
  expect(body.offeredPlans).toEqual(['full'])
  await world.client(giveMustHaves, { params, body: statements })
  const answer = await world.client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })
  expect(answer).toMatchObject({ code: 'plan_not_offered' })
})

test('nothing that a client is sent says what the provider earns or owes', async () => {
  const world = await setUp()
  const { body: held } = await hold(world)
  const { params, booking } = await request(world)
  const { body: row } = await world.client(listMyBookings, { query: { tab: 'requested' } })
  expect(row.items).toHaveLength(1)
  const { body: again } = await world.client(getMyBooking, { params })
  for (const body of [held, booking, row, again]) {
    const sent = JSON.stringify(body)
    expect(sent).toContain('listing')
    expect(sent).not.toMatch(/commission|earn|providerCancellation|providerShare|outcome/i)
  }
  const { body: theirs } = await world.provider(getProviderBooking, { params })
  expect(theirs.split).toMatchObject({ commission: 810, earnings: 4_590 })
})

test('a client reads with which card they pay, their provider doesn’t; both how long it lasts as it was booked', async () => {
  const world = await setUp()
  const { params } = await request(world)
  await world.api.platform.database.row('update listing set duration_minutes = duration_minutes + 60 where id = $1', [
    world.listing.id,
  ])
  const { body: mine } = await world.client(getMyBooking, { params })
  const { body: theirs } = await world.provider(getProviderBooking, { params })
  expect(mine.payments).toMatchObject([{ kind: 'deposit', card: { brand: 'visa', last4: '4242' } }])
  expect(theirs.payments).toMatchObject([{ kind: 'deposit', amount: 810 }])
  expect(JSON.stringify(theirs)).not.toMatch(/4242|visa/)
  for (const { listing, startsAt, endsAt } of [mine, theirs])
    expect(listing.durationMinutes).toBe((endsAt - startsAt) / MINUTE_MS)
})

describe('health data', () => {
  const asked = {
    ...{ photos: null, requirements: null, patchTest: { hoursBefore: 48 } },
    consultation: { questions: [{ id: 'allergies', text: 'Any allergies?', isRequired: true }] },
  }
  const given = { ...statements, answers: { allergies: 'Nuts' }, patchTest: 'already_done', consentsToHealthData: true }

  test('is kept with consent, and none of it without', async () => {
    const world = await setUp({ must_haves: asked })
    const params = { bookingId: (await hold(world)).body.id }
    const { body: kept } = await world.client(giveMustHaves, { params, body: given })
    expect(kept.mustHavesGiven).toMatchObject({ answers: given.answers, patchTest: 'already_done' })
    const { body } = await world.client(giveMustHaves, { params, body: { ...given, consentsToHealthData: false } })
    expect(body.mustHavesGiven).toMatchObject({ answers: {}, patchTest: null, consentsToHealthData: false })
  })

  test('an answer with a contact detail is refused by its field, and nothing of it is kept', async () => {
    const world = await setUp({ must_haves: asked })
    const params = { bookingId: (await hold(world)).body.id }
    const body = { ...given, answers: { allergies: 'None, ask me: zoe at gmail dot com' } }
    expect(await world.client(giveMustHaves, { params, body })).toMatchObject({
      status: 422,
      problem: { code: 'invalid_input', fields: [{ path: 'answers.allergies', problem: 'contact_details' }] },
    })
    const kept = await world.client(getMyBooking, { params })
    expect(kept.body.mustHavesGiven).toMatchObject({ answers: {}, isTruthful: false })
  })

  test('is erased when its client takes the consent back, and both see that it is', async () => {
    const world = await setUp({ must_haves: { ...asked, photos: { text: 'Your skin' } } })
    const params = { bookingId: (await hold(world)).body.id }
    const [clientId = ''] = world.clientIds
    const upload = async () => (await uploadPhoto(world.api.platform, clientId, await jpegOf(8, 8))).id
    const photoIds = [await upload(), await upload()]
    await world.client(giveMustHaves, { params, body: { ...given, photoIds } })
    expect(await world.client(eraseHealthAnswers, { params })).toMatchObject({ code: 'booking_state' })
    await world.client(startPayment, { params, body: { plan: 'full', savesCard: false } })
    await confirm(world, params.bookingId, 'pm_card_visa')
    await world.client(syncPayment, { params })
    const { body: before } = await world.provider(getProviderBooking, { params })
    expect(before).toMatchObject({ isHealthErased: false, mustHavesGiven: { answers: given.answers, photoIds } })
    const gone = { answers: {}, patchTest: null, photoIds: [], consentsToHealthData: false, isTruthful: true }
    for (const { status, body } of [
      await world.client(eraseHealthAnswers, { params }),
      await world.client(eraseHealthAnswers, { params }),
      await world.client(getMyBooking, { params }),
      await world.provider(getProviderBooking, { params }),
    ])
      expect([status, body]).toMatchObject([200, { isHealthErased: true, mustHavesGiven: gone }])
    const rows = await world.api.platform.database.rows('select health_given from booking')
    expect(rows).toEqual([{ health_given: null }])
    expect(await world.api.platform.database.rows('select from photo where id = any ($1::uuid[])', [photoIds])).toEqual(
      [],
    )
  })

  test('answers what was asked, in characters that keyboards have', async () => {
    const world = await setUp({ must_haves: asked })
    const params = { bookingId: (await hold(world)).body.id }
    const refusedFor = async (answers: Record<string, string>) => {
      const { status, problem } = await world.client(giveMustHaves, { params, body: { ...given, answers } })
      return [status, problem.fields]
    }
    const invalid = (path: string) => [422, [{ path, problem: 'invalid' }]]
    expect(await refusedFor({ allergies: 'Nuts', invented: 'x' })).toEqual(invalid('answers.invented'))
    expect(await refusedFor({ allergies: 'Nuts\u0000' })).toEqual(invalid('answers.allergies'))
    expect(await refusedFor({ allergies: '\u202eNuts' })).toEqual(invalid('answers.allergies'))
  })
})
