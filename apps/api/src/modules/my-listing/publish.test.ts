import { holdSlot, releaseHold } from '@ginipig/contract/booking/client-calls.ts'
import { getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import {
  createListingDraft,
  getListingDraft,
  publishListing,
  saveListingDraft,
  type TypedListing,
} from '@ginipig/contract/listing/listing-draft.ts'
import { closeListing, getMyListing, reopenListing } from '@ginipig/contract/listing/my-listings.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { DAY_MS } from '@ginipig/domain/time'
import { beforeEach, describe, expect, test } from 'vitest'
import { jpegOf } from '#modules/media/image.fixture.ts'
import { uploadPhoto } from '#modules/media/photo.ts'
import { at } from '#platform/database/sql.ts'
import { apiOfFile } from '#testing/api-of-file.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { runJobs, waitingNews } from '#testing/run-jobs.ts'
import { TEST_NOW } from '#testing/test-api.ts'
import { sweep } from '../../sweep.ts'
import { changed, confirmed, fieldsOf, filled, listNew, newClient, newProvider, publish } from './my-listing.fixture.ts'

const api = apiOfFile()
let provider: { id: string; call: Caller }
let call: Caller
beforeEach(async () => {
  api.clock.set(TEST_NOW)
  await api.platform.database.rows(`update listing set status = 'removed'`)
  provider = await newProvider(api)
  call = provider.call
})

const rows = <Row>(text: string, ...values: unknown[]) => api.platform.database.rows<Row>(text, values)
const draftOf = async (listingId: string) => (await call(getListingDraft, { params: { listingId } })).body
const republish = async (listingId: string, typed: TypedListing) =>
  publish(call, listingId, (await draftOf(listingId)).revision, typed)
const slotsOf = (listingId: string) =>
  rows<{ id: string; start: string; capacity: number; booked: number; is_removed: boolean }>(
    `select id, to_char(starts_at at time zone 'Europe/London', 'MM-DD HH24:MI') as start, capacity, booked,
       removed_at is not null as is_removed from slot where listing_id = $1 order by starts_at`,
    listingId,
  )
const startsOf = async (listingId: string) =>
  (await slotsOf(listingId)).filter(({ is_removed }) => !is_removed).map(({ start }) => start)
const hold = async (client: Caller, listingId: string, index = 0, price = 3_450) =>
  client(holdSlot, { body: { slotId: (await slotsOf(listingId))[index]?.id ?? '', price } })

test('a listed draft is found, read and booked at once, as it was filled in', async () => {
  const id = await listNew(call)
  const visitor = injectCaller(api.app)
  const found = (await visitor(searchListings)).body.items
  expect(found).toMatchObject([{ id, title: filled.treatment.title, rrp: 8_500, price: 3_450, placesLeft: 3 }])
  const { body: shown } = await visitor(getListing, { params: { listingId: id } })
  expect(shown).toMatchObject({
    durationMinutes: 90,
    town: 'Manchester',
    outwardPostcode: 'M4',
    mustHaves: {
      photos: null,
      requirements: { text: filled.requirements.requirements },
      patchTest: { hoursBefore: 48 },
    },
  })
  expect(shown.mustHaves.consultation?.questions).toEqual([
    { id: 'henna', text: 'Have you used henna?', isRequired: true, kind: 'choice', options: ['Yes', 'No'] },
    { id: 'last', text: 'When was your last colour?', isRequired: false, kind: 'date' },
  ])
  expect(await startsOf(id)).toEqual(['02-11 09:00', '02-11 12:00', '02-12 09:00'])
  expect((await hold(await newClient(api), id)).status).toBe(200)
})

test('another place has its own address, an online one the town of the provider’s', async () => {
  const place = {
    postcode: 'cf119lj',
    building: '4',
    street: 'Quay Street',
    town: 'Cardiff',
    county: 'South Glamorgan',
  }
  const placeOf = async (id: string) =>
    (await rows('select address, town, outward_postcode, place from listing where id = $1', id))[0]
  expect(await placeOf(await listNew(call, { requirements: { place } }))).toEqual({
    address: '4 Quay Street, Cardiff CF11 9LJ',
    town: 'Cardiff',
    outward_postcode: 'CF11',
    place: { ...place, postcode: 'CF11 9LJ' },
  })
  const online = await listNew(call, { requirements: { place, type: 'online', setting: 'online' } })
  expect(await placeOf(online)).toMatchObject({ town: 'Manchester', outward_postcode: 'M4', place: null })
})

test('changes to a closed listing are kept, and it stays closed until it is reopened', async () => {
  const id = await listNew(call)
  const params = { listingId: id }
  await call(closeListing, { params, body: {} })
  expect((await republish(id, changed({ treatment: { title: 'Tint and gloss' } }))).status).toBe(200)
  expect((await call(getMyListing, { params })).body).toMatchObject({ state: 'closed', title: 'Tint and gloss' })
  const visitor = injectCaller(api.app)
  expect((await visitor(searchListings)).body.items).toEqual([])
  expect((await hold(await newClient(api), id)).code).toBe('slot_not_bookable')
  await call(reopenListing, { params, body: {} })
  await runJobs(api.platform)
  expect((await visitor(searchListings)).body.items).toMatchObject([{ id, title: 'Tint and gloss', placesLeft: 3 }])
})

test('the same publish again lists it once', async () => {
  const { body: draft } = await call(createListingDraft, { body: {} })
  const params = { listingId: draft.id }
  await call(saveListingDraft, { params, body: { revision: 1, typed: filled } })
  const input = { params, body: { revision: 2, ...confirmed }, key: 'the-same-publish-again' }
  const [first, second] = [await call(publishListing, input), await call(publishListing, input)]
  expect([first.status, second.status, second.body]).toEqual([200, 200, { listingId: draft.id }])
  expect(await slotsOf(draft.id)).toHaveLength(3)
  const late = await call(publishListing, { params, body: { revision: 2, ...confirmed } })
  expect(late.code).toBe('draft_changed')
})

describe('what can’t be listed is named by its field', () => {
  const start = { date: '2027-02-11', time: '09:00' }
  test.for<[string, Parameters<typeof changed>[0], { path: string; problem: string }[]]>([
    ['no title', { treatment: { title: ' ' } }, [{ path: 'treatment.title', problem: 'required' }]],
    [
      'a number in it',
      { treatment: { title: 'Ring 07700 900142' } },
      [{ path: 'treatment.title', problem: 'contact_details' }],
    ],
    ['no category', { treatment: { category: null } }, [{ path: 'treatment.category', problem: 'not_chosen' }]],
    [
      '69 % of the usual price',
      { requirements: { price: '59.51' } },
      [{ path: 'requirements.price', problem: 'discount_too_small' }],
    ],
    ['£7', { requirements: { price: '7' } }, [{ path: 'requirements.price', problem: 'price_below_minimum' }]],
    [
      'nobody wanted',
      { requirements: { clients: 0 } },
      [{ path: 'requirements.clients', problem: 'clients_out_of_range' }],
    ],
    ['no starts', { times: { starts: [] } }, [{ path: 'times.starts', problem: 'slot_missing' }]],
    [
      'wrong starts',
      {
        times: {
          starts: [
            start,
            { date: '2027-02-11', time: '10:30' },
            { date: '2027-02-08', time: '09:00' },
            { date: '2027-02-12', time: '09:10' },
            { date: '2027-05-20', time: '09:00' },
          ],
        },
      },
      [
        { path: 'times.starts.1', problem: 'slot_overlaps' },
        { path: 'times.starts.2', problem: 'slot_in_past' },
        { path: 'times.starts.3', problem: 'slot_off_grid' },
        { path: 'times.starts.4', problem: 'slot_too_far_ahead' },
      ],
    ],
    [
      'somebody else’s picture',
      { treatment: { photoIds: ['00000000-0000-4000-8000-000000000000'] } },
      [{ path: 'treatment.photoIds', problem: 'invalid' }],
    ],
  ])('%s', async ([_what, changes, fields]) => {
    const { body: draft } = await call(createListingDraft, { body: {} })
    const answer = await publish(call, draft.id, 1, changed(changes))
    expect([answer.status, fieldsOf(answer)]).toEqual([422, fields])
    expect((await draftOf(draft.id)).listed).toBeNull()
  })

  test('steps that nobody came to', async () => {
    const { body: draft } = await call(createListingDraft, { body: {} })
    const answer = await publish(call, draft.id, 1, { ...filled, requirements: null, times: null })
    expect(fieldsOf(answer)).toEqual([
      { path: 'requirements', problem: 'required' },
      { path: 'times', problem: 'required' },
    ])
  })

  test('what isn’t confirmed', async () => {
    const { body: draft } = await call(createListingDraft, { body: {} })
    const body = { revision: 1, ...confirmed, isInsured: false }
    const answer = await call(publishListing, { params: { listingId: draft.id }, body })
    expect(fieldsOf(answer)).toEqual([{ path: 'isInsured', problem: 'must_accept' }])
  })

  test('a start in a busy time or in a booking of another listing, and the 30 minutes after that', async () => {
    const other = await listNew(call, { times: { starts: [{ date: '2027-02-11', time: '09:00' }] } })
    expect((await hold(await newClient(api), other)).status).toBe(200)
    await rows(
      `insert into busy_time (provider_id, during, created_at)
       values ($1, tstzrange('2027-02-12T10:00Z', '2027-02-12T11:00Z'), $2)`,
      provider.id,
      at(TEST_NOW),
    )
    const { body: draft } = await call(createListingDraft, { body: {} })
    const starts = ['11 09:00', '11 10:30', '11 11:00', '12 09:00', '12 11:00'].map((one) => ({
      date: `2027-02-${one.slice(0, 2)}`,
      time: one.slice(3),
    }))
    const answer = await publish(call, draft.id, 1, changed({ times: { starts } }))
    // 11:00 is clear: 10:30, which is refused, keeps nobody out.
    expect(fieldsOf(answer)).toEqual([
      { path: 'times.starts.0', problem: 'slot_clashes' },
      { path: 'times.starts.1', problem: 'slot_clashes' },
      { path: 'times.starts.3', problem: 'slot_clashes' },
    ])
  })
})

test('a listed start whose time was taken since keeps nobody from changing the rest; a new one there is refused', async () => {
  const id = await listNew(call)
  await rows(
    `insert into busy_time (provider_id, during, created_at)
     values ($1, tstzrange('2027-02-11T09:30Z', '2027-02-11T10:00Z'), $2)`,
    provider.id,
    at(TEST_NOW),
  )
  const before = await slotsOf(id)
  expect((await republish(id, changed({ treatment: { title: 'A better name' } }))).status).toBe(200)
  expect(await slotsOf(id)).toEqual(before)
  const clashes = [{ path: 'times.starts.0', problem: 'slot_clashes' }]
  expect(fieldsOf(await republish(id, changed({ treatment: { hours: 2, minutes: 0 } })))).toEqual(clashes)
  const starts = [{ date: '2027-02-11', time: '09:30' }, ...filled.times.starts.slice(1)]
  expect(fieldsOf(await republish(id, changed({ times: { starts } })))).toEqual(clashes)
})

describe('a listing that is booked', () => {
  let id: string
  let client: Caller
  beforeEach(async () => {
    id = await listNew(call)
    client = await newClient(api)
    expect((await hold(client, id)).status).toBe(200)
  })

  test('keeps what is booked as it was, and changes the rest', async () => {
    const [before] = await slotsOf(id)
    expect(await draftOf(id)).toMatchObject({
      listed: { bookedCount: 1, bookedStarts: [{ date: '2027-02-11', time: '09:00' }] },
    })
    const starts = [
      { date: '2027-02-11', time: '09:00' },
      { date: '2027-02-11', time: '13:00' },
    ]
    const treatment = { hours: 2, minutes: 0, title: 'Longer now' }
    expect((await republish(id, changed({ treatment, requirements: { price: '30' }, times: { starts } }))).status).toBe(
      200,
    )
    expect(await startsOf(id)).toEqual(['02-11 09:00', '02-11 13:00'])
    expect((await slotsOf(id))[0]).toEqual(before)
    const [booking] = await rows<{ price: number }>('select price from booking where listing_id = $1', id)
    expect(booking?.price).toBe(3_450)
  })

  test('refuses fewer clients than have booked, and a booked start taken away', async () => {
    expect((await hold(await newClient(api), id, 1)).status).toBe(200)
    const fewer = await republish(id, changed({ requirements: { clients: 1 } }))
    expect(fieldsOf(fewer)).toEqual([{ path: 'requirements.clients', problem: 'clients_below_booked' }])
    const without = await republish(id, changed({ times: { starts: [filled.times.starts[2]] } }))
    expect(fieldsOf(without)).toEqual([{ path: 'times.starts', problem: 'slot_booked' }])
  })

  test('a new start keeps clear of the booked one as it is', async () => {
    const starts = [...filled.times.starts.slice(0, 1), { date: '2027-02-11', time: '10:30' }]
    expect(fieldsOf(await republish(id, changed({ times: { starts } })))).toEqual([
      { path: 'times.starts.1', problem: 'slot_clashes' },
    ])
  })

  test('a start whose booking ended is taken back without losing it, and can be offered again', async () => {
    const [booking] = await rows<{ id: string }>('select id from booking where listing_id = $1', id)
    await client(releaseHold, { params: { bookingId: booking?.id ?? '' } })
    const starts = [filled.times.starts[1]]
    expect((await republish(id, changed({ times: { starts } }))).status).toBe(200)
    expect(await startsOf(id)).toEqual(['02-11 12:00'])
    expect((await slotsOf(id)).map(({ is_removed }) => is_removed)).toEqual([true, false])
    const removed = await hold(await newClient(api), id)
    expect(removed.code).toBe('slot_not_found')
    const visitor = injectCaller(api.app)
    const month = await visitor(getListingMonth, { params: { listingId: id, month: '2027-02' } })
    expect(month.body.slots.map(({ fromTime }) => fromTime)).toEqual(['12:00'])
    expect((await republish(id, changed())).status).toBe(200)
    expect((await hold(await newClient(api), id)).status).toBe(200)
  })
})

test('pictures are everybody’s from then on; one that is replaced is not any more', async () => {
  const upload = async () => (await uploadPhoto(api.platform, provider.id, await jpegOf(40, 30))).id
  const [first, second] = [await upload(), await upload()]
  const visitor = injectCaller(api.app)
  const shown = async (id: string) =>
    (await visitor(getListing, { params: { listingId: id } })).body.images.map((image) => image.url)
  const id = await listNew(call, { treatment: { photoIds: [first, second] } })
  const urls = await shown(id)
  expect((await visitor(getListing, { params: { listingId: id } })).body.image?.srcSet).toContain(`${first}/40 40w`)
  expect(urls).toEqual([first, second].map((one) => expect.stringContaining(`/api/v1/pictures/${one}/`)))
  expect((await draftOf(id)).photos.map(({ url }) => url)).toEqual(urls)
  await republish(id, changed({ treatment: { photoIds: [second] } }))
  const statuses = urls.map(async (url) => (await api.app.inject({ url })).statusCode)
  expect(await Promise.all(statuses)).toEqual([404, 200])
})

test('nothing is listed before there is an account to be paid into', async () => {
  const unpaid = await newProvider(api, { isUnpaid: true })
  const { body: draft } = await unpaid.call(createListingDraft, { body: {} })
  expect((await publish(unpaid.call, draft.id, 1, filled)).code).toBe('earnings_account_missing')
})

test('one date and time takes all the clients', async () => {
  const times = { slotMode: 'one' as const, starts: [{ date: '2027-02-11', time: '09:00' }] }
  const id = await listNew(call, { times, requirements: { clients: 2 } })
  expect(await slotsOf(id)).toMatchObject([{ capacity: 2 }])
  expect((await hold(await newClient(api), id)).status).toBe(200)
  expect((await republish(id, changed({ times, requirements: { clients: 3 } }))).status).toBe(200)
  expect(await slotsOf(id)).toMatchObject([{ capacity: 3, booked: 1 }])
  expect((await draftOf(id)).typed.times).toEqual(times)
})

describe('the usual price', () => {
  const shown = async (id: string) => {
    const [row] = await rows<{ rrp: number; price: number }>('select rrp, price from listing where id = $1', id)
    return row
  }

  test('raised, it counts after 28 days; until then the price is held against the lower', async () => {
    const id = await listNew(call)
    const dear = await republish(id, changed({ requirements: { rrp: '120', price: '70' } }))
    expect(fieldsOf(dear)).toEqual([{ path: 'requirements.price', problem: 'discount_too_small' }])
    expect((await republish(id, changed({ requirements: { rrp: '120', price: '59' } }))).status).toBe(200)
    expect(await shown(id)).toEqual({ rrp: 8_500, price: 5_900 })
    expect(await draftOf(id)).toMatchObject({
      typed: { requirements: { rrp: '120' } },
      listed: { rrp: 8_500, nextRrp: { rrp: 12_000, from: TEST_NOW + 28 * DAY_MS } },
    })
    api.clock.set(TEST_NOW + 28 * DAY_MS - 1)
    expect(await sweep(api.platform)).toMatchObject({ failed: 0, prices: 0 })
    api.clock.advance(1)
    await runJobs(api.platform)
    expect(await sweep(api.platform)).toMatchObject({ failed: 0, prices: 1 })
    expect(await shown(id)).toEqual({ rrp: 12_000, price: 5_900 })
    expect(await waitingNews(api.platform)).toContain(`listing.changed:${id}`)
  })

  test('raised, it is not what another listing like it begins with before it counts', async () => {
    const id = await listNew(call)
    await republish(id, changed({ requirements: { rrp: '120', price: '59' } }))
    const begun = async () => {
      const { body } = await call(createListingDraft, { body: { from: id } })
      return body.typed.requirements?.rrp
    }
    expect(await begun()).toBe('85')
    api.clock.set(TEST_NOW + 28 * DAY_MS)
    expect(await begun()).toBe('120')
  })

  test('lowered, it counts at once; each one said is kept with what shows it', async () => {
    const id = await listNew(call)
    await republish(id, changed({ treatment: { title: 'Only the title' } }))
    await republish(id, changed({ requirements: { rrp: '60', price: '30', rrpEvidence: 'website' } }))
    expect(await shown(id)).toEqual({ rrp: 6_000, price: 3_000 })
    expect(
      await rows('select rrp, price, evidence, period from price_history where listing_id = $1 order by id', id),
    ).toEqual([
      { rrp: 8_500, price: 3_450, evidence: 'price_list', period: 'six_months' },
      { rrp: 6_000, price: 3_000, evidence: 'website', period: 'six_months' },
    ])
  })
})

test('two hundred publishes a day', async () => {
  const id = await listNew(call)
  await rows('update quota set used = 200')
  expect((await republish(id, changed())).code).toBe('too_many_requests')
})
