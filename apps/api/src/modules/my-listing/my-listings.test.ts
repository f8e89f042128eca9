import { holdSlot, releaseHold } from '@ginipig/contract/booking/client-calls.ts'
import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { createListingDraft, getListingDraft, saveListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import {
  closeListing,
  deleteListing,
  getMyListing,
  listMyListings,
  reopenListing,
} from '@ginipig/contract/listing/my-listings.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import type { BookingStatus } from '@ginipig/domain/booking'
import { priceProblem } from '@ginipig/domain/listing'
import { DAY_MS } from '@ginipig/domain/time'
import fc from 'fast-check'
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { TEST_NOW } from '#testing/test-api.ts'
import { askAsOwner } from '#testing/test-database.ts'
import { sweep } from '../../sweep.ts'
import { changed, filled, listNew, newClient, newProvider } from './my-listing.fixture.ts'

const api = apiOfFile({ isPainted: true })
let call: Caller
beforeEach(async () => {
  api.clock.set(TEST_NOW)
  await api.platform.database.rows(`update listing set status = 'removed'`)
  call = (await newProvider(api)).call
})

const rows = <Row>(text: string, ...values: unknown[]) => api.platform.database.rows<Row>(text, values)
const titlesOf = async (query: Record<string, string> = {}) =>
  (await call(listMyListings, { query })).body.items.map(({ title }) => title)
const visitor = () => injectCaller(api.app)
const found = async () => (await visitor()(searchListings)).body.items.map(({ id }) => id)
const slotOf = async (listingId: string, index = 0) =>
  (await rows<{ id: string }>('select id from slot where listing_id = $1 order by starts_at', listingId))[index]?.id ??
  ''
const hold = async (client: Caller, listingId: string, index = 0) =>
  client(holdSlot, { body: { slotId: await slotOf(listingId, index), price: 3_450 } })

/** One listing after another, a minute apart. */
async function list(title: string, changes: Parameters<typeof changed>[0] = {}): Promise<string> {
  api.clock.advance(60_000)
  return listNew(call, { ...changes, treatment: { title, ...changes.treatment } })
}

test('a provider’s other open pages are told of a listing that is listed, closed, opened or deleted', async () => {
  const provider = await newProvider(api)
  const told = async () => {
    const key = `diary.changed:${provider.id}`
    const waiting = await rows('select 1 from graphile_worker.jobs where key = $1', key)
    await runJobs(api.platform)
    return waiting.length
  }
  const id = await listNew(provider.call)
  expect(await told()).toBe(1)
  for (const endpoint of [closeListing, reopenListing, deleteListing]) {
    expect((await provider.call(endpoint, { params: { listingId: id } })).status).toBe(200)
    expect(await told()).toBe(1)
  }
})

test('tabs, states, categories and words filter, and the counts stay', async () => {
  const hair = await list('Balayage and gloss')
  const beauty = await list('Gel nails, short', { treatment: { category: 'beauty', subcategories: ['nails'] } })
  const closed = await list('A closed one')
  await call(closeListing, { params: { listingId: closed } })
  api.clock.advance(60_000)
  const { body: draft } = await call(createListingDraft, { body: {} })
  const typed = { ...changed({ treatment: { title: 'Half a draft' }, requirements: { price: 'ten' } }), times: null }
  await call(saveListingDraft, { params: { listingId: draft.id }, body: { revision: 1, typed } })
  await rows('update listing set booked = clients where id = $1', beauty)
  const { body } = await call(listMyListings)
  expect(body.items).toMatchObject([
    {
      id: draft.id,
      state: 'draft',
      title: 'Half a draft',
      rrp: 8_500,
      price: null,
      clients: 4,
      patchTestHours: null,
      isDeletable: true,
    },
    { id: beauty, state: 'full', category: 'beauty', purpose: 'portfolio', approval: 'manual' },
    {
      id: hair,
      state: 'listed',
      rrp: 8_500,
      price: 3_450,
      bookedCount: 0,
      patchTestHours: 48,
      nextSlotAt: Date.parse('2027-02-12T09:00Z'), // the eleventh leaves no time for the patch test
    },
  ])
  expect(body.bookedThisMonth).toBe(0)
  expect(body.counts).toEqual({ active: 3, past: 1, draft: 1, listed: 1, no_dates: 0, full: 1 })
  expect(await titlesOf({ tab: 'past' })).toEqual(['A closed one'])
  expect(await titlesOf({ state: 'draft' })).toEqual(['Half a draft'])
  expect(await titlesOf({ state: 'listed,full' })).toEqual(['Gel nails, short', 'Balayage and gloss'])
  expect(await titlesOf({ category: 'beauty' })).toEqual(['Gel nails, short'])
  expect(await titlesOf({ q: 'GLOSS bala' })).toEqual(['Balayage and gloss'])
  expect(await titlesOf({ q: '100%\u0000' })).toEqual([])
})

test('a listing without a start that can be taken says so', async () => {
  const id = await list('Soon over')
  api.clock.set(Date.parse('2027-02-12T09:30:00Z'))
  expect((await call(getMyListing, { params: { listingId: id } })).body).toMatchObject({
    state: 'no_dates',
    nextSlotAt: null,
  })
})

test('a page follows on the other, of equal times too', async () => {
  for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) await list(title)
  await rows(
    `update listing set changed_at = $1 where title in ('Second', 'Third', 'Fourth')`,
    new Date(TEST_NOW + 120_400),
  )
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const query = { limit: '2', ...(cursor ? { cursor } : {}) }
    const { body } = await call(listMyListings, { query })
    seen.push(...body.items.map(({ title }) => title))
    cursor = body.nextCursor ?? undefined
  } while (cursor)
  expect(seen.toSorted()).toEqual(['Fifth', 'First', 'Fourth', 'Second', 'Third'])
  expect([seen[0], seen[4]]).toEqual(['Fifth', 'First'])
})

test('nobody sees or changes another provider’s', async () => {
  const id = await list('Mine')
  const stranger = (await newProvider(api)).call
  expect((await stranger(listMyListings)).body.items).toEqual([])
  for (const endpoint of [getMyListing, closeListing, reopenListing, deleteListing])
    expect((await stranger(endpoint, { params: { listingId: id } })).code).toBe('listing_not_found')
  expect(await found()).toEqual([id])
})

test('closed, it is out of the search at once and takes no bookings, and comes back when it is opened', async () => {
  const id = await list('Here and gone')
  const client = await newClient(api)
  expect((await call(closeListing, { params: { listingId: id } })).body).toMatchObject({
    state: 'closed',
    nextSlotAt: null,
  })
  expect(await found()).toEqual([])
  expect((await hold(client, id)).code).toBe('slot_not_bookable')
  expect((await visitor()(getListing, { params: { listingId: id } })).body).toMatchObject({
    nextSlotAt: null,
    placesLeft: 0,
  })
  expect((await call(reopenListing, { params: { listingId: id } })).body).toMatchObject({ state: 'listed' })
  expect(await found()).toEqual([id])
  expect((await hold(client, id)).status).toBe(200)
})

test('of a provider who was suspended, none is found or booked, and they open it again once they are back', async () => {
  const id = await list('Here and gone')
  const client = await newClient(api)
  await rows(
    'update account set suspended_at = $2 where id = (select provider_id from listing where id = $1)',
    id,
    new Date(TEST_NOW),
  )
  expect((await sweep(api.platform)).suspended).toBe(1)
  expect(await found()).toEqual([])
  expect((await hold(client, id)).code).toBe('slot_not_bookable')
  expect((await sweep(api.platform)).suspended).toBe(0)
  await rows('update account set suspended_at = null where id = (select provider_id from listing where id = $1)', id)
  expect((await call(reopenListing, { params: { listingId: id } })).body).toMatchObject({ state: 'listed' })
})

test('opened again only for who can be paid', async () => {
  const id = await list('Closed for long')
  await call(closeListing, { params: { listingId: id } })
  await rows('delete from earnings_account')
  expect((await call(reopenListing, { params: { listingId: id } })).code).toBe('earnings_account_missing')
})

describe('deleted', () => {
  const remove = async (listingId: string) => call(deleteListing, { params: { listingId } })

  test('it is gone everywhere, with the changes that waited', async () => {
    const id = await list('Not needed')
    await call(saveListingDraft, { params: { listingId: id }, body: { revision: 0, typed: filled } })
    expect((await remove(id)).status).toBe(200)
    expect([await titlesOf(), await titlesOf({ tab: 'past' }), await found()]).toEqual([[], [], []])
    expect((await visitor()(getListing, { params: { listingId: id } })).code).toBe('listing_gone')
    expect((await call(getListingDraft, { params: { listingId: id } })).code).toBe('listing_not_found')
    expect((await remove(id)).code).toBe('listing_not_found')
  })

  test.for<[BookingStatus, boolean]>([
    ['pending_payment', false],
    ['requested', false],
    ['accepting', false],
    ['confirmed', false],
    ['completed', false],
    ['released', true],
    ['payment_failed', true],
    ['declined', true],
    ['expired', true],
    ['withdrawn', true],
    ['cancelled_by_client', true],
    ['cancelled_by_provider', true],
    ['cancelled_unpaid', true],
    ['no_show', true],
  ])('with a booking that is %s: %s', async ([status, isDeletable]) => {
    const id = await list('Booked')
    expect((await hold(await newClient(api), id)).status).toBe(200)
    await rows('update booking set status = $2 where listing_id = $1', id, status)
    expect((await call(getMyListing, { params: { listingId: id } })).body.isDeletable).toBe(isDeletable)
    const answer = await remove(id)
    expect(answer.code).toBe(isDeletable ? undefined : 'listing_booked')
  })
})

describe('the clients of a whole listing', () => {
  test('are never more than it looks for, whatever its slots have left, and a freed place is free again', async () => {
    const id = await list('For one', { requirements: { clients: 1 } })
    const [first, second] = [await newClient(api), await newClient(api)]
    const { body: held } = await hold(first, id)
    expect((await hold(second, id, 1)).code).toBe('slot_taken')
    const { database } = api.platform
    const mine = async () => (await call(getMyListing, { params: { listingId: id } })).body
    await database.rows('update listing set next_slot_at = null where id = $1', [id]) // as where it has that start alone
    // Held while somebody books: not booked yet, and not without dates.
    expect(await mine()).toMatchObject({ state: 'listed', bookedCount: 0, heldCount: 1, nextSlotAt: null })
    await database.rows(`update booking set status = 'requested' where id = $1`, [held.id])
    expect(await mine()).toMatchObject({ state: 'full', bookedCount: 1, heldCount: 0 })
    await database.rows(`update booking set status = 'pending_payment' where id = $1`, [held.id])
    const month = async () =>
      (await visitor()(getListingMonth, { params: { listingId: id, month: '2027-02' } })).body.slots.map(
        ({ availability }) => availability,
      )
    expect(await month()).toEqual([0, 0, 0])
    await first(releaseHold, { params: { bookingId: held.id } })
    expect(await month()).toEqual([1, 1, 1])
    expect((await hold(second, id, 1)).status).toBe(200)
  })

  test('two at once for the last one on two free slots: one has it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await list(`Race ${round}`, { requirements: { clients: 1 } })
      const clients = await Promise.all([newClient(api), newClient(api)])
      const answers = await Promise.all(clients.map((client, index) => hold(client, id, index)))
      expect(answers.map(({ code }) => code).toSorted()).toEqual(['slot_taken', undefined])
      await call(closeListing, { params: { listingId: id } })
      await rows(`update booking set status = 'payment_failed', ended_at = now() where listing_id = $1`, id)
    }
  })

  test.for([
    ['clients too many on its slots', 'update slot set booked = 1 where listing_id = $1', 'listing_clients'],
    ['a discount too small', 'update listing set price = 6000 where id = $1', 'listing_price_discount'],
    ['a price too low', 'update listing set price = 700 where id = $1', 'listing_price_minimum'],
    ['a usual price brought down', 'update listing set rrp = 4900 where id = $1', 'listing_price_discount'],
    ['a raised usual price without its day', 'update listing set next_rrp = 9000 where id = $1', 'listing_next_rrp'],
  ])('the database itself refuses %s', async ([, statement = '', constraint]) => {
    const id = await list('Guarded', { requirements: { clients: 2 } })
    await expect(rows(statement, id)).rejects.toMatchObject({ constraint })
  })

  test('the database itself refuses a new row with a discount too small', async () => {
    const id = await list('Copied')
    const columns = await rows<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
       where table_name = 'listing' and table_schema = current_schema() and is_generated = 'NEVER'`,
    )
    const names = columns.map(({ name }) => name)
    const values = names.map((name) => ({ id: 'gen_random_uuid()', price: '$2::int' })[name] ?? name)
    const insert = `insert into listing (${names.join()}) select ${values.join()} from listing where id = $1`
    await expect(rows(insert, id, 6_000)).rejects.toMatchObject({ constraint: 'listing_price_discount' })
    await rows(insert, id, 5_950)
  })

  test('the database and the rule agree on 2,000 pairs of prices', async () => {
    const [check] = await rows<{ expression: string }>(
      `select string_agg(pg_get_expr(conbin, conrelid), ' and ') as expression from pg_constraint
       where conname in ('listing_price_minimum', 'listing_price_discount')`,
    )
    const pence = fc.integer({ min: 0, max: 60_000 })
    const near = fc.tuple(pence, fc.integer({ min: -2, max: 2 })).map(([rrp, by]) => ({
      rrp,
      price: Math.max(0, Math.floor(rrp * 0.7) + by),
    }))
    const pairs = fc.sample(fc.oneof(near, fc.record({ rrp: pence, price: pence })), {
      numRuns: 2_000,
      seed: Number(process.env.SEED ?? 1),
    })
    const found = await rows<{ isFine: boolean }>(
      `select (${check?.expression}) as "isFine"
       from unnest($1::int[], $2::int[]) with ordinality as pair (rrp, price, place) order by place`,
      pairs.map(({ rrp }) => rrp),
      pairs.map(({ price }) => price),
    )
    const said = pairs.map((pair) => priceProblem(pair) === undefined)
    expect(found.map(({ isFine }) => isFine)).toEqual(said)
    expect(new Set(said)).toEqual(new Set([true, false]))
  })

  test('what a price was can’t be changed', async () => {
    const id = await list('Kept')
    await expect(rows('update price_history set rrp = 1 where listing_id = $1', id)).rejects.toThrow('permission')
    await expect(rows('delete from price_history where listing_id = $1', id)).rejects.toThrow('permission')
    const asOwner = (text: string) => askAsOwner(inject('serverUrl'), api.platform.config.database.url, text)
    await expect(asOwner('update price_history set rrp = 1')).rejects.toThrow('append-only')
    await expect(asOwner('delete from price_history')).rejects.toThrow('append-only')
  })
})

test('a busy time closes what it meets: search, month and hold', async () => {
  const id = await list('At the dentist’s')
  await rows(
    `insert into busy_time (provider_id, during, created_at)
     select provider_id, tstzrange('2027-02-11T08:00Z', '2027-02-11T13:00Z'), now() from listing where id = $1`,
    id,
  )
  const month = await visitor()(getListingMonth, { params: { listingId: id, month: '2027-02' } })
  expect(month.body.slots.map(({ availability }) => availability)).toEqual([0, 0, 1])
  expect((await hold(await newClient(api), id)).code).toBe('slot_taken')
  await rows('update listing set next_slot_at = $1', new Date(TEST_NOW - DAY_MS)) // as the sweep finds it
  await sweep(api.platform)
  const [card] = (await visitor()(searchListings)).body.items
  expect(card).toMatchObject({ nextSlotAt: Date.parse('2027-02-12T09:00Z'), placesLeft: 1 })
})
