import { type ListingDraft, TypedListing } from '@ginipig/contract/listing/listing-draft.ts'
import { usualPriceAt } from '@ginipig/domain/listing-draft'
import { DEFAULT_ZONE, fromWallClock } from '@ginipig/domain/time'
import * as v from 'valibot'
import { documentOf } from '#modules/document/document.ts'
import { ownPictures } from '#modules/media/picture.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import {
  countUnfinished,
  type DraftRow,
  deleteDraft,
  insertDraft,
  readDraft,
  readOwnPlace,
  saveTyped,
} from './draft.sql.ts'
import { type ListedRow, readListed, readStarts, readStartsAt, type StartRow } from './listed.sql.ts'
import { typedOf } from './typed-listing.ts'

/** Listings that one provider may have begun and not listed. */
const MAX_UNFINISHED = 50

const nothingTyped: TypedListing = { treatment: null, requirements: null, times: null }

/** A draft and the listing that it changes. One that was never saved has revision 0 and is what is listed. */
export type Found = {
  draft: Omit<DraftRow, 'typed'> & { typed: TypedListing }
  listed: ListedRow | undefined
  starts: StartRow[]
}

/** What a provider typed, or what is listed where they typed nothing since. @throws Refusal `listing_not_found` */
export async function findDraft(sql: Sql, providerId: string, listingId: string, now: number): Promise<Found> {
  const kept = await readDraft(sql, providerId, listingId)
  const listed = await readListed(sql, providerId, listingId)
  if (!kept && !listed) throw new Refusal('listing_not_found')
  const starts = listed ? await readStarts(sql, providerId, listingId, now) : []
  if (kept) {
    const typed = v.parse(TypedListing, kept.typed)
    const draft = { ...kept, typed: listed ? await withoutPassed(sql, providerId, listed, typed, now) : typed }
    return { draft, listed, starts }
  }
  const typed = listed ? typedOf(listed, starts) : nothingTyped
  return { draft: { id: listingId, revision: 0, saved_at: now, typed }, listed, starts }
}

/** Starts that were listed when the changes began and have passed since are nobody's mistake: they go by themselves. */
async function withoutPassed(
  sql: Sql,
  providerId: string,
  { id, zone }: ListedRow,
  typed: TypedListing,
  now: number,
): Promise<TypedListing> {
  if (!typed.times) return typed
  const instants = typed.times.starts.map((start) => fromWallClock(start, zone) ?? Number.POSITIVE_INFINITY)
  const passed = instants.filter((instant) => instant <= now)
  if (passed.length === 0) return typed
  const gone = new Set((await readStartsAt(sql, providerId, id, passed)).map((row) => row.starts_at))
  return {
    ...typed,
    times: { ...typed.times, starts: typed.times.starts.filter((_, index) => !gone.has(instants[index] ?? 0)) },
  }
}

/** The usual price of a listing, and the higher one that waits. */
export const usualPriceOf = (listed: ListedRow, now: number) => {
  const { rrp, next_rrp, next_rrp_from } = listed
  const next = next_rrp !== null && next_rrp_from !== null ? { rrp: next_rrp, from: next_rrp_from } : null
  return usualPriceAt({ rrp, next }, now)
}

function listedView(listed: ListedRow, starts: readonly StartRow[], now: number): ListingDraft['listed'] {
  const { rrp, next } = usualPriceOf(listed, now)
  const booked = starts.filter((start) => start.is_taken)
  return {
    status: listed.status,
    bookedCount: listed.booked,
    bookedStarts: booked.map(({ date, time }) => ({ date, time })),
    rrp,
    nextRrp: next,
  }
}

async function viewOf(platform: Platform, sql: Sql, providerId: string, found: Found): Promise<ListingDraft> {
  const { draft, listed, starts } = found
  const own = await readOwnPlace(sql, providerId)
  if (!own) throw new Error(`provider ${providerId} has no page`) // access asks for a finished profile
  const wanted = draft.typed.treatment?.photoIds ?? []
  return {
    id: draft.id,
    revision: draft.revision,
    savedAt: draft.saved_at,
    typed: draft.typed,
    photos: await ownPictures(platform, sql, providerId, wanted),
    document: await documentOf(sql, providerId, draft.typed.requirements?.document?.id),
    listed: listed ? listedView(listed, starts, platform.clock.now()) : null,
    ownPlace: { address: own.address, town: own.town, outwardPostcode: own.outward_postcode },
    zone: listed?.zone ?? DEFAULT_ZONE,
  }
}

/** @throws Refusal `listing_not_found` */
export async function draftOf(platform: Platform, providerId: string, listingId: string): Promise<ListingDraft> {
  const { database, clock } = platform
  return viewOf(platform, database, providerId, await findDraft(database, providerId, listingId, clock.now()))
}

/** Begins a new listing. @param from - a listing or a draft of theirs to begin with: all but its dates
 *  @throws Refusal `listing_not_found`, `too_many_drafts` */
export async function createDraft(
  platform: Platform,
  providerId: string,
  from: string | undefined,
): Promise<ListingDraft> {
  const { database, clock } = platform
  const now = clock.now()
  const draft = await database.transaction(async (sql) => {
    await lockProvider(sql, providerId)
    const source = from === undefined ? undefined : await findDraft(sql, providerId, from, now)
    if ((await countUnfinished(sql, providerId)) >= MAX_UNFINISHED) throw new Refusal('too_many_drafts')
    // Of one that is listed, what is listed: changes that wait were not meant for another.
    // Nor was a raised usual price that doesn't count yet: another listing would tell a discount from it at once.
    const listed = source?.listed && { ...source.listed, rrp: usualPriceOf(source.listed, now).rrp, next_rrp: null }
    const typed = listed ? typedOf(listed, []) : (source?.draft.typed ?? nothingTyped)
    return insertDraft(sql, { listingId: null, providerId, typed: { ...typed, times: null } }, now)
  })
  return draftOf(platform, providerId, draft?.id ?? '')
}

/** Keeps what is typed. @throws Refusal `listing_not_found`, `draft_changed` */
export async function saveDraft(
  platform: Platform,
  providerId: string,
  listingId: string,
  { revision, typed }: { revision: number; typed: TypedListing },
): Promise<ListingDraft> {
  const { database, clock } = platform
  const now = clock.now()
  await database.transaction(async (sql) => {
    await lockProvider(sql, providerId)
    const { draft } = await findDraft(sql, providerId, listingId, now)
    if (draft.revision !== revision) throw new Refusal('draft_changed')
    const kept =
      revision === 0
        ? await insertDraft(sql, { listingId, providerId, typed }, now)
        : await saveTyped(sql, { listingId, providerId, revision, typed }, now)
    if (!kept) throw new Refusal('draft_changed')
  })
  return draftOf(platform, providerId, listingId)
}

/** Throws a draft away; a listing that is there stays as it is. @throws Refusal `listing_not_found` */
export async function discardDraft(platform: Platform, providerId: string, listingId: string): Promise<void> {
  const { database } = platform
  if (await deleteDraft(database, providerId, listingId)) return
  if (!(await readListed(database, providerId, listingId))) throw new Refusal('listing_not_found')
}
