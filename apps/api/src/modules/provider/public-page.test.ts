import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { getProviderPage, listProviderReviews } from '@ginipig/contract/provider/public-page.ts'
import { DAY_MS } from '@ginipig/domain/time'
import { beforeAll, expect, test } from 'vitest'
import { bookingIn } from '#demo/booking-in.ts'
import { createClient } from '#demo/factories/account.ts'
import { createListing } from '#demo/factories/listing.ts'
import { createProvider, createUnfinishedProvider } from '#demo/factories/provider.ts'
import type { Row } from '#demo/factories/rows.ts'
import { createSlots, workingDays } from '#demo/factories/slot.ts'
import { createReview } from '#demo/review.ts'
import { jpegOf } from '#modules/media/image.fixture.ts'
import { uploadPhoto } from '#modules/media/photo.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { decidePhoto } from './profile.sql.ts'
import { addPhoto, profileOf } from './profile.ts'

const api = apiOfFile()
/** Overall stars of the reviews, the newest first. */
const STARS = [5, 3, 5, 1, 4]
let call: Caller
let provider: Row<'provider'>
let listing: Row<'listing'>

beforeAll(async () => {
  const { platform, app } = api
  const { database, clock } = platform
  const now = clock.now()
  call = injectCaller(app, undefined)
  provider = await createProvider(database, now)
  listing = await createListing(database, now - 60 * DAY_MS, provider, { title: 'Full head of babylights' })
  const past = await createSlots(database, now - 60 * DAY_MS, listing)
  const client = await createClient(database, now, { firstName: 'Zoë', lastName: 'O’Neill' })
  for (const [index, stars] of STARS.entries()) {
    const slot = past[index]
    if (!slot) throw new Error('too few slots')
    const booking = await bookingIn(database, now, 'released', { listing, slot, clientId: client.id })
    const ratings = { professionalism: stars, friendliness: stars, reliability: stars, results: stars }
    await createReview(database, now - index * DAY_MS, booking, { ...ratings, comment: `Number ${index}` })
  }
})

const pageOf = (providerId: string) => call(getProviderPage, { params: { providerId } })
const reviews = (query: object = {}) =>
  call(listProviderReviews, { params: { providerId: provider.id }, query: { limit: '48', ...query } })
const numbersOf = async (query: object) =>
  (await reviews(query)).body.items.map(({ comment }) => comment?.at(-1)).join('')

test('a page says who a provider is and how clients rated them, never where they live', async () => {
  const { status, body } = await pageOf(provider.id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: provider.id,
    displayName: 'Studio Nair',
    companyName: 'Studio Nair',
    firstName: 'Priya',
    outwardPostcode: 'M4',
    services: { hair: ['colour'] },
    rating: 3.6,
    reviewCount: 5,
    ratings: { professionalism: 3.6, friendliness: 3.6, reliability: 3.6, results: 3.6 },
    ratingCounts: [2, 1, 1, 0, 1],
    portfolio: [],
  })
  for (const secret of ['Cutting Room', 'Nair,', '@']) expect(JSON.stringify(body)).not.toContain(secret)
})

test('only photos that an operator approved are shown, in the provider’s order', async () => {
  const { platform } = api
  const { database, clock } = platform
  for (const _ of [1, 2, 3]) {
    const photo = await uploadPhoto(platform, provider.id, await jpegOf(40, 30))
    await addPhoto(platform, provider.id, photo.id)
  }
  expect((await pageOf(provider.id)).body.portfolio).toEqual([])
  const [first, second, third] = (await profileOf(platform, provider.id)).portfolio
  await decidePhoto(database, { id: third?.id ?? '', because: null }, clock.now())
  await decidePhoto(database, { id: first?.id ?? '', because: null }, clock.now())
  await decidePhoto(database, { id: second?.id ?? '', because: 'A phone number' }, clock.now())
  expect((await pageOf(provider.id)).body.portfolio).toMatchObject([{ id: first?.id, width: 40 }, { id: third?.id }])
})

test('reviews come in the order asked for, by stars, and page by page without a gap', async () => {
  expect(await numbersOf({})).toBe('01234')
  expect(await numbersOf({ sort: 'highest' })).toBe('02413')
  expect(await numbersOf({ sort: 'lowest' })).toBe('31402')
  expect(await numbersOf({ stars: '5' })).toBe('02')
  expect(await numbersOf({ stars: '2' })).toBe('')
  for (const sort of ['newest', 'highest', 'lowest']) {
    const whole = await numbersOf({ sort })
    let [seen, cursor]: [string, string | null] = ['', null]
    do {
      const { body } = await reviews({ sort, limit: '2', ...(cursor ? { cursor } : {}) })
      seen += body.items.map(({ comment }) => comment?.at(-1)).join('')
      cursor = body.nextCursor
    } while (cursor !== null)
    expect(seen).toBe(whole)
  }
  const [latest] = (await reviews()).body.items
  expect(latest).toMatchObject({ clientName: 'Zoë O.', listingTitle: 'Full head of babylights' })
})

test('a provider’s listings are searched for alone', async () => {
  const { database, clock } = api.platform
  const other = await createProvider(database, clock.now())
  const own = await createListing(database, clock.now(), other, { level: 'pro' })
  await createSlots(database, clock.now(), own)
  await createListing(database, clock.now(), other, { level: 'newbie' })
  await createSlots(database, clock.now(), await createListing(database, clock.now(), provider))
  const { body } = await call(searchListings, { query: { provider: other.id } })
  expect(body.items.map(({ id }) => id)).toEqual([own.id])
  expect(body.count).toEqual({ value: 1, isMore: false })
  expect((await pageOf(other.id)).body).toMatchObject({
    listingCount: 1,
    levels: ['pro'],
    ratings: null,
    ratingCounts: [0, 0, 0, 0, 0],
  })
})

test('a page has the listings that are full beside those with room, and none that is closed or over', async () => {
  const { database, clock } = api.platform
  const now = clock.now()
  const other = await createProvider(database, now)
  const client = await createClient(database, now)
  const made = async (title: string, at = now) => {
    const one = await createListing(database, at, other, { title })
    const [slot] = await createSlots(database, at, one, workingDays(one, at, 1).slice(0, 1))
    return { listing: one, slot: slot ?? expect.fail() }
  }
  await made('Over', now - 60 * DAY_MS)
  const full = await made('Full')
  await bookingIn(database, now, 'confirmed', { ...full, clientId: client.id })
  const closed = await made('Closed')
  await database.row(`update listing set status = 'closed' where id = $1`, [closed.listing.id])
  const open = await createListing(database, now, other, { title: 'Open' })
  await createSlots(database, now, open)
  const { body } = await pageOf(other.id)
  expect(body.fullListings).toMatchObject([{ id: full.listing.id, title: 'Full', nextSlotAt: null, placesLeft: 0 }])
  expect(body.listingCount).toBe(1)
})

test.for(['suspended_at', 'deleted_at'])('who has %s shows nothing', async (column) => {
  const { database, clock } = api.platform
  const gone = await createProvider(database, clock.now())
  expect((await pageOf(gone.id)).status).toBe(200)
  await database.row(`update account set ${column} = now() where id = $1`, [gone.id])
  const params = { providerId: gone.id }
  for (const endpoint of [getProviderPage, listProviderReviews])
    expect(await call(endpoint, { params })).toMatchObject({ status: 404, code: 'provider_not_found' })
})

test('an unknown provider, a client and one who has not finished have no page', async () => {
  const { database, clock } = api.platform
  const { id: unfinished } = await createUnfinishedProvider(database, clock.now())
  const { id: client } = await createClient(database, clock.now())
  for (const id of [unfinished, client, '00000000-0000-4000-8000-000000000000'])
    expect(await pageOf(id)).toMatchObject({ status: 404, code: 'provider_not_found' })
})
