import { holdSlot } from '@ginipig/contract/booking/client-calls.ts'
import { getDiary } from '@ginipig/contract/listing/diary.ts'
import { closeListing } from '@ginipig/contract/listing/my-listings.ts'
import type { BookingStatus } from '@ginipig/domain/booking'
import { HOUR_MS } from '@ginipig/domain/time'
import { beforeEach, expect, test } from 'vitest'
import { at } from '#platform/database/sql.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import type { Caller } from '#testing/caller.ts'
import { TEST_NOW } from '#testing/test-api.ts'
import { fieldsOf, filled, listNew, newClient, newProvider } from './my-listing.fixture.ts'

const api = apiOfFile({ isPainted: true })
let provider: { id: string; call: Caller }
let call: Caller
let listingId: string
beforeEach(async () => {
  provider = await newProvider(api)
  call = provider.call
  listingId = await listNew(call)
})

const rows = <Row>(text: string, ...values: unknown[]) => api.platform.database.rows<Row>(text, values)
const diary = async (from = '2027-02-08', until = '2027-02-15') =>
  (await call(getDiary, { query: { from, until } })).body

async function book(status: BookingStatus): Promise<void> {
  const [slot] = await rows<{ id: string }>('select id from slot where listing_id = $1 order by starts_at', listingId)
  await (await newClient(api))(holdSlot, { body: { slotId: slot?.id ?? '', price: 3_450 } })
  await rows(
    'update booking set status = $2, requested_at = $3, respond_by = $3 where listing_id = $1',
    listingId,
    status,
    at(TEST_NOW),
  )
}

test('has starts, bookings and busy times of its days, in order', async () => {
  await book('requested')
  await rows(
    `insert into busy_time (provider_id, during, note, created_at) values
       ($1, tstzrange('2027-02-14T22:00Z', '2027-02-16T00:00Z'), 'Away', now()),
       ($1, tstzrange('2027-02-10T09:00Z', '2027-02-10T10:00Z'), 'Dentist', now()),
       ($1, tstzrange('2027-02-15T00:00Z', '2027-02-16T00:00Z'), 'After it', now())`,
    provider.id,
  )
  const shown = await diary()
  expect(shown.slots.map(({ startsAt, booked }) => [new Date(startsAt).toISOString().slice(5, 16), booked])).toEqual([
    ['02-11T09:00', 1],
    ['02-11T12:00', 0],
    ['02-12T09:00', 0],
  ])
  expect(shown.bookings).toMatchObject([
    { listingId, title: filled.treatment.title, clientName: 'Maya Osei', status: 'requested', respondBy: TEST_NOW },
  ])
  expect(shown.busy.map(({ note, calendarName }) => [note, calendarName])).toEqual([
    ['Dentist', null],
    ['Away', null],
  ])
})

test('says until when a booking’s patch test has to be done, where one is asked for', async () => {
  await book('confirmed')
  const [booking] = (await diary()).bookings
  expect(booking).toMatchObject({ type: 'in_person', patchTestBy: (booking?.startsAt ?? 0) - 48 * HOUR_MS })
  await rows(
    `update booking set must_haves_asked = must_haves_asked || '{"patchTest": null}' where listing_id = $1`,
    listingId,
  )
  expect((await diary()).bookings[0]?.patchTestBy).toBeNull()
})

test.for<[BookingStatus, number]>([
  ['requested', 1],
  ['accepting', 1],
  ['confirmed', 1],
  ['completed', 1],
  ['released', 1],
  ['no_show', 1],
  ['declined', 0],
  ['withdrawn', 0],
  ['cancelled_by_client', 0],
])('shows a booking that is %s %d times', async ([status, times]) => {
  await book(status)
  expect((await diary()).bookings).toHaveLength(times)
})

test('tells nobody’s name before they have asked', async () => {
  await book('pending_payment')
  await rows('update booking set requested_at = null where listing_id = $1', listingId)
  expect((await diary()).bookings).toEqual([])
})

test('of a closed listing only what is booked is in it', async () => {
  await book('confirmed')
  await call(closeListing, { params: { listingId } })
  expect((await diary()).slots).toHaveLength(1)
})

test('days are London’s, on both sides of the clock change', async () => {
  await rows(
    `insert into busy_time (provider_id, during, created_at) values
       ($1, tstzrange('2027-03-28T23:00Z', '2027-03-28T23:30Z'), now())`,
    provider.id,
  )
  expect((await diary('2027-03-28', '2027-03-29')).busy).toHaveLength(0)
  expect((await diary('2027-03-29', '2027-03-30')).busy).toHaveLength(1)
})

test.for([
  ['2027-02-08', '2027-02-08'],
  ['2027-02-08', '2027-02-01'],
  ['2027-02-08', '2027-05-20'],
])('from %s until %s is refused', async ([from = '', until = '']) => {
  expect(fieldsOf(await call(getDiary, { query: { from, until } }))).toEqual([{ path: 'until', problem: 'invalid' }])
})

test('a hundred days are shown', async () => {
  expect((await call(getDiary, { query: { from: '2027-02-08', until: '2027-05-19' } })).status).toBe(200)
})

test('nobody else’s', async () => {
  const stranger = (await newProvider(api)).call
  const { body } = await stranger(getDiary, { query: { from: '2027-02-08', until: '2027-02-15' } })
  expect([body.slots, body.bookings, body.busy]).toEqual([[], [], []])
})
