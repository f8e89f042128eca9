import { randomBytes } from 'node:crypto'
import {
  bookableUntil,
  bookingPolicy,
  bookingReference,
  holdEnds,
  holdRefusal,
  REFERENCE_LENGTH,
  splitPrice,
} from '@ginipig/domain/booking'
import { DAY_MS } from '@ginipig/domain/time'
import { isBlocked } from '#modules/message/thread.ts'
import { brokenConstraint, isLockTimeout, type Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { insertEvent, lockBooking } from './booking.sql.ts'
import {
  insertHold,
  lockHolder,
  lockProviderOf,
  readConflictingBookings,
  readEarlierHolds,
  readSlot,
  type SlotRow,
} from './hold.sql.ts'
import { enqueueBookingMoved, enqueueNotice, lockOfClient, takeStep } from './steps.ts'

/** Constraint names → problem codes. The checks before them normally answer first, and the provider's lock keeps others
 *  from overtaking them; the constraints are what makes a double booking impossible all the same. */
const refusals: Record<string, ConstructorParameters<typeof Refusal>[0]> = {
  booking_provider_busy: 'slot_taken',
  slot_capacity: 'slot_taken',
  listing_clients: 'slot_taken',
  booking_once: 'already_booked',
  booking_one_hold: 'already_booked',
}

/** What a broken constraint means to who books; any other error as it is. */
export function asRefusal(error: unknown): unknown {
  const code = refusals[brokenConstraint(error) ?? '']
  return code ? new Refusal(code, { cause: error }) : error
}

/** References are short enough to read out, so one may be taken already: retry with another. */
async function withFreshReference<Result>(work: () => Promise<Result>, tries = 5): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (tries > 1 && brokenConstraint(error) === 'booking_reference_key') return withFreshReference(work, tries - 1)
    throw error
  }
}

/** Holds a slot for a client; nobody else can have it while the hold lasts. A second tap on the same slot finds the same
 *  hold; another slot of the same provider releases the earlier hold.
 *  @returns the booking's id
 *  @throws Refusal, see the contract's `holdSlot` */
export async function holdSlot(
  platform: Platform,
  clientId: string,
  wish: { slotId: string; price: number },
): Promise<string> {
  const { database, clock } = platform
  const work = async (sql: Sql): Promise<string> => {
    const now = clock.now()
    const providerId = await lockProviderOf(sql, wish.slotId)
    if (providerId === undefined) throw new Refusal('slot_not_found')
    if (await isBlocked(sql, clientId, providerId)) throw new Refusal('slot_not_bookable')
    const mine = await giveUpEarlier(platform, sql, { clientId, providerId, ...wish })
    if (mine !== undefined) return mine
    const slot = await readSlot(sql, wish.slotId)
    if (!slot) throw new Refusal('slot_not_found')
    refuse(slot, wish.price, now)
    await insistOnLimits(sql, clientId, wish.slotId, now)
    return makeHold(platform, sql, { slot, clientId, actor: 'client', from: now })
  }
  return withFreshReference(() => database.transaction(work)).catch(async (error: unknown) => {
    if (isLockTimeout(error)) await refuseWhatIsGone(database, clientId, wish, clock.now())
    throw asRefusal(error)
  })
}

/** Writes the hold of a slot that was looked at, and queues its news. @param from - its 15 minutes begin then, epoch ms
 *  @returns the booking's id   @throws Refusal `slot_taken` */
async function makeHold(
  platform: Platform,
  sql: Sql,
  { slot, clientId, actor, from }: { slot: SlotRow; clientId: string; actor: 'client' | 'system'; from: number },
): Promise<string> {
  const now = platform.clock.now()
  const { shown, kept } = holdEnds(from)
  const bookingId = await insertHold(sql, {
    reference: bookingReference(randomBytes(REFERENCE_LENGTH)),
    slot,
    clientId,
    currency: platform.config.currency,
    split: splitPrice(slot.price, bookingPolicy),
    policy: bookingPolicy,
    shownUntil: shown,
    keptUntil: kept,
    now,
  })
  if (bookingId === undefined) throw new Refusal('slot_taken')
  const key = { providerId: slot.provider_id, bookingId }
  platform.failpoint.within(sql, 'hold')
  await insertEvent(sql, { ...key, at: now, kind: 'held', actor, from: null, to: 'pending_payment' })
  await enqueueBookingMoved(sql, key)
  return bookingId
}

/** Holds a slot for somebody who waits for it, under the provider's lock, and tells them when its minutes begin: the same
 *  hold as by their own hand, within the same limits (decision 0067).
 *  @param from - epoch ms   @returns false where they or nobody can have it */
export async function holdForAnother(
  platform: Platform,
  sql: Sql,
  { clientId, slotId, from }: { clientId: string; slotId: string; from: number },
): Promise<boolean> {
  const now = platform.clock.now()
  const slot = await readSlot(sql, slotId)
  if (!slot || problemOf(slot, slot.price, from)) return false
  await lockHolder(sql, clientId)
  if (holdRefusal(await readEarlierHolds(sql, clientId, now - DAY_MS), slotId, now)) return false
  const bookingId = await makeHold(platform, sql, { slot, clientId, actor: 'system', from })
  await enqueueNotice(sql, { providerId: slot.provider_id, bookingId }, 'time_offered', 'client', {
    waitMs: from - now,
  })
  return true
}

/** @throws Refusal `too_many_holds`, `held_too_often` */
async function insistOnLimits(sql: Sql, clientId: string, slotId: string, now: number): Promise<void> {
  await lockHolder(sql, clientId)
  const refusal = holdRefusal(await readEarlierHolds(sql, clientId, now - DAY_MS), slotId, now)
  if (refusal) throw new Refusal(refusal.problem, { retryAfter: Math.ceil((refusal.until - now) / 1000) })
}

/** Whoever waited in line for longer than a lock may take is told what those before them left, not to come again; the
 *  client's own claims only the lock can judge. @throws Refusal `slot_taken` and its like */
async function refuseWhatIsGone(
  sql: Sql,
  clientId: string,
  { slotId, price }: { slotId: string; price: number },
  now: number,
): Promise<void> {
  const slot = await readSlot(sql, slotId)
  if (!slot) throw new Refusal('slot_not_found')
  const mine = await readConflictingBookings(sql, clientId, slot.provider_id, slotId)
  if (mine.length === 0) refuse(slot, price, now)
}

/** What keeps a slot from being held at a price; undefined for nothing. */
function problemOf(slot: SlotRow, price: number, now: number) {
  if (slot.listing_status !== 'listed' || now > bookableUntil(slot.starts_at, slot.approval)) return 'slot_not_bookable'
  if (slot.price !== price) return 'price_changed'
  const isTaken = slot.booked >= slot.capacity || slot.is_provider_busy || slot.is_listing_full
  return isTaken ? 'slot_taken' : undefined
}

function refuse(slot: SlotRow, price: number, now: number): void {
  const problem = problemOf(slot, price, now)
  if (problem) throw new Refusal(problem)
}

/** The client's own earlier claims: the same slot held at the same price is the answer, the same slot requested is a
 *  refusal, all else that is held is given up. */
async function giveUpEarlier(
  platform: Platform,
  sql: Sql,
  { clientId, providerId, slotId, price }: { clientId: string; providerId: string; slotId: string; price: number },
): Promise<string | undefined> {
  const earlier = await readConflictingBookings(sql, clientId, providerId, slotId)
  const same = earlier.find((one) => one.slot_id === slotId)
  if (same && same.status !== 'pending_payment') throw new Refusal('already_booked')
  if (same && same.hold_until > platform.clock.now() && same.price === price) return same.id
  for (const { id } of earlier) {
    const booking = await lockBooking(sql, { providerId, bookingId: id })
    if (booking) await takeStep(platform, sql, booking, 'release_hold', 'client')
  }
  return undefined
}

export async function releaseHold(platform: Platform, bookingId: string, clientId: string): Promise<void> {
  await platform.database.transaction(async (sql) =>
    takeStep(platform, sql, await lockOfClient(sql, bookingId, clientId), 'release_hold', 'client'),
  )
}
