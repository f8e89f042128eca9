import { acceptBooking, completeBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { getListing } from '@ginipig/contract/listing/get-listing.ts'
import { listMessages } from '@ginipig/contract/message/message.ts'
import { addToReport, getReport, sendReport } from '@ginipig/contract/report/report.ts'
import { putClientReview, putMyReview } from '@ginipig/contract/review/review.ts'
import type { ReportKind } from '@ginipig/domain/report'
import { HOUR_MS } from '@ginipig/domain/time'
import { afterEach, expect, test } from 'vitest'
import { checkBooksAfterEach, request, setUp, slotOf, type World } from '#modules/booking/booking.fixture.ts'
import { talkerOf, write } from '#modules/message/talk.fixture.ts'
import { insertReport } from '#modules/report/report.sql.ts'
import type { Caller } from '#testing/caller.ts'
import { runJobs } from '#testing/run-jobs.ts'
import { readActs } from '../act.sql.ts'
import { openDesk, type TestDesk } from '../desk.fixture.ts'

checkBooksAfterEach()

const desks: TestDesk[] = []
afterEach(async () => {
  for (const desk of desks.splice(0)) await desk.close()
})

async function deskOf(world: World): Promise<TestDesk> {
  const desk = await openDesk(world.api)
  desks.push(desk)
  return desk
}

const safety = { reason: 'safety', comment: 'She carried on after I said it hurt.' }

async function report(
  call: Caller,
  kind: ReportKind,
  targetId: string,
  body: { reason: string; comment: string } = safety,
) {
  const sent = await call(sendReport, { params: { kind, targetId }, body: body as never }) // any reason fits here
  expect(sent.status).toBe(200)
  return {
    id: sent.body.id,
    reference: sent.body.reference,
    path: `/reports/${sent.body.reference.replace('RP-', '')}`,
  }
}

/** An appointment that the provider said yes to. */
async function booked(world: World): Promise<{ bookingId: string }> {
  const { params } = await request(world, { plan: 'full' })
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  return params
}

const nameOf = async ({ api }: World, id: string) => {
  const row = await api.platform.database.row<{ name: string }>(
    `select first_name || ' ' || last_name as name from account where id = $1`,
    [id],
  )
  return row?.name ?? ''
}

test('the open ones stand oldest first, and go to the settled ones with their answer, which their author reads', async () => {
  const world = await setUp({}, 2)
  const { client, people, listing, providerId } = world
  const desk = await deskOf(world)
  expect((await desk.get('/reports')).body).toContain('Nobody waits for an answer.')
  const first = await report(client, 'listing', listing.id)
  world.api.clock.advance(HOUR_MS / 4)
  const second = await report(people[1] as Caller, 'provider', providerId, { reason: 'other', comment: 'Rude' })
  const open = (await desk.get('/reports')).body
  expect(open.indexOf(first.reference)).toBeGreaterThan(0)
  expect(open.indexOf(first.reference)).toBeLessThan(open.indexOf(second.reference))
  const page = (await desk.get(first.path)).body
  expect(page).toContain('She carried on after I said it hurt.')
  expect(page).toContain(`href="/admin${second.path}"`)
  const answer = 'We talked to her.\r\nThank you.'
  const settled = await desk.send(first.path, { act: 'settle_report', because: answer })
  expect(settled.headers.location).toBe('/admin/reports')
  const { body } = await client(getReport, { params: { reportId: first.id } })
  expect(body.settled).toMatchObject({ answer: 'We talked to her.\nThank you.' })
  expect((await desk.get('/reports')).body).not.toContain(first.reference)
  expect((await desk.get('/reports?tab=settled')).body).toContain(first.reference)
  expect((await desk.get(second.path)).body).toContain('We talked to her.')
  const twice = await desk.send(first.path, { act: 'settle_report', because: 'Twice' })
  expect([twice.statusCode, twice.body]).toEqual([422, expect.stringContaining('somebody has seen to it')])
})

test('an answer is needed, and one that is too long comes back as it was typed', async () => {
  const world = await setUp()
  const desk = await deskOf(world)
  const { path } = await report(world.client, 'listing', world.listing.id)
  const bare = await desk.send(path, { act: 'settle_report', because: ' ' })
  expect([bare.statusCode, bare.body]).toEqual([422, expect.stringContaining('This is needed.')])
  const long = await desk.send(path, { act: 'settle_report', because: `<b>no</b>${'x'.repeat(1_000)}` })
  expect([long.statusCode, long.body]).toEqual([422, expect.stringContaining('&lt;b&gt;no&lt;/b&gt;xxx')])
  const { database } = world.api.platform
  expect(await database.rows('select 1 as settled from report where settled_at is not null')).toEqual([])
})

test('what somebody wrote is text wherever it stands', async () => {
  const world = await setUp()
  const desk = await deskOf(world)
  const hostile = '<img src=x onerror=alert(1)>"><script>alert(2)</script>'
  const { id, path } = await report(world.client, 'listing', world.listing.id, { reason: 'other', comment: hostile })
  await world.client(addToReport, { params: { reportId: id }, body: { text: `And ${hostile}` } })
  await world.api.platform.database.row('update report set quote = $1', [hostile])
  const { body } = await desk.get(path)
  expect(body).toContain('And &lt;img src=x')
  for (const page of [body, (await desk.get('/reports')).body]) {
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toMatch(/<img src=x|<script/)
  }
})

test('the menu counts all that wait, however many', async () => {
  const world = await setUp()
  const desk = await deskOf(world)
  const { database, clock } = world.api.platform
  const target = { about_id: world.providerId, provider_id: null, booking_id: null, is_held: false }
  for (let left = 101; left > 0; left -= 1) {
    const one = {
      reporterId: world.clientIds[0] ?? '',
      kind: 'provider',
      targetId: crypto.randomUUID(),
      target,
    } as const
    await insertReport(database, { ...one, quote: 'x', reason: 'other', comment: 'x' }, clock.now())
  }
  expect((await desk.get('/log')).body).toMatch(/Reports <span class="count">101</)
})

test('a listing is taken down from its report, and its provider is told why', async () => {
  const world = await setUp()
  const desk = await deskOf(world)
  const { path } = await report(world.client, 'listing', world.listing.id)
  const down = { act: 'take_listing_down', because: 'Somebody else’s photos.' }
  expect((await desk.send(path, down)).headers.location).toBe(`/admin${path}`)
  expect((await world.client(getListing, { params: { listingId: world.listing.id } })).status).not.toBe(200)
  const page = await desk.get(path)
  expect(page.body).toContain('The listing isn’t shown any more.')
  expect(page.body).toContain('value="settle_report"') // one thing doesn't settle the other
  expect((await desk.send(path, down)).statusCode).toBe(422)
  const { path: other } = await report(world.client, 'provider', world.providerId)
  expect((await desk.send(other, down)).statusCode).toBe(422) // not what it is about
})

test('a review is hidden once and shown again from its report', async () => {
  const world = await setUp()
  const { api, client, provider } = world
  const { database } = api.platform
  const params = await booked(world)
  api.clock.set(slotOf(world, 10).startsAt + 3 * HOUR_MS)
  await provider(completeBooking, { params })
  await client(putMyReview, {
    params,
    body: {
      ...{ professionalism: 1, friendliness: 1, reliability: 1, results: 1, comment: 'Awful, says Mia from next door' },
      ...{ photoIds: [], consentsToPhotos: false },
    },
  })
  await provider(putClientReview, { params, body: { friendliness: 1, reliability: 1 } })
  const review = await database.row<{ id: string }>('select id from review')
  const desk = await deskOf(world)
  const { path } = await report(provider, 'review', review?.id ?? '', { reason: 'contact_details', comment: '' })
  const hide = { act: 'hide_review', because: 'names a third person' }
  expect((await desk.send(path, hide)).statusCode).toBe(303)
  expect((await desk.send(path, hide)).statusCode).toBe(422)
  const hidden = () => database.row('select hidden_at is not null as "isHidden", hidden_reason as because from review')
  expect(await hidden()).toEqual({ isHidden: true, because: 'names a third person' })
  expect((await desk.get(path)).body).toContain('names a third person')
  expect((await desk.send(path, { act: 'show_review' })).statusCode).toBe(303)
  expect(await hidden()).toEqual({ isHidden: false, because: null })
  expect((await desk.send(path, { act: 'show_review' })).statusCode).toBe(422)
})

test('money that waits, the booking and the ten last messages stand there, and each look is written down', async () => {
  const world = await setUp()
  const { api, client, providerId, clientIds } = world
  const clientId = clientIds[0] ?? ''
  const { bookingId } = await booked(world)
  const talker = { ...(await talkerOf(api, clientId, 'client')), to: providerId }
  for (let number = 1; number <= 12; number += 1) await write(talker, `Words no. ${number}.`)
  const desk = await deskOf(world)
  const { path } = await report(client, 'booking', bookingId)
  expect((await desk.get('/reports')).body).toContain('Money waits')
  const { body } = await desk.get(path)
  const row = await api.platform.database.row<{ reference: string }>('select reference from booking')
  expect(body).toContain(`/admin/bookings/${row?.reference}`)
  expect(body).toContain('Money waits')
  for (const id of [clientId, providerId]) {
    expect(body).toContain(`/admin/people/${id}`)
    expect(body).toContain(await nameOf(world, id))
  }
  for (const [number, isThere] of [
    [2, false],
    [3, true],
    [12, true],
  ] as const) // the last ten
    expect(body.includes(`Words no. ${number}.`)).toBe(isThere)
  const [look] = await readActs(api.platform.database, { limit: 1 })
  expect(look).toMatchObject({ act: 'look', subject: path, outcome: 'done' })
})

test('a message stands among those around it as it was written; other reports show no messages', async () => {
  const world = await setUp()
  const { api, provider, providerId, clientIds } = world
  const clientId = clientIds[0] ?? ''
  const talker = { ...(await talkerOf(api, clientId, 'client')), to: providerId }
  await write(talker, 'Ring 07700 900123')
  for (let number = 1; number <= 6; number += 1) await write(talker, `Later words no. ${number}.`)
  const { body: thread } = await provider(listMessages, { params: { personId: clientId } })
  const key = thread.items.flatMap((one) => (one.kind === 'text' ? [one.key] : [])).toSorted()
  const row = await api.platform.database.row<{ key: string }>('select key from message where number = 1')
  expect(key).toContain(row?.key)
  const desk = await deskOf(world)
  const { path } = await report(provider, 'message', row?.key ?? '', { reason: 'contact_details', comment: '' })
  const { body } = await desk.get(path)
  expect(body).toContain('Ring 07700 900123') // its reporter saw it without the number
  expect(body).toMatch(/class="is-it">.*?Reported/s)
  for (const [number, isThere] of [
    [4, true],
    [5, false],
  ] as const) // four after it
    expect(body.includes(`Later words no. ${number}.`)).toBe(isThere)
  expect((await desk.get('/reports')).body).not.toContain('Ring')
  const { path: other } = await report(provider, 'client', clientId)
  expect((await desk.get(other)).body).not.toContain('Ring')
})

test('there is no page of what isn’t there', async () => {
  const world = await setUp()
  const desk = await deskOf(world)
  const { reference } = await report(world.client, 'listing', world.listing.id)
  expect((await desk.get(`/reports/${reference}`)).statusCode).toBe(200) // as it stands in mails
  for (const number of ['999999', 'x', '-1']) expect((await desk.get(`/reports/${number}`)).statusCode).toBe(404)
})
