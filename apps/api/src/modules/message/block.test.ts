import { holdSlot } from '@ginipig/contract/booking/client-calls.ts'
import {
  listFavouriteListings,
  listFavouriteProviders,
  putFavouriteListing,
  putFavouriteProvider,
} from '@ginipig/contract/favourite/favourite.ts'
import { getLikeListings, getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { getSpotlight } from '@ginipig/contract/listing/spotlight.ts'
import {
  blockPerson,
  clearThread,
  getThread,
  getUnread,
  listMessages,
  listThreads,
  markDelivered,
  markRead,
  unblockPerson,
} from '@ginipig/contract/message/message.ts'
import { getProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createListing, type ListingWishes } from '#demo/factories/listing.ts'
import type { Row } from '#demo/factories/rows.ts'
import { createSlots } from '#demo/factories/slot.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { createBookableWorld } from '#testing/booking-world.ts'
import { injectCaller } from '#testing/caller.ts'
import { read, type Talker, talkerOf, write } from './talk.fixture.ts'

const api = apiOfFile()
let world: Awaited<ReturnType<typeof createBookableWorld>>
let client: Talker
let provider: Talker
beforeEach(async () => {
  const { database, clock } = api.platform
  world = await createBookableWorld(database, clock.now())
  const [clientId = ''] = world.clientIds
  client = { ...(await talkerOf(api, clientId, 'client')), to: world.providerId }
  provider = { ...(await talkerOf(api, world.providerId, 'provider')), to: clientId }
  await write(client, 'Hello')
  await write(provider, 'Hi')
})

const block = ({ call, to }: Talker) => call(blockPerson, { params: { personId: to } })
const unblock = ({ call, to }: Talker) => call(unblockPerson, { params: { personId: to } })
const staying = async ({ call, to }: Talker) =>
  (await call(listMessages, { params: { personId: to }, query: { after: '9' } })).body.staying
const threadOf = async ({ call, to }: Talker) => (await call(getThread, { params: { personId: to } })).body

describe.for(['client', 'provider'] as const)('blocked by the %s', (by) => {
  const sides = () =>
    by === 'client' ? { blocker: client, blocked: provider } : { blocker: provider, blocked: client }

  test('nothing is delivered either way, then or later, and only who blocked knows', async () => {
    const { blocker, blocked } = sides()
    expect((await block(blocker)).body.blockedAt).toBe(api.clock.now())
    const before = await threadOf(blocked)
    expect([before.blockedAt, before.blockChanges]).toEqual([null, []])
    expect((await write(blocker, 'One more thing')).code).toBe('thread_blocked')
    const sent = await write(blocked, 'Are you there?')
    expect([sent.status, sent.body]).toMatchObject([200, { isMine: true, stays: false }])
    expect(await read(blocked)).toEqual(['Hello', 'Hi', 'Are you there?'])
    expect(await staying(blocked)).toEqual([])
    expect(await read(blocker)).toEqual(['Hello', 'Hi'])
    expect((await blocker.call(getUnread)).body.hasNew).toBe(false)
    // A mark would tell that somebody is there.
    await blocker.call(markDelivered)
    await blocker.call(markRead, { params: { personId: blocker.to }, body: { number: 9 } })
    expect((await threadOf(blocked)).marks).toEqual(before.marks)

    expect((await unblock(blocker)).body.blockedAt).toBeNull()
    expect(await read(blocker)).toEqual(['Hello', 'Hi'])
    await write(blocked, 'Hello again')
    expect(await read(blocker)).toEqual(['Hello', 'Hi', 'Hello again'])
    // A mark passes what was never given: it is said to stay, also to an app that has it and asks for what came after.
    await blocker.call(markDelivered)
    const stay = async () =>
      (await blocked.call(listMessages, { params: { personId: blocked.to } })).body.items.map(
        (one) => one.kind === 'text' && one.stays,
      )
    expect(await stay()).toEqual([false, false, true, false])
    expect([await staying(blocked), await staying(blocker)]).toEqual([[3], []])
    // Blocked once more nothing looks different.
    await block(blocker)
    await write(blocked, 'And now?')
    expect([await stay(), await staying(blocked)]).toEqual([[false, false, true, false, false], [3]])
  })

  const badge = async ({ call }: Talker) => [
    (await call(getUnread)).body.count,
    ...(await call(listThreads)).body.items.map(({ unread }) => unread),
  ]
  const readAll = ({ call, to }: Talker) => call(markRead, { params: { personId: to }, body: { number: 9 } })

  test('who is blocked reads what had come before as ever, so that nothing stays unread that would tell them', async () => {
    const { blocker, blocked } = sides()
    await write(blocker, 'See you')
    const before = await badge(blocked)
    expect(before[0]).toBeGreaterThan(0)
    await block(blocker)
    expect(await badge(blocked)).toEqual(before)
    const { marks } = await threadOf(blocked)
    await readAll(blocked)
    expect(await badge(blocked)).toEqual([0, 0])
    expect((await threadOf(blocked)).marks).toEqual(marks)
  })

  test('to who blocked them nothing of theirs is unread, until they are let in again', async () => {
    const { blocker, blocked } = sides()
    await write(blocker, 'See you')
    await write(blocked, 'Please answer')
    expect(await badge(blocker)).toEqual([1, 1])
    await block(blocker)
    expect(await badge(blocker)).toEqual([0, 0])
    await readAll(blocker)
    await unblock(blocker)
    expect(await badge(blocker)).toEqual([1, 1])
    await readAll(blocker)
    expect(await badge(blocker)).toEqual([0, 0])
  })

  test('their list does not move by what they are not given', async () => {
    const { blocker, blocked } = sides()
    const listed = async () => (await blocker.call(listThreads)).body.items.map(({ at, unread }) => [at, unread])
    await block(blocker)
    const before = await listed()
    api.clock.advance(60_000)
    await write(blocked, 'Are you there?')
    expect(await listed()).toEqual(before)
  })

  test('the client sees no times of the provider and can’t take one; everybody else does', async () => {
    const { blocker } = sides()
    const params = { listingId: world.listing.id }
    const month = { ...params, month: new Date(world.slots[10]?.startsAt ?? 0).toISOString().slice(0, 7) }
    const slotsFor = async (call: Talker['call']) => [
      (await call(getListing, { params })).body.nextSlots.length,
      (await call(getListingMonth, { params: month })).body.slots.length,
      (await call(getNextTimes, { query: { ids: world.listing.id } })).body.items.length,
    ]
    const open = await slotsFor(client.call)
    expect(open.every((count) => count > 0)).toBe(true)
    await block(blocker)
    expect(await slotsFor(client.call)).toEqual([0, 0, 0])
    expect(await slotsFor(injectCaller(api.app))).toEqual(open)
    const wish = { body: { slotId: world.slots[10]?.row.id ?? '', price: world.listing.price } }
    expect((await client.call(holdSlot, wish)).code).toBe('slot_not_bookable')
    await unblock(blocker)
    expect(await slotsFor(client.call)).toEqual(open)
    expect((await client.call(holdSlot, wish)).status).toBe(200)
  })
})

test.for(['client', 'provider'] as const)(
  'no card shows their next time, blocked by the %s: not in a search, beside another, on a page or among the kept',
  async (by) => {
    const { database, clock } = api.platform
    api.clock.advance(60_000) // the spotlight is kept for a minute
    const rate = (count: number) =>
      database.rows('update provider set rating_sum = 5 * $2::int, review_count = $2 where id = $1', [
        world.providerId,
        count,
      ])
    await rate(100)
    const kind: ListingWishes = { category: 'coaching', subcategories: ['lips'] }
    const [provided] = await database.rows<Row<'provider'>>('select * from provider where id = $1', [world.providerId])
    if (!provided) throw new Error('no provider')
    const own = await createListing(database, clock.now(), provided, kind)
    const other = await createBookableWorld(database, clock.now(), { listing: kind })
    await createSlots(database, clock.now(), own)
    await client.call(putFavouriteListing, { params: { listingId: own.id } })
    await client.call(putFavouriteProvider, { params: { providerId: world.providerId } })
    const ofProvider = ({ provider, nextSlotAt }: ListingCard) =>
      provider.id === world.providerId && nextSlotAt !== null
    const cards = async (call: Talker['call']) => {
      const found = async (query: object) =>
        (await call(searchListings, { query })).body.items.filter(ofProvider).length
      return {
        plain: await found({ limit: '48' }), // all that other tests of this file listed
        filtered: await found({ provider: world.providerId, facets: 'true' }),
        like: (await call(getLikeListings, { params: { listingId: other.listing.id } })).body.items.filter(
          ({ id }) => id === own.id,
        ).length,
        others: (await call(getListing, { params: { listingId: world.listing.id } })).body.otherListings.length,
        page: (await call(getProviderPage, { params: { providerId: world.providerId } })).body.listingCount,
        spotlight: (await call(getSpotlight)).body.providers.filter(({ id }) => id === world.providerId).length,
      }
    }
    const kept = async () => [
      (await client.call(listFavouriteListings)).body.items.filter(ofProvider).length,
      (await client.call(listFavouriteProviders)).body.items[0]?.listingCount,
    ]
    const open = { plain: 2, filtered: 2, like: 1, others: 1, page: 2, spotlight: 1 }
    expect([await cards(client.call), await kept()]).toEqual([open, [1, 2]])
    await block(by === 'client' ? client : provider)
    // Asked by turns: what is kept for everybody is neither given to the client nor made of their answer.
    for (const _ of [1, 2]) {
      expect(await cards(client.call)).toEqual({ plain: 0, filtered: 0, like: 0, others: 0, page: 0, spotlight: 0 })
      expect(await cards(injectCaller(api.app))).toEqual(open)
    }
    expect(await kept()).toEqual([0, 0])
    expect((await client.call(listFavouriteListings)).body.items.map(({ id }) => id)).toEqual([own.id])
    await unblock(by === 'client' ? client : provider)
    expect([await cards(client.call), await kept()]).toEqual([open, [1, 2]])
    await rate(0) // nobody reviewed them
  },
)

test('blocked twice it is the first time that counts', async () => {
  await block(client)
  const first = (await threadOf(client)).blockedAt
  api.clock.advance(60_000)
  const again = (await block(client)).body
  expect([again.blockedAt, again.blockChanges]).toEqual([first, [{ isBlocked: true, at: first }]])
})

test('the thread knows when it was blocked and unblocked, to who did it alone, until they clear it', async () => {
  const { clock } = api
  const at = clock.now()
  await block(client)
  clock.advance(60_000)
  await unblock(client)
  const changes = [
    { isBlocked: true, at },
    { isBlocked: false, at: at + 60_000 },
  ]
  expect((await unblock(client)).body.blockChanges).toEqual(changes)
  expect((await threadOf(client)).blockChanges).toEqual(changes)
  // Neither by a word nor by a number that is missing.
  await write(client, 'Hello again')
  expect((await threadOf(provider)).blockChanges).toEqual([])
  const { items } = (await provider.call(listMessages, { params: { personId: provider.to } })).body
  expect(items.map(({ number }) => number)).toEqual([1, 2, 3])
  expect((await client.call(clearThread, { params: { personId: client.to } })).body.blockChanges).toEqual([])
  for (let count = 0; count < 15; count += 1) {
    await block(client)
    await unblock(client)
  }
  expect((await threadOf(client)).blockChanges).toHaveLength(20)
})

test('nobody is written to before they are blocked: a provider who was never written to can be', async () => {
  const { database, clock } = api.platform
  const stranger = await createBookableWorld(database, clock.now())
  const blocked = { ...client, to: stranger.providerId }
  expect((await block(blocked)).status).toBe(200)
  expect((await client.call(listThreads)).body.items).toHaveLength(1)
})
