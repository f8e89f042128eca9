import { approvals, categories, listingStates, listingTabs, purposes } from '@ginipig/domain/listing'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Cursor, Id, Instant, PageSize, Pence, setOf } from '#core/scalar.ts'
import { Picture } from '#media/picture.ts'

/** A listing as its provider sees it in a list. What a draft doesn't say yet is null. */
export const MyListing = v.object({
  id: Id,
  state: v.picklist(listingStates),
  /** Whether changes to a listed one wait to be listed. */
  hasDraft: v.boolean(),
  category: v.nullable(v.picklist(categories)),
  title: v.string(),
  purpose: v.nullable(v.picklist(purposes)),
  approval: v.nullable(v.picklist(approvals)),
  cover: v.string(),
  image: v.nullable(Picture),
  durationMinutes: v.nullable(v.number()),
  rrp: v.nullable(Pence),
  price: v.nullable(Pence),
  /** Clients who have booked, and how many are wanted in all; null where there is no end to it. */
  bookedCount: v.number(),
  /** Clients for whom a place is held while they book, beside those. */
  heldCount: v.number(),
  clients: v.nullable(v.number()),
  /** Visitors who looked at it, each once a day, and clients who have it among their favourites. Source: product.md §6 */
  views: v.number(),
  favourites: v.number(),
  /** So long before a start somebody new needs their patch test; null where none is asked for. */
  patchTestHours: v.nullable(v.number()),
  nextSlotAt: v.nullable(Instant),
  zone: v.string(),
  /** Whether it may be deleted: nobody's booking hangs on it. Source: spec §6. */
  isDeletable: v.boolean(),
  changedAt: Instant,
})
export type MyListing = v.InferOutput<typeof MyListing>

/** The latest changed first. */
export const listMyListings = endpoint({
  name: 'listMyListings',
  method: 'GET',
  path: '/provider/listings',
  access: 'provider',
  query: v.object({
    tab: v.optional(v.picklist(listingTabs, 'invalid'), 'active'),
    category: v.optional(v.picklist(categories, 'invalid')),
    /** Any of these states. */
    state: v.optional(setOf(listingStates)),
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80, 'too_long'))),
    cursor: v.optional(Cursor),
    limit: v.optional(PageSize, '24'),
  }),
  response: v.object({
    items: v.array(MyListing),
    nextCursor: v.nullable(v.string()),
    /** Of each tab and, on the active one, of each state; whatever is filtered. */
    counts: v.object({
      active: v.number(),
      past: v.number(),
      draft: v.number(),
      listed: v.number(),
      no_dates: v.number(),
      full: v.number(),
    }),
    /** Places of all listings that were booked in this month so far, and are not given back. */
    bookedThisMonth: v.number(),
  }),
})

const params = v.object({ listingId: Id })

export const getMyListing = endpoint({
  name: 'getMyListing',
  method: 'GET',
  path: '/provider/listings/:listingId',
  access: 'provider',
  params,
  response: MyListing,
  errors: ['listing_not_found'],
})

/** Takes no new bookings; those that are made stay as they are. */
export const closeListing = endpoint({
  name: 'closeListing',
  method: 'POST',
  path: '/provider/listings/:listingId/close',
  access: 'provider',
  params,
  body: v.object({}),
  response: MyListing,
  errors: ['listing_not_found'],
})

export const reopenListing = endpoint({
  name: 'reopenListing',
  method: 'POST',
  path: '/provider/listings/:listingId/reopen',
  access: 'provider',
  params,
  body: v.object({}),
  response: MyListing,
  errors: ['listing_not_found', 'earnings_account_missing', 'debt_overdue'],
})

/** @throws `listing_booked` while a client's booking hangs on it (spec §6) */
export const deleteListing = endpoint({
  name: 'deleteListing',
  method: 'DELETE',
  path: '/provider/listings/:listingId',
  access: 'provider',
  params,
  response: v.object({}),
  errors: ['listing_not_found', 'listing_booked'],
  idempotent: true,
})
