import { getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { horizonDate } from '@ginipig/domain/listing'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingIn } from '#demo/booking-in.ts'
import { createClient } from '#demo/factories/account.ts'
import { createListing, type ListingWishes } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import type { Row } from '#demo/factories/rows.ts'
import { createSlots, type MadeSlot } from '#demo/factories/slot.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { TEST_NOW } from '#testing/test-api.ts'

const api = apiOfFile()
let provider: Row<'provider'>

beforeEach(async () => {
  api.clock.set(TEST_NOW)
  provider = await createProvider(api.platform.database, TEST_NOW)
})

const read = (id: string, month: string) =>
  api.app.inject({ method: 'GET', url: `/api/v1/listings/${id}/months/${month}` })
async function month(id: string, name: string) {
  const answer = await read(id, name)
  expect(answer.statusCode, answer.body).toBe(200)
  const body = answer.json<v.InferOutput<typeof getListingMonth.response>>()
  expect(v.parse(getListingMonth.response, body)).toEqual(body)
  return body
}

const publish = async (starts: { date: string; time: string }[], wishes: ListingWishes = {}) => {
  const { database } = api.platform
  const listing = await createListing(database, api.clock.now(), provider, wishes)
  return { listing, slots: await createSlots(database, api.clock.now(), listing, starts) }
}

const book = async (
  status: Parameters<typeof bookingIn>[2],
  { listing, slots }: { listing: Row<'listing'>; slots: MadeSlot[] },
) => {
  const { database } = api.platform
  const client = await createClient(database, TEST_NOW)
  const [slot] = slots
  if (!slot) throw new Error('no slot')
  return bookingIn(database, api.clock.now(), status, { listing, slot, clientId: client.id })
}

const places = async (id: string) =>
  (await month(id, '2027-02')).slots.map(({ availability, isBeingBooked }) => ({ availability, isBeingBooked }))

const taken = { availability: 0, isBeingBooked: false }
const open = { availability: 1, isBeingBooked: false }
const held = { availability: 0, isBeingBooked: true }
const at10 = { date: '2027-02-12', time: '10:00' }

test('shows the month’s slots in order, by the wall clock, and how far ahead one can book', async () => {
  const { listing } = await publish(
    [
      { date: '2027-03-01', time: '07:00' },
      { date: '2027-02-28', time: '21:30' },
      { date: '2027-02-12', time: '14:00' },
      { date: '2027-02-12', time: '10:00' },
    ],
    { capacity: 3 },
  )
  const february = await month(listing.id, '2027-02')
  expect(february).toMatchObject({
    month: '2027-02',
    zone: 'Europe/London',
    firstDate: '2027-02-09',
    lastDate: horizonDate(TEST_NOW, 'Europe/London'),
  })
  expect(february.slots.map(({ date, fromTime, toTime }) => `${date} ${fromTime}-${toTime}`)).toEqual([
    '2027-02-12 10:00-12:00',
    '2027-02-12 14:00-16:00',
    '2027-02-28 21:30-23:30',
  ])
  expect(february.slots[0]).toMatchObject({
    startsAt: Date.parse('2027-02-12T10:00:00Z'),
    endsAt: Date.parse('2027-02-12T12:00:00Z'),
    capacity: 3,
    availability: 3,
    isBeingBooked: false,
  })
  expect((await month(listing.id, '2027-03')).slots).toHaveLength(1)
  expect((await month(listing.id, '2027-04')).slots).toEqual([])
  expect((await month(listing.id, '0000-01')).slots).toEqual([])
})

describe('clock changes', () => {
  test('March 2027: 10:00 stays 10:00 across the 28th, and the month ends in summer time', async () => {
    const { listing } = await publish([
      { date: '2027-03-27', time: '10:00' },
      { date: '2027-03-28', time: '10:00' },
      { date: '2027-03-31', time: '21:30' },
      { date: '2027-04-01', time: '07:00' },
    ])
    const march = await month(listing.id, '2027-03')
    expect(
      march.slots.map(({ date, fromTime, startsAt }) => [date, fromTime, new Date(startsAt).toISOString()]),
    ).toEqual([
      ['2027-03-27', '10:00', '2027-03-27T10:00:00.000Z'],
      ['2027-03-28', '10:00', '2027-03-28T09:00:00.000Z'],
      ['2027-03-31', '21:30', '2027-03-31T20:30:00.000Z'],
    ])
  })

  test('October 2027: the 31st has 25 hours and both its ends belong to October', async () => {
    api.clock.set(Date.parse('2027-10-01T12:00:00Z'))
    const { listing } = await publish([
      { date: '2027-10-30', time: '10:00' },
      { date: '2027-10-31', time: '07:00' },
      { date: '2027-10-31', time: '21:30' },
      { date: '2027-11-01', time: '07:00' },
    ])
    const october = await month(listing.id, '2027-10')
    expect(
      october.slots.map(({ date, fromTime, startsAt }) => [date, fromTime, new Date(startsAt).toISOString()]),
    ).toEqual([
      ['2027-10-30', '10:00', '2027-10-30T09:00:00.000Z'],
      ['2027-10-31', '07:00', '2027-10-31T07:00:00.000Z'],
      ['2027-10-31', '21:30', '2027-10-31T21:30:00.000Z'],
    ])
  })

  test('another zone’s month begins by its own midnight', async () => {
    const { listing } = await publish(
      [
        { date: '2027-02-28', time: '21:30' },
        { date: '2027-03-01', time: '07:00' },
      ],
      { zone: 'America/New_York' },
    )
    // 21:30 in New York on 28 February is already 1 March in London.
    expect((await month(listing.id, '2027-02')).slots.map(({ date, fromTime }) => `${date} ${fromTime}`)).toEqual([
      '2027-02-28 21:30',
    ])
    expect((await month(listing.id, '2027-03')).slots).toHaveLength(1)
  })
})

describe('places', () => {
  test.for([
    { status: 'pending_payment', shown: held },
    { status: 'requested', shown: taken },
    { status: 'accepting', shown: taken },
    { status: 'confirmed', shown: taken },
    { status: 'declined', shown: open },
    { status: 'payment_failed', shown: open },
    { status: 'cancelled_by_client', shown: open },
  ] as const)('a $status booking of the only place', async ({ status, shown }) => {
    const made = await publish([at10])
    await book(status, made)
    expect(await places(made.listing.id)).toEqual([shown])
  })

  test('a group keeps the places that are left; full with one hold among them, it may come back', async () => {
    const made = await publish([at10], { capacity: 2 })
    await book('confirmed', made)
    expect(await places(made.listing.id)).toEqual([open])
    await book('pending_payment', made)
    expect(await places(made.listing.id)).toEqual([held])
  })

  test('a provider busy with another listing is not free here, whatever this slot says', async () => {
    const made = await publish([at10, { date: '2027-02-12', time: '12:00' }])
    const other = await publish([{ date: '2027-02-12', time: '10:30' }], { duration_minutes: 90 })
    expect(await places(made.listing.id)).toEqual([open, open])
    await book('requested', other)
    // 10:30 to 12:00 overlaps the first and only touches the second.
    expect(await places(made.listing.id)).toEqual([taken, open])
  })

  test('a hold on another listing may end, so the slot is being booked', async () => {
    const made = await publish([at10])
    await book('pending_payment', await publish([at10]))
    expect(await places(made.listing.id)).toEqual([held])
  })

  test('another provider’s bookings change nothing', async () => {
    const made = await publish([at10])
    provider = await createProvider(api.platform.database, TEST_NOW)
    await book('confirmed', await publish([at10]))
    expect(await places(made.listing.id)).toEqual([open])
  })

  test.for([
    { approval: 'manual', notice: 150 * MINUTE_MS },
    { approval: 'automatic', notice: 30 * MINUTE_MS },
  ] as const)('$approval approval needs its notice; what has begun is gone', async ({ approval, notice }) => {
    const made = await publish([at10], { approval })
    const startsAt = Date.parse('2027-02-12T10:00:00Z')
    api.clock.set(startsAt - notice)
    expect(await places(made.listing.id)).toEqual([open])
    api.clock.set(startsAt - notice + 1)
    expect(await places(made.listing.id)).toEqual([taken])
    api.clock.set(startsAt)
    expect(await places(made.listing.id)).toEqual([])
  })

  test('a held slot too close to its start does not come back', async () => {
    const made = await publish([at10])
    api.clock.set(Date.parse('2027-02-12T07:30:00Z'))
    await book('pending_payment', { ...made })
    api.clock.advance(10 * MINUTE_MS)
    expect(await places(made.listing.id)).toEqual([taken])
    api.clock.advance(3 * HOUR_MS)
    expect(await places(made.listing.id)).toEqual([])
  })
})

test('closed listings have no slots; draft, removed, unknown and malformed ones are not there', async () => {
  const closed = await publish([at10], { status: 'closed' })
  expect((await month(closed.listing.id, '2027-02')).slots).toEqual([])
  for (const status of ['draft', 'removed'] as const) {
    const { listing } = await publish([at10], { status })
    expect((await read(listing.id, '2027-02')).json()).toMatchObject({ status: 404, code: 'listing_not_found' })
  }
  expect((await read('7b0e1b2c-64a2-4b0e-8a3f-0c2f6b1f5a11', '2027-02')).statusCode).toBe(404)
  expect((await read(closed.listing.id, '2027-13')).statusCode).toBe(404)
})
