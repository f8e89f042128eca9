import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { holdSlot } from '@ginipig/contract/booking/client-calls.ts'
import {
  addCalendar,
  getCalendars,
  makeFeed,
  readCalendar,
  removeCalendar,
  removeFeed,
} from '@ginipig/contract/listing/calendars.ts'
import { blockTime, getDiary, unblockTime } from '@ginipig/contract/listing/diary.ts'
import { getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { MEGABYTE } from '@ginipig/domain/upload'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { fieldsOf, listNew, newClient, newProvider } from '#modules/my-listing/my-listing.fixture.ts'
import { at } from '#platform/database/sql.ts'
import { sweep } from '#sweep.ts'
import type { Caller } from '#testing/caller.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#testing/test-api.ts'
import { readOutsideCalendar } from './read-calendar.ts'

/** The server of the other calendar: what it answers, and what it was asked. */
type Answer = { status: number; text: string; headers: Record<string, string> }
let answer: Answer
let asked: { url: string; etag: string | undefined }[]
/** Set, the next one waits for its answer until it is let go. */
let onHeld: (() => void) | undefined
let letGo: (late: Answer) => void
let server: Server
let origin: string
let api: TestApi

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    asked.push({ url, etag: headers['if-none-match'] })
    const send = ({ status, headers: told, text }: Answer) => response.writeHead(status, told).end(text)
    if (onHeld) {
      letGo = send
      onHeld()
      onHeld = undefined
    } else send(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // of a server that listens
  api = await createTestApi(inject('serverUrl'), { environment: { CALENDAR_STAND_IN: origin }, isPainted: true })
})
afterAll(async () => {
  await api.close()
  await new Promise((resolve) => server.close(resolve))
})

const SECRET = 'private-0123456789abcdef'
const events = (...times: [string, string][]) =>
  [
    'BEGIN:VCALENDAR',
    ...times.flatMap(([from, until], index) => [
      ...['BEGIN:VEVENT', `UID:${index}@test`, 'SUMMARY:Dentist, very private'],
      ...[`DTSTART:${from}`, `DTEND:${until}`, 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
const morning: [string, string] = ['20270211T093000Z', '20270211T094500Z']

let provider: { id: string; call: Caller }
let call: Caller
let listingId: string
beforeEach(async () => {
  api.clock.set(TEST_NOW)
  answer = { status: 200, text: events(morning), headers: {} }
  asked = []
  await rows('delete from outside_calendar') // of other tests, or they were read here too
  provider = await newProvider(api)
  call = provider.call
  listingId = await listNew(call)
  await runJobs(api.platform)
})

const rows = <Row>(text: string, ...values: unknown[]) => api.platform.database.rows<Row>(text, values)
const add = (path = `/${SECRET}.ics`, name = 'Academy') =>
  call(addCalendar, { body: { name, address: `${origin}${path}` } })
const calendars = async () => (await call(getCalendars, {})).body.calendars
const busy = async () => {
  const { body } = await call(getDiary, { query: { from: '2027-02-08', until: '2027-02-15' } })
  return body.busy.map(({ startsAt, calendarName, note }) => [new Date(startsAt).toISOString(), calendarName, note])
}
const openStarts = async () => {
  const { body } = await (await newClient(api))(getListingMonth, { params: { listingId, month: '2027-02' } })
  return body.slots
    .filter(({ availability }) => availability > 0)
    .map(({ startsAt }) => new Date(startsAt).toISOString().slice(5, 16))
}
const read = async () => {
  await call(readCalendar, { params: { calendarId: (await calendars())[0]?.id ?? '' } })
  await runJobs(api.platform)
}

describe('a calendar that is added', () => {
  test('is read at once and closes the starts it covers, which nobody can book then', async () => {
    expect(await openStarts()).toContain('02-11T09:00')
    const { body: added } = await add()
    expect(added).toMatchObject({ name: 'Academy', host: new URL(origin).host, readAt: null, problem: null })
    await runJobs(api.platform)
    expect(await calendars()).toMatchObject([{ id: added.id, readAt: TEST_NOW, problem: null, busyThisWeek: 1 }])
    expect(await busy()).toEqual([['2027-02-11T09:30:00.000Z', 'Academy', '']])
    expect(await openStarts()).toEqual(['02-11T12:00', '02-12T09:00'])
    const [slot] = await rows<{ id: string }>('select id from slot where listing_id = $1 order by starts_at', listingId)
    const held = await (await newClient(api))(holdSlot, { body: { slotId: slot?.id ?? '', price: 3_450 } })
    expect(held.status).toBe(409)
  })

  test('opens them again when its event goes, and others close when it moves', async () => {
    await add()
    await runJobs(api.platform)
    answer.text = events(['20270212T090000Z', '20270212T100000Z'])
    await read()
    expect(await openStarts()).toEqual(['02-11T09:00', '02-11T12:00'])
  })

  test('opens them again when it is removed, and is not asked again', async () => {
    const { body: added } = await add()
    await runJobs(api.platform)
    expect((await call(removeCalendar, { params: { calendarId: added.id } })).status).toBe(200)
    await runJobs(api.platform)
    expect([await calendars(), await busy(), (await openStarts()).length]).toEqual([[], [], 3])
    api.clock.advance(86_400_000)
    asked = []
    await sweep(api.platform)
    await runJobs(api.platform)
    expect(asked).toEqual([])
  })

  test('tells the open pages of the diary and of the listing', async () => {
    const { body: added } = await add()
    await rows('delete from graphile_worker._private_jobs')
    await readOutsideCalendar(api.platform, { providerId: provider.id, calendarId: added.id })
    const jobs = await rows<{ key: string }>('select key from graphile_worker.jobs order by key')
    expect(jobs.map(({ key }) => key)).toEqual([`diary.changed:${provider.id}`, `listing.changed:${listingId}`])
  })

  test('keeps its titles to itself, and its address is nowhere to be read', async () => {
    await add()
    await runJobs(api.platform)
    const dump = JSON.stringify([
      await rows('select one::text from outside_calendar one'),
      await rows('select one::text from busy_time one'),
      await rows('select payload::text from graphile_worker._private_jobs'),
      await calendars(),
    ])
    for (const secret of [SECRET, 'Dentist', 'private']) expect(dump).not.toContain(secret)
  })

  test('cancels nothing: a booking at that time stays and stands beside it', async () => {
    const [slot] = await rows<{ id: string }>('select id from slot where listing_id = $1 order by starts_at', listingId)
    await (await newClient(api))(holdSlot, { body: { slotId: slot?.id ?? '', price: 3_450 } })
    await rows(
      `update booking set status = 'confirmed', requested_at = $2 where listing_id = $1`,
      listingId,
      at(TEST_NOW),
    )
    await add()
    await runJobs(api.platform)
    const { body } = await call(getDiary, { query: { from: '2027-02-08', until: '2027-02-15' } })
    expect([body.bookings.map(({ status }) => status), body.busy.length]).toEqual([['confirmed'], 1])
  })
})

describe('reading it again', () => {
  test('comes every quarter of an hour, and asks for another version only', async () => {
    answer.headers = { etag: '"1"' }
    await add()
    await runJobs(api.platform)
    await sweep(api.platform)
    await runJobs(api.platform)
    expect(asked).toHaveLength(1)
    api.clock.advance(15 * 60_000)
    answer = { status: 304, text: '', headers: {} }
    await sweep(api.platform)
    await runJobs(api.platform)
    expect(asked.map(({ etag }) => etag)).toEqual([undefined, '"1"'])
    expect([(await calendars())[0]?.readAt, (await busy()).length]).toEqual([api.clock.now(), 1])
  })

  test('asks for all of it on another day, whose window is another', async () => {
    answer.headers = { etag: '"1"' }
    await add()
    await runJobs(api.platform)
    api.clock.advance(86_400_000)
    await read()
    expect(asked.map(({ etag }) => etag)).toEqual([undefined, undefined])
  })

  test.for([
    [404, 'gone', 'not_found'],
    [403, 'no', 'locked'],
    [500, 'oh', 'unreachable'],
    [200, '<!doctype html>', 'not_a_calendar'],
    [200, `BEGIN:VCALENDAR\r\n${'x'.repeat(5 * MEGABYTE)}`, 'too_large'],
  ] as const)(
    'when it fails (%d) the last times stay, and it is tried less and less',
    async ([status, text, problem]) => {
      await add()
      await runJobs(api.platform)
      answer = { status, text, headers: {} }
      api.clock.advance(60_000)
      const failingSince = api.clock.now()
      await read()
      api.clock.advance(60_000)
      await read()
      expect(await calendars()).toMatchObject([{ readAt: TEST_NOW, problem, failingSince }])
      expect([(await busy()).length, (await openStarts()).length]).toEqual([1, 2])
      const [row] = await rows<{ due_at: number }>(
        'select due_at from outside_calendar where provider_id = $1',
        provider.id,
      )
      expect((row?.due_at ?? 0) - api.clock.now()).toBe(30 * 60_000)
      answer = { status: 200, text: events(), headers: {} }
      await read()
      expect(await calendars()).toMatchObject([{ readAt: api.clock.now(), problem: null, failingSince: null }])
      expect(await busy()).toEqual([])
    },
  )

  test('that ends after a later one writes nothing of its own, and reads again', async () => {
    await add()
    await runJobs(api.platform)
    const calendar = { providerId: provider.id, calendarId: (await calendars())[0]?.id ?? '' }
    const isAsked = new Promise<void>((resolve) => {
      onHeld = resolve
    })
    const slow = readOutsideCalendar(api.platform, calendar)
    await isAsked
    api.clock.advance(60_000)
    answer.text = events(['20270212T090000Z', '20270212T100000Z'])
    await read()
    letGo({ status: 500, text: 'oh', headers: {} })
    await slow
    expect(asked).toHaveLength(4)
    expect(await calendars()).toMatchObject([{ readAt: api.clock.now(), problem: null, failingSince: null }])
    expect((await busy()).map(([startsAt]) => startsAt)).toEqual(['2027-02-12T09:00:00.000Z'])
  })

  test('of a calendar that was removed meanwhile does nothing', async () => {
    const { body: added } = await add()
    await call(removeCalendar, { params: { calendarId: added.id } })
    await runJobs(api.platform)
    expect([asked, await busy()]).toEqual([[], []])
  })
})

describe('refused at once', () => {
  test.for([
    ['http://192.168.1.20/priya.ics', 'calendar_private'],
    ['https://192.168.1.20/priya.ics', 'calendar_private'],
    ['https://2130706433/', 'calendar_private'],
    ['webcal://localhost/a.ics', 'calendar_private'],
    ['http://calendar.google.com/a.ics', 'calendar_address'],
    ['https://calendar.google.com:8443/a.ics', 'calendar_address'],
    ['https://me:secret@calendar.google.com/a.ics', 'calendar_address'],
    ['javascript:alert(1)', 'calendar_address'],
    ['my calendar', 'calendar_address'],
  ])('%s is refused as %s', async ([address, problem]) => {
    const answered = await call(addCalendar, { body: { name: 'Mine', address: address ?? '' } })
    expect([answered.status, fieldsOf(answered)]).toEqual([422, [{ path: 'address', problem }]])
  })

  test('the same address twice, also as webcal; another provider may have it', async () => {
    const address = 'https://calendar.google.com/calendar/ical/a/basic.ics'
    expect((await call(addCalendar, { body: { name: 'A', address } })).status).toBe(200)
    const again = await call(addCalendar, { body: { name: 'B', address: address.replace('https', 'webcal') } })
    expect(fieldsOf(again)).toEqual([{ path: 'address', problem: 'calendar_twice' }])
    const other = (await newProvider(api)).call
    expect((await other(addCalendar, { body: { name: 'A', address } })).status).toBe(200)
    await rows('delete from graphile_worker._private_jobs') // nobody asks Google
  })

  test('a sixth one', async () => {
    for (const index of [1, 2, 3, 4, 5]) expect((await add(`/${index}.ics`)).status).toBe(200)
    expect((await add('/6.ics')).code).toBe('too_many_calendars')
  })

  test('more than thirty readings in an hour', async () => {
    const { body } = await add()
    const params = { calendarId: body.id }
    for (let index = 1; index < 30; index += 1) await call(readCalendar, { params })
    expect((await call(readCalendar, { params })).code).toBe('too_many_requests')
  })

  test('what is somebody else’s, and a time from a calendar as if it were blocked by hand', async () => {
    const { body } = await add()
    await runJobs(api.platform)
    const stranger = (await newProvider(api)).call
    const params = { calendarId: body.id }
    expect((await stranger(readCalendar, { params })).code).toBe('not_found')
    expect((await stranger(removeCalendar, { params })).code).toBe('not_found')
    expect((await stranger(getCalendars, {})).body.calendars).toEqual([])
    const [time] = await rows<{ id: string }>('select id from busy_time where provider_id = $1', provider.id)
    expect((await call(unblockTime, { params: { busyTimeId: time?.id ?? '' } })).code).toBe('not_found')
  })
})

describe('the feed', () => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'GET', url: new URL(url).pathname, headers })

  async function bookAs(status: 'requested' | 'confirmed', index: number): Promise<string> {
    const slots = await rows<{ id: string }>('select id from slot where listing_id = $1 order by starts_at', listingId)
    await (await newClient(api))(holdSlot, { body: { slotId: slots[index]?.id ?? '', price: 3_450 } })
    const [row] = await rows<{ id: string }>(
      'update booking set status = $2, requested_at = $3, respond_by = $3 where slot_id = $1 returning id',
      slots[index]?.id,
      status,
      at(TEST_NOW),
    )
    return row?.id ?? ''
  }

  test('has bookings, requests as tentative and blocked times, by first names alone', async () => {
    const [asking, agreed] = [await bookAs('requested', 0), await bookAs('confirmed', 2)]
    await call(blockTime, { body: { startsAt: TEST_NOW, endsAt: TEST_NOW + 3_600_000, note: 'School run' } })
    await add()
    await runJobs(api.platform)
    const { body } = await call(makeFeed, {})
    expect((await call(getCalendars, {})).body.feedMadeAt).toBe(TEST_NOW)
    const { statusCode, headers, body: text } = await get(body.url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const of = (id: string) => text.slice(text.indexOf(`UID:${id}@ginipig`)).split('END:VEVENT')[0] ?? ''
    expect(of(asking)).toMatch(/SEQUENCE:0[\s\S]*SUMMARY:Request: Maya\\, Root tint and gloss[\s\S]*STATUS:TENTATIVE/)
    expect(of(agreed)).toMatch(/SEQUENCE:1[\s\S]*SUMMARY:Maya\\, Root tint and gloss[\s\S]*STATUS:CONFIRMED/)
    expect(text).toContain('SUMMARY:School run')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    for (const theirs of ['Osei', '7700900', '@ginipig.test', 'Academy']) expect(text).not.toContain(theirs)
  })

  test('a booking whose day is off is tentative until its client has chosen, and each is newer than before', async () => {
    const id = await bookAs('confirmed', 0)
    const { url } = (await call(makeFeed, {})).body
    const read = async () => {
      const text = (await get(url)).body
      const event = text.slice(text.indexOf(`UID:${id}@ginipig`)).split('END:VEVENT')[0] ?? ''
      return ['SEQUENCE', 'DTSTAMP', 'SUMMARY', 'STATUS'].map((name) => event.match(`${name}:(.*)\\r`)?.[1])
    }
    const [sequence, stamp, summary] = await read()
    const minutes = (count: number) => at(TEST_NOW + count * 60_000)
    const proposal = [provider.id, id, minutes(1), minutes(60)]
    await rows(
      `insert into booking_proposal (provider_id, booking_id, made_by, otherwise, note, created_at, answer_by)
       values ($1, $2, 'provider', 'cancels', '', $3, $4)`,
      ...proposal,
    )
    const off = await read()
    expect(off).toEqual([sequence, expect.any(String), `Day off: ${summary}`, 'TENTATIVE'])
    await rows(
      `update booking_proposal set outcome = 'withdrawn', ended_at = $2 where booking_id = $1`,
      ...[id, minutes(2)],
    )
    const kept = await read()
    expect(kept).toEqual([sequence, expect.any(String), summary, 'CONFIRMED'])
    const stamps = [stamp, off[1], kept[1]]
    expect([...new Set(stamps)].toSorted()).toEqual(stamps)
  })

  test('closes nothing where another calendar still has a time of it that was unblocked since', async () => {
    const from = Date.parse('2027-02-11T09:30:00Z')
    await call(blockTime, { body: { startsAt: from, endsAt: from + 900_000, note: '' } })
    answer.text = (await get((await call(makeFeed, {})).body.url)).body
    await add()
    await runJobs(api.platform)
    expect(await openStarts()).toEqual(['02-11T12:00', '02-12T09:00'])
    const mine = await rows<{ id: string }>('select id from busy_time where provider_id = $1', provider.id)
    for (const { id } of mine) await call(unblockTime, { params: { busyTimeId: id } })
    await read()
    expect(await busy()).toEqual([])
    expect(await openStarts()).toEqual(['02-11T09:00', '02-11T12:00', '02-12T09:00'])
    // What another provider blocked closes it: they may share a chair.
    const other = await newProvider(api)
    await other.call(blockTime, { body: { startsAt: from, endsAt: from + 900_000, note: '' } })
    answer.text = (await get((await other.call(makeFeed, {})).body.url)).body
    await read()
    expect(await openStarts()).toEqual(['02-11T12:00', '02-12T09:00'])
  })

  test('isn’t sent again while nothing changes', async () => {
    const { url } = (await call(makeFeed, {})).body
    const { headers } = await get(url)
    expect(headers['cache-control']).toBe('private, no-cache')
    const tag = String(headers.etag)
    expect((await get(url, { 'if-none-match': tag })).statusCode).toBe(304)
    await call(blockTime, { body: { startsAt: TEST_NOW, endsAt: TEST_NOW + 3_600_000, note: '' } })
    expect((await get(url, { 'if-none-match': tag })).statusCode).toBe(200)
  })

  test('a new link stops the old one, switching off stops it, and no link is kept', async () => {
    const first = (await call(makeFeed, {})).body.url
    const second = (await call(makeFeed, {})).body.url
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200])
    const token = new URL(second).pathname.split('/').at(-1)?.replace('.ics', '') ?? ''
    expect(JSON.stringify(await rows('select one::text from diary_feed one'))).not.toContain(token)
    await call(removeFeed, {})
    expect([(await get(second)).statusCode, (await call(getCalendars, {})).body.feedMadeAt]).toEqual([404, null])
  })

  test('is nobody’s once the provider is suspended', async () => {
    const { url } = (await call(makeFeed, {})).body
    await rows('update account set suspended_at = now() where id = $1', provider.id)
    expect((await get(url)).statusCode).toBe(404)
  })

  test('is read 120 times an hour at most', async () => {
    const { url } = (await call(makeFeed, {})).body
    for (let index = 0; index < 120; index += 1) await get(url)
    const over = await get(url)
    expect([over.statusCode, Number(over.headers['retry-after']) > 0]).toEqual([429, true])
  })
})
