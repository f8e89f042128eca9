import { getMyBooking, listMyBookings } from '@ginipig/contract/booking/client-calls.ts'
import { getProviderBooking, listProviderBookings } from '@ginipig/contract/booking/provider-calls.ts'
import {
  type BookingEnd,
  type BookingStatus,
  bookableUntil,
  bookingPolicy,
  bookingStatuses,
  clientTab,
  clientTabs,
  providerTab,
  providerTabs,
  settle,
  soonestStart,
  splitPrice,
} from '@ginipig/domain/booking'
import { approvals } from '@ginipig/domain/listing'
import { DAY_MS, DEFAULT_ZONE, HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { beforeAll, expect, test } from 'vitest'
import { bookingIn } from '#demo/booking-in.ts'
import { createClient } from '#demo/factories/account.ts'
import { createListing } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { createSlots } from '#demo/factories/slot.ts'
import { at } from '#platform/database/sql.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { signIn } from '#testing/sign-in.ts'
import { countByState } from './list.sql.ts'

type Known = { id: string; status: BookingStatus; startsAt: number; wasRequested: boolean }

const api = apiOfFile()
let client: Caller
let provider: Caller
let known: Known[]

beforeAll(async () => {
  const { platform, clock } = api
  const { database } = platform
  const maker = await createProvider(database, clock.now())
  const { id: clientId } = await createClient(database, clock.now())
  const listing = await createListing(database, clock.now(), maker)
  const slots = await createSlots(database, clock.now(), listing)
  for (const [index, status] of bookingStatuses.entries()) {
    const slot = slots[index + 8]
    if (slot) await bookingIn(database, clock.now(), status, { listing, slot, clientId })
  }
  known = (
    await database.rows<{ id: string; status: BookingStatus; starts_at: number; requested_at: number | null }>(
      'select id, status, starts_at, requested_at from booking',
    )
  ).map((row) => ({ id: row.id, status: row.status, startsAt: row.starts_at, wasRequested: row.requested_at !== null }))
  const signer = { ...platform, tokenSecret: platform.config.tokenSecret }
  client = injectCaller(api.app, await signIn(signer, clientId, 'marketplace'))
  provider = injectCaller(api.app, await signIn(signer, maker.id, 'console'))
})

/** Moments between which what is upcoming becomes past; the fixtures' appointments lie within these days. */
const moments = [0, 3 * DAY_MS, 30 * DAY_MS]

test.for(moments)('the lists place every booking as the rule does, %i ms on', async (later) => {
  expect(known.length).toBeGreaterThan(10)
  const start = api.clock.now()
  api.clock.set(start + later)
  const now = api.clock.now()
  for (const tab of clientTabs) {
    const wanted = known.filter((one) => clientTab(one, now) === tab).map((one) => one.id)
    const { body } = await client(listMyBookings, { query: { tab, limit: '48' } })
    expect(body.items.map((row) => row.id).sort(), `client, ${tab}`).toEqual(wanted.sort())
    expect(body.counts[tab]).toBe(wanted.length)
  }
  for (const tab of providerTabs) {
    const wanted = known.filter((one) => providerTab(one, now) === tab).map((one) => one.id)
    const { body } = await provider(listProviderBookings, { query: { tab, limit: '48' } })
    expect(body.items.map((row) => row.id).sort(), `provider, ${tab}`).toEqual(wanted.sort())
    // What is not paid for can't be settled.
    const settled = body.items.filter(({ captured, split }) => tab !== 'action' || captured === split.total)
    expect(body.counts[tab]).toBe(settled.length)
    if (tab === 'action') expect(body.toSettle).toBe(settled.reduce((sum, { earnings }) => sum + earnings, 0))
  }
  api.clock.set(start)
})

test('settled bookings are counted to a limit, all without one; open ones are all counted', async () => {
  const { database } = api.platform
  const settled = known
    .filter(({ status }) => providerTab({ status, startsAt: 0 }, 1) === 'past')
    .map((one) => one.status)
  const open = (['requested', 'confirmed', 'completed'] as const).filter((status) => !settled.includes(status))
  const row = await database.row<{ provider_id: string }>('select provider_id from booking limit 1')
  const count = async (settledAtMost: number | null) =>
    (
      await countByState(
        database,
        'provider_id',
        row?.provider_id ?? '',
        { open, settled, settledAtMost },
        api.clock.now(),
      )
    ).map((group) => group.count)
  const all = await count(null)
  expect(all).toEqual([1, 1, 1, settled.length])
  expect(await count(2)).toEqual([1, 1, 1, 2])
})

const ends: Partial<Record<BookingStatus, BookingEnd>> = {
  declined: 'voided',
  expired: 'voided',
  withdrawn: 'voided',
  released: 'released',
  cancelled_by_client: 'cancelled_by_client',
  cancelled_by_provider: 'cancelled_by_provider',
  cancelled_by_platform: 'cancelled_by_platform',
  cancelled_unpaid: 'cancelled_unpaid',
  no_show: 'no_show',
}

test('what is over tells both what came of its money, as settle() says; what is under way promises', async () => {
  const rows = await api.platform.database.rows<{
    id: string
    status: BookingStatus
    price: number
    captured: number
    starts_at: number
    ended_at: number
  }>(
    `select b.id, b.status, b.price, b.captured, b.starts_at, max(e.at) as ended_at
     from booking b join booking_event e on e.booking_id = b.id where b.requested_at is not null group by b.id`,
  )
  const { body } = await provider(listProviderBookings, { query: { tab: 'past', limit: '48' } })
  let refunds = 0
  for (const { id, status, price, captured, starts_at: startsAt, ended_at: endedAt } of rows) {
    const params = { bookingId: id }
    const [ofClient, ofProvider] = [
      (await client(getMyBooking, { params })).body,
      (await provider(getProviderBooking, { params })).body,
    ]
    const end = ends[status]
    if (!end) {
      if (status !== 'payment_failed')
        expect([status, ofProvider.outcome, ofClient.refund]).toEqual([status, null, null])
      continue
    }
    const split = splitPrice(price, bookingPolicy)
    const is = settle(end, { split, captured, startsAt }, bookingPolicy, endedAt)
    expect([status, ofProvider.outcome]).toEqual([
      status,
      { earned: is.providerShare, fee: is.providerFee, takenBack: 0 },
    ])
    expect([status, ofClient.refund?.amount ?? 0, ofProvider.refund?.amount ?? 0]).toEqual([
      status,
      is.refund,
      is.refund,
    ])
    expect(body.items.find((row) => row.id === id)?.outcome).toEqual(ofProvider.outcome)
    refunds += is.refund
  }
  expect(refunds).toBeGreaterThan(0)
})

test('a row calls the provider what the booking itself does', async () => {
  const { body } = await client(listMyBookings, { query: { tab: 'past', limit: '1' } })
  const [row] = body.items
  if (!row) throw new Error('nothing is past')
  const one = await client(getMyBooking, { params: { bookingId: row.id } })
  expect(one.body.provider).toMatchObject(row.provider)
  expect(row.provider.firstName).not.toBe('')
})

test('each tab is in its own order: what comes first, what is due first, what was last', async () => {
  const rising = (values: readonly (number | null)[]) => {
    expect(values.length).toBeGreaterThan(0)
    expect(values).toEqual(values.toSorted((one, other) => (one ?? 0) - (other ?? 0)))
  }
  for (const tab of clientTabs) {
    const { items } = (await client(listMyBookings, { query: { tab, limit: '48' } })).body
    const starts = items.map(({ startsAt }) => startsAt)
    rising(tab === 'past' ? starts.toReversed() : starts)
  }
  for (const tab of providerTabs) {
    const { items } = (await provider(listProviderBookings, { query: { tab, limit: '48' } })).body
    const keys = items.map(({ startsAt, endedAt, respondBy }) => {
      if (tab === 'requests') return respondBy
      return tab === 'past' ? Math.min(endedAt ?? startsAt, startsAt) : startsAt
    })
    rising(tab === 'past' ? keys.toReversed() : keys)
  }
})

test('the past is searched by name, title, reference and month, and a month says what it earned', async () => {
  const past = async (query: { q?: string; month?: string; cursor?: string; limit?: string } = {}) =>
    (await provider(listProviderBookings, { query: { tab: 'past', limit: '48', ...query } })).body
  const all = await past()
  const [first] = all.items
  if (!first) throw new Error('nothing is past')
  const { client: person, listing, reference } = first
  const whole = `${person.firstName} ${person.lastName}`.toUpperCase()
  for (const q of [whole.slice(1), listing.title.slice(2, 9), ` ${person.lastName.toLowerCase()} `])
    expect((await past({ q })).items).toEqual(all.items)
  expect((await past({ q: reference.toLowerCase() })).items.map(({ id }) => id)).toEqual([first.id])
  for (const q of ['nobody at all', '%', '_']) expect((await past({ q })).items).toEqual([])
  const page = await past({ q: whole, limit: '1' })
  expect((await past({ q: whole, limit: '1', cursor: page.nextCursor ?? '' })).items).toEqual(all.items.slice(1, 2))

  const monthOf = (row: (typeof all.items)[number]) =>
    toWallClock(Math.min(row.endedAt ?? row.startsAt, row.startsAt), DEFAULT_ZONE).date.slice(0, 7)
  expect(all.found).toBeNull()
  for (const month of new Set(all.items.map(monthOf))) {
    const items = all.items.filter((row) => monthOf(row) === month)
    const earned = items.reduce((sum, { outcome }) => sum + (outcome?.earned ?? 0) - (outcome?.takenBack ?? 0), 0)
    expect(await past({ month })).toMatchObject({ items, found: { count: items.length, earned } })
  }
  expect(await past({ month: '2020-01' })).toMatchObject({ items: [], found: { count: 0, earned: 0 } })
  expect(await past({ month: '2020-01', q: whole })).toMatchObject({ items: [] })
})

test('a request says how much its client gave, nothing else does', async () => {
  for (const tab of providerTabs) {
    const { items } = (await provider(listProviderBookings, { query: { tab, limit: '48' } })).body
    const given = tab === 'requests' ? { photos: 0, answers: 0, patchTest: null } : null
    for (const item of items) expect(item.given).toEqual(given)
  }
})

test('pages join to the whole tab', async () => {
  const { body: whole } = await client(listMyBookings, { query: { tab: 'past', limit: '48' } })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await client(listMyBookings, { query: { tab: 'past', limit: '2', ...(cursor ? { cursor } : {}) } })
    seen.push(...body.items.map((row) => row.id))
    cursor = body.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(whole.items.map((row) => row.id))
})

test.for(['x', '{"key":1e300', '{"key":-8640000000000000', '{"key":8640000000000001', '{"key":0.5'])(
  'a made-up cursor is refused by name: %s',
  async (made) => {
    const text = made === 'x' ? made : `${made},"id":"00000000-0000-4000-8000-000000000000"}`
    const cursor = Buffer.from(text).toString('base64url')
    const answer = await client(listMyBookings, { query: { tab: 'past', cursor } })
    expect(answer).toMatchObject({ status: 422, problem: { fields: [{ path: 'cursor', problem: 'invalid' }] } })
  },
)

test.for(approvals)('the slots that a search finds are open up to bookableUntil(): %s', async (approval) => {
  const { database } = api.platform
  const now = api.clock.now()
  const maker = await createProvider(database, now)
  const listing = await createListing(database, now, maker, { approval })
  const [slot] = await createSlots(database, now, listing)
  const startsAt = slot?.startsAt ?? 0
  const isOpen = async (instant: number) =>
    (await database.row('select 1 as open from open_slot($1, $2, $3) where starts_at = $4', [
      maker.id,
      at(soonestStart(instant, 'manual')),
      at(soonestStart(instant, 'automatic')),
      at(startsAt),
    ])) !== undefined
  const until = bookableUntil(startsAt, approval)
  expect([await isOpen(until - HOUR_MS), await isOpen(until), await isOpen(until + 1)]).toEqual([true, true, false])
})
