import { holdSlot, releaseHold, withdrawRequest } from '@ginipig/contract/booking/client-calls.ts'
import { declineBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { unblockTime } from '@ginipig/contract/listing/diary.ts'
import { blockPerson } from '@ginipig/contract/message/message.ts'
import { listNotifications } from '@ginipig/contract/notification/notification.ts'
import { deleteWait, listWaits, putWait } from '@ginipig/contract/waitlist/waitlist.ts'
import { DAY_MS, MINUTE_MS } from '@ginipig/domain/time'
import { MAX_WAITS } from '@ginipig/domain/waitlist'
import { expect, test } from 'vitest'
import { buildListing, createListing } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { insertRows, type Row } from '#demo/factories/rows.ts'
import { createSlots } from '#demo/factories/slot.ts'
import { checkBooksAfterEach, hold, request, setUp, slotOf, type World } from '#modules/booking/booking.fixture.ts'
import { at } from '#platform/database/sql.ts'
import { resume, stop } from '#platform/safety/safety-switch.ts'
import type { Caller } from '#testing/caller.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { offerFreed } from './offer.ts'
import { takeAwaited } from './waitlist.sql.ts'

checkBooksAfterEach()

const ONLY = 10

/** A listing with one slot, which the first of the people has requested; the others may wait. */
async function full(clients: number) {
  const world = await setUp({ approval: 'manual' }, clients)
  const { database } = world.api.platform
  await database.rows('update slot set removed_at = now() where listing_id = $1 and id <> $2', [
    world.listing.id,
    slotOf(world, ONLY).row.id,
  ])
  const [first, ...others] = world.people
  if (!first) throw new Error('nobody')
  const { params } = await request(world, { client: first, index: ONLY })
  await runJobs(world.api.platform)
  const free = async () => {
    await first(withdrawRequest, { params })
    await runJobs(world.api.platform)
  }
  return { world, others, free, params }
}

const listingOf = ({ listing }: World) => ({ listingId: listing.id })

/** A moment later than whoever came before. */
const wait = (world: World, client: Caller | undefined, day: string | null = null) => {
  world.api.clock.advance(1)
  return one(client)(putWait, { params: listingOf(world), body: { day } })
}

function one(client: Caller | undefined): Caller {
  if (!client) throw new Error('nobody')
  return client
}

const heldFor = async (client: Caller | undefined) => (await one(client)(listWaits)).body.items[0]?.held ?? null
const offers = async (client: Caller | undefined) => {
  const { body } = await one(client)(listNotifications, { query: { language: 'en' } })
  return body.items.filter(({ kind }) => kind === 'booking_time_offered')
}
const told = async (client: Caller | undefined) => (await offers(client)).length

/** Lets the minutes of a hold, and those that the sweep adds, pass. */
async function pass(world: World, ms = 17 * MINUTE_MS) {
  world.api.clock.advance(ms)
  await sweepAndRun(world.api.platform)
}

test('while bookings are stopped nobody in line is held a time; afterwards the first is (trust.md §6)', async () => {
  const { world, others, free } = await full(2)
  const [first] = others
  await wait(world, first)
  await stop(world.api.platform, 'bookings', 'a drill')
  await free()
  await pass(world, MINUTE_MS)
  expect([await heldFor(first), await told(first)]).toEqual([null, 0])
  await resume(world.api.platform, 'bookings')
  await pass(world, MINUTE_MS)
  expect(await heldFor(first)).not.toBeNull()
})

test('a time that comes free is held for the first in line, then for the next, then it is everybody’s', async () => {
  const { world, others, free } = await full(4)
  const [first, second, walkIn] = others
  await wait(world, first)
  expect((await wait(world, second)).body.items).toMatchObject([{ place: 2, of: 2, day: null, held: null }])
  await free()
  expect([await heldFor(first), await heldFor(second)]).toEqual([
    { bookingId: expect.any(String), until: world.api.clock.now() + 15 * MINUTE_MS },
    null,
  ])
  expect([await told(first), await told(second)]).toEqual([1, 0])
  // Nobody else sees it free, the next in line neither.
  expect((await hold(world, one(walkIn), ONLY)).code).toBe('slot_taken')
  expect((await hold(world, one(second), ONLY)).code).toBe('slot_taken')
  // Letting it go passes it on at once, and keeps the place.
  const bookingId = (await heldFor(first))?.bookingId ?? ''
  expect((await offers(first))[0]?.action).toMatchObject({ label: 'Take it', heldBookingId: bookingId })
  await one(first)(releaseHold, { params: { bookingId } })
  await runJobs(world.api.platform)
  expect([await heldFor(first), await heldFor(second)]).toEqual([
    null,
    { bookingId: expect.any(String), until: expect.any(Number) },
  ])
  expect((await one(first)(listWaits)).body.items).toMatchObject([{ place: 1, of: 2 }])
  expect((await offers(first))[0]?.action).toBeNull()
  // Time is out: nobody is left to ask, and who comes by may have it.
  await pass(world)
  expect([await heldFor(first), await heldFor(second), await told(first), await told(second)]).toEqual([
    null,
    null,
    1,
    1,
  ])
  expect((await hold(world, one(walkIn), ONLY)).status).toBe(200)
})

test('what was told of a held time says what became of it', async () => {
  const { world, others, free } = await full(3)
  const [first, second] = others
  await wait(world, first)
  await wait(world, second)
  await free()
  const said = async (client: Caller | undefined) => {
    const [offer] = await offers(client)
    return { title: offer?.title, line: offer?.line }
  }
  expect(await said(first)).toEqual({
    title: expect.stringMatching(/ is held for you$/),
    line: expect.stringMatching(/ Take it by /),
  })
  const past = expect.stringMatching(/ was held for you$/)
  // Its minutes are up: before the sweep comes by, too.
  world.api.clock.advance(15 * MINUTE_MS)
  expect(await said(first)).toEqual({ title: past, line: expect.stringMatching(/ It’s no longer held for you\.$/) })
  await pass(world)
  expect(await said(first)).toEqual({ title: past, line: expect.stringMatching(/ It’s no longer held for you\.$/) })
  await request(world, { client: one(second), index: ONLY })
  await runJobs(world.api.platform)
  expect(await said(second)).toEqual({ title: past, line: expect.stringMatching(/ You took it\.$/) })
})

test('a time whose provider is fully booked is offered to nobody, until they open it again', async () => {
  const { world, others, params } = await full(2)
  const [first] = others
  await wait(world, first)
  await world.provider(declineBooking, { params, body: { reason: 'fully_booked' } })
  await runJobs(world.api.platform)
  expect([await heldFor(first), await told(first)]).toEqual([null, 0])
  expect((await hold(world, one(first), ONLY)).code).toBe('slot_taken')
  const [blocked] = await world.api.platform.database.rows<{ id: string }>('select id from busy_time')
  await world.provider(unblockTime, { params: { busyTimeId: blocked?.id ?? '' } })
  await runJobs(world.api.platform)
  expect(await heldFor(first)).not.toBeNull()
})

test('who books leaves the line; a mail says once that the time is theirs', async () => {
  const { world, others, free } = await full(3)
  const [first, second] = others
  await wait(world, first)
  await wait(world, second)
  await free()
  const mails = await world.api.platform.database.rows<{ text: string }>(
    `select text from local_message where subject ~ 'is held for you'`,
  )
  expect(mails.map(({ text }) => text.includes(`/waitlist/`))).toEqual([true])
  await request(world, { client: one(first), index: ONLY })
  await runJobs(world.api.platform)
  expect((await one(first)(listWaits)).body.items).toEqual([])
  expect((await one(second)(listWaits)).body.items).toMatchObject([{ place: 1, of: 1, held: null }])
  expect((await wait(world, first)).code).toBe('already_booked')
})

test('two in line and one who comes by, at once: one of them has it', async () => {
  const { world, others, free } = await full(4)
  const [first, second, walkIn] = others
  await wait(world, first)
  await wait(world, second)
  const platform = world.api.platform
  const raced = await Promise.all([
    free(),
    ...[first, second, walkIn].map((client) => hold(world, one(client), ONLY)),
    offerFreed(platform, world.providerId),
    offerFreed(platform, world.providerId),
  ])
  await runJobs(platform)
  expect(raced).toHaveLength(6)
  const holds = await platform.database.rows(`select client_id from booking where status = 'pending_payment'`)
  expect(holds).toHaveLength(1)
})

test('the line goes by: whoever is blocked, waits for another day, or holds another time', async () => {
  const { world, others, free } = await full(5)
  const [blocked, otherDay, holding, last] = others
  for (const client of [blocked, holding, last]) await wait(world, client)
  await wait(world, otherDay, new Date(slotOf(world, ONLY).startsAt + 7 * DAY_MS).toISOString().slice(0, 10))
  await one(blocked)(blockPerson, { params: { personId: world.providerId }, body: {} })
  const { database, clock } = world.api.platform
  const [provider] = await database.rows<Parameters<typeof createListing>[2]>('select * from provider where id = $1', [
    world.providerId,
  ])
  if (!provider) throw new Error('no provider')
  const another = await createListing(database, clock.now(), provider)
  const [slot] = await createSlots(database, clock.now(), another)
  await one(holding)(holdSlot, { body: { slotId: slot?.row.id ?? '', price: another.price } })
  await free()
  expect(await Promise.all(others.map(heldFor))).toEqual([null, null, null, expect.anything()])
})

test('nobody is woken: at night it is kept until the morning for the first in line', async () => {
  const { world, others, free } = await full(3)
  const [first, walkIn] = others
  await wait(world, first)
  const night = Math.ceil(world.api.clock.now() / DAY_MS) * DAY_MS + 60 * MINUTE_MS
  const morning = night + 6.5 * 60 * MINUTE_MS
  await world.api.platform.database.row('update booking set respond_by = $1', [new Date(morning).toISOString()])
  world.api.clock.set(night)
  await free()
  expect(await heldFor(first)).toMatchObject({ until: morning + 15 * MINUTE_MS })
  expect((await hold(world, one(walkIn), ONLY)).code).toBe('slot_taken')
  const tellings = await world.api.platform.database.rows<{ is_later: boolean }>(
    `select run_at > now() + interval '6 hours' as is_later from graphile_worker._private_jobs
     where key ~ 'time_offered'`,
  )
  expect(tellings).toEqual([{ is_later: true }])
  expect(await told(first)).toBe(0)
})

test('there must be something to wait for, and room for one more wait', async () => {
  const world = await setUp({}, 2)
  const client = one(world.people[1])
  await offerFreed(world.api.platform, world.providerId)
  await world.api.platform.database.row('select refresh_room($1, $2, $2, $2)', [
    world.providerId,
    new Date(world.api.clock.now()).toISOString(),
  ])
  expect((await wait(world, client)).code).toBe('times_open')
  const day = new Date(world.api.clock.now() + 80 * DAY_MS).toISOString().slice(0, 10)
  expect((await wait(world, client, day)).body.items).toMatchObject([{ day, place: 1, of: 1 }])
  expect((await wait(world, client, '2020-01-01')).code).toBe('listing_not_found')
  expect((await client(deleteWait, { params: listingOf(world) })).body.items).toEqual([])
  const { database, clock } = world.api.platform
  const [provider] = await database.rows<Parameters<typeof createListing>[2]>('select * from provider where id = $1', [
    world.providerId,
  ])
  if (!provider) throw new Error('no provider')
  for (let count = 0; count < MAX_WAITS; count += 1) {
    const another = await createListing(database, clock.now(), provider)
    expect((await client(putWait, { params: { listingId: another.id }, body: { day: null } })).status).toBe(200)
  }
  expect((await wait(world, client, day)).code).toBe('waits_full')
})

test('waits that the list no longer shows take no room', async () => {
  const { world, others } = await full(2)
  const client = one(others[0])
  const { database, clock } = world.api.platform
  const waitFor = async (provider: Row<'provider'>, count: number, index: number) => {
    const now = clock.now()
    const listings = Array.from({ length: count }, (_, one) => buildListing(provider, {}, now, index + one))
    await insertRows(database, 'listing', listings)
    await database.rows(
      `insert into waitlist_entry (client_id, provider_id, listing_id, since, ends_at)
       select $1, $2, unnest($3::uuid[]), $4, $5`,
      [world.clientIds[1], provider.id, listings.map(({ id }) => id), at(now), at(now + DAY_MS)],
    )
    return listings
  }
  const provider = await createProvider(database, clock.now())
  const [ended, removed, ...seen] = await waitFor(provider, MAX_WAITS, 20_000_000)
  expect((await wait(world, client)).code).toBe('waits_full')
  await database.row(`update listing set status = 'removed' where id = $1`, [removed?.id])
  await database.row('update waitlist_entry set ends_at = $2 where listing_id = $1', [ended?.id, at(clock.now())])
  const suspended = await createProvider(database, clock.now())
  await waitFor(suspended, 2, 21_000_000)
  await database.row('update account set suspended_at = now() where id = $1', [suspended.id])
  expect((await client(listWaits)).body.items).toHaveLength(seen.length)
  expect((await wait(world, client)).body.items).toHaveLength(seen.length + 1)
})

test('who waits again after their wait ended stands behind those who came meanwhile', async () => {
  const { world, others } = await full(3)
  const [first, second] = others
  await wait(world, first)
  await wait(world, second)
  expect((await wait(world, first)).body.items).toMatchObject([{ place: 1, of: 2 }])
  await world.api.platform.database.row('update waitlist_entry set ends_at = $2 where client_id = $1', [
    world.clientIds[1],
    at(world.api.clock.now()),
  ])
  expect((await wait(world, first)).body.items).toMatchObject([{ place: 2, of: 2 }])
})

test('a sweep that takes few comes round to every provider, though nobody in line can have what the first have', async () => {
  const { world } = await full(2)
  const { database, clock } = world.api.platform
  const now = clock.now()
  const made = [await createProvider(database, now), await createProvider(database, now)]
  for (const [index, provider] of made.entries()) {
    const listing = await createListing(database, now, provider)
    await createSlots(database, now, listing)
    await database.rows(
      `insert into waitlist_entry (client_id, provider_id, listing_id, since, ends_at) values ($1, $2, $3, $4, $5)`,
      [world.clientIds[1], provider.id, listing.id, at(now - 1000 + index), at(now + DAY_MS)],
    )
  }
  const took: (string | undefined)[] = []
  for (const minute of [0, 1, 2]) took.push((await takeAwaited(database, now + minute * MINUTE_MS, 1))[0]?.provider_id)
  expect(took).toEqual([made[0]?.id, made[1]?.id, made[0]?.id])
})
