import { Audience } from '@ginipig/contract/identity/open-session.ts'
import { cancellationReasons, declineReasons } from '@ginipig/domain/booking'
import { contactTopics } from '@ginipig/domain/content'
import { Language } from '@ginipig/domain/identity'
import * as v from 'valibot'

/** A sum that is due at a moment, or was taken at it. Minor units. */
const Due = v.object({ amount: v.number(), at: v.number() })

const Card = v.object({ brand: v.string(), last4: v.string() })

/** What both sides' mails tell of a booking. */
const shared = {
  id: v.string(),
  reference: v.string(),
  title: v.string(),
  startsAt: v.number(),
  endsAt: v.number(),
  /** How often it was moved. */
  moves: v.number(),
  zone: v.string(),
  currency: v.string(),
  respondBy: v.nullable(v.number()),
  /** The other person's, once both may know. */
  phone: v.optional(v.nullable(v.string()), null),
  /** When the mail was written: dates of another year are told with it. */
  now: v.number(),
  /** Other times that are held for an answer; `note` is the provider's. */
  proposal: v.optional(
    v.nullable(
      v.object({
        times: v.array(v.object({ startsAt: v.number() })),
        until: v.number(),
        note: v.nullable(v.string()),
        /** Its provider can't work that day: a booking of which none is taken ends. */
        isDayOff: v.optional(v.boolean(), false),
      }),
    ),
    null,
  ),
}

const ClientsBooking = v.object({
  ...shared,
  listingId: v.string(),
  category: v.string(),
  /** Whom they meet. */
  provider: v.string(),
  /** As much of the place as a client may know now; null online. */
  place: v.nullable(v.string()),
  isConfirmed: v.boolean(),
  /** Until when a hold is theirs. */
  heldUntil: v.optional(v.nullable(v.number()), null),
  total: v.number(),
  /** The promo code in `total`: what it took off which price. */
  promo: v.optional(v.nullable(v.object({ code: v.string(), price: v.number(), discount: v.number() })), null),
  /** Held on their card, or taken from it. */
  first: v.object({
    ...Due.entries,
    isAll: v.boolean(),
    card: v.nullable(Card),
  }),
  balance: v.nullable(Due),
  /** What its listing asks of who comes, and by when they had their patch test. */
  asked: v.optional(v.object({ requirements: v.nullable(v.string()), patchTestBy: v.nullable(v.number()) }), {
    requirements: null,
    patchTestBy: null,
  }),
  /** How long the provider usually takes to answer, in hours. */
  answerHours: v.optional(v.nullable(v.number()), null),
  /** Of a balance that is open: until when it can be paid, when it is tried again by itself, and from which card. */
  owed: v.optional(
    v.nullable(v.object({ until: v.number(), tries: v.array(v.number()), card: v.nullable(Card) })),
    null,
  ),
  /** Of one that was taken: when, from which card. */
  balancePaid: v.optional(v.nullable(v.object({ at: v.number(), card: v.nullable(Card) })), null),
  /** What cancelling keeps, by the booking's own policy; `early` is null where that time is over. */
  cancelling: v.object({ early: v.nullable(v.object({ amount: v.number(), until: v.number() })), late: v.number() }),
  /** Of a reminder: links that act without signing in; `move` is null once the client can't move alone. */
  links: v.optional(
    v.nullable(v.object({ coming: v.string(), move: v.nullable(v.string()), cancel: v.string() })),
    null,
  ),
  /** Can the same treatment be booked at other times? */
  isListed: v.optional(v.boolean(), true),
  /** Open times of others, for who couldn't have this one. */
  like: v.optional(
    v.array(
      v.object({
        listingId: v.string(),
        title: v.string(),
        provider: v.string(),
        town: v.optional(v.nullable(v.string()), null),
        startsAt: v.number(),
        zone: v.string(),
        price: v.number(),
        /** Off the usual price. */
        percent: v.optional(v.nullable(v.number()), null),
      }),
    ),
    [],
  ),
  /** Why the provider declined; for a day off there are words alone. */
  declined: v.nullable(v.object({ reason: v.nullable(v.picklist(declineReasons)), text: v.nullable(v.string()) })),
  /** Why the provider cancelled. */
  cancelled: v.nullable(v.object({ reason: v.picklist(cancellationReasons), text: v.nullable(v.string()) })),
  /** What the end came to: taken in all, of it kept and given back. */
  ended: v.nullable(v.object({ paid: v.number(), lost: v.number(), refund: v.number() })),
  /** By the booking's own policy: until when they may say that they came, and when the provider has the money at the latest. */
  contestUntil: v.optional(v.nullable(v.number()), null),
  releasedBy: v.optional(v.nullable(v.number()), null),
})
export type ClientsBooking = v.InferOutput<typeof ClientsBooking>

const ProvidersBooking = v.object({
  ...shared,
  /** Who comes. */
  client: v.string(),
  isConfirmed: v.optional(v.boolean(), true),
  /** Can others book the time that it has given back? */
  isFreeAgain: v.optional(v.boolean(), true),
  /** The start that it last moved from; null where it never moved. */
  movedFrom: v.optional(v.nullable(v.number()), null),
  earnings: v.number(),
  /** What the end came to: theirs, and owed by them. */
  ended: v.nullable(v.object({ share: v.number(), fee: v.number() })),
  /** Have they asked to be let off the fee, and nobody has answered yet? */
  asksWaiver: v.optional(v.boolean(), false),
  /** Where they come to; null online. */
  place: v.nullable(v.string()),
})
export type ProvidersBooking = v.InferOutput<typeof ProvidersBooking>

/** An appointment as a mail about its reviews names it. */
const settledReport = { id: v.string(), reference: v.string(), quote: v.string(), answer: v.string() }

const contact = { name: v.string(), email: v.string(), topic: v.picklist(contactTopics), text: v.string() }

const Visit = v.object({
  id: v.string(),
  reference: v.string(),
  title: v.string(),
  startsAt: v.number(),
  zone: v.string(),
  now: v.number(),
})

const toClient = <Kind extends string>(kind: Kind) => v.object({ kind: v.literal(kind), booking: ClientsBooking })
const toProvider = <Kind extends string>(kind: Kind) => v.object({ kind: v.literal(kind), booking: ProvidersBooking })

const hiddenKinds = ['phone', 'email', 'link', 'handle'] as const

/** Somebody wrote and was not read for a while. `count` messages, of which this is the last, with what must stay hidden
 *  left out. */
const unreadMessages = <Kind extends string>(kind: Kind) =>
  v.object({
    kind: v.literal(kind),
    app: Audience,
    personId: v.string(),
    name: v.string(),
    count: v.number(),
    parts: v.array(v.union([v.object({ text: v.string() }), v.object({ hidden: v.picklist(hiddenKinds) })])),
    hasPicture: v.boolean(),
    sentAt: v.number(),
    /** The booking that the two have; mails that waited in the queue when this came have none. */
    about: v.optional(
      v.nullable(v.object({ reference: v.string(), title: v.string(), startsAt: v.number(), zone: v.string() })),
      null,
    ),
    now: v.number(),
  })

/** Everything we write to people by email, and what each mail must be told. Instants are epoch ms. */
export const Mail = v.variant('kind', [
  v.object({ kind: v.literal('sign_up_code'), code: v.string(), expiresAt: v.number() }),
  /** To somebody whose address was given for a new account, or for another person's. */
  v.object({ kind: v.literal('account_exists'), app: Audience }),
  v.object({ kind: v.literal('new_address_code'), code: v.string(), expiresAt: v.number() }),
  v.object({ kind: v.literal('reset_link'), link: v.string(), expiresAt: v.number() }),
  v.object({ kind: v.literal('password_changed'), app: Audience, at: v.number() }),
  /** A log-in of theirs was ended, for it may have been copied. */
  v.object({ kind: v.literal('log_in_ended'), app: Audience, at: v.number() }),
  v.object({ kind: v.literal('mobile_changed'), app: Audience, at: v.number() }),
  /** To the old address. `newAddress` is masked. */
  v.object({ kind: v.literal('email_moved_away'), at: v.number(), newAddress: v.string() }),
  /** To the new address. */
  v.object({ kind: v.literal('email_moved_here'), app: Audience, at: v.number() }),
  v.object({ kind: v.literal('account_deleted'), at: v.number() }),
  /** Before other terms hold, from an instant: what changes, in the words of who changes them. */
  v.object({ kind: v.literal('terms_change'), app: Audience, from: v.number(), changes: v.string() }),
  /** What somebody was told in the app and didn't read there, in their language already. */
  v.object({
    kind: v.literal('news'),
    app: v.optional(Audience),
    /** Does all of it come whatever was chosen? */
    isAlways: v.optional(v.boolean()),
    items: v.array(v.object({ title: v.string(), line: v.string(), href: v.string() })),
  }),
  /** To a provider whose photos were looked at: how many are shown, and of each other which it is and why not. */
  v.object({
    kind: v.literal('photos_answered'),
    shown: v.number(),
    refused: v.array(v.object({ number: v.number(), because: v.string() })),
  }),
  unreadMessages('message_unread'),
  unreadMessages('message_unread_for_provider'),
  toClient('booking_requested'),
  toProvider('booking_asked_of_you'),
  toProvider('booking_still_waits'),
  toClient('booking_booked'),
  toProvider('booking_sold'),
  toClient('booking_moved'),
  toProvider('booking_client_moved'),
  toClient('booking_times_proposed'),
  toClient('booking_times_withdrawn'),
  toClient('booking_day_kept'),
  toClient('booking_time_offered'),
  toProvider('booking_times_not_taken'),
  toProvider('booking_move_wished'),
  toProvider('booking_wish_withdrawn'),
  toClient('booking_move_refused'),
  toClient('booking_declined'),
  toClient('booking_none_taken'),
  toClient('booking_expired'),
  toProvider('booking_unanswered'),
  toProvider('booking_withdrawn'),
  toClient('booking_not_paid'),
  toProvider('booking_not_paid_for'),
  toClient('booking_you_cancelled'),
  toProvider('booking_client_cancelled'),
  toClient('booking_provider_cancelled'),
  toClient('booking_platform_cancelled'),
  toProvider('booking_platform_cancelled_for_provider'),
  toProvider('booking_fee_owed'),
  toClient('booking_missed'),
  toClient('booking_done'),
  toClient('booking_reminder'),
  toClient('booking_card_expires'),
  toClient('booking_balance_taken'),
  toClient('booking_balance_failed'),
  toClient('booking_balance_last_call'),
  toClient('booking_unpaid'),
  toProvider('booking_unpaid_for'),
  toProvider('booking_released'),
  toClient('booking_charged_back'),
  toProvider('booking_payment_taken_back'),
  /** What the other side said, once it is shown. */
  v.object({
    kind: v.literal('review_of_provider'),
    visit: Visit,
    by: v.string(),
    ratings: v.object({
      professionalism: v.number(),
      friendliness: v.number(),
      reliability: v.number(),
      results: v.number(),
    }),
    comment: v.nullable(v.string()),
  }),
  v.object({
    kind: v.literal('review_of_client'),
    visit: Visit,
    by: v.string(),
    ratings: v.object({ friendliness: v.number(), reliability: v.number() }),
  }),
  /** To its author. */
  v.object({ kind: v.literal('review_hidden'), visit: Visit, reason: v.string() }),
  /** Who is saved or waited for has free times today; the soonest of them. */
  v.object({
    kind: v.literal('gap_today'),
    name: v.string(),
    providerId: v.string(),
    times: v.array(v.object({ title: v.string(), startsAt: v.number(), zone: v.string() })),
    now: v.number(),
  }),
  /** To the author of a report. `quote`: what it was about, as they saw it. */
  v.object({ kind: v.literal('report_settled'), ...settledReport }),
  v.object({ kind: v.literal('report_settled_for_provider'), ...settledReport }),
  /** To the provider whose listing an operator took away. */
  v.object({ kind: v.literal('listing_taken_down'), title: v.string(), reason: v.string() }),
  /** To who was suspended. */
  v.object({ kind: v.literal('account_suspended'), isProvider: v.boolean(), reason: v.string() }),
  /** To the operator, and to who wrote. */
  v.object({ kind: v.literal('contact_message'), ...contact }),
  v.object({ kind: v.literal('contact_copy'), ...contact }),
])
export type Mail = v.InferOutput<typeof Mail>

export type BookingMailKind = Extract<Mail['kind'], `booking_${string}`>
export type ContactMailKind = Extract<Mail['kind'], `contact_${string}`>
export type MessageMailKind = Extract<Mail['kind'], `message_${string}`>
export type ReviewMailKind = Extract<Mail['kind'], `review_${string}`>

/** A mail with its address, as it waits in the queue. */
export const MailOrder = v.object({
  to: v.string(),
  language: Language,
  mail: Mail,
  /** Ends mails like it; of those that may be left out. */
  unsubscribe: v.optional(v.string()),
  /** Who gets an answer, where that isn't us. */
  replyTo: v.optional(v.string()),
})
export type MailOrder = v.InferOutput<typeof MailOrder>
