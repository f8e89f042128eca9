import { holdSlot } from '@ginipig/contract/booking/client-calls.ts'
import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import {
  blockPerson,
  getThread,
  getUnread,
  listMessages,
  listThreads,
  markDelivered,
  markRead,
  unblockPerson,
} from '@ginipig/contract/message/message.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { createBookableWorld } from '#testing/booking-world.ts'
import { injectCaller } from '#testing/caller.ts'
import { read, type Talker, talkerOf, write } from './talk.fixture.ts'

const api = apiOfFile()
let world: Awaited<ReturnType<typeof createBookableWorld>>
let client: Talker
let provider: Talker
beforeEach(async () => {
  const { database, clock } = api().platform
  world = await createBookableWorld(database, clock.now())
  const [clientId = ''] = world.clientIds
  client = { ...(await talkerOf(api(), clientId, 'client')), to: world.providerId }
  provider = { ...(await talkerOf(api(), world.providerId, 'provider')), to: clientId }
  await write(client, 'Hello')
  await write(provider, 'Hi')
})

const block = ({ call, to }: Talker) => call(blockPerson, { params: { personId: to } })
const unblock = ({ call, to }: Talker) => call(unblockPerson, { params: { personId: to } })
const threadOf = async ({ call, to }: Talker) => (await call(getThread, { params: { personId: to } })).body

describe.for(['client', 'provider'] as const)('blocked by the %s', (by) => {
  const sides = () =>
    by === 'client' ? { blocker: client, blocked: provider } : { blocker: provider, blocked: client }

  test('nothing is delivered either way, then or later, and only who blocked knows', async () => {
    const { blocker, blocked } = sides()
    expect((await block(blocker)).body.blockedAt).toBe(api().clock.now())
    const before = await threadOf(blocked)
    expect(before.blockedAt).toBeNull()
    expect((await write(blocker, 'One more thing')).code).toBe('thread_blocked')
    const sent = await write(blocked, 'Are you there?')
    expect([sent.status, sent.body]).toMatchObject([200, { isMine: true, stays: false }])
    expect(await read(blocked)).toEqual(['Hello', 'Hi', 'Are you there?'])
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
    const { items } = (await blocked.call(listMessages, { params: { personId: blocked.to } })).body
    expect(items.map((one) => one.kind === 'text' && one.stays)).toEqual([false, false, true, false])
  })

  test('their list does not move by what they are not given', async () => {
    const { blocker, blocked } = sides()
    const listed = async () => (await blocker.call(listThreads)).body.items.map(({ at, unread }) => [at, unread])
    await block(blocker)
    const before = await listed()
    api().clock.advance(60_000)
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
    expect(await slotsFor(injectCaller(api().app))).toEqual(open)
    const wish = { body: { slotId: world.slots[10]?.row.id ?? '', price: world.listing.price } }
    expect((await client.call(holdSlot, wish)).code).toBe('slot_not_bookable')
    await unblock(blocker)
    expect(await slotsFor(client.call)).toEqual(open)
    expect((await client.call(holdSlot, wish)).status).toBe(200)
  })
})

test('blocked twice it is the first time that counts', async () => {
  await block(client)
  const first = (await threadOf(client)).blockedAt
  api().clock.advance(60_000)
  expect((await block(client)).body.blockedAt).toBe(first)
})

test('nobody is written to before they are blocked: a provider who was never written to can be', async () => {
  const { database, clock } = api().platform
  const stranger = await createBookableWorld(database, clock.now())
  const shut = { ...client, to: stranger.providerId }
  expect((await block(shut)).status).toBe(200)
  expect((await client.call(listThreads)).body.items).toHaveLength(1)
})
