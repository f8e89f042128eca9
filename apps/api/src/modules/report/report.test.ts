import { cancelBooking, contestNoShow, getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import {
  acceptBooking,
  addSide,
  completeBooking,
  getProviderBooking,
  markNoShow,
  releasePayment,
} from '@ginipig/contract/booking/provider-calls.ts'
import { getListing } from '@ginipig/contract/listing/get-listing.ts'
import { getListingDraft, publishListing, saveListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { listMessages } from '@ginipig/contract/message/message.ts'
import { listNotifications } from '@ginipig/contract/notification/notification.ts'
import { getEarnings } from '@ginipig/contract/payment/earnings.ts'
import { addToReport, getReport, getReportable, sendReport } from '@ginipig/contract/report/report.ts'
import { putClientReview, putMyReview } from '@ginipig/contract/review/review.ts'
import { MAX_REPORT_ADDITIONS, REPORTS_A_DAY, type ReportKind } from '@ginipig/domain/report'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { describe, expect, test } from 'vitest'
import { createProvider } from '#demo/factories/provider.ts'
import { checkBooksAfterEach, request, setUp, slotOf, type World } from '#modules/booking/booking.fixture.ts'
import { decideNoShow } from '#modules/booking/ending.ts'
import { talkerOf, write } from '#modules/message/talk.fixture.ts'
import { type Caller, injectCaller } from '#testing/caller.ts'
import { runJobs, sweepAndRun, waitingNews } from '#testing/run-jobs.ts'
import { readWaiting } from './report.sql.ts'
import { settleReport, takeListingDown } from './settle-report.ts'

checkBooksAfterEach()

const safety = { reason: 'safety', comment: 'She carried on after I said it hurt.' } as const

const tell = (call: Caller, kind: ReportKind, targetId: string, body: unknown = safety) =>
  call(sendReport, { params: { kind, targetId }, body: body as typeof safety })

const look = (call: Caller, kind: ReportKind, targetId: string) => call(getReportable, { params: { kind, targetId } })

const numberOf = (reference: string) => Number(reference.replace('RP-', ''))

/** An appointment that the provider said yes to. */
async function booked(world: World) {
  const { params } = await request(world, { plan: 'full' })
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  return params
}

describe('what can be reported, by whom', () => {
  test('a listing, a provider and a review by everybody but whose it is; what is private by the two of it', async () => {
    const world = await setUp({}, 2)
    const { api, client, provider, people } = world
    const { platform, app } = api
    const { bookingId } = await booked(world)
    const params = { bookingId }
    api.clock.set(slotOf(world, 10).startsAt + 3 * HOUR_MS)
    await provider(completeBooking, { params })
    await client(putMyReview, {
      params,
      body: {
        ...{ professionalism: 1, friendliness: 1, reliability: 1, results: 1, comment: 'Awful' },
        ...{ photoIds: [], consentsToPhotos: false },
      },
    })
    await provider(putClientReview, { params, body: { friendliness: 1, reliability: 1 } })
    const [review] = await platform.database.rows<{ id: string; client_id: string }>('select id, client_id from review')
    const clientId = review?.client_id ?? ''
    const talker = { ...(await talkerOf(api, clientId, 'client')), to: world.providerId }
    await write(talker, 'Just pay me cash')
    const { body: thread } = await provider(listMessages, { params: { personId: clientId } })
    const message = thread.items.flatMap((one) => (one.kind === 'text' ? [one.key] : []))[0] ?? ''
    const other = await createProvider(platform.database, platform.clock.now())
    const readers = {
      visitor: injectCaller(app),
      client,
      stranger: people[1] as Caller,
      provider,
      otherProvider: (await talkerOf(api, other.id, 'provider')).call,
    }
    const all = { visitor: 200, client: 200, stranger: 200, provider: 200, otherProvider: 200 }
    const none = { visitor: 404, client: 404, stranger: 404, provider: 404, otherProvider: 404 }
    const rows: [ReportKind, string, typeof all][] = [
      ['listing', world.listing.id, { ...all, provider: 404 }],
      ['provider', world.providerId, { ...all, provider: 404 }],
      ['review', review?.id ?? '', { ...all, client: 404 }],
      ['client', clientId, { ...none, provider: 200 }],
      ['message', message, { ...none, provider: 200 }],
      ['booking', bookingId, { ...none, client: 200, provider: 200 }],
    ]
    for (const [kind, id, expected] of rows) {
      const seen: Record<string, number> = {}
      for (const [who, call] of Object.entries(readers)) seen[who] = (await look(call, kind, id)).status
      expect({ kind, ...seen }).toEqual({ kind, ...expected })
      const taken = await tell(readers.stranger, kind, id)
      expect({ kind, stranger: taken.status }).toEqual({ kind, stranger: expected.stranger })
    }
    expect((await tell(readers.visitor, 'listing', world.listing.id)).status).toBe(401)
    const { body } = await look(provider, 'message', message)
    expect(body).toMatchObject({ quote: 'Just pay me cash', person: { id: clientId }, holdsMoney: false })
  })

  test('a provider is named by both names', async () => {
    const world = await setUp()
    const [own] = await world.api.platform.database.rows<{ first_name: string; display_name: string }>(
      'select a.first_name, p.display_name from provider p join account a on a.id = p.id where p.id = $1',
      [world.providerId],
    )
    const both = `${own?.first_name}, ${own?.display_name}`
    expect((await look(world.client, 'provider', world.providerId)).body.quote).toBe(both)
    expect((await look(world.client, 'listing', world.listing.id)).body.by).toBe(both)
    expect((await tell(world.client, 'provider', world.providerId)).body.quote).toBe(both)
  })

  test('a message is quoted as its reader sees it, without what is hidden there', async () => {
    const world = await setUp()
    const [one] = await world.api.platform.database.rows<{ id: string }>(
      `select id from account where user_type = 'user' order by created_at limit 1`,
    )
    const talker = { ...(await talkerOf(world.api, one?.id ?? '', 'client')), to: world.providerId }
    const { body } = await write(talker, 'Ring 07700 900123')
    const key = body.kind === 'text' ? body.key : ''
    expect((await look(world.provider, 'message', key)).body.quote).toBe('Ring •••')
    expect((await look(talker.call, 'message', key)).status).toBe(404) // one's own
  })
})

describe('a report', () => {
  test('is one as long as it is open, with a number, for its author alone', async () => {
    const world = await setUp({}, 2)
    const { client, listing } = world
    const first = await tell(client, 'listing', listing.id)
    expect(first).toMatchObject({ status: 200, body: { reference: expect.stringMatching(/^RP-\d+$/), settled: null } })
    expect((await tell(client, 'listing', listing.id, { reason: 'misleading', comment: '' })).body).toEqual(first.body)
    expect((await look(client, 'listing', listing.id)).body.openReportId).toBe(first.body.id)
    expect((await client(getReport, { params: { reportId: first.body.id } })).body).toEqual(first.body)
    for (const other of [world.people[1] as Caller, world.provider])
      expect((await other(getReport, { params: { reportId: first.body.id } })).status).toBe(404)
    const entries = await world.api.platform.database.rows<{ detail: string }>(
      `select detail from audit where event = 'report_sent'`,
    )
    expect(entries).toEqual([{ detail: `${first.body.reference} listing safety` }])
  })

  test.for([
    { given: { reason: '', comment: '' }, fields: [{ path: 'reason', problem: 'required' }] },
    { given: { reason: 'other', comment: ' ' }, fields: [{ path: 'comment', problem: 'required' }] },
    { given: { reason: 'did_not_turn_up', comment: '' }, fields: [{ path: 'reason', problem: 'not_chosen' }] },
    { given: { reason: 'safety', comment: 'x'.repeat(501) }, fields: [{ path: 'comment', problem: 'too_long' }] },
  ])('of a listing for $given.reason needs its parts, and a reason that fits', async ({ given, fields }) => {
    const world = await setUp()
    expect((await tell(world.client, 'listing', world.listing.id, given)).problem?.fields).toEqual(fields)
  })

  test(`comes ${REPORTS_A_DAY} times a day from one person`, async () => {
    const world = await setUp()
    const { database, clock } = world.api.platform
    for (let sent = 0; sent < REPORTS_A_DAY; sent++)
      expect((await tell(world.client, 'provider', (await createProvider(database, clock.now())).id)).status).toBe(200)
    expect((await tell(world.client, 'provider', world.providerId)).code).toBe('too_many_requests')
  })

  test('is answered by an operator: its author is told, reads the answer, and can report again', async () => {
    const world = await setUp()
    const { platform } = world.api
    const { body: sent } = await tell(world.client, 'listing', world.listing.id)
    expect(await settleReport(platform, numberOf(sent.reference), 'We took the pictures down.')).toBe(true)
    expect(await settleReport(platform, numberOf(sent.reference), 'Twice')).toBe(false)
    const { body: told } = await world.client(listNotifications, { query: { language: 'en' } })
    expect(told.items).toMatchObject([{ kind: 'report_settled', path: `/report/${sent.id}` }])
    const { body } = await world.client(getReport, { params: { reportId: sent.id } })
    expect(body.settled).toEqual({ at: platform.clock.now(), answer: 'We took the pictures down.' })
    expect((await tell(world.client, 'listing', world.listing.id)).body.id).not.toBe(sent.id)
    await runJobs(platform)
    const mails = await platform.database.rows<{ text: string }>('select text from local_message where subject = $1', [
      `Our answer to your report ${sent.reference}`,
    ])
    expect(mails).toEqual([{ text: expect.stringContaining('We took the pictures down.') }])
  })

  test('takes words that its author remembers, as long as it is open, up to five times, nobody else’s', async () => {
    const world = await setUp({}, 2)
    const { platform } = world.api
    const { body: sent } = await tell(world.client, 'listing', world.listing.id)
    const params = { reportId: sent.id }
    const add = (call: Caller, text: string) => call(addToReport, { params, body: { text } })
    const first = await add(world.client, '  It happened twice. ')
    expect(first.body.added).toEqual([{ at: platform.clock.now(), text: 'It happened twice.' }])
    for (const other of [world.people[1] as Caller, world.provider])
      expect((await add(other, 'Mine too')).status).toBe(404)
    expect((await add(world.client, ' ')).problem?.fields).toEqual([{ path: 'text', problem: 'required' }])
    for (let nth = 2; nth <= MAX_REPORT_ADDITIONS; nth++) expect((await add(world.client, `${nth}`)).status).toBe(200)
    expect((await add(world.client, 'One more')).code).toBe('too_many_requests')
    await settleReport(platform, numberOf(sent.reference), 'Done')
    expect((await add(world.client, 'Too late')).code).toBe('report_settled')
    const { body } = await world.client(getReport, { params })
    expect(body.added.map(({ text }) => text)).toEqual(['It happened twice.', '2', '3', '4', '5'])
  })

  test('that is sent again while one is open leaves its words there, once', async () => {
    const world = await setUp()
    const { platform } = world.api
    const { body: first } = await tell(world.client, 'listing', world.listing.id)
    expect((await tell(world.client, 'listing', world.listing.id)).body).toEqual(first)
    const more = { reason: 'safety', comment: 'And the colour is wrong.' } as const
    const again = await tell(world.client, 'listing', world.listing.id, more)
    expect(again.body).toEqual({ ...first, added: [{ at: platform.clock.now(), text: more.comment }] })
    expect((await tell(world.client, 'listing', world.listing.id, more)).body).toEqual(again.body)
    for (let nth = 2; nth <= MAX_REPORT_ADDITIONS; nth++)
      await tell(world.client, 'listing', world.listing.id, { ...more, comment: `${nth}` })
    const full = await tell(world.client, 'listing', world.listing.id, { ...more, comment: 'One more' })
    expect(full.code).toBe('too_many_requests')
  })

  test('of a listing can end it: nobody finds it, its provider is told why', async () => {
    const world = await setUp()
    const { platform, app } = world.api
    expect(await takeListingDown(platform, world.listing.id, 'Somebody else’s photos.')).toBe(true)
    expect(await takeListingDown(platform, world.listing.id, 'Twice')).toBe(false)
    expect(await waitingNews(platform)).toEqual([
      `diary.changed:${world.providerId}`,
      `listing.changed:${world.listing.id}`,
    ])
    expect((await injectCaller(app)(getListing, { params: { listingId: world.listing.id } })).status).toBe(410)
    await runJobs(platform)
    const mails = await platform.database.rows<{ text: string }>(
      `select text from local_message where subject ~ 'down$'`,
    )
    expect(mails).toEqual([{ text: expect.stringContaining('Somebody else’s photos.') }])
  })
})

test('a listing that was taken down doesn’t come back with changes that were saved before', async () => {
  const { api, listing, provider } = await setUp()
  const params = { listingId: listing.id }
  const { body: draft } = await provider(getListingDraft, { params })
  const saved = await provider(saveListingDraft, { params, body: { revision: 0, typed: draft.typed } })
  expect(saved.status).toBe(200)
  expect(await takeListingDown(api.platform, listing.id, 'Somebody else’s photos.')).toBe(true)
  const ticks = { isQualified: true, isInsured: true, meetsRegulations: true } as const
  const again = await provider(publishListing, { params, body: { revision: saved.body.revision, ...ticks } })
  expect(again.code).toBe('listing_not_found')
  expect((await injectCaller(api.app)(getListing, { params })).status).toBe(410)
})

describe('the provider’s money of a booking', () => {
  test('waits while its client’s report is open, and goes out by itself once it is answered', async () => {
    const world = await setUp()
    const params = await booked(world)
    const { platform, clock } = world.api
    clock.set(slotOf(world, 10).startsAt + 3 * HOUR_MS)
    await world.provider(completeBooking, { params })
    expect((await look(world.client, 'booking', params.bookingId)).body.holdsMoney).toBe(true)
    expect((await look(world.provider, 'booking', params.bookingId)).body.holdsMoney).toBe(false)
    const given = { reason: 'did_not_turn_up', comment: '' } as const
    const { body } = await tell(world.client, 'booking', params.bookingId, given)
    expect(body.holdsMoney).toBe(true)
    const heard = async () =>
      (
        await platform.database.rows<{ kind: string }>(
          `select kind from notification where kind ~ 'report' order by at`,
        )
      ).map(({ kind }) => kind)
    expect(await heard()).toEqual(['booking_reported'])
    clock.advance(DAY_MS)
    expect((await world.provider(releasePayment, { params })).code).toBe('report_open')
    // Both sides read it, and no day is promised.
    const reportedAt = clock.now() - DAY_MS
    const mine = await world.client(getMyBooking, { params })
    expect(mine.body).toMatchObject({ reportedAt, reportId: body.id })
    const theirs = (await world.provider(getProviderBooking, { params })).body
    expect(theirs).toMatchObject({ reportedAt })
    expect(theirs).not.toHaveProperty('reportId')
    const words = 'I asked her twice.'
    expect((await world.provider(addSide, { params, body: { words } })).status).toBe(200)
    expect(await readWaiting(platform.database)).toMatchObject([{ holds_money: true, side: words }])
    const next = async () => (await world.provider(getEarnings, {})).body.nextRelease
    expect(await next()).toBeNull()
    clock.advance(7 * DAY_MS)
    const status = async () =>
      (await platform.database.row<{ status: string }>('select status from booking where id = $1', [params.bookingId]))
        ?.status
    await sweepAndRun(platform)
    expect(await status()).toBe('completed')
    await settleReport(platform, numberOf(body.reference), 'Both were asked.')
    expect((await heard()).toSorted()).toEqual(['booking_report_over', 'booking_reported', 'report_settled'])
    expect((await world.client(getMyBooking, { params })).body).toMatchObject({ reportedAt: null, reportId: null })
    expect(await next()).toMatchObject({ bookingId: params.bookingId })
    await sweepAndRun(platform)
    expect(await status()).toBe('released')
  })

  test('waits without a word to its provider where somebody fears for themselves', async () => {
    const world = await setUp()
    const params = await booked(world)
    const { body } = await tell(world.client, 'booking', params.bookingId, { reason: 'harassment', comment: '' })
    expect(body.holdsMoney).toBe(true)
    await settleReport(world.api.platform, numberOf(body.reference), 'We talked to both.')
    const told = await world.api.platform.database.rows(`select id from notification where kind like 'booking_report%'`)
    expect(told).toEqual([])
  })

  test.for(['cancelled late', 'decided to be missed'] as const)('waits also where the booking is %s', async (end) => {
    const world = await setUp()
    const { platform, clock } = world.api
    const { startsAt } = slotOf(world, 10)
    const params = await booked(world)
    const { body: report } = await tell(world.client, 'booking', params.bookingId)
    if (end === 'cancelled late') {
      clock.set(startsAt - HOUR_MS)
      expect((await world.client(cancelBooking, { params, body: { loses: 3_510 } })).status).toBe(200)
    } else {
      clock.set(startsAt + HOUR_MS)
      await world.provider(markNoShow, { params })
      expect((await world.client(contestNoShow, { params })).status).toBe(200)
      clock.advance(2 * DAY_MS)
      await decideNoShow(platform, { providerId: world.providerId, bookingId: params.bookingId }, 'uphold_no_show')
    }
    const sent = async () => {
      await sweepAndRun(platform)
      return (await platform.stripe.transfers.list({ limit: 10 })).data.map(({ amount }) => amount)
    }
    expect(await sent()).toEqual([])
    await settleReport(platform, numberOf(report.reference), 'We talked to both of you.')
    expect(await sent()).toEqual([2_700])
  })

  test('doesn’t wait for a report of the provider’s, nor for one of anything else', async () => {
    const world = await setUp()
    const params = await booked(world)
    world.api.clock.set(slotOf(world, 10).startsAt + 3 * HOUR_MS)
    await world.provider(completeBooking, { params })
    expect((await tell(world.provider, 'booking', params.bookingId)).body.holdsMoney).toBe(false)
    await tell(world.client, 'provider', world.providerId)
    const told = await world.api.platform.database.rows(`select id from notification where kind = 'booking_reported'`)
    expect(told).toEqual([])
    world.api.clock.advance(DAY_MS)
    expect((await world.provider(releasePayment, { params })).status).toBe(200)
  })
})
