import { putFavouriteListing, putFavouriteProvider } from '@ginipig/contract/favourite/favourite.ts'
import { announceGap, getGap } from '@ginipig/contract/listing/gap.ts'
import { blockPerson } from '@ginipig/contract/message/message.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { createClient } from '#demo/factories/account.ts'
import { checkBooksAfterEach, setUp, type World } from '#modules/booking/booking.fixture.ts'
import { at } from '#platform/database/sql.ts'
import { UNSUBSCRIBE_PATH } from '#platform/notify/unsubscribe.ts'
import { runJobs } from '#testing/run-jobs.ts'

checkBooksAfterEach()

/** Eight in the morning of the first day with slots. */
async function morning(clients: number): Promise<World> {
  const world = await setUp({}, clients)
  const [first] = world.slots
  const startsAt = first?.startsAt ?? 0
  world.api.clock.set(startsAt - (startsAt % DAY_MS) + 8 * HOUR_MS)
  return world
}

const rows = <Row>(world: World, text: string, ...values: unknown[]) =>
  world.api.platform.database.rows<Row>(text, values)
const look = async (world: World) => (await world.provider(getGap)).body
const tell = async (world: World) => (await world.provider(announceGap, { body: {} })).body

async function agreeToNews(world: World, city = 'Manchester') {
  await rows(world, 'update account set marketing_notifications = true where id = any ($1::uuid[])', world.clientIds)
  await rows(world, 'update client_profile set city = $2 where account_id = any ($1::uuid[])', world.clientIds, city)
}

test('who saved the provider or a listing hears of what is free today, once, and by mail with a way out', async () => {
  const world = await morning(3)
  await agreeToNews(world)
  const [fan, saver] = world.people
  await fan?.(putFavouriteProvider, { params: { providerId: world.providerId }, body: {} })
  await saver?.(putFavouriteListing, { params: { listingId: world.listing.id }, body: {} })
  expect(await look(world)).toMatchObject({ times: expect.any(Number), people: 2, told: null, quietUntil: null })
  expect(await tell(world)).toMatchObject({ people: 0, told: { people: 2, at: world.api.clock.now() } })
  expect(await tell(world)).toMatchObject({ people: 0, told: { people: 2 } })
  await runJobs(world.api.platform)
  const mails = await rows<{ text: string }>(world, `select text from local_message where subject ~ 'open times today'`)
  expect(mails).toHaveLength(2)
  for (const { text } of mails) {
    expect(text).toContain(`/provider-detail/${world.providerId}`)
    expect(text).toContain('Stop emails like this one')
    expect(text).toContain(UNSUBSCRIBE_PATH)
  }
  // Its way out ends what they had agreed to, no other mails.
  const link = mails.map(({ text }) => /\/api\/v1\/unsubscribe\S+/.exec(text)?.[0] ?? '')
  for (const url of link) await world.api.app.inject({ method: 'POST', url })
  expect(
    await rows(
      world,
      `select distinct marketing_notifications as news, other_notifications as others from account
       where id = any ($1::uuid[])`,
      world.clientIds.slice(0, 2),
    ),
  ).toEqual([{ news: false, others: true }])
  // The next day it is news again.
  world.api.clock.advance(DAY_MS)
  expect((await look(world)).told).toBeNull()
})

test('nobody hears who didn’t agree to news, is blocked, lives far away, or has heard of another’s today', async () => {
  const world = await morning(4)
  await agreeToNews(world)
  const { providerId, clientIds } = world
  for (const client of world.people) await client(putFavouriteProvider, { params: { providerId }, body: {} })
  expect(await look(world)).toMatchObject({ people: 4 })
  const [unwilling, , far, told] = clientIds
  await rows(world, 'update account set marketing_notifications = false where id = $1', unwilling)
  await world.people[1]?.(blockPerson, { params: { personId: providerId }, body: {} })
  await rows(world, `update client_profile set city = 'Penzance' where account_id = $1`, far)
  const today = new Date(world.api.clock.now()).toISOString().slice(0, 10)
  await rows(
    world,
    `insert into notification (account_id, kind, event, at, mail_waits) values ($1, 'gap_today', $2, $3, false)`,
    told,
    `gap.${today}`,
    new Date(world.api.clock.now()).toISOString(),
  )
  expect(await look(world)).toMatchObject({ people: 0 })
})

test('who is near hears of it, however many live far away', async () => {
  const world = await morning(1)
  const { database, clock } = world.api.platform
  const others = await Promise.all(Array.from({ length: 501 }, () => createClient(database, clock.now())))
  const fans = { ...world, clientIds: others.map(({ id }) => id).toSorted() }
  await agreeToNews(fans, 'Penzance')
  await rows(world, `update client_profile set city = 'Manchester' where account_id = $1`, fans.clientIds.at(-1))
  await rows(
    world,
    'insert into favourite_provider (client_id, provider_id, saved_at) select unnest($1::uuid[]), $2, $3',
    ...[fans.clientIds, world.providerId, at(clock.now())],
  )
  expect(await look(world)).toMatchObject({ people: 1 })
  expect(await tell(world)).toMatchObject({ people: 0, told: { people: 1 } })
})

test('near is who lives by the place of what is free, wherever the provider’s own is', async () => {
  const world = await morning(2)
  const [, far] = world.clientIds
  await agreeToNews(world)
  await rows(world, `update client_profile set city = 'Penzance' where account_id = $1`, far)
  for (const client of world.people)
    await client(putFavouriteProvider, { params: { providerId: world.providerId }, body: {} })
  expect(await look(world)).toMatchObject({ people: 1 })
  await rows(world, `update listing set outward_postcode = 'TR18' where id = $1`, world.listing.id)
  await tell(world)
  const told = await rows(world, `select account_id as id from notification where kind = 'gap_today'`)
  expect(told).toEqual([{ id: far }])
})

test('who waited, and whose wait ended, is asked no more', async () => {
  const world = await morning(2)
  const { clock } = world.api
  await agreeToNews(world, 'Penzance')
  await rows(
    world,
    `insert into waitlist_entry (client_id, provider_id, listing_id, since, ends_at)
     select unnest($1::uuid[]), $2, $3, $4, unnest($5::timestamptz[])`,
    ...[world.clientIds, world.providerId, world.listing.id, at(clock.now() - DAY_MS)],
    [at(clock.now()), at(clock.now() + 1)],
  )
  expect(await look(world)).toMatchObject({ people: 1 })
  await tell(world)
  const told = await rows(world, `select account_id as id from notification where kind = 'gap_today'`)
  expect(told).toEqual([{ id: world.clientIds[1] }])
})

test('at night nobody is told', async () => {
  const world = await morning(1)
  const now = world.api.clock.now()
  world.api.clock.set(now - (now % DAY_MS) + 4 * HOUR_MS)
  expect((await look(world)).quietUntil).toBeGreaterThan(world.api.clock.now())
  expect((await world.provider(announceGap, { body: {} })).code).toBe('quiet_hours')
})
