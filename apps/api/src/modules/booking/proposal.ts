import type { Proposal } from '@ginipig/contract/booking/booking.ts'
import {
  type BookingSide,
  canPropose,
  type Proposable,
  type ProposalEnd,
  proposalUntil,
  respondByAgain,
  type Span,
  timesOfOtherDays,
  withoutOverlaps,
} from '@ginipig/domain/booking'
import { refuseWhileCharging } from '#modules/payment/open-op.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { refuseContactDetails } from '#platform/http/contact-details.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Platform } from '#platform/platform.ts'
import { type BookingChanges, freePlace, type LockedBooking, lockBooking } from './booking.sql.ts'
import { asRefusal } from './hold.ts'
import { readListingOf, takeSlotInstead } from './move.sql.ts'
import { slotOfListing } from './move.ts'
import {
  closeProposal,
  freeTimes,
  holdTime,
  insertProposal,
  listingsOpenTo,
  type ProposalRow,
  readHeldTimes,
  readOpenStarts,
  readProposal,
  setRespondBy,
} from './proposal.sql.ts'
import { deleteLatestDayOff, deleteUndoneDayOff, readDayOffReason, readOffered, readPromised } from './sick-day.sql.ts'
import { enqueueBookingMoved, enqueueNotice, keyOf, lockOfClient, lockOfProvider, takeStep, wasLast } from './steps.ts'
import { readBookingTerms } from './terms.ts'

type Held = { slot_id: string; starts_at: number; ends_at: number }

const toTime = ({ slot_id, starts_at, ends_at }: Held) => ({ slotId: slot_id, startsAt: starts_at, endsAt: ends_at })

/** What waits for an answer, as both sides see it; null where nothing does. */
export async function viewProposal(sql: Sql, key: BookingKey): Promise<Proposal | null> {
  const row = await readProposal(sql, key)
  if (!row) return null
  const times = (await readHeldTimes(sql, key.providerId, row.id)).map(toTime)
  return { by: row.made_by, otherwise: row.otherwise, note: row.note, times, at: row.created_at, until: row.answer_by }
}

async function proposable(platform: Platform, sql: Sql, booking: LockedBooking): Promise<Proposable> {
  const { asked, given } = await readBookingTerms(platform, sql, booking)
  const { status, requested_at: requestedAt, plan, approval, captured, policy, starts_at: startsAt, total } = booking
  const common = { status, requestedAt, plan, approval, captured, policy, startsAt, split: { total } }
  return { ...common, mustHavesAsked: asked, mustHavesGiven: given }
}

/** What a provider could propose now. */
export async function listProposable(
  platform: Platform,
  bookingId: string,
  providerId: string,
): Promise<{ times: ReturnType<typeof toTime>[]; until: number | null; now: number }> {
  return platform.database.transaction(async (sql) => {
    const now = platform.clock.now()
    const booking = await lockOfProvider(sql, bookingId, providerId)
    const facts = await proposable(platform, sql, booking)
    const until = proposalUntil('provider', facts, now)
    if (until === undefined) return { times: [], until: null, now }
    const starts = await readOpenStarts(sql, keyOf(booking), 'provider', now)
    return { times: starts.filter((one) => canPropose(facts, one.starts_at, until)).map(toTime), until, now }
  })
}

/** Holds other times for a booking under lock until they are answered, and tells the other side.
 *  @throws Refusal, see the contract's `proposeTimes` and `wishMove` */
async function propose(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  what: { by: BookingSide; slotIds: readonly string[]; note: string; otherwise: ProposalEnd },
): Promise<void> {
  const now = platform.clock.now()
  const key = keyOf(booking)
  if (booking.status !== 'confirmed' && (what.by === 'client' || booking.status !== 'requested'))
    throw new Refusal('booking_state')
  const facts = await proposable(platform, sql, booking)
  const until = proposalUntil(what.by, facts, now)
  if (until === undefined) throw new Refusal(booking.status === 'requested' ? 'response_too_late' : 'move_too_late')
  await refuseWhileCharging(sql, key)
  const earlier = await readProposal(sql, key)
  // A wish gives way to another one, and to what the provider proposes instead; their proposal waits for its answer.
  if (earlier && earlier.made_by === 'provider') throw new Refusal('times_proposed')
  await closeProposal(sql, key, 'overtaken', now)
  const made = await insertProposal(sql, key, { ...what, now, until })
  if (!made) throw new Error('no proposal was written')
  platform.failpoint.within(sql, 'proposal')
  for (const slotId of new Set(what.slotIds)) {
    const slot = await slotOfListing(sql, booking, slotId)
    if (!listingsOpenTo(what.by).includes(slot.listing_status) || !canPropose(facts, slot.starts_at, until))
      throw new Refusal('slot_not_bookable')
    if (slot.booked >= slot.capacity || slot.is_provider_busy) throw new Refusal('slot_taken')
    await holdTime(sql, key.providerId, made.id, slotId, now)
  }
  if (booking.status === 'requested') await setRespondBy(sql, key, until)
  await enqueueChanges(sql, key)
  const notice = what.by === 'provider' ? 'times_proposed' : 'move_wished'
  await enqueueNotice(sql, key, notice, what.by === 'provider' ? 'client' : 'provider', { proposalId: made.id })
}

/** Who looks at the booking, the days or the diary sees what is held and what is open again. */
async function enqueueChanges(sql: Sql, key: BookingKey): Promise<void> {
  await enqueueBookingMoved(sql, key)
  const { providerId } = key
  await enqueue(sql, 'diary.changed', { providerId }, `diary.changed:${providerId}`)
  const listing = await readListingOf(sql, key)
  if (!listing) return
  const payload = { providerId, listingId: listing.listing_id }
  await enqueue(sql, 'listing.changed', payload, `listing.changed:${payload.listingId}`)
}

/** What could be proposed to the client of a booking under lock whose day is off, and until when they would have to answer.
 *  @param kept - for nobody, or for others */
export async function timesInstead(platform: Platform, sql: Sql, booking: LockedBooking, kept: readonly Span[]) {
  const now = platform.clock.now()
  const facts = await proposable(platform, sql, booking)
  const until = proposalUntil('provider', facts, now)
  if (until === undefined) return { times: [], until: null }
  const open = (await readOpenStarts(sql, keyOf(booking), 'provider', now)).map(toTime)
  const times = open.filter(({ startsAt }) => canPropose(facts, startsAt, until))
  return { times: withoutOverlaps(times, kept), until }
}

/** Proposes other times for a booking under lock whose day is off, in the place of what was proposed before: taking none is
 *  the provider's cancellation. What other clients of such a day are still to be offered is left to them.
 *  @param wish.slotIds - which; null, and where none of them is open any more, the first of each of the soonest days
 *  @returns whether there are any */
export async function proposeInstead(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  wish: { slotIds: readonly string[] | null; words: string },
): Promise<boolean> {
  const key = keyOf(booking)
  await closeProposal(sql, key, 'overtaken', platform.clock.now())
  const { times } = await timesInstead(platform, sql, booking, await readPromised(sql, key))
  const wished = times.filter(({ slotId }) => wish.slotIds?.includes(slotId))
  const slotIds = (wished.length > 0 ? wished : timesOfOtherDays(times)).map(({ slotId }) => slotId)
  if (slotIds.length === 0) return false
  await propose(platform, sql, booking, { by: 'provider', slotIds, note: wish.words, otherwise: 'cancels' })
  return true
}

export async function proposeTimes(
  platform: Platform,
  bookingId: string,
  providerId: string,
  { slotIds, note = '' }: { slotIds: readonly string[]; note?: string | undefined },
): Promise<void> {
  refuseContactDetails({ note })
  await platform.database.transaction(async (sql) => {
    const booking = await lockOfProvider(sql, bookingId, providerId)
    await propose(platform, sql, booking, { by: 'provider', slotIds, note, otherwise: 'stays' })
  })
}

export async function wishMove(platform: Platform, bookingId: string, clientId: string, slotId: string): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const booking = await lockOfClient(sql, bookingId, clientId)
    await propose(platform, sql, booking, { by: 'client', slotIds: [slotId], note: '', otherwise: 'stays' })
  })
}

/** The proposal of that side which can still be answered; none while an acceptance may be taken back.
 *  @throws Refusal `times_gone` */
async function openProposal(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  by?: BookingSide,
): Promise<ProposalRow> {
  const open = booking.status === 'accepting' ? undefined : await readProposal(sql, keyOf(booking))
  if (!open || (by && open.made_by !== by) || open.answer_by <= platform.clock.now()) throw new Refusal('times_gone')
  return open
}

/** Moves a booking under lock to a time that is held for it. */
async function takeHeld(platform: Platform, sql: Sql, booking: LockedBooking, slotId: string): Promise<void> {
  const key = keyOf(booking)
  await closeProposal(sql, key, 'taken', platform.clock.now())
  await refuseWhileCharging(sql, key)
  const slot = await slotOfListing(sql, booking, slotId)
  if (slot.booked >= slot.capacity || slot.is_provider_busy) throw new Refusal('slot_taken')
  await freePlace(sql, booking)
  if (!(await takeSlotInstead(sql, key, slotId))) throw new Refusal('slot_taken')
  await enqueueChanges(sql, key)
}

/** @throws Refusal, see the contract's `takeProposedTime` */
export async function takeProposedTime(
  platform: Platform,
  bookingId: string,
  clientId: string,
  slotId: string,
): Promise<void> {
  const work = async (sql: Sql) => {
    const booking = await lockOfClient(sql, bookingId, clientId)
    const key = keyOf(booking)
    if (booking.slot_id === slotId && (await wasLast(sql, booking, 'take_time', 'client'))) return
    const open = await openProposal(platform, sql, booking, 'provider')
    const held = await readHeldTimes(sql, key.providerId, open.id)
    if (!held.some((one) => one.slot_id === slotId)) throw new Refusal('times_gone')
    await takeHeld(platform, sql, booking, slotId)
    const action = booking.status === 'requested' ? 'agree_on_time' : 'take_time'
    await takeStep(platform, sql, booking, action, 'client', { movedFrom: booking.starts_at })
  }
  await platform.database.transaction(work).catch((error: unknown) => {
    throw asRefusal(error)
  })
}

/** @throws Refusal, see the contract's `grantMove` */
export async function grantMove(platform: Platform, bookingId: string, providerId: string): Promise<void> {
  const work = async (sql: Sql) => {
    const booking = await lockOfProvider(sql, bookingId, providerId)
    if (await wasLast(sql, booking, 'grant_move', 'provider')) return
    const open = await openProposal(platform, sql, booking, 'client')
    const [wish] = await readHeldTimes(sql, providerId, open.id)
    if (!wish) throw new Refusal('times_gone')
    await takeHeld(platform, sql, booking, wish.slot_id)
    await takeStep(platform, sql, booking, 'grant_move', 'provider', { movedFrom: booking.starts_at })
  }
  await platform.database.transaction(work).catch((error: unknown) => {
    throw asRefusal(error)
  })
}

/** What a cancellation says of the day off that it is of, and whether its fee is to be waived. */
export async function whyOff({ clock }: Platform, sql: Sql, key: BookingKey): Promise<BookingChanges> {
  const why = await readDayOffReason(sql, key)
  return {
    cancelReason: why?.reason ?? 'illness',
    ...(why?.words ? { cancelText: why.words } : {}),
    ...(why?.asks_waiver ? { waiverAskedAt: clock.now() } : {}),
  }
}

/** Ends what waits without a time taken: refused by the other side, taken back by its own, or its time ran out. */
async function endUntaken(
  platform: Platform,
  sql: Sql,
  booking: LockedBooking,
  how: 'refused' | 'withdrawn' | 'lapsed',
): Promise<void> {
  const key = keyOf(booking)
  const open = await readProposal(sql, key)
  if (!open) return
  const { id, made_by: by } = open
  await closeProposal(sql, key, how, platform.clock.now())
  if (how !== 'withdrawn' && booking.status === 'requested') {
    await takeStep(platform, sql, booking, 'take_none', how === 'lapsed' ? 'system' : 'client')
    return
  }
  if (how !== 'withdrawn' && by === 'provider' && open.otherwise === 'cancels') {
    await takeStep(platform, sql, booking, 'cancel_as_provider', 'provider', await whyOff(platform, sql, key))
    return
  }
  if (booking.status === 'requested' && booking.requested_at !== null) {
    const { requested_at: requestedAt, starts_at: startsAt, policy } = booking
    const until = respondByAgain({ requestedAt, startsAt, policy }, open.answer_by, platform.clock.now())
    await setRespondBy(sql, key, until)
  }
  await enqueueChanges(sql, key)
  if (how !== 'withdrawn') {
    await enqueueNotice(sql, key, by === 'provider' ? 'times_not_taken' : 'move_refused', by, { proposalId: id })
    return
  }
  // Its client was told that it can't take place; and the day may be taken off again.
  if (open.otherwise === 'cancels') await deleteLatestDayOff(sql, key)
  if (by === 'client') await enqueueNotice(sql, key, 'wish_withdrawn', 'provider', { proposalId: id })
  else {
    const notice = open.otherwise === 'cancels' ? 'day_kept' : 'times_withdrawn'
    await enqueueNotice(sql, key, notice, 'client', { proposalId: id })
  }
}

/** @throws Refusal `times_gone`, and as `takeStep` where the booking ends with it */
export async function endAsClient(platform: Platform, bookingId: string, clientId: string): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const booking = await lockOfClient(sql, bookingId, clientId)
    const open = await openProposal(platform, sql, booking)
    await endUntaken(platform, sql, booking, open.made_by === 'client' ? 'withdrawn' : 'refused')
  })
}

/** @throws Refusal `times_gone` */
export async function endAsProvider(platform: Platform, bookingId: string, providerId: string): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const booking = await lockOfProvider(sql, bookingId, providerId)
    const open = await openProposal(platform, sql, booking)
    await endUntaken(platform, sql, booking, open.made_by === 'provider' ? 'withdrawn' : 'refused')
  })
}

/** A provider opens a time again that was closed for a day off: what clients were offered instead and haven't answered is
 *  taken back, and what was still to be done isn't. In the caller's transaction, under the provider's lock. */
export async function keepDay(platform: Platform, sql: Sql, providerId: string, span: Span): Promise<void> {
  await deleteUndoneDayOff(sql, providerId, span)
  for (const bookingId of await readOffered(sql, providerId, span)) {
    const booking = await lockBooking(sql, { providerId, bookingId })
    if (booking) await endUntaken(platform, sql, booking, 'withdrawn')
  }
}

/** A proposal that nobody answered. Re-read under lock: an answer that came first stays. A booking whose day is off and whose
 *  payment a bank takes back ends once the bank has decided; until then nobody keeps the times. */
export async function expireProposal(platform: Platform, key: BookingKey): Promise<void> {
  await platform.database.transaction(async (sql) => {
    const booking = await lockBooking(sql, key)
    const open = await readProposal(sql, key)
    if (!booking || booking.status === 'accepting' || !open || open.answer_by > platform.clock.now()) return
    if (booking.is_day_off && booking.payment_status === 'disputed') {
      await freeTimes(sql, key.providerId, open.id)
      await enqueueChanges(sql, key)
      return
    }
    await endUntaken(platform, sql, booking, 'lapsed')
  })
}
