import type { getSickDay, SickDayBooking, takeDayOff as takeDayOffCall } from '@ginipig/contract/booking/sick-day.ts'
import type { BodyOf, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import {
  type SickDayChoice,
  type SickDayOutcome,
  type Span,
  timesOfOtherDays,
  withoutOverlaps,
} from '@ginipig/domain/booking'
import { DEFAULT_ZONE, dayBounds } from '@ginipig/domain/time'
import { closeTime, isClosed } from '#modules/my-listing/busy-times.ts'
import { type BookingKey, lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { refuseContactDetails } from '#platform/http/contact-details.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import { type LockedBooking, lockBooking } from './booking.sql.ts'
import { proposeInstead, timesInstead, viewProposal, whyOff } from './proposal.ts'
import {
  closeOne,
  countOpen,
  type DayOff,
  type DayRow,
  insertOne,
  type OneOff,
  readDay,
  readHolds,
  readOne,
  readPromised,
  setProblem,
} from './sick-day.sql.ts'
import { endingOf, keyOf, takeStep } from './steps.ts'

type Body = BodyOf<typeof takeDayOffCall>

/** A clock that changes does so later in the day, here as everywhere in Europe. */
function dayOf(providerId: string, day: string): DayOff {
  const { from: startsAt, to: endsAt } = dayBounds(Date.parse(`${day}T12:00:00Z`), DEFAULT_ZONE)
  return { providerId, day, startsAt, endsAt }
}

/** What cancelling it moves, or moved, by the function that moves it; of a request nothing was taken. */
function costOf(booking: LockedBooking, now: number): { refund: number; fee: number } {
  const isPaid = booking.status === 'confirmed' || booking.status === 'cancelled_by_provider'
  const ending = isPaid ? endingOf(booking, 'cancelled_by_provider', now) : undefined
  return { refund: ending?.settlement.refund ?? 0, fee: ending?.settlement.providerFee ?? 0 }
}

/** @param offered - what the clients before are offered: no time is offered to two of them */
async function viewOne(
  platform: Platform,
  sql: Sql,
  { key, row, kept, offered }: { key: BookingKey; row: DayRow; kept: readonly Span[]; offered: readonly Span[] },
): Promise<SickDayBooking> {
  const booking = await lockBooking(sql, key)
  if (!booking) throw new Error(`a booking of a day is gone: ${row.id}`) // its row was joined
  const { choice, outcome, problem, waiver, created_at: toldAt } = row
  const proposal = choice === null ? null : await viewProposal(sql, key)
  const instead = choice === null ? await timesInstead(platform, sql, booking, kept) : undefined
  const times = instead?.times ?? []
  return {
    id: row.id,
    client: { id: row.client_id, firstName: row.first_name, lastName: row.last_name, avatarUrl: row.avatar_url },
    title: row.title,
    status: row.status,
    startsAt: row.starts_at,
    ...costOf(booking, platform.clock.now()),
    times,
    suggested: timesOfOtherDays(withoutOverlaps(times, offered)).map(({ slotId }) => slotId),
    until: instead?.until ?? proposal?.until ?? null,
    done:
      choice === null || toldAt === null
        ? null
        : { choice, outcome, problem, at: toldAt, offered: proposal?.times ?? [], waiver },
  }
}

/** The clients of a day, soonest first. Who comes sooner chooses sooner. */
async function viewBookings(platform: Platform, sql: Sql, wanted: DayOff): Promise<SickDayBooking[]> {
  const { providerId, startsAt, endsAt } = wanted
  const kept = [{ startsAt, endsAt }, ...(await readPromised(sql, { providerId, bookingId: null }))]
  const offered: Span[] = []
  const bookings: SickDayBooking[] = []
  for (const row of await readDay(sql, wanted, platform.clock.now())) {
    const one = await viewOne(platform, sql, { key: { providerId, bookingId: row.id }, row, kept, offered })
    offered.push(...one.times.filter(({ slotId }) => one.suggested.includes(slotId)))
    bookings.push(one)
  }
  return bookings
}

/** A provider's day: what it would cost to take it off, and what came of it where it is. Past days have nobody. */
export async function viewDay(
  platform: Platform,
  providerId: string,
  day: string,
): Promise<ResponseOf<typeof getSickDay>> {
  const wanted = dayOf(providerId, day)
  return platform.database.transaction(async (sql) => {
    await lockProvider(sql, providerId)
    const bookings = await viewBookings(platform, sql, wanted)
    const openSlots = await countOpen(sql, wanted, platform.clock.now())
    return { zone: DEFAULT_ZONE, bookings, isOff: await isClosed(sql, wanted), openSlots }
  })
}

/** @throws Refusal `cost_changed`, `payment_busy`, see the contract; `invalid_input` for words with a contact detail */
export async function takeDayOff(
  platform: Platform,
  providerId: string,
  day: string,
  { bookings, why }: Body,
): Promise<void> {
  refuseContactDetails({ 'why.words': why.words ?? '' })
  const wanted = dayOf(providerId, day)
  await platform.database.transaction(async (sql) => {
    await lockProvider(sql, providerId)
    const now = platform.clock.now()
    const shown = new Map(bookings.map((one) => [one.id, one]))
    for (const booking of await viewBookings(platform, sql, wanted)) {
      if (booking.done) continue
      const one = { providerId, bookingId: booking.id, day }
      await writeOne(sql, one, { booking, shown: shown.get(booking.id), why }, now)
    }
    await giveUpHolds(platform, sql, wanted)
    if (wanted.endsAt > now) await closeTime(sql, wanted, now)
    platform.failpoint.within(sql, 'day-off')
  })
}

async function writeOne(
  sql: Sql,
  one: OneOff,
  { booking, shown, why }: { booking: SickDayBooking; shown: Body['bookings'][number] | undefined; why: Body['why'] },
  now: number,
): Promise<void> {
  const { status, refund, fee, suggested } = booking
  if (status === 'accepting') throw new Refusal('payment_busy')
  if (shown?.refund !== refund || shown.fee !== fee) throw new Refusal('cost_changed')
  const { choice, slotIds = suggested } = shown
  const offered = choice === 'offer' && slotIds.length > 0 ? slotIds : null
  await insertOne(sql, one, { choice, slotIds: offered, ...why, words: why.words || null }, now)
  await queueDayOff(sql, one)
}

/** Whoever is about to book, or has been offered a slot that they sleep over, would come on a day that is off. */
async function giveUpHolds(platform: Platform, sql: Sql, day: DayOff): Promise<void> {
  for (const bookingId of await readHolds(sql, day)) {
    const booking = await lockBooking(sql, { providerId: day.providerId, bookingId })
    if (booking) await takeStep(platform, sql, booking, 'release_hold', 'system')
  }
}

export const queueDayOff = (sql: Sql, one: OneOff): Promise<void> =>
  enqueue(sql, 'booking.day-off', one, `booking.day-off:${one.bookingId}:${one.day}`)

/** `booking.day-off`: does for one client what was chosen, in one transaction. What can't be done now says why, and is tried
 *  again by the job and by the sweep. */
export async function carryOutDayOff(platform: Platform, one: OneOff): Promise<void> {
  const { database, clock } = platform
  const work = async (sql: Sql) => {
    const booking = await lockBooking(sql, one)
    const open = await readOne(sql, one)
    if (!booking || !open) return
    await closeOne(sql, one, await endOne(platform, sql, booking, open), clock.now())
    await enqueue(sql, 'diary.changed', { providerId: one.providerId }, `diary.changed:${one.providerId}`)
  }
  await database.transaction(work).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    await setProblem(database, one, error.code === 'payment_busy' ? 'payment_busy' : 'booking_state')
  })
}

async function endOne(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  { choice, slot_ids: slotIds, words }: { choice: SickDayChoice; slot_ids: string[] | null; words: string | null },
): Promise<SickDayOutcome> {
  const { status, starts_at: startsAt } = booking
  if (status === 'accepting') throw new Refusal('payment_busy')
  if ((status !== 'requested' && status !== 'confirmed') || startsAt <= platform.clock.now()) return 'over'
  if (choice === 'offer' && (await proposeInstead(platform, sql, booking, { slotIds, words: words ?? '' })))
    return 'offered'
  if (status === 'requested') {
    await takeStep(platform, sql, booking, 'decline', 'provider', words === null ? {} : { declineText: words })
    return 'declined'
  }
  await takeStep(platform, sql, booking, 'cancel_as_provider', 'provider', await whyOff(platform, sql, keyOf(booking)))
  return 'cancelled'
}
