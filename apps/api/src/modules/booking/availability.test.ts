import { HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { createListing } from '#demo/factories/listing.ts'
import { showListing } from '#modules/my-listing/listing.job.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import { at } from '#platform/database/sql.ts'
import { createEmitter } from '#platform/realtime/emitter.ts'
import { recountAvailability } from './availability.ts'
import { checkBooksAfterEach, hold, setUp, slotOf, type World } from './booking.fixture.ts'
import { recountPassedSlots, showMoved } from './booking.job.ts'

checkBooksAfterEach()

const jobs: Record<string, (world: World, bookingId: string) => Promise<unknown>> = {
  'a booking that moved': ({ api: { platform }, providerId }, bookingId) =>
    showMoved(platform, createEmitter(platform), { providerId, bookingId }),
  'a listing that changed': ({ api: { platform }, providerId, listing }) =>
    showListing(platform, createEmitter(platform), { providerId, listingId: listing.id }),
  'a slot that passed': ({ api: { platform } }) => recountPassedSlots(platform),
}

test.for(Object.keys(jobs))('a count that was begun before a change is not written after it: %s', async (what) => {
  const world = await setUp()
  const { platform, clock } = world.api
  const { database } = platform
  const { body } = await hold(world)
  const soonest = async () =>
    (await database.row<{ at: number }>('select next_slot_at as at from listing where id = $1', [world.listing.id]))?.at
  const isWaited = async () =>
    (
      await database.row<{ isWaited: boolean }>(
        `select exists (select 1 from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock') as "isWaited"`,
      )
    )?.isWaited
  const drop = (index: number) => [clock.now(), slotOf(world, index).row.id]
  await database.transaction((sql) => recountAvailability(sql, world.providerId, clock.now()))
  expect(await soonest()).toBe(slotOf(world, 0).startsAt)
  // The first is too soon by now, and nobody has counted since.
  clock.set(slotOf(world, 0).startsAt - HOUR_MS / 2)
  const { job } = await database.transaction(async (sql) => {
    await lockProvider(sql, world.providerId)
    await sql.row('update slot set removed_at = to_timestamp($1 / 1000.0) where id = $2', drop(1))
    await recountAvailability(sql, world.providerId, clock.now())
    const running = jobs[what]?.(world, body.id)
    await expect.poll(isWaited, { timeout: 20_000 }).toBe(true)
    return { job: running }
  })
  await job
  expect(await soonest()).toBe(slotOf(world, 2).startsAt)
})

test('a provider’s slots are looked up once, however many listings they have', async () => {
  const { api, providerId, listing, slots } = await setUp()
  const { database, clock } = api.platform
  const provider = { id: providerId, address: '1 Oak Street', town: 'Manchester', outward_postcode: 'M4' }
  const more = await Promise.all(Array.from({ length: 39 }, () => createListing(database, clock.now(), provider)))
  await database.rows(
    `insert into slot (listing_id, provider_id, during, capacity)
     select other.id, $1, s.during, s.capacity from unnest($2::uuid[]) other (id), slot s where s.listing_id = $3`,
    [providerId, more.map(({ id }) => id), listing.id],
  )
  await database.rows('analyze listing, slot')
  const [explained] = await database.rows<{ 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number } }] }>(
    'explain (analyze, buffers, format json) select refresh_room($1, $2, $2, $2)',
    [providerId, at(clock.now())],
  )
  const listings = more.length + 1
  const read = explained?.['QUERY PLAN'][0].Plan['Shared Hit Blocks']
  expect(read, 'less than all slots for each listing').toBeLessThan(listings * listings * slots.length)
  expect(read).toBeGreaterThan(0)
})
