import {
  cancelBooking,
  endProposal,
  getMyBooking,
  giveMustHaves,
  startBalance,
  startPayment,
  syncPayment,
  takeProposedTime,
} from '@ginipig/contract/booking/client-calls.ts'
import { acceptBooking, completeBooking, endProposalAsProvider } from '@ginipig/contract/booking/provider-calls.ts'
import { getSickDay, type SickDayBooking, takeDayOff } from '@ginipig/contract/booking/sick-day.ts'
import { getDiary, unblockTime } from '@ginipig/contract/listing/diary.ts'
import { closeListing } from '@ginipig/contract/listing/my-listings.ts'
import { getLatestNotifications } from '@ginipig/contract/notification/notification.ts'
import { DAY_MS, DEFAULT_ZONE, HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { takeListingDown } from '#modules/report/settle-report.ts'
import { at } from '#platform/database/sql.ts'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import {
  checkBooksAfterEach,
  confirm,
  hold,
  intentsOf,
  request,
  setUp,
  slotOf,
  statements,
  type World,
} from './booking.fixture.ts'
import { readMoneyTasks, taskDetail } from './by-hand.ts'
import { rest, sent } from './ending.fixture.ts'
import { carryOutDayOff } from './sick-day.ts'

checkBooksAfterEach()

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code // of a problem document

/** A day with two confirmed clients and one who asks. */
async function busyDay() {
  const world = await setUp({ approval: 'manual' }, 4)
  const dateOf = (index: number) => toWallClock(slotOf(world, index).startsAt, DEFAULT_ZONE).date
  const day = dateOf(world.slots.findIndex((_, index) => dateOf(index) > dateOf(0) && dateOf(index) > dateOf(1)) + 12)
  const indexes = world.slots.flatMap((_, index) => (dateOf(index) === day ? [index] : [])).slice(0, 4)
  const ids: { bookingId: string }[] = []
  for (const [place, index] of indexes.slice(0, 3).entries()) {
    const client = world.people[place]
    if (!client) throw new Error('no such client')
    const { params } = await request(world, { plan: place === 0 ? 'deposit' : 'full', index, client })
    if (place < 2) await world.provider(acceptBooking, { params })
    ids.push(params)
  }
  await runJobs(world.api.platform)
  return { world, day, free: indexes[3] ?? 0, ids }
}

type Choice = 'offer' | 'refund'

const why = { reason: 'emergency', words: 'Our boiler burst.', asksWaiver: true } as const

async function take(world: World, day: string, ...choices: Choice[]) {
  const { body } = await world.provider(getSickDay, { params: { day } })
  const bookings = body.bookings.map(({ id, refund, fee }, place) => ({
    ...{ id, refund, fee },
    choice: choices[place] ?? ('refund' as const),
  }))
  return world.provider(takeDayOff, { params: { day }, body: { bookings, why } })
}

const outcomes = async (world: World, day: string) =>
  (await world.provider(getSickDay, { params: { day } })).body.bookings.map(({ done }) => done?.outcome)

test('one act tells the whole day: the money goes back as it was shown, pressed twice it happens once', async () => {
  const { world, day, free, ids } = await busyDay()
  const params = { day }
  const { body: before } = await world.provider(getSickDay, { params })
  expect(before.isOff).toBe(false)
  expect(before.openSlots).toBeGreaterThan(0)
  expect(before.bookings).toMatchObject([
    { status: 'confirmed', refund: 810, fee: 810, until: expect.any(Number), done: null },
    { status: 'confirmed', refund: 5_400, fee: 810, until: expect.any(Number), done: null },
    { status: 'requested', refund: 0, fee: 0, until: expect.any(Number), done: null },
  ])
  const dearer = before.bookings.map(({ id, refund }) => ({ id, choice: 'refund' as const, refund, fee: 0 }))
  expect(codeOf(await world.provider(takeDayOff, { params, body: { bookings: dearer, why } }))).toBe('cost_changed')
  expect(codeOf(await world.provider(takeDayOff, { params, body: { bookings: [], why } }))).toBe('cost_changed')
  expect((await take(world, day)).body.isOff).toBe(true)
  expect((await take(world, day)).status).toBe(200)
  const other = world.people[3]
  expect(other && codeOf(await hold(world, other, free))).toBe('slot_taken')
  await runJobs(world.api.platform)
  await sweepAndRun(world.api.platform)
  const { body: after } = await world.provider(getSickDay, { params })
  expect(after.bookings).toMatchObject([
    {
      status: 'cancelled_by_provider',
      refund: 810,
      fee: 810,
      done: { outcome: 'cancelled', problem: null, waiver: 'asked' },
    },
    { status: 'cancelled_by_provider', refund: 5_400, fee: 810, done: { outcome: 'cancelled', problem: null } },
    { status: 'declined', refund: 0, fee: 0, done: { outcome: 'declined', problem: null, waiver: null } },
  ])
  const refunds = await Promise.all(
    ids.map(async (its, place) => (await world.people[place]?.(getMyBooking, { params: its }))?.body.refund?.amount),
  )
  expect(refunds).toEqual([810, 5_400, undefined])
  // Each client reads why, each fee is asked about, and a request's client reads the words alone.
  const told = await Promise.all(
    ids.map(async (its, place) => (await world.people[place]?.(getMyBooking, { params: its }))?.body),
  )
  expect(told.map((one) => [one?.cancelReason, one?.cancelText, one?.declineText])).toEqual([
    ['emergency', why.words, null],
    ['emergency', why.words, null],
    [null, null, why.words],
  ])
  const declined = await world.api.platform.database.rows<{ text: string }>(
    `select text from local_message where subject ~ 'can’t take'`,
  )
  expect(declined).toEqual([{ text: expect.stringContaining(`wrote: “${why.words}”`) }])
  const tasks = await readMoneyTasks(world.api.platform.database)
  expect(tasks.map((task) => [task.what, task.pence, taskDetail(task)])).toEqual(
    Array.from({ length: 2 }, () => ['waiver', 810, `emergency: ${why.words}`]),
  )
  const blocks = await world.api.platform.database.rows('select id from busy_time')
  expect(blocks).toHaveLength(1)
})

test('a slot of the day that somebody holds is theirs no more, and nothing is taken for it', async () => {
  const { world, day, free } = await busyDay()
  const client = world.people[3]
  if (!client) throw new Error('no such client')
  const { body: held } = await hold(world, client, free)
  const params = { bookingId: held.id }
  await client(giveMustHaves, { params, body: statements })
  expect((await client(startPayment, { params, body: { plan: 'deposit', savesCard: false } })).status).toBe(200)
  const intent = await confirm(world, held.id, 'pm_card_visa')
  expect((await take(world, day)).status).toBe(200)
  await sweepAndRun(world.api.platform)
  expect((await client(syncPayment, { params })).body).toMatchObject({ status: 'payment_failed', captured: 0 })
  expect((await world.api.platform.stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled')
})

test('the times that the provider chose are the ones that are offered, with their words; contact details are refused', async () => {
  const { world, day, ids } = await busyDay()
  const params = { day }
  const { body } = await world.provider(getSickDay, { params })
  const [first] = body.bookings
  const last = first?.times.at(-1)
  const [its] = ids
  if (!first || !last || !its) throw new Error('no time to choose')
  const bookings = body.bookings.map(({ id, refund, fee }) => ({
    ...{ id, refund, fee, choice: 'offer' as const },
    ...(id === first.id ? { slotIds: [last.slotId] } : {}),
  }))
  const words = 'Ring me: 07700 900118'
  expect((await world.provider(takeDayOff, { params, body: { bookings, why: { ...why, words } } })).status).toBe(422)
  await world.provider(takeDayOff, { params, body: { bookings, why } })
  await runJobs(world.api.platform)
  expect((await world.client(getMyBooking, { params: its })).body.proposal).toMatchObject({
    note: why.words,
    times: [last],
  })
  const { body: after } = await world.provider(getSickDay, { params })
  expect(after.bookings[0]).toMatchObject({
    done: { outcome: 'offered', offered: [last], waiver: 'asked' },
    until: expect.any(Number),
  })
})

test('no time is shown to two clients of a day, and each is offered what was shown, whichever job comes first', async () => {
  const { world, day, ids } = await busyDay()
  const params = { day }
  const shownTo = ({ times, suggested }: SickDayBooking) => times.filter(({ slotId }) => suggested.includes(slotId))
  const { bookings } = (await world.provider(getSickDay, { params })).body
  const shown = bookings.map(shownTo)
  expect(shown.map(({ length }) => length)).toEqual([3, 3, 3])
  const spans = shown.flat().sort((a, b) => a.startsAt - b.startsAt)
  for (const [place, { endsAt }] of spans.entries())
    expect(spans[place + 1]?.startsAt ?? endsAt).toBeGreaterThanOrEqual(endsAt)
  // What is open on the day that is taken off is no other time.
  const days = bookings.flatMap(({ times }) => times.map((time) => toWallClock(time.startsAt, DEFAULT_ZONE).date))
  expect(days).not.toContain(day)
  expect((await world.provider(getSickDay, { params })).body.bookings.map(shownTo)).toEqual(shown)
  await take(world, day, 'offer', 'offer', 'offer')
  for (const its of [...ids].reverse())
    await carryOutDayOff(world.api.platform, { ...its, day, providerId: world.providerId })
  const offered = await Promise.all(
    ids.map(async (its, place) => (await world.people[place]?.(getMyBooking, { params: its }))?.body.proposal?.times),
  )
  expect(offered).toEqual(shown)
})

test('a client whose times went meanwhile is not given those that another was shown', async () => {
  const { world, day, ids } = await busyDay()
  const { bookings } = (await world.provider(getSickDay, { params: { day } })).body
  await take(world, day, 'offer', 'offer', 'offer')
  const { platform } = world.api
  const [first] = bookings
  const [one] = ids
  if (!first || !one) throw new Error('nobody to be offered a time')
  // The provider's other calendar took them.
  await platform.database.rows(
    `insert into busy_time (provider_id, during, created_at)
     select provider_id, during, $2 from slot where id = any ($1::uuid[])`,
    [first.suggested, at(world.api.clock.now())],
  )
  await carryOutDayOff(platform, { ...one, day, providerId: world.providerId })
  const { body } = await world.client(getMyBooking, { params: one })
  const offered = body.proposal?.times.map(({ slotId }) => slotId) ?? []
  expect(offered.length).toBeGreaterThan(0)
  const others = bookings.flatMap(({ suggested }) => suggested)
  expect(others.filter((slotId) => offered.includes(slotId))).toEqual([])
  await runJobs(platform)
})

test('who is offered other times takes one without a fee, or gets everything back', async () => {
  const { world, day, ids } = await busyDay()
  await take(world, day, 'offer', 'offer', 'offer')
  await runJobs(world.api.platform)
  expect(await outcomes(world, day)).toEqual(['offered', 'offered', 'offered'])
  const views = await Promise.all(
    ids.map(async (params, place) => (await world.people[place]?.(getMyBooking, { params }))?.body),
  )
  for (const view of views) expect(view?.proposal).toMatchObject({ by: 'provider', otherwise: 'cancels' })
  const mails = await world.api.platform.database.rows<{ subject: string }>(
    `select subject from local_message where subject ~ 'can’t work that day: choose another time$'`,
  )
  expect(mails).toHaveLength(ids.length)
  const [first, second, third] = ids
  const slotId = views[0]?.proposal?.times[0]?.slotId
  if (!first || !second || !third || !slotId) throw new Error('no time was offered')
  const moved = await world.people[0]?.(takeProposedTime, { params: first, body: { slotId } })
  expect(moved?.body).toMatchObject({ status: 'confirmed', captured: 810, moves: 1 })
  await runJobs(world.api.platform)
  // The day stays off: nobody can book what was left of it.
  const left = await world.api.platform.database.rows<{ text: string }>(
    `select text from local_message where subject ~ ' moved to '`,
  )
  expect(left).toEqual([{ text: expect.not.stringContaining('free again') }])
  await world.people[1]?.(endProposal, { params: second })
  world.api.clock.set(world.api.clock.now() + 25 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  const refused = await world.people[1]?.(getMyBooking, { params: second })
  expect(refused?.body).toMatchObject({ status: 'cancelled_by_provider', refund: { amount: 5_400 } })
  expect((await world.people[2]?.(getMyBooking, { params: third }))?.body.status).toBe('declined')
})

/** What the newest of a kind says behind somebody's bell. */
async function told(world: World, place: number, kind: string) {
  const { body } = (await world.people[place]?.(getLatestNotifications, { query: { language: 'en' } })) ?? {}
  const note = body?.items.find((one) => one.kind === kind)
  return note && [note.title, note.line, note.action?.label ?? null]
}

test.for([
  ['closed by its provider', 'offered', 'confirmed'],
  ['taken down', 'cancelled', 'cancelled_by_provider'],
] as const)('clients of a listing that is %s are told all the same: %s', async ([how, outcome, status]) => {
  const { world, day, ids } = await busyDay()
  const [params] = ids
  if (!params) throw new Error('no booking')
  const { platform } = world.api
  const listingId = world.listing.id
  if (how === 'taken down') await takeListingDown(platform, listingId, 'Not what it says.')
  else await world.provider(closeListing, { params: { listingId }, body: {} })
  await take(world, day, 'offer', 'offer', 'offer')
  await sweepAndRun(platform)
  expect((await outcomes(world, day))[0]).toBe(outcome)
  expect((await world.client(getMyBooking, { params })).body.status).toBe(status)
})

test('a day off is told as one, by SMS too, and the bell says what came of it once its client has answered', async () => {
  const { world, day, ids } = await busyDay()
  const { platform } = world.api
  await platform.database.rows(
    `update account set sms_notifications = true, dial_code = '+44', mobile = '7700900118' where id = $1`,
    [world.clientIds[0]],
  )
  await take(world, day, 'offer', 'offer', 'offer')
  await runJobs(platform)
  const title = expect.stringMatching(/can’t work on the day you booked$/)
  const asked = [title, expect.stringMatching(/ Choose another time by .+, or get everything back\.$/), 'Choose a time']
  expect(await told(world, 0, 'booking_times_proposed')).toEqual(asked)
  const asksTitle = expect.stringMatching(/can’t work on the day you asked for$/)
  expect(await told(world, 2, 'booking_times_proposed')).toEqual([
    ...[asksTitle, expect.stringMatching(/If you take none, nothing is taken\.$/), 'Choose a time'],
  ])
  const texts = await platform.database.rows<{ text: string }>(`select text from local_message where channel = 'sms'`)
  expect(texts.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Ginipig: your appointment is off\. New time by .+, or a full refund: /),
  ])
  const [first, second, third] = ids
  if (!first || !second || !third) throw new Error('no bookings')
  const slotId = (await world.client(getMyBooking, { params: first })).body.proposal?.times[0]?.slotId ?? ''
  await world.client(takeProposedTime, { params: first, body: { slotId } })
  await world.people[1]?.(endProposal, { params: second })
  await world.people[2]?.(endProposal, { params: third })
  await runJobs(platform)
  expect(await told(world, 0, 'booking_times_proposed')).toEqual([
    ...[title, expect.stringMatching(/\. You have chosen another time\.$/), null],
  ])
  expect(await told(world, 1, 'booking_times_proposed')).toEqual([
    ...[title, expect.stringMatching(/ You took none of the times, and get everything back\.$/), null],
  ])
  expect(await told(world, 2, 'booking_times_proposed')).toEqual([
    ...[asksTitle, expect.stringMatching(/ You took none of the times, and nothing was taken\.$/), null],
  ])
})

test('a provider who can work after all takes the day back, and who was asked to choose is told that it stands', async () => {
  const { world, day, ids } = await busyDay()
  const { platform } = world.api
  const [first, second] = ids
  if (!first || !second) throw new Error('no bookings')
  await take(world, day, 'offer', 'offer', 'offer')
  await runJobs(platform)
  await world.provider(endProposalAsProvider, { params: first })
  await runJobs(platform)
  expect((await world.client(getMyBooking, { params: first })).body).toMatchObject({
    status: 'confirmed',
    proposal: null,
  })
  expect(await told(world, 0, 'booking_day_kept')).toEqual([
    expect.stringMatching(/can work on the day you booked after all$/),
    expect.stringMatching(/Your booking stays as it was\.$/),
    null,
  ])
  expect((await told(world, 0, 'booking_times_proposed'))?.[1]).toMatch(/has taken the other times back\.$/)
  expect(await told(world, 1, 'booking_day_kept')).toBeUndefined()
  const mails = await platform.database.rows(
    `select id from local_message where subject ~ 'can work on the day you booked after all$'`,
  )
  expect(mails).toHaveLength(1)
})

test('a day that is opened again in the diary takes back what nobody has answered, tells them, and can be taken off again', async () => {
  const { world, day, ids } = await busyDay()
  const { platform, clock } = world.api
  const [first, second, third] = ids
  if (!first || !second || !third) throw new Error('no bookings')
  await take(world, day, 'offer', 'offer', 'offer')
  await runJobs(platform)
  const slotId = (await world.client(getMyBooking, { params: first })).body.proposal?.times[0]?.slotId ?? ''
  await world.client(takeProposedTime, { params: first, body: { slotId } })
  await runJobs(platform)
  const until = toWallClock(Date.parse(`${day}T12:00Z`) + DAY_MS, DEFAULT_ZONE).date
  const diary = async () => (await world.provider(getDiary, { query: { from: day, until } })).body
  const [off] = (await diary()).busy.filter(({ heldFor }) => heldFor === null)
  expect(off).toMatchObject({ offersOut: 2 })
  expect((await diary()).bookings.map(({ proposal }) => proposal?.otherwise)).toEqual(['cancels', 'cancels'])
  await world.provider(unblockTime, { params: { busyTimeId: off?.id ?? '' } })
  await runJobs(platform)
  const kept = [second, third].map((params, place) => world.people[place + 1]?.(getMyBooking, { params }))
  expect((await Promise.all(kept)).map((one) => [one?.body.status, one?.body.proposal])).toEqual([
    ['confirmed', null],
    ['requested', null],
  ])
  expect(await told(world, 0, 'booking_day_kept')).toBeUndefined()
  expect((await told(world, 1, 'booking_day_kept'))?.[0]).toMatch(/can work on the day you booked after all$/)
  expect((await told(world, 2, 'booking_day_kept'))?.slice(0, 2)).toEqual([
    expect.stringMatching(/can work on the day you asked for after all$/),
    expect.stringMatching(/Your request stays as it was\.$/),
  ])
  expect((await diary()).busy).toEqual([])
  clock.advance(HOUR_MS)
  await take(world, day, 'offer', 'offer', 'offer')
  await runJobs(platform)
  expect(await outcomes(world, day)).toEqual(['offered', 'offered', 'offered'])
  expect((await diary()).bookings.map(({ proposal }) => proposal?.otherwise)).toEqual(['cancels', 'cancels'])
})

test('what was still to be done for a day that is opened again isn’t done', async () => {
  const { world, day } = await busyDay()
  const { platform } = world.api
  await take(world, day)
  const until = toWallClock(Date.parse(`${day}T12:00Z`) + DAY_MS, DEFAULT_ZONE).date
  const { busy } = (await world.provider(getDiary, { query: { from: day, until } })).body
  await world.provider(unblockTime, { params: { busyTimeId: busy[0]?.id ?? '' } })
  await runJobs(platform)
  const { body } = await world.provider(getSickDay, { params: { day } })
  expect(body.bookings.map(({ status, done }) => [status, done])).toEqual([
    ['confirmed', null],
    ['confirmed', null],
    ['requested', null],
  ])
})

test('while the day is off and the client has not chosen a balance waits, nobody is reminded, and no way out costs anything', async () => {
  const { world, day, ids } = await busyDay()
  const { platform, clock } = world.api
  const [params] = ids
  if (!params) throw new Error('no booking')
  const read = async () => (await world.client(getMyBooking, { params })).body
  const { startsAt } = await read()
  const sweepAt = async (hours: number) => {
    clock.set(startsAt - hours * HOUR_MS)
    await sweepAndRun(platform)
  }
  const reminders = () => platform.database.rows(`select id from notification where kind = 'booking_reminder'`)
  await sweepAt(49)
  await take(world, day, 'offer', 'offer', 'offer')
  await runJobs(platform)
  await sweepAt(47)
  expect(await reminders()).toEqual([])
  const cancelled = await world.client(cancelBooking, { params, body: { loses: 810 } })
  expect([cancelled.status, codeOf(cancelled)]).toEqual([409, 'cost_changed'])
  expect(codeOf(await world.client(startBalance, { params, body: { card: 'deposit' } }))).toBe('booking_state')
  await sweepAt(30)
  expect(await read()).toMatchObject({ status: 'confirmed', captured: 810 })
  await sweepAt(13)
  expect(await read()).toMatchObject({ status: 'cancelled_by_provider', captured: 810, refund: { amount: 810 } })
})

test('where a bank takes the payment back nothing ends until it has decided, nothing is earned, and no sweep fails', async () => {
  const { world, day, ids } = await busyDay()
  const { platform, clock, sandbox } = world.api
  const [, params] = ids
  const client = world.people[1]
  if (!params || !client) throw new Error('no booking')
  const read = async () => (await client(getMyBooking, { params })).body
  await take(world, day, 'offer', 'offer', 'offer')
  await rest(world)
  const intent = (await intentsOf(world.api)).find(({ amount_received: taken }) => taken === 5_400)
  const dispute = sandbox.control.dispute(intent?.id ?? '', 'fraudulent')
  await rest(world)
  const { proposal, endsAt } = await read()
  clock.set(proposal?.until ?? 0)
  await sweepAndRun(platform)
  await sweepAndRun(platform)
  expect(await read()).toMatchObject({ status: 'confirmed', paymentStatus: 'disputed', proposal: { times: [] } })
  clock.set(endsAt + 8 * DAY_MS)
  await sweepAndRun(platform)
  expect((await world.provider(completeBooking, { params })).status).toBe(409)
  expect((await read()).status).toBe('confirmed')
  sandbox.control.closeDispute(dispute, 'won')
  await rest(world)
  await rest(world)
  expect(await read()).toMatchObject({ status: 'cancelled_by_provider', refund: { amount: 5_400 } })
})

test('of what a bank leaves of a payment its provider has nothing on a day off: the rest goes back', async () => {
  const { world, day, ids } = await busyDay()
  const [, params] = ids
  const client = world.people[1]
  if (!params || !client) throw new Error('no booking')
  await take(world, day, 'offer', 'offer', 'offer')
  await rest(world)
  const intent = (await intentsOf(world.api)).find(({ amount_received: taken }) => taken === 5_400)
  const dispute = world.api.sandbox.control.dispute(intent?.id ?? '', 'fraudulent', 2_000)
  await rest(world)
  world.api.sandbox.control.closeDispute(dispute, 'lost')
  await rest(world)
  const { body } = await client(getMyBooking, { params })
  expect(body).toMatchObject({
    status: 'cancelled_by_provider',
    paymentStatus: 'charged_back',
    refund: { amount: 3_400 },
  })
  expect(await sent(world)).toEqual([])
})

test('what a crash left the sweep does, and nobody sees another’s day', async () => {
  const { world, day } = await busyDay()
  await take(world, day)
  const { database } = world.api.platform
  await database.rows('select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null')
  await runJobs(world.api.platform)
  expect(await outcomes(world, day)).toEqual([null, null, null])
  await sweepAndRun(world.api.platform)
  expect(await outcomes(world, day)).toEqual(['cancelled', 'cancelled', 'declined'])
  const { provider } = await setUp()
  expect((await provider(getSickDay, { params: { day } })).body.bookings).toEqual([])
})
