import {
  endProposal,
  getMyBooking,
  listMyBookings,
  takeProposedTime,
  wishMove,
} from '@ginipig/contract/booking/client-calls.ts'
import {
  acceptBooking,
  endProposalAsProvider,
  getProviderBooking,
  grantMove,
  listProposableTimes,
  listProviderBookings,
  proposeTimes,
} from '@ginipig/contract/booking/provider-calls.ts'
import { getDiary, moveSlot, removeSlots } from '@ginipig/contract/listing/diary.ts'
import { getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { getListingDraft, publishListing, saveListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { closeListing } from '@ginipig/contract/listing/my-listings.ts'
import { getLatestNotifications } from '@ginipig/contract/notification/notification.ts'
import { DEFAULT_ZONE, daysAfter, HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { runJobs, sweepAndRun } from '#testing/run-jobs.ts'
import { checkBooksAfterEach, hold, request, setUp, slotOf, type World } from './booking.fixture.ts'

checkBooksAfterEach()

const idsOf = (world: World, ...indexes: number[]) => indexes.map((index) => slotOf(world, index).row.id)
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code // of a problem document

async function confirmed(world: World, plan: 'deposit' | 'full' = 'full') {
  const { params } = await request(world, { plan, index: 10 })
  await world.provider(acceptBooking, { params })
  await runJobs(world.api.platform)
  return params
}

const propose = (world: World, params: { bookingId: string }, ...indexes: number[]) =>
  world.provider(proposeTimes, { params, body: { slotIds: idsOf(world, ...indexes), note: 'No water on Thursday.' } })

const take = (world: World, params: { bookingId: string }, index: number) =>
  world.client(takeProposedTime, { params, body: { slotId: slotOf(world, index).row.id } })

const subjects = async ({ api }: World) =>
  (
    await api.platform.database.rows<{ subject: string }>(
      `select subject from local_message where subject ~ 'propos|none of|asks|times back|[Mm]ove' order by id`,
    )
  ).map(({ subject }) => subject)

/** How many busy times are held for an answer. */
async function held({ api }: World) {
  const row = await api.platform.database.row<{ count: number }>(
    'select count(*)::int as count from busy_time where proposal_id is not null',
  )
  return row?.count
}

test('three times are held for the client, and nobody else can have them', async () => {
  const world = await setUp({ approval: 'manual' }, 2)
  const params = await confirmed(world)
  const { status, body } = await propose(world, params, 16, 14, 18)
  expect(status, JSON.stringify(body)).toBe(200)
  const { proposal } = (await world.client(getMyBooking, { params })).body
  expect(proposal).toMatchObject({ by: 'provider', otherwise: 'stays', note: 'No water on Thursday.' })
  expect(proposal?.times.map(({ slotId }) => slotId)).toEqual(idsOf(world, 14, 16, 18))
  const other = world.people[1]
  expect(other && codeOf(await hold(world, other, 16))).toBe('slot_taken')
  const slot = slotOf(world, 16)
  const { date } = toWallClock(slot.startsAt, 'Europe/London')
  const month = await world.client(getListingMonth, {
    params: { listingId: world.listing.id, month: date.slice(0, 7) },
  })
  expect(month.body.slots.find(({ id }) => id === slot.row.id)?.availability).toBe(0)
  expect(codeOf(await propose(world, params, 20))).toBe('times_proposed')
  await runJobs(world.api.platform)
  expect(await subjects(world)).toEqual([expect.stringContaining('proposes other times')])
  const { items } = (await world.client(getLatestNotifications, { query: { language: 'en' } })).body
  const note = items.find(({ kind }) => kind === 'booking_times_proposed')
  expect(note?.line).toMatch(/ Other times are held for you until .+\d\d:\d\d\.$/)
})

test('taking one moves the booking and gives the others back', async () => {
  const world = await setUp({ approval: 'manual' }, 2)
  const params = await confirmed(world, 'deposit')
  await propose(world, params, 14, 16)
  expect(codeOf(await take(world, params, 18))).toBe('times_gone')
  const { body } = await take(world, params, 16)
  expect(body).toMatchObject({
    status: 'confirmed',
    startsAt: slotOf(world, 16).startsAt,
    balanceAt: slotOf(world, 16).startsAt - 36 * HOUR_MS,
    captured: 810,
    moves: 1,
    proposal: null,
  })
  expect(await held(world)).toBe(0)
  const other = world.people[1]
  expect(other && (await hold(world, other, 14)).status).toBe(200)
  expect(codeOf(await take(world, params, 14))).toBe('times_gone')
})

const closeIt = (world: World) => world.provider(closeListing, { params: { listingId: world.listing.id }, body: {} })

test('a listing that takes nobody new keeps what was proposed, and its provider may still propose', async () => {
  const world = await setUp({ approval: 'manual' }, 1)
  const params = await confirmed(world)
  await propose(world, params, 11)
  await closeIt(world)
  expect((await take(world, params, 11)).status).toBe(200)
  const { times } = (await world.provider(listProposableTimes, { params })).body
  expect(times.map(({ slotId }) => slotId)).toEqual(expect.arrayContaining(idsOf(world, 13)))
  expect((await propose(world, params, 13)).status).toBe(200)
  expect((await take(world, params, 13)).body).toMatchObject({ startsAt: slotOf(world, 13).startsAt })
  world.api.clock.set(slotOf(world, 13).startsAt - 30 * HOUR_MS)
  const wished = await world.client(wishMove, { params, body: { slotId: slotOf(world, 20).row.id } })
  expect(codeOf(wished)).toBe('slot_not_bookable')
})

test('a time that is held for an answer stays while its listing changes: neither the diary nor the wizard takes it away', async () => {
  const world = await setUp({ approval: 'manual' }, 1)
  const request = await confirmed(world)
  await propose(world, request, 11, 13)
  const { provider, listing } = world
  const [first = '', second = ''] = idsOf(world, 11, 13)
  const moved = await provider(moveSlot, { params: { slotId: first }, body: { date: '2027-03-04', time: '20:00' } })
  expect(codeOf(moved)).toBe('slot_booked')
  const removed = await provider(removeSlots, { query: { ids: [first, second, ...idsOf(world, 20)].join() } })
  expect(removed.body).toEqual({ removed: idsOf(world, 20), booked: 2 })
  const params = { listingId: listing.id }
  const { body: draft } = await provider(getListingDraft, { params })
  expect(draft.listed?.bookedStarts).toHaveLength(3)
  const typed = {
    ...draft.typed,
    treatment: draft.typed.treatment && { ...draft.typed.treatment, title: 'Another title', hours: 1, minutes: 0 },
    requirements: draft.typed.requirements && {
      ...{ ...draft.typed.requirements, supervisedBy: 'A tutor', requirements: 'Clean hair' },
      ...({ rrpEvidence: 'price_list', rrpPeriod: 'six_months' } as const),
    },
  }
  const publish = async (times: typeof typed.times) => {
    const { revision } = (await provider(getListingDraft, { params })).body
    const saved = await provider(saveListingDraft, { params, body: { revision, typed: { ...typed, times } } })
    const said = { isQualified: true, isInsured: true, meetsRegulations: true } as const
    return provider(publishListing, { params, body: { revision: saved.body.revision, ...said } })
  }
  const [, ...others] = typed.times?.starts ?? []
  const without = await publish(typed.times && { ...typed.times, starts: others.slice(12) })
  expect(without.problem).toMatchObject({ fields: [{ path: 'times.starts', problem: 'slot_booked' }] })
  expect((await publish(typed.times)).status).toBe(200)
  expect((await take(world, request, 11)).body).toMatchObject({ startsAt: slotOf(world, 11).startsAt })
})

test('a request with other times waits for its client; taking one is the provider’s yes: it is charged once and confirmed', async () => {
  const world = await setUp({ approval: 'manual' })
  const { params } = await request(world, { plan: 'full', index: 10 })
  const requests = async () => {
    const { items, counts } = (await world.provider(listProviderBookings, { query: { tab: 'requests' } })).body
    return [items.length, counts.requests]
  }
  expect(await requests()).toEqual([1, 1])
  const { body: asked } = await propose(world, params, 14)
  expect(asked.respondBy).toBe(asked.proposal?.until)
  expect(await requests()).toEqual([1, 0]) // nothing that the provider could answer
  // Eight hours are over: it waits for the client, not for the provider.
  world.api.clock.set(world.api.clock.now() + 9 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  expect((await take(world, params, 14)).body.status).toBe('accepting')
  await runJobs(world.api.platform)
  const { body } = await world.client(getMyBooking, { params })
  expect(body).toMatchObject({ status: 'confirmed', captured: 5_400, startsAt: slotOf(world, 14).startsAt })
})

test.for([
  { of: 'a request', answer: 'none', status: 'declined' },
  { of: 'a request', answer: 'silence', status: 'declined' },
  { of: 'a booking', answer: 'none', status: 'confirmed' },
  { of: 'a booking', answer: 'silence', status: 'confirmed' },
] as const)('$answer to the times proposed for $of: $status, and the times are open again', async (given) => {
  const { of, answer, status } = given
  const world = await setUp({ approval: 'manual' })
  const params = of === 'a booking' ? await confirmed(world) : (await request(world, { plan: 'full' })).params
  const { body } = await propose(world, params, 14, 16)
  if (answer === 'none') await world.client(endProposal, { params })
  else {
    world.api.clock.set(body.proposal?.until ?? 0)
    await sweepAndRun(world.api.platform)
  }
  await runJobs(world.api.platform)
  const after = (await world.client(getMyBooking, { params })).body
  expect(after).toMatchObject({ status, proposal: null, startsAt: slotOf(world, 10).startsAt })
  expect(after.captured).toBe(of === 'a booking' ? 5_400 : 0)
  expect(await held(world)).toBe(0)
  const mails = await world.api.platform.database.rows<{ subject: string; text: string }>(
    `select subject, text from local_message order by id`,
  )
  const theirs = mails.find(({ subject }) => subject.includes('took none of your times'))
  expect(theirs?.text).toContain(
    of === 'a booking' ? 'The booking stays at its own time' : 'So the request has ended, and nobody pays anything.',
  )
  const ended = mails.filter(({ subject }) => /can’t take|has ended/.test(subject)).map(({ subject }) => subject)
  expect(ended).toEqual(of === 'a booking' ? [] : [expect.stringMatching(/^Your request to .+ has ended$/)])
})

test('a proposal and a hold of the same time: one has it', async () => {
  const world = await setUp({ approval: 'manual' }, 2)
  const params = await confirmed(world)
  const other = world.people[1]
  if (!other) throw new Error('no second client')
  const [proposed, kept] = await Promise.all([propose(world, params, 14), hold(world, other, 14)])
  expect([proposed.status, kept.status].toSorted()).toEqual([200, 409])
})

test('a time that is taken while it is taken back, or twice at once, is taken once or not at all, and told as it was', async () => {
  const world = await setUp({ approval: 'manual' })
  const params = await confirmed(world)
  await propose(world, params, 14, 16)
  await runJobs(world.api.platform)
  const answers = await Promise.all([
    take(world, params, 14),
    world.provider(endProposalAsProvider, { params }),
    take(world, params, 16),
    world.client(endProposal, { params }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  await runJobs(world.api.platform)
  const { body } = await world.client(getMyBooking, { params })
  expect(body).toMatchObject({ status: 'confirmed', captured: 5_400, proposal: null })
  expect(await held(world)).toBe(0)
  const [taken14, withdrawn, taken16, refused] = answers.map(({ status }) => status === 200)
  const index = taken14 ? 14 : taken16 ? 16 : 10
  expect([body.startsAt, body.moves]).toEqual([slotOf(world, index).startsAt, index === 10 ? 0 : 1])
  const said = (await subjects(world)).slice(1)
  if (withdrawn) expect(said).toEqual([expect.stringContaining('has taken the other times back')])
  else if (refused) expect(said).toEqual([expect.stringContaining('took none of your times')])
  else expect(said).toHaveLength(2)
})

test('who cancels or takes their words back leaves nothing held; what can’t be proposed is refused', async () => {
  const world = await setUp({ approval: 'manual' })
  const params = await confirmed(world)
  expect(codeOf(await propose(world, params, 10))).toBe('slot_not_bookable')
  const withPhone = { slotIds: idsOf(world, 14), note: 'Ring me on 07700 900118' }
  expect((await world.provider(proposeTimes, { params, body: withPhone })).status).toBe(422)
  expect(await held(world)).toBe(0)
  await propose(world, params, 14)
  await world.provider(endProposalAsProvider, { params })
  expect(await held(world)).toBe(0)
  const listed = await world.provider(listProposableTimes, { params })
  expect(listed.body.times.map(({ slotId }) => slotId)).toContain(slotOf(world, 14).row.id)
  world.api.clock.set(slotOf(world, 10).startsAt - 12 * HOUR_MS)
  expect((await world.provider(listProposableTimes, { params })).body).toMatchObject({ times: [], until: null })
  expect(codeOf(await propose(world, params, 14))).toBe('move_too_late')
})

test('times that are taken back leave a request its own hours: nobody stretches them by proposing again', async () => {
  const world = await setUp({ approval: 'manual' })
  const { params } = await request(world, { plan: 'full', index: 20 })
  const back = async () => (await world.provider(endProposalAsProvider, { params })).body.respondBy
  const before = (await world.provider(getProviderBooking, { params })).body.respondBy
  await propose(world, params, 24)
  expect(await back()).toBe(before)
  await propose(world, params, 24)
  world.api.clock.set((before ?? 0) + 2 * HOUR_MS)
  expect(await back()).toBe((before ?? 0) + 3 * HOUR_MS)
  expect(codeOf(await propose(world, params, 24))).toBe('response_too_late')
  world.api.clock.set((before ?? 0) + 3 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  expect((await world.client(getMyBooking, { params })).body.status).toBe('expired')
})

test.for(['a booking', 'a request'] as const)(
  'who was told of other times for %s is told when they are taken back, in their language, and nobody who wasn’t',
  async (of) => {
    const world = await setUp({ approval: 'manual' })
    const { platform } = world.api
    await platform.database.row(`update account set language = 'fr' where id = $1`, [world.clientIds[0]])
    const params = of === 'a booking' ? await confirmed(world) : (await request(world, { plan: 'full' })).params
    const told = () =>
      platform.database.rows<{ kind: string; subject: string; text: string }>(
        `select n.kind, m.subject, m.text from notification n join account a on a.id = n.account_id
           join local_message m on m.recipient = a.email and m.subject ~ 'a retiré les autres horaires'
         where n.account_id = $1 and n.kind = 'booking_times_withdrawn'`,
        [world.clientIds[0]],
      )
    await propose(world, params, 14)
    await world.provider(endProposalAsProvider, { params })
    await runJobs(platform)
    expect(await told(), 'taken back before anybody heard of it').toEqual([])
    await propose(world, params, 14)
    await runJobs(platform)
    await world.provider(endProposalAsProvider, { params })
    await propose(world, params, 16)
    await runJobs(platform)
    expect(await told(), 'others stand in their place').toEqual([])
    await world.provider(endProposalAsProvider, { params })
    await runJobs(platform)
    const stays =
      of === 'a booking' ? 'Votre rendez-vous reste comme il était.' : 'Votre demande reste comme elle était.'
    expect(await told()).toEqual([
      {
        kind: 'booking_times_withdrawn',
        subject: expect.stringMatching(/ a retiré les autres horaires$/),
        text: expect.stringContaining(stays),
      },
    ])
  },
)

/** A booking a day before its start, and the client's wish for another time. */
async function wished(world: World) {
  const params = await confirmed(world)
  const last = world.slots.length - 1
  const body = { slotId: slotOf(world, last).row.id }
  expect(codeOf(await world.client(wishMove, { params, body }))).toBe('move_too_late')
  world.api.clock.set(slotOf(world, 10).startsAt - 24 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  const answer = await world.client(wishMove, { params, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  await runJobs(world.api.platform)
  return { params, to: slotOf(world, last).startsAt }
}

test('a late wish to move is granted without a fee', async () => {
  const world = await setUp({ approval: 'manual' })
  const { params, to } = await wished(world)
  expect((await world.provider(getProviderBooking, { params })).body.proposal).toMatchObject({ by: 'client' })
  const from = toWallClock(world.api.clock.now(), DEFAULT_ZONE).date
  const { body: diary } = await world.provider(getDiary, { query: { from, until: daysAfter(from, 7) } })
  expect(diary.bookings.map(({ proposal }) => proposal)).toEqual([expect.objectContaining({ by: 'client' })])
  const { body } = await world.provider(grantMove, { params })
  expect(body).toMatchObject({ status: 'confirmed', startsAt: to, owes: 0, proposal: null, moves: 1 })
  expect(await held(world)).toBe(0)
  await runJobs(world.api.platform)
  expect(await subjects(world)).toEqual([
    expect.stringContaining('asks to move'),
    expect.stringContaining('Moved'),
    expect.stringContaining('moved to'),
  ])
})

test.for([
  { how: 'refused', isTold: true },
  { how: 'left alone', isTold: true },
  { how: 'taken back', isTold: false },
] as const)('a late wish that is $how leaves the booking as it was', async ({ how, isTold }) => {
  const world = await setUp({ approval: 'manual' })
  const { params } = await wished(world)
  if (how === 'refused') await world.provider(endProposalAsProvider, { params })
  if (how === 'taken back') await world.client(endProposal, { params })
  if (how === 'left alone') {
    world.api.clock.set(slotOf(world, 10).startsAt - HOUR_MS)
    await sweepAndRun(world.api.platform)
  }
  await runJobs(world.api.platform)
  const { body } = await world.client(getMyBooking, { params })
  expect(body).toMatchObject({ status: 'confirmed', startsAt: slotOf(world, 10).startsAt, proposal: null })
  expect(await held(world)).toBe(0)
  const told = (await subjects(world)).filter((subject) => /didn’t move|no longer asks/.test(subject))
  expect(told).toEqual([expect.stringMatching(isTold ? 'didn’t move your booking' : 'no longer asks to move')])
  const { items } = (await world.provider(getLatestNotifications, { query: { language: 'en' } })).body
  const wish = items.find(({ kind }) => kind === 'booking_move_wished')
  expect(wish?.line).toMatch(isTold ? /\. You didn’t move it\.$/ : /\. .+ has taken the wish back\.$/)
  expect(codeOf(await world.provider(grantMove, { params }))).toBe('times_gone')
})

test('a provider is reminded of a request at two, five and seven hours, not at night and not once it is answered', async () => {
  const world = await setUp({ approval: 'manual' }, 2)
  const { api } = world
  const day = Date.parse(`${new Date(api.clock.now()).toISOString().slice(0, 10)}T08:00:00Z`) + 24 * HOUR_MS
  api.clock.set(day)
  await request(world, { plan: 'full', index: 16 })
  const other = world.people[1]
  const answered = other && (await request(world, { plan: 'full', index: 18, client: other }))
  const reminders = async () =>
    (
      await api.platform.database.rows<{ event: string }>(
        `select substring(event from 'nudge.*') as event from notification where kind = 'booking_still_waits'`,
      )
    )
      .map(({ event }) => event)
      .toSorted()
  const at = async (hours: number) => {
    api.clock.set(day + hours * HOUR_MS)
    await sweepAndRun(api.platform)
    return reminders()
  }
  expect(await at(1.9)).toEqual([])
  expect(await at(2)).toEqual(['nudge.1', 'nudge.1'])
  if (answered) await world.provider(acceptBooking, { params: answered.params })
  expect(await at(4.9)).toHaveLength(2)
  expect(await at(5)).toEqual(['nudge.1', 'nudge.1', 'nudge.2'])
  expect(await at(7)).toEqual(['nudge.1', 'nudge.1', 'nudge.2', 'nudge.3'])
  api.clock.set(day + 12 * HOUR_MS)
  await request(world, { plan: 'full', index: 20 })
  expect(await at(14.5)).toHaveLength(4)
})

test('requests to who was suspended end at once, with their times, and nothing is taken; what is booked stays', async () => {
  const world = await setUp({ approval: 'manual' }, 2)
  const { api } = world
  const kept = await confirmed(world)
  const asked = await request(world, { index: 14 })
  const other = world.people[1]
  const offered = await request(world, { index: 16, ...(other && { client: other }) })
  await propose(world, offered.params, 18)
  await runJobs(api.platform)
  await api.platform.database.row('update account set suspended_at = $2 where id = $1', [
    world.providerId,
    new Date(api.clock.now()),
  ])
  api.clock.advance(3 * HOUR_MS)
  await sweepAndRun(api.platform)
  const states = await api.platform.database.rows<{ id: string; state: string }>(
    `select id, status || ' ' || payment_status as state from booking`,
  )
  expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [kept.bookingId, 'confirmed paid'],
      [asked.params.bookingId, 'declined voided'],
      [offered.params.bookingId, 'declined voided'],
    ]),
  )
  expect(await held(world)).toBe(0)
  const told = await api.platform.database.rows<{ kind: string; count: number }>(
    `select kind, count(*) from notification where kind in ('booking_declined', 'booking_still_waits') group by kind`,
  )
  expect(told).toEqual([{ kind: 'booking_declined', count: 2 }])
  const mails = await api.platform.database.rows<{ text: string }>(
    `select text from local_message where subject ~ 'can’t take'`,
  )
  expect(mails.map(({ text }) => text.includes('See other times'))).toEqual([false, false])
})

test('a slot of who was suspended is held for nobody any more, booked by oneself or not', async () => {
  const world = await setUp({ approval: 'automatic' }, 1)
  const { body: held } = await hold(world)
  await world.api.platform.database.row('update account set suspended_at = now() where id = $1', [world.providerId])
  await sweepAndRun(world.api.platform)
  const params = { bookingId: held.id }
  expect((await world.client(getMyBooking, { params })).body).toMatchObject({ status: 'payment_failed', captured: 0 })
})

test('both lists say whose times wait for an answer and until when, and nothing once they can’t be answered', async () => {
  const world = await setUp({ approval: 'manual' })
  const params = await confirmed(world)
  const inLists = async () => {
    const query = { tab: 'upcoming' } as const
    const [ours, theirs] = [
      await world.client(listMyBookings, { query }),
      await world.provider(listProviderBookings, { query }),
    ]
    toAnswer = ours.body.toAnswer
    return [ours.body.items, theirs.body.items].map((items) => items.map(({ proposal }) => proposal))
  }
  let toAnswer: unknown
  expect(await inLists()).toEqual([[null], [null]])
  expect(toAnswer).toEqual({ requested: 0, upcoming: 0 })
  await propose(world, params, 14, 16)
  const until = (await world.client(getMyBooking, { params })).body.proposal?.until ?? 0
  const waits = { by: 'provider', otherwise: 'stays', until }
  expect(await inLists()).toEqual([[waits], [waits]])
  expect(toAnswer).toEqual({ requested: 0, upcoming: 1 })
  world.api.clock.set(until)
  expect(await inLists()).toEqual([[null], [null]])
  expect(toAnswer).toEqual({ requested: 0, upcoming: 0 })
  world.api.clock.set(slotOf(world).startsAt - 30 * HOUR_MS)
  await sweepAndRun(world.api.platform)
  expect((await world.client(wishMove, { params, body: { slotId: idsOf(world, 18)[0] ?? '' } })).status).toBe(200)
  expect(await inLists()).toEqual([
    [{ by: 'client', otherwise: 'stays', until: expect.any(Number) }],
    [{ by: 'client', otherwise: 'stays', until: expect.any(Number) }],
  ])
})
