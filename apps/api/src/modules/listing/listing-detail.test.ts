import { getListing } from '@ginipig/contract/listing/get-listing.ts'
import { DAY_MS } from '@ginipig/domain/time'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { bookingIn } from '#demo/booking-in.ts'
import { createClient } from '#demo/factories/account.ts'
import { createListing } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import type { Row } from '#demo/factories/rows.ts'
import { createSlots, type MadeSlot } from '#demo/factories/slot.ts'
import { createReview } from '#demo/review.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { TEST_NOW } from '#testing/test-api.ts'
import { sweep } from '../../sweep.ts'

const api = apiOfFile({ isPainted: true })
let provider: Row<'provider'>
let listing: Row<'listing'>
let slots: MadeSlot[]

beforeAll(async () => {
  const { database } = api.platform
  provider = await createProvider(database, TEST_NOW)
  listing = await createListing(database, TEST_NOW, provider, {
    must_haves: {
      photos: { text: 'Front and back, in daylight.' },
      requirements: null,
      consultation: {
        questions: [
          {
            id: 'last_colour',
            text: 'When did you last colour your hair?',
            isRequired: true,
            options: ['Never', 'This year'],
          },
          { id: 'allergies', text: 'Any allergies?', isRequired: false },
        ],
      },
      patchTest: { hoursBefore: 48 },
    },
  })
  slots = await createSlots(database, TEST_NOW, listing)
})

const read = (id: string) => api.app.inject({ method: 'GET', url: `/api/v1/listings/${id}` })
async function detail(id = listing.id) {
  const answer = await read(id)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<v.InferOutput<typeof getListing.response>>()
}

test('answers exactly what the contract says, no field more', async () => {
  const body = await detail()
  expect(v.parse(getListing.response, body)).toEqual(body)
  expect(body).toMatchObject({
    mustHaves: listing.must_haves,
    providerBio: provider.bio,
    reviews: [],
    ratingCounts: [0, 0, 0, 0, 0],
    otherListings: [],
    provider: { rating: null, reviewCount: 0 },
  })
})

test('shows the next six slots that can be taken, and none that cannot', async () => {
  const { database } = api.platform
  const [first, second] = slots
  if (!first || !second) throw new Error('no slots')
  const client = await createClient(database, TEST_NOW)
  await bookingIn(database, TEST_NOW, 'confirmed', { listing, slot: first, clientId: client.id })
  const body = await detail()
  const inTime = slots.slice(1).filter(({ startsAt }) => startsAt > TEST_NOW + 2 * DAY_MS)
  expect(body.nextSlots.map(({ id }) => id)).toEqual(inTime.slice(0, 6).map(({ row }) => row.id))
  expect(body.nextSlotAt).toBe(inTime[0]?.startsAt)
  expect(body.placesLeft).toBe(slots.length - 1)
})

test('the next slots leave time for the patch test that is asked for, and so do cards and searches', async () => {
  const { clock } = api
  const { database } = api.platform
  const day = (days: number) => new Date(TEST_NOW + days * DAY_MS).toISOString().slice(0, 10)
  const starts = [1, 2, 3].map((days) => ({ date: day(days), time: '20:00' }))
  const patched = await createProvider(database, TEST_NOW)
  const asking = await createListing(database, TEST_NOW, patched, {
    approval: 'automatic',
    must_haves: { photos: null, requirements: null, consultation: null, patchTest: { hoursBefore: 48 } },
  })
  const sum = (slots: Awaited<ReturnType<typeof createSlots>>) => slots.reduce((all, { row }) => all + row.capacity, 0)
  const askingPlaces = sum(await createSlots(database, TEST_NOW, asking, starts))
  const plain = await createListing(database, TEST_NOW, await createProvider(database, TEST_NOW), {
    approval: 'automatic',
  })
  const plainPlaces = sum(await createSlots(database, TEST_NOW, plain, starts))
  const dates = async (id: string) => (await detail(id)).nextSlots.map((slot) => slot.date)
  expect(await dates(plain.id)).toEqual([day(1), day(2), day(3)])
  expect(await dates(asking.id)).toEqual([day(2), day(3)])

  const card = async (id: string) => {
    const { nextSlotAt, placesLeft } = await detail(id)
    return { nextDay: nextSlotAt && new Date(nextSlotAt).toISOString().slice(0, 10), placesLeft }
  }
  expect(await card(plain.id)).toEqual({ nextDay: day(1), placesLeft: plainPlaces })
  // Who had their test already may come sooner.
  expect(await card(asking.id)).toEqual({ nextDay: day(2), placesLeft: askingPlaces })
  const found = async (query: Record<string, string>) => {
    const answer = await api.app.inject({ method: 'GET', url: '/api/v1/listings', query: { limit: '48', ...query } })
    const ids = answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id)
    return [plain, asking].filter(({ id }) => ids.includes(id)).map(({ id }) => (id === plain.id ? 'plain' : 'asking'))
  }
  for (const times of [{}, { time: 'evening' }]) {
    expect(await found({ date: day(1), ...times })).toEqual(['plain'])
    expect(await found({ date: day(2), ...times })).toEqual(['plain', 'asking'])
  }

  clock.advance(DAY_MS)
  expect(await found({ date: day(2) }), 'before it was counted anew').toEqual(['plain'])
  await sweep(api.platform)
  expect(await card(asking.id)).toMatchObject({ nextDay: day(3) })
  clock.set(TEST_NOW)
})

test('reviews: the latest ten, signed by first name and initial, counted by rounded stars', async () => {
  const { database } = api.platform
  const reviewed = await createProvider(database, TEST_NOW)
  const past = TEST_NOW - 60 * DAY_MS
  const one = await createListing(database, past, reviewed)
  const days = await createSlots(database, past, one)
  const client = await createClient(database, past, { firstName: 'Zoë', lastName: 'O’Neill' })
  const stars = [5, 5, 5, 5, 5, 5, 5, 4, 4, 3, 1, 1]
  for (const [index, star] of stars.entries()) {
    const slot = days[index]
    if (!slot) throw new Error('too few slots')
    const booking = await bookingIn(database, TEST_NOW, 'released', { listing: one, slot, clientId: client.id })
    // Mean 4.5 rounds to 5 stars: half is in the provider's favour.
    const results = index === 0 ? 3 : star
    await createReview(database, TEST_NOW - index * DAY_MS, booking, {
      professionalism: star,
      friendliness: star,
      reliability: star,
      results,
      comment: `Number ${index}`,
    })
  }
  const body = await detail(one.id)
  expect(body.ratingCounts).toEqual([7, 2, 1, 0, 2])
  expect(body.reviews.map(({ comment }) => comment)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Number ${index}`),
  )
  expect(body.reviews[0]).toMatchObject({ clientName: 'Zoë O.', at: TEST_NOW, professionalism: 5, results: 3 })
  expect(body.provider).toMatchObject({ reviewCount: 12, rating: 4 })
})

test('up to four other listings of the provider, soonest first, only those that can be booked', async () => {
  const { database } = api.platform
  const busy = await createProvider(database, TEST_NOW)
  const publish = async (date: string | undefined, status: 'listed' | 'closed' = 'listed') => {
    const made = await createListing(database, TEST_NOW, busy, { status })
    if (date) await createSlots(database, TEST_NOW, made, [{ date, time: '10:00' }])
    return made.id
  }
  const shown = await publish('2027-02-20')
  const days = ['2027-02-19', '2027-02-15', '2027-02-17', '2027-02-16', '2027-02-18']
  const others: Record<string, string> = {}
  for (const day of days) others[day] = await publish(day)
  await publish('2027-02-14', 'closed')
  await publish(undefined)
  const body = await detail(shown)
  expect(body.otherListings.map(({ id }) => id)).toEqual(
    days
      .toSorted()
      .slice(0, 4)
      .map((day) => others[day]),
  )
})

test('a closed listing can be read but offers nothing; a removed one is gone, draft and unknown ones are not there', async () => {
  const { database } = api.platform
  const draft = await createListing(database, TEST_NOW, provider, { status: 'draft' })
  expect((await read(draft.id)).json()).toMatchObject({ status: 404, code: 'listing_not_found' })
  const removed = await createListing(database, TEST_NOW, provider, { status: 'removed' })
  expect((await read(removed.id)).json()).toMatchObject({ status: 410, code: 'listing_gone' })
  expect((await read('7b0e1b2c-64a2-4b0e-8a3f-0c2f6b1f5a11')).json()).toMatchObject({ code: 'listing_not_found' })
  expect((await read('nonsense')).statusCode).toBe(404)
  const closed = await createListing(database, TEST_NOW, provider, { status: 'closed' })
  await createSlots(database, TEST_NOW, closed)
  const body = await detail(closed.id)
  expect(v.parse(getListing.response, body)).toEqual(body)
  expect(body).toMatchObject({ isClosed: true, nextSlots: [], nextSlotAt: null, placesLeft: 0 })
})
