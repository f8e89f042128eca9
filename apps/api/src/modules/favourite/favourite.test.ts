import {
  deleteFavouriteListing,
  deleteFavouriteProvider,
  getFavourites,
  listFavouriteListings,
  listFavouriteProviders,
  MAX_FAVOURITES,
  NEW_TIMES_DAYS,
  putFavouriteListing,
  putFavouriteProvider,
} from '@ginipig/contract/favourite/favourite.ts'
import { getLatestNotifications } from '@ginipig/contract/notification/notification.ts'
import { DAY_MS, MINUTE_MS } from '@ginipig/domain/time'
import { beforeEach, expect, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { buildListing, createListing } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { insertRows, type Row } from '#demo/factories/rows.ts'
import { createSlots } from '#demo/factories/slot.ts'
import { addBookingCards } from '#modules/message/thread.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { signIn } from '#testing/sign-in.ts'
import { save } from './favourite.ts'
import { notifyFollowers } from './favourite-news.job.ts'

const api = apiOfFile()
let clientId: string
let call: Caller
let provider: Row<'provider'>
let listing: Row<'listing'>

const callerOf = async (id: string) => {
  const { platform, app } = api
  return injectCaller(app, await signIn({ ...platform, tokenSecret: platform.config.tokenSecret }, id, 'marketplace'))
}

beforeEach(async () => {
  const { database, clock } = api.platform
  const now = clock.now()
  clientId = (await createClient(database, now)).id
  call = await callerOf(clientId)
  provider = await createProvider(database, now)
  listing = await createListing(database, now, provider)
  await createSlots(database, now, listing)
})

const itsListing = () => ({ params: { listingId: listing.id } })
const itsProvider = () => ({ params: { providerId: provider.id } })
const titles = async () => (await call(listFavouriteListings)).body.items.map(({ title }) => title)

test('what is saved stays saved once, for this client alone, until it is taken away', async () => {
  expect((await call(getFavourites)).body).toEqual({ listingIds: [], providerIds: [] })
  for (const _ of [1, 2]) expect((await call(putFavouriteListing, itsListing())).status).toBe(200)
  const { body } = await call(putFavouriteProvider, itsProvider())
  expect(body).toEqual({ listingIds: [listing.id], providerIds: [provider.id] })
  const { database, clock } = api.platform
  const other = await callerOf((await createClient(database, clock.now())).id)
  expect((await other(getFavourites)).body).toEqual({ listingIds: [], providerIds: [] })
  await other(deleteFavouriteListing, itsListing())
  expect((await call(getFavourites)).body).toEqual(body)
  for (const _ of [1, 2]) expect((await call(deleteFavouriteListing, itsListing())).status).toBe(200)
  expect((await call(deleteFavouriteProvider, itsProvider())).body).toEqual({ listingIds: [], providerIds: [] })
})

test('the list has the latest first, page by page, closed ones without times and removed ones not at all', async () => {
  const { platform } = api
  const { database, clock } = platform
  const now = clock.now()
  for (const [index, title] of ['First', 'Second', 'Third', 'Fourth'].entries()) {
    const one = await createListing(database, now, provider, { title })
    await createSlots(database, now, one)
    const later = { ...platform, clock: { ...clock, now: () => now + index * MINUTE_MS } }
    await save(later, { clientId, kind: 'listing', id: one.id })
  }
  expect(await titles()).toEqual(['Fourth', 'Third', 'Second', 'First'])
  const first = (await call(listFavouriteListings, { query: { limit: '3' } })).body
  const rest = await call(listFavouriteListings, { query: { limit: '3', cursor: first.nextCursor ?? '' } })
  expect(rest.body).toMatchObject({ items: [{ title: 'First' }], nextCursor: null })
  await database.row(`update listing set status = 'closed' where title = 'Third' and provider_id = $1`, [provider.id])
  await database.row(`update listing set status = 'removed' where title = 'First' and provider_id = $1`, [provider.id])
  const { items } = (await call(listFavouriteListings)).body
  expect(items.map(({ title, nextSlotAt }) => [title, nextSlotAt === null])).toEqual([
    ['Fourth', false],
    ['Third', true],
    ['Second', false],
  ])
})

test('saved providers come with what they have open; whoever is suspended goes', async () => {
  await call(putFavouriteProvider, itsProvider())
  await call(putFavouriteListing, itsListing())
  expect((await call(listFavouriteProviders)).body).toMatchObject({
    items: [{ id: provider.id, displayName: 'Studio Nair', outwardPostcode: 'M4', listingCount: 1 }],
    nextCursor: null,
  })
  await api.platform.database.row('update account set suspended_at = now() where id = $1', [provider.id])
  expect((await call(listFavouriteProviders)).body.items).toEqual([])
  expect(await titles()).toEqual([])
  const again = {
    listing: await call(putFavouriteListing, itsListing()),
    page: await call(putFavouriteProvider, itsProvider()),
  }
  expect([again.listing.code, again.page.code]).toEqual(['listing_not_found', 'provider_not_found'])
})

test('what can’t be seen can’t be saved', async () => {
  const { database, clock } = api.platform
  const draft = await createListing(database, clock.now(), provider, { status: 'draft' })
  const codes = [
    (await call(putFavouriteListing, { params: { listingId: draft.id } })).code,
    (await call(putFavouriteListing, { params: { listingId: provider.id } })).code,
    (await call(putFavouriteProvider, { params: { providerId: clientId } })).code,
  ]
  expect(codes).toEqual(['listing_not_found', 'listing_not_found', 'provider_not_found'])
})

test('there is room for so many, and what is saved already may be saved again', async () => {
  const { database, clock } = api.platform
  await call(putFavouriteListing, itsListing())
  const others = Array.from({ length: MAX_FAVOURITES - 1 }, (_, index) =>
    buildListing(provider, {}, clock.now(), 10_000_000 + index),
  )
  await insertRows(database, 'listing', others)
  await database.rows(
    'insert into favourite_listing (client_id, listing_id, saved_at) select $1, id, now() from unnest($2::uuid[]) id',
    [clientId, others.map(({ id }) => id)],
  )
  expect((await call(putFavouriteListing, itsListing())).status).toBe(200)
  const another = await createListing(database, clock.now(), provider)
  expect((await call(putFavouriteListing, { params: { listingId: another.id } })).code).toBe('favourites_full')
})

test('what can no longer be seen takes no room among what is saved', async () => {
  const { database, clock } = api.platform
  const gone = await createProvider(database, clock.now())
  const build = (of: Row<'provider'>, count: number, index: number) =>
    Array.from({ length: count }, (_, one) => buildListing(of, {}, clock.now(), index + one))
  const seen = build(provider, MAX_FAVOURITES - 2, 30_000_000)
  const removed = { ...buildListing(provider, {}, clock.now(), 31_000_000), status: 'removed' as const }
  const theirs = build(gone, 1, 32_000_000)
  const all = [...seen, removed, ...theirs]
  await insertRows(database, 'listing', all)
  await database.rows(
    'insert into favourite_listing (client_id, listing_id, saved_at) select $1, id, now() from unnest($2::uuid[]) id',
    [clientId, all.map(({ id }) => id)],
  )
  await database.row('update account set suspended_at = now() where id = $1', [gone.id])
  expect((await call(putFavouriteListing, itsListing())).status).toBe(200)
  const another = await createListing(database, clock.now(), provider)
  expect((await call(putFavouriteListing, { params: { listingId: another.id } })).status).toBe(200)
  const last = await createListing(database, clock.now(), provider)
  expect((await call(putFavouriteListing, { params: { listingId: last.id } })).code).toBe('favourites_full')
})

test('who saved a listing or its provider hears of new times once a day; nobody of what is gone', async () => {
  const { platform } = api
  await call(putFavouriteListing, itsListing())
  await call(putFavouriteProvider, itsProvider())
  const news = { providerId: provider.id, listingId: listing.id }
  const told = async () => (await call(getLatestNotifications, { query: { language: 'en' } })).body.items
  await platform.database.row(`update listing set status = 'closed' where id = $1`, [listing.id])
  await notifyFollowers(platform, news)
  expect(await told()).toEqual([])
  await platform.database.row(`update listing set status = 'listed' where id = $1`, [listing.id])
  for (const _ of [1, 2]) await notifyFollowers(platform, news)
  expect(await told()).toMatchObject([{ kind: 'favourite_has_times', path: `/category-detail/${listing.id}` }])
  expect((await told())[0]?.title).toMatch(/ has new times$/)
  // The list says so too, for a week, as long as there is a time.
  const noted = async () => (await call(listFavouriteListings)).body.items.map(({ newTimesAt }) => newTimesAt)
  const at = platform.clock.now()
  expect(await noted()).toEqual([at])
  await platform.database.row(`update listing set status = 'closed' where id = $1`, [listing.id])
  expect(await noted()).toEqual([null])
  await platform.database.row(`update listing set status = 'listed' where id = $1`, [listing.id])
  api.clock.advance(NEW_TIMES_DAYS * DAY_MS)
  expect(await noted()).toEqual([null])
})

test('a day of news ends at midnight of the United Kingdom, in summer time too', async () => {
  const { platform } = api
  await call(putFavouriteListing, itsListing())
  await createSlots(platform.database, Date.parse('2027-06-10T12:00:00Z'), listing)
  const toldBy = async (utc: string) => {
    api.clock.set(Date.parse(utc))
    await notifyFollowers(platform, { providerId: provider.id, listingId: listing.id })
    const told = await platform.database.rows('select 1 from notification where account_id = $1', [clientId])
    return told.length
  }
  expect(await toldBy('2027-06-10T22:30:00Z')).toBe(1)
  expect(await toldBy('2027-06-10T23:30:00Z')).toBe(2) // 00:30 of the next day
  expect(await toldBy('2027-06-11T00:30:00Z')).toBe(2)
})

test('nobody hears of the times of somebody who blocked them', async () => {
  const { platform } = api
  const { database, clock } = platform
  await call(putFavouriteListing, itsListing())
  const people = { clientId, providerId: provider.id }
  const threadId = await database.transaction(async (sql) => {
    await addBookingCards(sql, people, clock.now())
    return (await sql.row<{ id: string }>('select id from thread where client_id = $1', [clientId]))?.id
  })
  await database.row('update thread_side set blocked_at = now() where thread_id = $1 and account_id = $2', [
    threadId,
    provider.id,
  ])
  await notifyFollowers(platform, { providerId: provider.id, listingId: listing.id })
  expect((await call(getLatestNotifications, { query: { language: 'en' } })).body.items).toEqual([])
})
