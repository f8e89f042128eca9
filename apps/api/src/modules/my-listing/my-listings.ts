import type { QueryOf, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { listMyListings, MyListing } from '@ginipig/contract/listing/my-listings.ts'
import { parseMoney } from '@ginipig/domain/money'
import { DEFAULT_ZONE, monthBounds, toWallClock } from '@ginipig/domain/time'
import { signedPicture } from '#modules/media/picture.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { decodeCursor, encodeCursor } from '#platform/http/cursor.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteDraft } from './draft.sql.ts'
import { enqueueDiaryChanged, enqueueListingChanged, type ListingKey } from './enqueue-listing-changed.ts'
import { refuseUnlessMayList } from './may-list.ts'
import {
  countBooked,
  countMine,
  isNeeded,
  type MyListingRow,
  readMine,
  readMyPage,
  setStatus,
} from './my-listings.sql.ts'

/** A price as typed into a draft, where it is one. */
const typedPence = (typed: string | null) => (typed === null ? null : (parseMoney(typed) ?? null))

const toView = (platform: Platform, row: MyListingRow): MyListing => ({
  id: row.id,
  state: row.state,
  hasDraft: row.has_draft,
  category: row.category,
  title: row.title,
  purpose: row.purpose,
  approval: row.approval,
  cover: row.cover,
  image: row.image ?? (row.photo && signedPicture(platform, row.photo)),
  durationMinutes: row.duration_minutes,
  rrp: row.rrp ?? typedPence(row.typed_rrp),
  price: row.price ?? typedPence(row.typed_price),
  bookedCount: row.booked,
  heldCount: row.held,
  clients: row.clients,
  views: row.views,
  favourites: row.favourites,
  patchTestHours: row.patch_test_hours,
  nextSlotAt: row.next_slot_at,
  zone: row.zone ?? DEFAULT_ZONE,
  isDeletable: row.is_deletable,
  changedAt: row.changed_at,
})

/** Words as PostgreSQL can take them: no control characters, of which it refuses the zero byte. */
const wordsOf = (text = '') =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

async function countsOf(
  { database, clock }: Platform,
  providerId: string,
): Promise<ResponseOf<typeof listMyListings>['counts']> {
  const rows = await countMine(database, providerId, clock.now())
  const counts = new Map(rows.map(({ state, count }) => [state, count]))
  const of = (state: MyListing['state']) => counts.get(state) ?? 0
  const { draft, listed, no_dates, full } = {
    draft: of('draft'),
    listed: of('listed'),
    no_dates: of('no_dates'),
    full: of('full'),
  }
  return { active: draft + listed + no_dates + full, past: of('closed'), draft, listed, no_dates, full }
}

const startOfMonth = (now: number) => monthBounds(toWallClock(now, DEFAULT_ZONE).date.slice(0, 7), DEFAULT_ZONE).from

/** A page of a provider's listings and drafts, the latest changed first.
 *  @throws Refusal `invalid_input` for a cursor that isn't ours */
export async function listMine(
  platform: Platform,
  providerId: string,
  query: QueryOf<typeof listMyListings>,
): Promise<ResponseOf<typeof listMyListings>> {
  const { tab, state, category, limit } = query
  const rows = await readMyPage(
    platform.database,
    providerId,
    {
      tab,
      states: state,
      category,
      words: wordsOf(query.q),
      after: query.cursor === undefined ? undefined : decodeCursor(query.cursor),
      limit: limit + 1,
    },
    platform.clock.now(),
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => toView(platform, row)),
    nextCursor: rows.length > limit && last ? encodeCursor({ key: last.changed_at, id: last.id }) : null,
    counts: await countsOf(platform, providerId),
    bookedThisMonth: await countBooked(platform.database, providerId, startOfMonth(platform.clock.now())),
  }
}

async function viewMine(platform: Platform, sql: Sql, { providerId, listingId }: ListingKey): Promise<MyListing> {
  const row = await readMine(sql, providerId, listingId, platform.clock.now())
  if (!row) throw new Refusal('listing_not_found')
  return toView(platform, row)
}

/** @throws Refusal `listing_not_found` */
export const getMine = (platform: Platform, listing: ListingKey): Promise<MyListing> =>
  viewMine(platform, platform.database, listing)

/** Whether new bookings may be made; those that are made stay as they are. Again, it changes nothing.
 *  @throws Refusal `listing_not_found`; `earnings_account_missing`, `debt_overdue` where it would be listed */
export function setListingStatus(
  platform: Platform,
  listing: ListingKey,
  status: 'listed' | 'closed',
): Promise<MyListing> {
  return platform.database.transaction(async (sql) => {
    await lockProvider(sql, listing.providerId)
    if (status === 'listed') await refuseUnlessMayList(sql, listing.providerId, platform.clock.now())
    if (!(await setStatus(sql, listing, status, platform.clock.now()))) throw new Refusal('listing_not_found')
    await enqueueListingChanged(sql, listing)
    await enqueueDiaryChanged(sql, listing.providerId)
    return viewMine(platform, sql, listing)
  })
}

/** Takes a listing away for good, with the changes that wait; bookings that ended keep what they say.
 *  @throws Refusal `listing_not_found`, `listing_booked` (spec §6) */
export async function removeListing(platform: Platform, listing: ListingKey): Promise<void> {
  const { providerId, listingId } = listing
  await platform.database.transaction(async (sql) => {
    await lockProvider(sql, providerId)
    if (await isNeeded(sql, providerId, listingId)) throw new Refusal('listing_booked')
    if (!(await setStatus(sql, listing, 'removed', platform.clock.now()))) throw new Refusal('listing_not_found')
    await deleteDraft(sql, providerId, listingId)
    await enqueueListingChanged(sql, listing)
    await enqueueDiaryChanged(sql, providerId)
  })
}
