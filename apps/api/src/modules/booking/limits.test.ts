import { randomUUID } from 'node:crypto'
import { giveMustHaves, holdSlot, releaseHold, startPayment } from '@ginipig/contract/booking/client-calls.ts'
import { getListingCounts, searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { describe, expect, test } from 'vitest'
import { createBookableWorld } from '#testing/booking-world.ts'
import { checkBooksAfterEach, hold, setUp, slotOf, statements, type World } from './booking.fixture.ts'
import { countCharge } from './pay.ts'

// What one person may take away from everybody else (trust.md S13, 2.4.1).

checkBooksAfterEach()

/** Slots of as many providers. */
async function slotsElsewhere({ api }: World, count: number) {
  const { database, clock } = api.platform
  const worlds = await Promise.all(
    Array.from({ length: count }, () => createBookableWorld(database, clock.now(), { clients: 0 })),
  )
  return worlds.map(({ slots, listing }) => ({ slotId: slots[12]?.row.id ?? '', price: listing.price }))
}

describe('holds', () => {
  test('three at once with three providers; the fourth waits until one ends or is given back', async () => {
    const world = await setUp()
    const [one, two, three, four] = await slotsElsewhere(world, 4)
    const first = await world.client(holdSlot, { body: one })
    world.api.clock.advance(MINUTE_MS)
    for (const body of [two, three]) expect((await world.client(holdSlot, { body })).status).toBe(200)
    expect(await world.client(holdSlot, { body: four })).toMatchObject({
      status: 409,
      problem: { code: 'too_many_holds', retryAfter: 15 * 60 },
    })
    expect((await world.client(holdSlot, { body: three })).status).toBe(200) // the one that is theirs
    await world.client(releaseHold, { params: { bookingId: first.body.id } })
    expect((await world.client(holdSlot, { body: four })).status).toBe(200)
  })

  test('asked for with ten providers at the same moment, three are given', async () => {
    const world = await setUp()
    const wishes = await slotsElsewhere(world, 10)
    const answers = await Promise.all(wishes.map((body) => world.client(holdSlot, { body })))
    expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([
      ...Array(3).fill(200),
      ...Array(7).fill('too_many_holds'),
    ])
  })

  test('the same slot again and again is held four times in 24 hours', async () => {
    const world = await setUp({}, 2)
    const began = world.api.clock.now()
    for (let count = 0; count < 4; count += 1) {
      const { status, body } = await hold(world)
      expect(status).toBe(200)
      await world.client(releaseHold, { params: { bookingId: body.id } })
      world.api.clock.advance(MINUTE_MS)
    }
    expect(await hold(world)).toMatchObject({
      status: 429,
      problem: { code: 'held_too_often', retryAfter: (DAY_MS - 4 * MINUTE_MS) / 1000 },
    })
    expect((await hold(world, world.client, 11)).status).toBe(200)
    expect((await hold(world, world.people[1])).status).toBe(200)
    expect(slotOf(world).startsAt).toBeGreaterThan(began + DAY_MS)
  })
})

describe('payments', () => {
  const start = (world: World, bookingId: string, savesCard: boolean) =>
    world.client(startPayment, { params: { bookingId }, body: { plan: 'full', savesCard } })

  test('a choice already made is found again as often as one likes; ten new ones fit into an hour', async () => {
    const world = await setUp()
    const { body } = await hold(world)
    await world.client(giveMustHaves, { params: { bookingId: body.id }, body: statements })
    for (let count = 0; count < 15; count += 1) expect((await start(world, body.id, false)).status).toBe(200)
    for (let count = 1; count < 10; count += 1) expect((await start(world, body.id, count % 2 === 1)).status).toBe(200)
    expect(await start(world, body.id, false)).toMatchObject({
      status: 429,
      problem: { code: 'too_many_payments', retryAfter: HOUR_MS / 1000 },
    })
    expect((await start(world, body.id, true)).status).toBe(429)
  })

  test('sixty an hour from one network, whoever makes them', async () => {
    const world = await setUp({}, 2)
    const { platform, clock } = world.api
    const [one, other] = world.people
    const at = async (client = world.client, index: number, remoteAddress: string) => {
      const { body } = await hold(world, client, index)
      await client(giveMustHaves, { params: { bookingId: body.id }, body: statements })
      return client(startPayment, {
        params: { bookingId: body.id },
        body: { plan: 'full', savesCard: false },
        remoteAddress,
      })
    }
    // Fifty-nine people before them, in the same street.
    for (let count = 0; count < 59; count += 1)
      await countCharge(platform, platform.database, { clientId: randomUUID(), ip: `2001:db8:5:5::${count}` })
    expect((await at(one, 10, '2001:db8:5:5::a1')).status).toBe(200)
    expect(await at(other, 11, '2001:db8:5:5::a2')).toMatchObject({
      status: 429,
      problem: { code: 'too_many_payments', retryAfter: HOUR_MS / 1000 },
    })
    expect((await at(other, 12, '2001:db8:5:6::a2')).status).toBe(200)
    clock.advance(HOUR_MS)
    expect((await at(one, 13, '2001:db8:5:5::a1')).status).toBe(200)
  })
})

test.for([
  { asked: 'a search', path: `${searchListings.path}?limit=1` },
  { asked: 'counts', path: getListingCounts.path },
])('$asked too often in a minute is refused to its network alone', async ({ path }) => {
  const { api } = await setUp()
  const searchFrom = (remoteAddress: string) => api.app.inject({ url: `/api/v1${path}`, remoteAddress })
  for (let count = 0; count < 120; count += 1)
    expect((await searchFrom(`2001:db8:7:7::${count.toString(16)}`)).statusCode).toBe(200)
  const refused = await searchFrom('2001:db8:7:7:ffff::1')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  expect((await searchFrom('2001:db8:7:8::1')).statusCode).toBe(200)
  api.clock.advance(MINUTE_MS)
  expect((await searchFrom('2001:db8:7:7::1')).statusCode).toBe(200)
})
