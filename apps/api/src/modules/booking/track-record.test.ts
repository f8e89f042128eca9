import { getMyBooking } from '@ginipig/contract/booking/client-calls.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { getOwnRecord } from '@ginipig/contract/booking/track-record.ts'
import { getProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { expect, test } from 'vitest'
import { at } from '#platform/database/sql.ts'
import { injectCaller } from '#testing/caller.ts'
import { request, setUp, type World } from './booking.fixture.ts'

/** Ends as rows: how, the start and the end in hours from now. */
type End = {
  status: string
  starts: number
  ended: number
  contest?: 'open' | 'decided'
  answered?: number
  isReported?: boolean
}

const DONE = { status: 'completed', starts: -72, ended: -70 }

/** Copies of a request of the two, as they ended: rows alone, without their money. */
async function recordsWith(world: World, ends: readonly End[]) {
  const { database, clock } = world.api.platform
  const now = clock.now()
  const { params } = await request(world)
  for (const [index, { status, starts, ended, contest, answered, isReported }] of ends.entries()) {
    // No two slots of a listing begin together.
    const begins = now + starts * HOUR_MS + index * MINUTE_MS
    const made = await database.row<{ id: string }>(
      `with b as (select * from booking where id = $1), s as (
         insert into slot (listing_id, provider_id, during, capacity, booked)
         select b.listing_id, b.provider_id, tstzrange($3, $4), 1, 0 from b returning id, during
       )
       insert into booking (reference, slot_id, listing_id, provider_id, client_id, during, status, approval, type,
         address, town, outward_postcode, currency, rrp, price, discount, total, deposit, balance, commission, policy, hold_shown_until, hold_until, requested_at, ended_at,
         no_show_at, contest, completed_at, must_haves_asked, must_haves_given, created_at)
       select left(s.id::text, 8), s.id, b.listing_id, b.provider_id, b.client_id, s.during, $2, b.approval, b.type,
         b.address, b.town, b.outward_postcode, b.currency, b.rrp, b.price, b.discount, b.total, b.deposit, b.balance, b.commission, b.policy, b.hold_shown_until, b.hold_until,
         b.requested_at, $5, case when $2 = 'no_show' then $5::timestamptz end, $6,
         case when $2 = 'completed' then $5::timestamptz end, b.must_haves_asked, b.must_haves_given, b.created_at
       from b, s returning id`,
      [
        ...[params.bookingId, status, at(begins), at(begins + HOUR_MS)],
        ...[at(now + ended * HOUR_MS), contest ?? null],
      ],
    )
    if (isReported)
      await database.row(
        `insert into report (reporter_id, kind, target_id, about_id, provider_id, booking_id, reason, comment, quote, created_at,
           settled_at, answer)
         select client_id, 'booking', id, provider_id, provider_id, id, 'did_not_turn_up', 'Nobody there.', 'GP', $2, $2, 'You are right.'
         from booking where id = $1`,
        [made?.id, at(now)],
      )
    if (answered !== undefined)
      await database.row(
        `insert into booking_event (provider_id, booking_id, at, kind, actor, to_status)
         values ($1, $2, $3, 'declined', 'provider', 'declined')`,
        [world.providerId, made?.id, at(now + answered * HOUR_MS)],
      )
  }
  const { body: waits } = await world.client(getMyBooking, { params })
  const { body: booking } = await world.provider(getProviderBooking, { params })
  const visitor = injectCaller(world.api.app)
  const { body: page } = await visitor(getProviderPage, { params: { providerId: world.providerId } })
  // Each sees of themselves what the other does.
  expect((await world.client(getOwnRecord)).body).toEqual({ record: booking.client.record, answerMs: null })
  expect((await world.provider(getOwnRecord)).body).toEqual({ record: page.record, answerMs: page.answerMs })
  await world.api.close()
  const answers = [page.answerMs, waits.provider.answerMs]
  return { client: booking.client.record, provider: page.record, answers }
}

const YEAR = (366 * DAY_MS) / HOUR_MS

test('nothing is said of who has two ends, whatever they were', async () => {
  const missed = { status: 'no_show', starts: -200, ended: -199 }
  expect(await recordsWith(await setUp({}, 1, { isPainted: true }), [missed, missed])).toMatchObject({
    client: null,
    provider: null,
  })
})

test('late is what the booking’s own notice says; a no-show counts once it can’t be contested; a year is enough', async () => {
  const ends = [
    ...[DONE, DONE, DONE],
    { status: 'cancelled_by_client', starts: -100, ended: -110 }, // 10 hours before
    { status: 'cancelled_by_client', starts: -100, ended: -137 }, // 37 hours before
    { status: 'cancelled_unpaid', starts: -60, ended: -72 },
    { status: 'cancelled_by_provider', starts: -100, ended: -101 },
    { status: 'cancelled_by_provider', starts: -100, ended: -150 },
    { status: 'no_show', starts: -48, ended: -47 },
    { status: 'no_show', starts: -5, ended: -4 }, // can be contested yet
    { status: 'no_show', starts: -72, ended: -71, contest: 'open' as const },
    { status: 'no_show', starts: -YEAR, ended: -YEAR + 1 },
    { status: 'declined', starts: -20, ended: -40 },
  ]
  expect(await recordsWith(await setUp({}, 1, { isPainted: true }), ends)).toMatchObject({
    client: { kept: 3, cancelledLate: 2, missed: 1 },
    provider: { kept: 6, cancelledLate: 1, missed: 0 },
  })
})

test('a provider who didn’t come is said so once a person has decided; a report alone says nothing', async () => {
  const ends = [
    ...[DONE, DONE],
    { ...DONE, isReported: true }, // answered, and nothing was paid back at their cost
    { status: 'cancelled_by_provider', starts: -100, ended: -99, isReported: true },
  ]
  expect(await recordsWith(await setUp({}, 1, { isPainted: true }), ends)).toMatchObject({
    provider: { kept: 3, cancelledLate: 0, missed: 1 },
  })
})

test('an answer’s usual time is the median of five or more; a request that ran out has all its hours', async () => {
  const unanswered = { status: 'expired', starts: 40, ended: 8 }
  const ends = [0.5, 1, 2].map((answered) => ({ status: 'declined', starts: 48 + answered * 4, ended: 0, answered }))
  expect(await recordsWith(await setUp({}, 1, { isPainted: true }), [...ends, unanswered])).toMatchObject({
    answers: [null, null],
  })
  const ranOut = { ...unanswered, starts: 30 }
  const usual = 2 * HOUR_MS
  expect(await recordsWith(await setUp({}, 1, { isPainted: true }), [...ends, unanswered, ranOut])).toMatchObject({
    answers: [usual, usual],
  })
})
