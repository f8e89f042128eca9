import {
  type BookingStatus,
  bookableUntil,
  bookingPolicy,
  bookingReference,
  offeredPlans,
  type PaymentPlan,
  REFERENCE_LENGTH,
  splitPrice,
} from '@ginipig/domain/booking'
import { DEFAULT_CURRENCY } from '@ginipig/domain/money'
import { HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import type { Sql } from '#platform/database/sql.ts'
import { type Story, storyOf } from './booking-story.ts'
import { nextSeed } from './factories/account.ts'
import { insertLedger } from './factories/ledger.ts'
import { createRandom } from './factories/random.ts'
import { insertRows, type Row } from './factories/rows.ts'
import { type MadeSlot, recountProvider } from './factories/slot.ts'

/** References are short enough to meet in a crowd: the later of two alike gets another. */
function withOwnReferences(stories: readonly Story[]): Row<'booking'>[] {
  const used = new Set<string>()
  const random = createRandom(stories.length)
  return stories.map(({ booking }) => {
    let { reference } = booking
    while (used.has(reference)) reference = bookingReference(random.bytes(REFERENCE_LENGTH))
    used.add(reference)
    return { ...booking, reference }
  })
}

/** Writes told bookings with all that belongs to them, takes their places, and leaves room counts to the caller. */
export async function insertStories(sql: Sql, stories: readonly Story[]): Promise<void> {
  const placed = stories.filter(({ isPlaced }) => isPlaced)
  await sql.rows(
    `update slot set booked = booked + taken.places from (
       select id, count(*)::int as places from unnest($1::uuid[]) id group by id) taken where slot.id = taken.id`,
    [placed.map(({ booking }) => booking.slot_id)],
  )
  await insertRows(sql, 'booking', withOwnReferences(stories))
  await insertRows(
    sql,
    'booking_event',
    stories.flatMap(({ events }) => events),
  )
  await insertRows(
    sql,
    'payment',
    stories.flatMap(({ payments }) => payments),
  )
  const txns = stories.flatMap((story) => story.txns)
  if (txns.length > 0) await insertLedger(sql, txns, DEFAULT_CURRENCY)
}

export type BookingWishes = {
  listing: Row<'listing'>
  slot: MadeSlot
  clientId: string
  plan?: PaymentPlan
  /** When the client took the slot; epoch ms. A hold is a minute old unless said otherwise, anything later an hour,
   *  and two days before the start where that is over. */
  heldAt?: number
  isEarly?: boolean
}

/** Inserts a booking in a state, with the events, charges and postings that lead to it, as if it had all happened. At
 *  Stripe there is nothing: a test that goes there goes through the API. @param now - epoch ms */
export async function bookingIn(
  sql: Sql,
  now: number,
  status: BookingStatus,
  wishes: BookingWishes,
): Promise<Row<'booking'>> {
  const { listing, slot } = wishes
  const heldAt =
    wishes.heldAt ??
    (status === 'pending_payment' ? now - MINUTE_MS : Math.min(now - HOUR_MS, slot.startsAt - 48 * HOUR_MS))
  if (heldAt > bookableUntil(slot.startsAt, listing.approval))
    throw new RangeError('The slot could not be taken by then')
  const offered = offeredPlans(
    { split: splitPrice(listing.price, bookingPolicy), startsAt: slot.startsAt, approval: listing.approval },
    bookingPolicy,
    heldAt,
  )
  const plan = wishes.plan ?? offered[0] ?? 'full'
  const story = storyOf({ ...wishes, status, plan, heldAt, pace: 0.5 }, createRandom(0xb00 + nextSeed()))
  await insertStories(sql, [story])
  await recountProvider(sql, listing.provider_id, now)
  return story.booking
}
