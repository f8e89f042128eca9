import {
  cancellationReasons,
  declineReasons,
  MAX_PROPOSED_TIMES,
  MAX_REASON_TEXT,
  MAX_SIDE,
  providerTabs,
} from '@ginipig/domain/booking'
import { PlainText } from '@ginipig/domain/text'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Cursor, Id, Instant, Month, PageSize, Pence } from '#core/scalar.ts'
import { ProposedTime, ProviderBooking, ProviderBookingRow } from './booking.ts'

const params = v.object({ bookingId: Id })

/** Requests: soonest deadline first. Upcoming and action: soonest first. Past: latest first, and of what was asked for. */
export const listProviderBookings = endpoint({
  name: 'listProviderBookings',
  method: 'GET',
  path: '/provider/bookings',
  access: 'provider',
  query: v.object({
    tab: v.picklist(providerTabs, 'invalid'),
    /** Of `past`: part of a client's name or a listing's title, or a booking's reference; and those of one month. */
    q: v.optional(v.pipe(v.string(), v.maxLength(80, 'too_long'))),
    month: v.optional(Month),
    cursor: v.optional(Cursor),
    limit: v.optional(PageSize, '12'),
  }),
  response: v.object({
    items: v.array(ProviderBookingRow),
    nextCursor: v.nullable(v.string()),
    now: Instant,
    /** Of `requests` and `action` only what the provider can do something about; of `past` at most one more than
     *  `MOST_PAST_COUNTED`. */
    counts: v.record(v.picklist(providerTabs), v.number()),
    /** Of `past`, where a month is asked for: how many were found over all pages, and what they earned. */
    found: v.nullable(v.object({ count: v.number(), earned: v.pipe(v.number(), v.integer()) })),
    /** What that earns them, before what they owe. */
    toSettle: v.pipe(v.number(), v.integer()),
    /** What they owe: it comes off their next releases. */
    owes: Pence,
  }),
})

export const getProviderBooking = endpoint({
  name: 'getProviderBooking',
  method: 'GET',
  path: '/provider/bookings/:bookingId',
  access: 'provider',
  params,
  response: ProviderBooking,
  errors: ['booking_not_found'],
})

/** Accepts: a job captures the card once `undoAccept` is over, and the booking moves to confirmed when it is. */
export const acceptBooking = endpoint({
  name: 'acceptBooking',
  method: 'POST',
  path: '/provider/bookings/:bookingId/accept',
  access: 'provider',
  params,
  body: v.object({}),
  response: ProviderBooking,
  errors: ['booking_not_found', 'booking_state', 'response_too_late'],
})

/** Takes an acceptance back within the domain's `UNDO_ACCEPT_MS`; the request waits for its answer again. */
export const undoAccept = endpoint({
  name: 'undoAccept',
  method: 'POST',
  path: '/provider/bookings/:bookingId/undo-accept',
  access: 'provider',
  params,
  body: v.object({}),
  response: ProviderBooking,
  errors: ['booking_not_found', 'booking_state'],
})

/** Why a request is declined: `other` needs words. */
export const DeclineWhy = v.pipe(
  v.object({
    reason: v.picklist(declineReasons, 'required'),
    text: v.optional(v.pipe(PlainText, v.trim(), v.maxLength(MAX_REASON_TEXT, 'too_long'))),
  }),
  v.forward(
    v.check((body) => body.reason !== 'other' || (body.text ?? '') !== '', 'required'),
    ['text'],
  ),
)

/** Declines with a reason. The client's authorisation is released. */
export const declineBooking = endpoint({
  name: 'declineBooking',
  method: 'POST',
  path: '/provider/bookings/:bookingId/decline',
  access: 'provider',
  params,
  body: DeclineWhy,
  response: ProviderBooking,
  errors: ['booking_not_found', 'booking_state', 'response_too_late'],
})

/** Why a provider cancels: `other` needs words. */
export const CancelWhy = v.pipe(
  v.object({
    reason: v.picklist(cancellationReasons, 'required'),
    text: v.optional(v.pipe(PlainText, v.trim(), v.maxLength(MAX_REASON_TEXT, 'too_long'))),
    /** Whether to be let off the fee: a person answers. */
    asksWaiver: v.optional(v.boolean()),
  }),
  v.forward(
    v.check((body) => body.reason !== 'other' || (body.text ?? '') !== '', 'required'),
    ['text'],
  ),
)

/** Cancels a confirmed booking: the client gets everything back, the provider owes the policy's fee. */
export const cancelBookingAsProvider = endpoint({
  name: 'cancelBookingAsProvider',
  method: 'POST',
  path: '/provider/bookings/:bookingId/cancel',
  access: 'provider',
  params,
  body: CancelWhy,
  response: ProviderBooking,
  errors: ['booking_not_found', 'booking_state', 'payment_busy'],
})

/** The client didn't come: from `NO_SHOW_AFTER_MS` after the start. */
export const markNoShow = endpoint({
  name: 'markNoShow',
  method: 'POST',
  path: '/provider/bookings/:bookingId/no-show',
  access: 'provider',
  params,
  body: v.object({}),
  response: ProviderBooking,
  errors: ['booking_not_found', 'booking_state', 'payment_busy'],
})

/** The appointment took place. */
export const completeBooking = endpoint({
  name: 'completeBooking',
  method: 'POST',
  path: '/provider/bookings/:bookingId/complete',
  access: 'provider',
  params,
  body: v.object({}),
  response: ProviderBooking,
  errors: ['booking_not_found', 'booking_state'],
})

/** Sends the provider's share to their account at Stripe, less what they owe. */
export const releasePayment = endpoint({
  name: 'releasePayment',
  method: 'POST',
  path: '/provider/bookings/:bookingId/release',
  access: 'provider',
  params,
  body: v.object({}),
  response: ProviderBooking,
  errors: ['booking_not_found', 'booking_state', 'payment_busy'],
  idempotent: true,
  stoppedBy: 'payouts',
})

export const TheirSide = v.object({
  words: v.pipe(PlainText, v.trim(), v.minLength(1, 'required'), v.maxLength(MAX_SIDE, 'too_long')),
})

/** A provider's own words about a booking whose money waits for a person's decision. Said again, the later words count; the
 *  client doesn't read them. @throws `booking_state` where nothing is to be decided */
export const addSide = endpoint({
  name: 'addSide',
  method: 'PUT',
  path: '/provider/bookings/:bookingId/side',
  access: 'provider',
  params,
  body: TheirSide,
  response: ProviderBooking,
  errors: ['booking_not_found', 'booking_state'],
  idempotent: true,
})

/** Open starts of the same listing that could be proposed now, soonest first, and until when they would be held; null where
 *  it is too late to propose any. */
export const listProposableTimes = endpoint({
  name: 'listProposableTimes',
  method: 'GET',
  path: '/provider/bookings/:bookingId/proposable-times',
  access: 'provider',
  params,
  response: v.object({ times: v.array(ProposedTime), until: v.nullable(Instant), now: Instant }),
  errors: ['booking_not_found'],
})

/** What a provider proposes instead. */
export const ProposedTimes = v.object({
  slotIds: v.pipe(v.array(Id), v.minLength(1, 'required'), v.maxLength(MAX_PROPOSED_TIMES, 'too_long')),
  note: v.optional(v.pipe(PlainText, v.trim(), v.maxLength(MAX_REASON_TEXT, 'too_long'))),
})

/** Proposes up to three other times of the same listing for a request or a confirmed booking. They are held until the client
 *  answers; a client's late wish is answered with it. Source: product.md §9.
 *  @throws `move_too_late` where no time is left to answer, `times_proposed` where a proposal waits already */
export const proposeTimes = endpoint({
  name: 'proposeTimes',
  method: 'POST',
  path: '/provider/bookings/:bookingId/proposal',
  access: 'provider',
  params,
  body: ProposedTimes,
  response: ProviderBooking,
  errors: [
    'booking_not_found',
    'booking_state',
    'response_too_late',
    'move_too_late',
    'times_proposed',
    'slot_not_found',
    'slot_not_bookable',
    'slot_taken',
    'payment_busy',
  ],
  idempotent: true,
})

/** Grants a client's late wish to move: no fee, whoever asked. */
export const grantMove = endpoint({
  name: 'grantMove',
  method: 'POST',
  path: '/provider/bookings/:bookingId/proposal/grant',
  access: 'provider',
  params,
  body: v.object({}),
  response: ProviderBooking,
  errors: [
    'booking_not_found',
    'booking_state',
    'times_gone',
    'slot_not_found',
    'slot_not_bookable',
    'slot_taken',
    'already_booked',
    'payment_busy',
  ],
})

/** Refuses a client's wish, or takes the provider's own proposal back: the booking stays as it was. */
export const endProposalAsProvider = endpoint({
  name: 'endProposalAsProvider',
  method: 'POST',
  path: '/provider/bookings/:bookingId/proposal/end',
  access: 'provider',
  params,
  body: v.object({}),
  response: ProviderBooking,
  errors: ['booking_not_found', 'times_gone'],
  idempotent: true,
})
