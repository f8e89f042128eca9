import type { BodyOf, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { addSlot, DiarySlot, moveSlot, removeSlots } from '@ginipig/contract/listing/diary.ts'
import type { TypedListing } from '@ginipig/contract/listing/listing-draft.ts'
import { clashOf, MAX_SLOTS, startProblems } from '@ginipig/domain/listing-draft'
import type { FieldProblem } from '@ginipig/domain/text'
import { DAY_MS, fromWallClock, type WallClock } from '@ginipig/domain/time'
import { recountAvailability } from '#modules/booking/availability.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import { slotView } from './diary.ts'
import { dropStart, insertStart, type OneStartRow, readStart } from './diary-changes.sql.ts'
import { readDraft, saveTyped } from './draft.sql.ts'
import { findDraft } from './draft.ts'
import {
  enqueueDiaryChanged,
  enqueueFavouriteNews,
  enqueueListingChanged,
  type ListingKey,
} from './enqueue-listing-changed.ts'
import { type ListedRow, readListed, readStarts } from './listed.sql.ts'
import { refuseUnlessMayList } from './may-list.ts'
import { readTaken } from './publish.sql.ts'

/** Slots that one provider adds or moves in a day: far more than a busy one does. */
const CHANGED = { limit: 1_000, windowMs: DAY_MS }

/** One more start of a listing, and the same time on other dates, as far as it can be offered. @throws Refusal `listing_not_found`, `earnings_account_missing`, `debt_overdue`, `invalid_input` */
export function addStart(
  platform: Platform,
  listing: ListingKey,
  { later: dates = [], isUndo = false, ...start }: BodyOf<typeof addSlot>,
): Promise<ResponseOf<typeof addSlot>> {
  const { database, clock } = platform
  return database.transaction(async (sql) => {
    await lockProvider(sql, listing.providerId)
    const listed = await readListed(sql, listing.providerId, listing.listingId)
    if (listed?.status !== 'listed') throw new Refusal('listing_not_found')
    await refuseUnlessMayList(sql, listing.providerId, clock.now())
    const now = clock.now()
    const slot = await offer(platform, sql, { listing, listed, start, gone: undefined, isUndo }, now)
    const later: DiarySlot[] = []
    const leftOut: string[] = []
    for (const date of dates) {
      const wanted = { listing, listed, start: { ...start, date }, gone: undefined, isUndo }
      const isWrong = (await problemOf(sql, listed, wanted, now)) !== undefined
      if (isWrong) leftOut.push(date)
      else later.push(await offer(platform, sql, wanted, now))
    }
    await enqueueChanges(sql, listing, now)
    if (!isUndo) await enqueueFavouriteNews(sql, listing)
    return { slot, later, leftOut }
  })
}

/** Another time for a start that nobody has booked, and that is held for nobody. @throws Refusal `slot_not_found`, `slot_booked`, `invalid_input` */
export function moveStart(
  platform: Platform,
  providerId: string,
  slotId: string,
  { isUndo = false, ...start }: BodyOf<typeof moveSlot>,
): Promise<DiarySlot> {
  const { database, clock } = platform
  return database.transaction(async (sql) => {
    await lockProvider(sql, providerId)
    const now = clock.now()
    const gone = await findFree(sql, providerId, slotId, now)
    const listing = { providerId, listingId: gone.listing_id }
    const listed = await readListed(sql, providerId, gone.listing_id)
    if (!listed) throw new Refusal('slot_not_found')
    await dropStart(sql, providerId, slotId, now)
    const slot = await offer(platform, sql, { listing, listed, start, gone, isUndo }, now)
    await enqueueChanges(sql, listing, now)
    return slot
  })
}

/** Takes back those of some starts that nobody has booked, and that are held for nobody. @throws Refusal `slot_not_found`, `slot_booked` where that is none of them */
export function removeStarts(
  { database, clock }: Platform,
  providerId: string,
  ids: readonly string[],
): Promise<ResponseOf<typeof removeSlots>> {
  return database.transaction(async (sql) => {
    await lockProvider(sql, providerId)
    const now = clock.now()
    const removed: string[] = []
    const listingIds = new Set<string>()
    let booked = 0
    for (const id of ids) {
      const gone = await readStart(sql, providerId, id, now)
      if (!gone) continue
      if (gone.is_taken) {
        booked++
        continue
      }
      await dropStart(sql, providerId, id, now)
      await changeDraft(sql, { providerId, listingId: gone.listing_id }, { gone }, now)
      listingIds.add(gone.listing_id)
      removed.push(id)
    }
    if (removed.length === 0) throw new Refusal(booked > 0 ? 'slot_booked' : 'slot_not_found')
    for (const listingId of listingIds) await enqueueChanges(sql, { providerId, listingId }, now)
    return { removed, booked }
  })
}

async function findFree(sql: Sql, providerId: string, slotId: string, now: number): Promise<OneStartRow> {
  const found = await readStart(sql, providerId, slotId, now)
  if (!found) throw new Refusal('slot_not_found')
  if (found.is_taken) throw new Refusal('slot_booked')
  return found
}

type Wanted = {
  listing: ListingKey
  listed: ListedRow
  start: WallClock
  gone: OneStartRow | undefined
  isUndo: boolean
}

/** Writes a start down; who calls it tells of it, once for all that it wrote. */
async function offer(platform: Platform, sql: Sql, wanted: Wanted, now: number): Promise<DiarySlot> {
  const { listing, listed, start, gone } = wanted
  const problem = await problemOf(sql, listed, wanted, now)
  if (problem) throw new Refusal('invalid_input', { fields: [problem] })
  await takeQuota(platform, sql, { subject: `slot:${listing.providerId}`, ...CHANGED })
  const startsAt = fromWallClock(start, listed.zone)
  const added = startsAt === undefined ? undefined : await insertStart(sql, { ...listing, startsAt })
  if (!added) throw new Error(`no slot was added to ${listing.listingId}`) // the start passed
  await changeDraft(sql, listing, { gone, start }, now)
  return slotView(added)
}

/** Why a start can't be offered, beside all others that are there. */
async function problemOf(
  sql: Sql,
  { id, zone, duration_minutes: duration, capacity, clients }: ListedRow,
  { listing: { providerId }, start, isUndo }: Wanted,
  now: number,
): Promise<{ path: 'time'; problem: FieldProblem } | undefined> {
  const own = await readStarts(sql, providerId, id, now)
  const said = (problem: FieldProblem) => ({ path: 'time' as const, problem })
  // What the wizard calls "one date and time".
  if (clients !== null && capacity > 1 && own.length > 0) return said('slot_alone')
  if (own.length >= MAX_SLOTS) return said('too_long')
  const problem = startProblems([start], { duration, zone }, await readTaken(sql, providerId, null, now), now).get(0)
  // What the provider is busy with closes a start that stood there before, as it did.
  if (problem && !(isUndo && problem === 'slot_clashes')) return said(problem)
  const beside = own.map((row) => ({ from: row.starts_at, until: row.ends_at, kind: 'booking' as const }))
  return clashOf(fromWallClock(start, zone) ?? 0, duration, beside) ? said('slot_overlaps') : undefined
}

const isSame = (one: WallClock, other: WallClock | undefined) => one.date === other?.date && one.time === other.time

/** A pending draft of changes contains all starts of its listing: what the diary changes is written there too, or
 *  publishing the draft would undo it. Somebody who has the draft open elsewhere gets `draft_changed` at their next save. */
async function changeDraft(
  sql: Sql,
  { providerId, listingId }: ListingKey,
  { gone, start }: { gone: OneStartRow | undefined; start?: WallClock },
  now: number,
): Promise<void> {
  if (!(await readDraft(sql, providerId, listingId))) return
  const { draft } = await findDraft(sql, providerId, listingId, now)
  if (!draft.typed.times) return
  const others = draft.typed.times.starts.filter((one) => !(isSame(one, gone) || isSame(one, start)))
  const starts = start && others.length < MAX_SLOTS ? [...others, start] : others
  const typed: TypedListing = { ...draft.typed, times: { ...draft.typed.times, starts } }
  await saveTyped(sql, { listingId, providerId, revision: draft.revision, typed }, now)
}

/** A free slot closes nobody else's: the listing's own availability is all that changes. */
async function enqueueChanges(sql: Sql, listing: ListingKey, now: number): Promise<void> {
  await recountAvailability(sql, listing.providerId, now, listing.listingId)
  await enqueueListingChanged(sql, listing)
  await enqueueDiaryChanged(sql, listing.providerId)
}
