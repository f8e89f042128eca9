import { holdSlot, releaseHold } from '@ginipig/contract/booking/client-calls.ts'
import {
  addSlot,
  blockTime,
  type DiarySlot,
  getDiary,
  moveSlot,
  removeSlots,
  unblockTime,
} from '@ginipig/contract/listing/diary.ts'
import { getListingDraft, saveListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { closeListing } from '@ginipig/contract/listing/my-listings.ts'
import { weeklyDates } from '@ginipig/domain/listing-draft'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { at } from '#platform/database/sql.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import type { Caller } from '#testing/caller.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { TEST_NOW } from '#testing/test-api.ts'
import { changed, fieldsOf, filled, listNew, newClient, newProvider, publish } from './my-listing.fixture.ts'

// The listing of the fixture: 90 minutes, at 09:00 and 12:00 on 11 February and 09:00 on the 12th.
const api = apiOfFile()
let provider: { id: string; call: Caller }
let call: Caller
let listingId: string
beforeEach(async () => {
  api.clock.set(TEST_NOW)
  provider = await newProvider(api)
  call = provider.call
  listingId = await listNew(call)
})

const days = { query: { from: '2027-02-01', until: '2027-05-01' } }
const diary = async () => (await call(getDiary, days)).body
const starts = async () =>
  (await diary()).slots.map(({ startsAt }) => new Date(startsAt).toISOString().slice(5, 16).replace('T', ' '))
const dayOf = ({ startsAt }: DiarySlot) => new Date(startsAt).toISOString().slice(0, 10)
const slotAt = async (index: number) => (await diary()).slots[index]?.id ?? ''
const add = (date: string, time: string) => call(addSlot, { params: { listingId }, body: { date, time } })
const move = (slotId: string, date: string, time: string) =>
  call(moveSlot, { params: { slotId }, body: { date, time } })
const remove = (...ids: string[]) => call(removeSlots, { query: { ids: ids.join(',') } })
const block = (from: string, until: string, note = '') =>
  call(blockTime, { body: { startsAt: Date.parse(from), endsAt: Date.parse(until), note } })
const hold = async (slotId: string) => (await newClient(api))(holdSlot, { body: { slotId, price: 3_450 } })
const openDates = async () =>
  (await api.platform.database.row<{ open_dates: string[]; places_left: number }>(
    'select open_dates::text[] as open_dates, places_left from listing where id = $1',
    [listingId],
  )) ?? { open_dates: [], places_left: -1 }
const toldOf = async () =>
  (
    await api.platform.database.rows<{ key: string }>(
      `select key from graphile_worker.jobs where key in ($1, $2) order by key`,
      [`diary.changed:${provider.id}`, `listing.changed:${listingId}`],
    )
  ).length

test('a slot that is added is in the diary, can be booked at once, and all who look are told', async () => {
  const { slot: added } = (await add('2027-02-13', '10:00')).body
  expect(added).toMatchObject({ listingId, title: filled.treatment.title, capacity: 1, booked: 0 })
  expect(added).toMatchObject({ approval: 'manual', patchTestHours: 48 })
  expect(added.endsAt - added.startsAt).toBe(90 * MINUTE_MS)
  expect(await starts()).toEqual(['02-11 09:00', '02-11 12:00', '02-12 09:00', '02-13 10:00'])
  // The eleventh leaves no 48 hours for the patch test.
  expect((await openDates()).open_dates).toEqual(['2027-02-12', '2027-02-13'])
  expect(await toldOf()).toBe(2)
  expect((await hold(added.id)).status).toBe(200)
})

test('is added on several dates, without those that are taken or too far ahead', async () => {
  await block('2027-02-20T10:30Z', '2027-02-20T11:00Z')
  const repeat = (date: string, later: string[], isUndo = false) =>
    call(addSlot, { params: { listingId }, body: { date, time: '10:00', later, isUndo } })
  const later = ['2027-02-20', '2027-02-27', '2027-05-22', '2027-03-06']
  const { body } = await repeat('2027-02-13', later)
  expect(body.later.map(dayOf)).toEqual(['2027-02-27', '2027-03-06'])
  expect(body.leftOut).toEqual(['2027-02-20', '2027-05-22'])
  expect(await starts()).toEqual(expect.arrayContaining(['02-13 10:00', '02-27 10:00', '03-06 10:00']))
  expect(fieldsOf(await repeat('2027-02-20', ['2027-02-27']))).toEqual([{ path: 'time', problem: 'slot_clashes' }])
})

test('several are taken back at once, but for those that somebody has, and come back as they were', async () => {
  const dates = ['2027-02-13', '2027-02-20', '2027-02-27', '2027-03-06']
  const { body } = await call(addSlot, {
    params: { listingId },
    body: { date: dates[0] ?? '', time: '10:00', later: dates.slice(1) },
  })
  const ids = [body.slot, ...body.later].map(({ id }) => id)
  const [first = '', booked = '', ...rest] = ids
  await hold(booked)
  await block('2027-03-06T10:30Z', '2027-03-06T11:00Z')
  await runJobs(api.platform)
  expect((await remove(...ids)).body).toEqual({ removed: [first, ...rest], booked: 1 })
  expect(await starts()).toEqual(['02-11 09:00', '02-11 12:00', '02-12 09:00', '02-20 10:00'])
  expect((await openDates()).open_dates).toEqual(['2027-02-12'])
  expect(await toldOf()).toBe(2)
  expect((await remove(...ids)).code).toBe('slot_booked')
  expect((await remove(first, ...rest)).code).toBe('slot_not_found')
  const back = { date: '2027-02-13', time: '10:00', later: ['2027-02-27', '2027-03-06'], isUndo: true }
  expect((await call(addSlot, { params: { listingId }, body: back })).body.leftOut).toEqual([])
  expect(await starts()).toEqual(expect.arrayContaining(['02-13 10:00', '02-20 10:00', '02-27 10:00', '03-06 10:00']))
})

test('however many weeks are added, what is open is counted once, of their listing alone', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const body = { date: '2027-02-13', time: '10:00', later: weeklyDates('2027-02-13', [6], '2027-05-01') }
  const answer = await call(addSlot, { params: { listingId }, body })
  const asked = query.mock.calls.map(([given]: unknown[]) => given as { text?: string; values?: unknown[] }) // as sql.ts asks
  query.mockRestore()
  expect(answer.body.later).toHaveLength(11)
  const counts = asked.filter(({ text }) => text?.includes('refresh_room'))
  expect(counts.map(({ values }) => values?.at(-1))).toEqual([listingId])
  expect((await openDates()).open_dates).toHaveLength(13)
  const [last] = await api.platform.database.rows(
    'select open_starts[cardinality(open_starts)]::text as last from listing where id = $1',
    [listingId],
  )
  expect(last).toEqual({ last: '2027-05-01 10:00:00' })
})

test('who follows the listing hears of a slot that is added, not of one that is moved or comes back', async () => {
  const { database } = api.platform
  const news = () => database.rows('select 1 from graphile_worker.jobs where key = $1', [`favourite.news:${listingId}`])
  expect(await news()).toHaveLength(1) // of the listing itself
  await runJobs(api.platform)
  const { slot: added } = (await add('2027-02-13', '10:00')).body
  expect(await news()).toHaveLength(1)
  await runJobs(api.platform)
  const moved = await move(added.id, '2027-02-13', '12:00')
  expect(await news()).toHaveLength(0)
  await remove(moved.body.id)
  const back = { date: '2027-02-13', time: '12:00', isUndo: true }
  expect((await call(addSlot, { params: { listingId }, body: back })).status).toBe(200)
  expect(await news()).toHaveLength(0)
})

test.for<[string, string, string, string]>([
  ['past', '2027-02-08', '09:00', 'slot_in_past'],
  ['beyond three months', '2027-05-20', '09:00', 'slot_too_far_ahead'],
  ['beside the half hours', '2027-02-13', '09:10', 'slot_off_grid'],
  ['within 30 minutes of another of the listing', '2027-02-11', '10:30', 'slot_overlaps'],
  ['at the same time as another', '2027-02-11', '09:00', 'slot_overlaps'],
  ['into a blocked time', '2027-02-14', '11:00', 'slot_clashes'],
])('no slot %s', async ([, date, time, problem]) => {
  await block('2027-02-14T12:00Z', '2027-02-14T13:00Z')
  const answer = await add(date, time)
  expect([answer.status, fieldsOf(answer)]).toEqual([422, [{ path: 'time', problem }]])
  expect(await starts()).toHaveLength(3)
})

test('no slot within 30 minutes of a booking of another listing', async () => {
  const times = { starts: [{ date: '2027-02-15', time: '09:00' }] }
  const other = await listNew(call, { times })
  const booked = (await diary()).slots.find((slot) => slot.listingId === other)
  await hold(booked?.id ?? '')
  expect(fieldsOf(await add('2027-02-15', '10:30'))).toEqual([{ path: 'time', problem: 'slot_clashes' }])
  expect((await add('2027-02-15', '11:00')).status).toBe(200)
})

test('a listing whose clients all come at one time has one slot, which can be moved', async () => {
  const times = { slotMode: 'one' as const, starts: [{ date: '2027-02-16', time: '09:00' }] }
  listingId = await listNew(call, { times })
  expect(fieldsOf(await add('2027-02-17', '09:00'))).toEqual([{ path: 'time', problem: 'slot_alone' }])
  const slot = (await diary()).slots.find((one) => one.listingId === listingId)
  expect((await move(slot?.id ?? '', '2027-02-17', '09:00')).body).toMatchObject({ capacity: 4 })
})

test('a closed listing and one of somebody else get none', async () => {
  await call(closeListing, { params: { listingId } })
  expect((await add('2027-02-13', '10:00')).code).toBe('listing_not_found')
  listingId = await listNew((await newProvider(api)).call)
  expect((await add('2027-02-13', '10:00')).code).toBe('listing_not_found')
})

describe('moved and removed', () => {
  test('a free slot moves, also by half an hour, within its own time', async () => {
    const { body } = await move(await slotAt(0), '2027-02-11', '08:30')
    expect(new Date(body.startsAt).toISOString()).toBe('2027-02-11T08:30:00.000Z')
    expect(await starts()).toEqual(['02-11 08:30', '02-11 12:00', '02-12 09:00'])
  })

  test('a move that is refused leaves the slot where it was', async () => {
    const answer = await move(await slotAt(0), '2027-02-11', '11:30')
    expect(fieldsOf(answer)).toEqual([{ path: 'time', problem: 'slot_overlaps' }])
    expect(await starts()).toEqual(['02-11 09:00', '02-11 12:00', '02-12 09:00'])
  })

  test('one that is removed is gone, and comes back by adding it', async () => {
    const slotId = await slotAt(2)
    expect((await remove(slotId)).status).toBe(200)
    expect(await starts()).toEqual(['02-11 09:00', '02-11 12:00'])
    expect((await openDates()).open_dates).toEqual([])
    expect((await hold(slotId)).status).toBe(404)
    expect((await remove(slotId)).code).toBe('slot_not_found')
    await add('2027-02-12', '09:00')
    expect(await starts()).toEqual(['02-11 09:00', '02-11 12:00', '02-12 09:00'])
    expect((await openDates()).open_dates).toEqual(['2027-02-12'])
  })

  test('one that a booking that ended points at comes back as well', async () => {
    const slotId = await slotAt(2)
    const client = await newClient(api)
    const { body: held } = await client(holdSlot, { body: { slotId, price: 3_450 } })
    expect((await client(releaseHold, { params: { bookingId: held.id } })).status).toBe(200)
    await remove(slotId)
    expect(await starts()).toHaveLength(2)
    expect((await add('2027-02-12', '09:00')).body.slot).toMatchObject({ id: slotId, booked: 0 })
  })

  test('one that is booked, or another provider’s, stays', async () => {
    const slotId = await slotAt(0)
    await hold(slotId)
    expect((await move(slotId, '2027-02-13', '09:00')).code).toBe('slot_booked')
    expect((await remove(slotId)).code).toBe('slot_booked')
    const free = await slotAt(1)
    const stranger = (await newProvider(api)).call
    expect((await stranger(removeSlots, { query: { ids: free } })).code).toBe('slot_not_found')
    const asked = { params: { slotId: free }, body: { date: '2027-02-13', time: '09:00' } }
    expect((await stranger(moveSlot, asked)).code).toBe('slot_not_found')
    expect(await starts()).toHaveLength(3)
  })

  test('changes of the listing that wait hear of it, and listing them undoes nothing', async () => {
    const params = { listingId }
    await call(saveListingDraft, { params, body: { revision: 0, typed: changed({ treatment: { title: 'New' } }) } })
    await add('2027-02-13', '10:00')
    await remove(await slotAt(0))
    await move(await slotAt(0), '2027-02-11', '14:00')
    const { body: draft } = await call(getListingDraft, { params })
    await publish(call, listingId, draft.revision, draft.typed)
    expect(await starts()).toEqual(['02-11 14:00', '02-12 09:00', '02-13 10:00'])
  })
})

describe('a blocked time', () => {
  test('closes the slots it meets, is told, and opens them again when it goes', async () => {
    const { body: busy } = await block('2027-02-12T10:00Z', '2027-02-12T11:00Z', ' Dentist ')
    expect(busy).toMatchObject({ note: 'Dentist', calendarName: null })
    expect((await diary()).busy).toEqual([busy])
    expect(await openDates()).toEqual({ open_dates: [], places_left: 2 })
    expect(await toldOf()).toBe(2)
    expect((await hold(await slotAt(2))).status).toBe(409)
    expect((await call(unblockTime, { params: { busyTimeId: busy.id } })).status).toBe(200)
    expect((await openDates()).open_dates).toEqual(['2027-02-12'])
    expect((await call(unblockTime, { params: { busyTimeId: busy.id } })).code).toBe('not_found')
  })

  test('never lies over a booking', async () => {
    await hold(await slotAt(0))
    const over = await block('2027-02-11T10:00Z', '2027-02-11T11:00Z')
    expect([over.status, fieldsOf(over)]).toEqual([422, [{ path: 'startsAt', problem: 'slot_clashes' }]])
    expect((await block('2027-02-11T10:30Z', '2027-02-11T11:00Z')).status).toBe(200)
  })

  test('is a provider’s own', async () => {
    const { body: busy } = await block('2027-02-12T10:00Z', '2027-02-12T11:00Z')
    const stranger = (await newProvider(api)).call
    expect((await stranger(unblockTime, { params: { busyTimeId: busy.id } })).code).toBe('not_found')
    expect((await stranger(getDiary, days)).body.busy).toEqual([])
  })

  test.for<[string, number, number, string, string]>([
    ['without length', 5, 5, 'endsAt', 'invalid'],
    ['that ends before it begins', 6, 5, 'endsAt', 'invalid'],
    ['that is over', -2, -1, 'endsAt', 'slot_in_past'],
    ['that began long ago', -25, 1, 'startsAt', 'slot_in_past'],
    ['beyond what can be booked', 1, 24 * 120, 'endsAt', 'slot_too_far_ahead'],
    ['beyond all calendars', 1, Number.MAX_SAFE_INTEGER / HOUR_MS - 1e6, 'endsAt', 'slot_too_far_ahead'],
  ])('not one %s', async ([, from, until, path, problem]) => {
    const body = { startsAt: TEST_NOW + from * HOUR_MS, endsAt: Math.floor(TEST_NOW + until * HOUR_MS), note: '' }
    const answer = await call(blockTime, { body })
    expect([answer.status, fieldsOf(answer)]).toEqual([422, [{ path, problem }]])
  })

  test('may have begun already', async () => {
    const answer = await block(at(TEST_NOW - HOUR_MS).toISOString(), at(TEST_NOW + HOUR_MS).toISOString())
    expect(answer.status).toBe(200)
  })
})

test('a slot that is closed while its provider is busy comes back as it was, and no other stands there', async () => {
  await block('2027-02-12T08:30Z', '2027-02-12T11:00Z')
  const closed = { date: '2027-02-12', time: '09:00' }
  const before = await starts()
  const moved = await move(await slotAt(2), '2027-02-12', '14:00')
  expect(fieldsOf(await move(moved.body.id, closed.date, closed.time))).toEqual([
    { path: 'time', problem: 'slot_clashes' },
  ])
  const back = await call(moveSlot, { params: { slotId: moved.body.id }, body: { ...closed, isUndo: true } })
  expect([back.status, await starts()]).toEqual([200, before])
  await remove(back.body.id)
  expect(fieldsOf(await add(closed.date, closed.time))).toEqual([{ path: 'time', problem: 'slot_clashes' }])
  await call(addSlot, { params: { listingId }, body: { ...closed, isUndo: true } })
  expect(await starts()).toEqual(before)
  expect((await openDates()).open_dates).not.toContain(closed.date)
})
