import { clientTabs, MAX_SIDE, paymentPlans } from '@ginipig/domain/booking'
import { PlainText } from '@ginipig/domain/text'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Cursor, Id, Instant, PageSize, Pence } from '#core/scalar.ts'
import { MustHavesGiven } from '#listing/must-haves.ts'
import { CardId } from '#payment/card.ts'
import { ClientBooking, ClientBookingRow } from './booking.ts'

const params = v.object({ bookingId: Id })

/** Takes a slot for 15 shown minutes. How many and how often is limited (`holdRefusal`). `price` is what the client saw: if it changed meanwhile the answer is
 *  `price_changed`. An earlier hold with the same provider is given up for it. Source: spec §4, product.md §5. */
export const holdSlot = endpoint({
  name: 'holdSlot',
  method: 'POST',
  path: '/bookings',
  access: 'client',
  body: v.object({ slotId: Id, price: Pence }),
  response: ClientBooking,
  errors: [
    'slot_not_found',
    'slot_taken',
    'slot_not_bookable',
    'already_booked',
    'price_changed',
    'too_many_holds',
    'held_too_often',
    'request_in_progress',
  ],
  idempotent: true,
  stoppedBy: 'bookings',
})

/** The hold in progress, or null. */
export const getHold = endpoint({
  name: 'getHold',
  method: 'GET',
  path: '/bookings/hold',
  access: 'client',
  response: v.nullable(ClientBooking),
})

export const releaseHold = endpoint({
  name: 'releaseHold',
  method: 'POST',
  path: '/bookings/:bookingId/release-hold',
  access: 'client',
  params,
  body: v.object({}),
  response: ClientBooking,
  errors: ['booking_not_found', 'booking_state', 'payment_busy'],
})

/** Keeps what the client has given so far; complete or not. */
export const giveMustHaves = endpoint({
  name: 'giveMustHaves',
  method: 'PUT',
  path: '/bookings/:bookingId/must-haves',
  access: 'client',
  params,
  body: MustHavesGiven,
  response: ClientBooking,
  errors: ['booking_not_found', 'booking_state', 'hold_expired', 'photo_not_found'],
})

/** Takes back the consent to answers on one's health: those of this booking, the patch test among them, are erased, and the
 *  photos given with them. Asked again it changes nothing. A held booking's consent is unticked in its form (`giveMustHaves`). Source: trust.md §5 */
export const eraseHealthAnswers = endpoint({
  name: 'eraseHealthAnswers',
  method: 'POST',
  path: '/bookings/:bookingId/erase-health-answers',
  access: 'client',
  params,
  body: v.object({}),
  response: ClientBooking,
  errors: ['booking_not_found', 'booking_state'],
})

/** Makes (or finds again) the payment of a held booking; the browser confirms it with the secret.
 *  `cardId` pays with a saved card. `price` as in `holdSlot`. Source: money.md §1.3. */
export const startPayment = endpoint({
  name: 'startPayment',
  method: 'POST',
  path: '/bookings/:bookingId/payment',
  access: 'client',
  params,
  body: v.object({
    plan: v.picklist(paymentPlans, 'invalid'),
    savesCard: v.boolean(),
    cardId: v.optional(CardId),
  }),
  response: v.object({ clientSecret: v.string(), amount: Pence, paymentMethodId: v.nullable(v.string()) }),
  errors: [
    'booking_not_found',
    'booking_state',
    'hold_expired',
    'must_haves_missing',
    'plan_not_offered',
    'promo_over',
    'card_not_found',
    'payment_busy',
    'payment_unavailable',
    'too_many_payments',
    'request_in_progress',
  ],
  idempotent: true,
  stoppedBy: 'bookings',
})

/** Which card pays a balance: the one that paid the deposit, a saved one, or one that is typed in now. */
const BalanceCard = v.union([v.picklist(['deposit', 'new'], 'invalid'), CardId])

/** Makes the balance of a confirmed booking ready for the browser to confirm, its bank's question included: when the card
 *  refused it, or earlier by wish. There is one charge for it, whoever tries: it is never taken twice.
 *  Source: spec §9, money.md §1.4. */
export const startBalance = endpoint({
  name: 'startBalance',
  method: 'POST',
  path: '/bookings/:bookingId/balance',
  access: 'client',
  params,
  body: v.object({ card: BalanceCard }),
  response: v.object({ clientSecret: v.string(), amount: Pence, paymentMethodId: v.nullable(v.string()) }),
  errors: [
    'booking_not_found',
    'booking_state',
    'card_not_found',
    'payment_busy',
    'payment_unavailable',
    'too_many_payments',
    'request_in_progress',
  ],
  idempotent: true,
})

/** Asks the payment provider how the payment stands and moves the booking accordingly; safe at any time. */
export const syncPayment = endpoint({
  name: 'syncPayment',
  method: 'POST',
  path: '/bookings/:bookingId/payment/sync',
  access: 'client',
  params,
  body: v.object({}),
  response: ClientBooking,
  errors: ['booking_not_found', 'payment_unavailable'],
  stoppedBy: 'nothing',
})

/** Takes a request back before the provider answered; nothing is charged. */
export const withdrawRequest = endpoint({
  name: 'withdrawRequest',
  method: 'POST',
  path: '/bookings/:bookingId/withdraw',
  access: 'client',
  params,
  body: v.object({}),
  response: ClientBooking,
  errors: ['booking_not_found', 'booking_state', 'payment_busy'],
})

/** Cancels a confirmed booking. `loses` is what the client was shown to lose of what they paid: the server computes it
 *  again by the same rule and refuses where it is another sum by now. Source: spec §9, money.md §2. */
export const cancelBooking = endpoint({
  name: 'cancelBooking',
  method: 'POST',
  path: '/bookings/:bookingId/cancel',
  access: 'client',
  params,
  body: v.object({ loses: Pence }),
  response: ClientBooking,
  errors: ['booking_not_found', 'booking_state', 'cost_changed', 'payment_busy'],
})

/** What happened, in the client's own words; only who decides reads them. */
export const Contest = v.object({
  words: v.optional(v.pipe(PlainText, v.trim(), v.maxLength(MAX_SIDE, 'too_long')), ''),
})

/** Says that one was there, of a booking that its provider marked as missed: once, and within 24 hours. The provider's share
 *  waits until a person has decided. Source: money.md §2. */
export const contestNoShow = endpoint({
  name: 'contestNoShow',
  method: 'POST',
  path: '/bookings/:bookingId/contest',
  access: 'client',
  params,
  body: Contest,
  response: ClientBooking,
  errors: ['booking_not_found', 'booking_state'],
  idempotent: true,
})

/** Moves a confirmed booking to another open slot of its listing, up to 36 hours before; payment and must-haves travel
 *  along, at the price it was booked at. To the slot it has already it changes nothing. Source: product.md §9.
 *  @throws `move_too_late`; `slot_not_bookable` where domain's `canMoveTo` says no */
export const moveBooking = endpoint({
  name: 'moveBooking',
  method: 'POST',
  path: '/bookings/:bookingId/move',
  access: 'client',
  params,
  body: v.object({ slotId: Id }),
  response: ClientBooking,
  errors: [
    'booking_not_found',
    'booking_state',
    'move_too_late',
    'slot_not_found',
    'slot_not_bookable',
    'slot_taken',
    'already_booked',
    'payment_busy',
  ],
})

/** Asks the provider to move a booking that is too near for `moveBooking`. The time is held until they answer, the old one
 *  stays the client's; without an answer it ends by itself before the start. A second wish takes the place of the first.
 *  Source: product.md §9. @throws `move_too_late` where no time is left to answer, `times_proposed` where the provider's own
 *  proposal waits */
export const wishMove = endpoint({
  name: 'wishMove',
  method: 'POST',
  path: '/bookings/:bookingId/wish-move',
  access: 'client',
  params,
  body: v.object({ slotId: Id }),
  response: ClientBooking,
  errors: [
    'booking_not_found',
    'booking_state',
    'move_too_late',
    'times_proposed',
    'slot_not_found',
    'slot_not_bookable',
    'slot_taken',
    'payment_busy',
  ],
  idempotent: true,
})

/** Takes one of the times that the provider proposed: the booking moves, a request is confirmed with it. Costs nothing
 *  more. @throws `times_gone` once it was answered or its time ran out */
export const takeProposedTime = endpoint({
  name: 'takeProposedTime',
  method: 'POST',
  path: '/bookings/:bookingId/proposal/take',
  access: 'client',
  params,
  body: v.object({ slotId: Id }),
  response: ClientBooking,
  errors: [
    'booking_not_found',
    'booking_state',
    'response_too_late',
    'times_gone',
    'slot_not_found',
    'slot_not_bookable',
    'slot_taken',
    'already_booked',
    'payment_busy',
  ],
})

/** None of the provider's times: a request ends free, a booking stays or ends as the proposal's `otherwise` says. Of the
 *  client's own wish it takes the wish back. */
export const endProposal = endpoint({
  name: 'endProposal',
  method: 'POST',
  path: '/bookings/:bookingId/proposal/end',
  access: 'client',
  params,
  body: v.object({}),
  response: ClientBooking,
  errors: ['booking_not_found', 'booking_state', 'times_gone', 'payment_busy'],
  idempotent: true,
})

export const getMyBooking = endpoint({
  name: 'getMyBooking',
  method: 'GET',
  path: '/bookings/:bookingId',
  access: 'client',
  params,
  response: ClientBooking,
  errors: ['booking_not_found'],
})

/** Requested and upcoming: soonest first. Past: latest first. */
export const listMyBookings = endpoint({
  name: 'listMyBookings',
  method: 'GET',
  path: '/bookings',
  access: 'client',
  query: v.object({
    tab: v.picklist(clientTabs, 'invalid'),
    cursor: v.optional(Cursor),
    limit: v.optional(PageSize, '12'),
  }),
  response: v.object({
    items: v.array(ClientBookingRow),
    nextCursor: v.nullable(v.string()),
    now: Instant,
    counts: v.record(v.picklist(clientTabs), v.number()),
    /** How many of them wait for their client: a time to choose, a balance that the card refused. */
    toAnswer: v.object({ requested: v.number(), upcoming: v.number() }),
  }),
})
