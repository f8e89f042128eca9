import {
  bookingEventKinds,
  bookingPaymentStatuses,
  bookingStatuses,
  cancellationReasons,
  declineReasons,
  moneyWaits,
  paymentPlans,
  proposalEnds,
} from '@ginipig/domain/booking'
import { approvals, categories } from '@ginipig/domain/listing'
import { payoutStates } from '@ginipig/domain/payment'
import * as v from 'valibot'
import { Id, Instant, Pence } from '#core/scalar.ts'
import { MustHaves, MustHavesGiven } from '#listing/must-haves.ts'
import { Picture } from '#media/picture.ts'
import { InvoiceOf } from '#payment/invoice.ts'
import { BookingPolicy, ClientPolicy } from './policy.ts'
import { TrackRecord } from './track-record.ts'

/** The domain's ClientSplit, fixed when the slot was held. */
const ClientSplit = v.object({ price: Pence, discount: Pence, total: Pence, deposit: Pence, balance: Pence })

/** The domain's PriceSplit: the same with what the provider has of it. */
const PriceSplit = v.object({
  ...ClientSplit.entries,
  commission: Pence,
  earnings: v.pipe(v.number(), v.integer()),
})

/** One thing that happened, for the timeline. */
export const BookingEvent = v.object({
  at: Instant,
  kind: v.picklist(bookingEventKinds),
  actor: v.picklist(['client', 'provider', 'system', 'operator']),
  /** Of a move: when it was to start before. */
  movedFrom: v.optional(Instant),
})

/** One charge of a booking in a person's terms. */
const BookingPayment = v.object({
  id: Id,
  kind: v.picklist(['deposit', 'full', 'balance']),
  amount: Pence,
  /** `held` is authorised and not taken; `disputed` and `taken_back` are the client's bank's doing. */
  state: v.picklist(['started', 'held', 'taken', 'released', 'failed', 'disputed', 'taken_back']),
  /** What its bank disputes or took back of it, where that isn't all of it. */
  disputed: v.optional(Pence),
  at: Instant,
})

/** With which card is nobody's business but the client's. */
const ClientPayment = v.object({
  ...BookingPayment.entries,
  card: v.nullable(v.object({ brand: v.string(), last4: v.string() })),
})

/** Its provider had marked a no-show, and it was decided that the client was there: it ends with the money of a cancellation
 *  by the provider, and isn't one. */
const wasThere = v.optional(v.boolean())

/** A start that is held for an answer. */
export const ProposedTime = v.object({ slotId: Id, startsAt: Instant, endsAt: Instant })

/** Other times that wait for an answer: a provider's (`by`) up to three, of which the client takes one, or a client's late
 *  wish, which the provider grants. Nobody else can book them until then. `otherwise` says what becomes of a confirmed
 *  booking when none is taken. Source: product.md §9. */
export const Proposal = v.object({
  by: v.picklist(['client', 'provider']),
  otherwise: v.picklist(proposalEnds),
  /** The provider's words; may be empty. */
  note: v.string(),
  times: v.array(ProposedTime),
  at: Instant,
  /** When the other side must have answered. */
  until: Instant,
})
export type Proposal = v.InferOutput<typeof Proposal>

/** A must-have photo with a link that works for a few minutes. */
export const GivenPhoto = v.object({ id: Id, url: v.string() })

/** What a provider has of a booking that is over, in pence: their share, what they owe for cancelling, and what of
 *  the share they give back for a client who was paid back later. */
export const ProviderOutcome = v.object({ earned: Pence, fee: Pence, takenBack: Pence })

/** "+44 7700900118", while the domain's `sharesContact` shows it; else null. */
const Phone = v.nullable(v.string())

/** Another booking of the provider on the same day. */
const SameDay = v.object({ id: Id, startsAt: Instant, endsAt: Instant, firstName: v.string(), isRequest: v.boolean() })

/** How much a client gave of what was asked; not what. */
const GivenCount = v.object({
  photos: v.number(),
  answers: v.number(),
  patchTest: MustHavesGiven.entries.patchTest,
})

/** What client and provider see alike; price and policy each sees as far as they concern them. Instants are epoch ms;
 *  `now` is the server's clock when it answered. */
const shared = {
  id: Id,
  reference: v.string(),
  status: v.picklist(bookingStatuses),
  paymentStatus: v.picklist(bookingPaymentStatuses),
  wasThere,
  plan: v.nullable(v.picklist(paymentPlans)),
  approval: v.picklist(approvals),
  listing: v.object({
    id: Id,
    title: v.string(),
    category: v.picklist(categories),
    cover: v.string(),
    image: v.nullable(Picture),
    type: v.picklist(['in_person', 'online']),
    durationMinutes: v.number(),
  }),
  startsAt: Instant,
  endsAt: Instant,
  /** How often it was moved: the SEQUENCE of its calendar file. */
  moves: v.number(),
  zone: v.string(),
  rrp: Pence,
  captured: Pence,
  requestedAt: v.nullable(Instant),
  respondBy: v.nullable(Instant),
  balanceAt: v.nullable(Instant),
  declineReason: v.nullable(v.picklist(declineReasons)),
  declineText: v.nullable(v.string()),
  /** Why the provider cancelled. */
  cancelReason: v.nullable(v.picklist(cancellationReasons)),
  cancelText: v.nullable(v.string()),
  /** When it was marked as done, or counted as done; null before. */
  completedAt: v.nullable(Instant),
  mustHavesAsked: MustHaves,
  mustHavesGiven: MustHavesGiven,
  /** What was given about the client's health, the patch test among it, is erased: by wish, or long after the visit. */
  isHealthErased: v.optional(v.boolean()),
  photos: v.array(GivenPhoto),
  events: v.array(BookingEvent),
  payments: v.array(BookingPayment),
  /** Another saved card than the deposit's takes the balance. */
  hasBalanceCard: v.optional(v.boolean()),
  /** Null where no other time is proposed. */
  proposal: v.nullable(Proposal),
  /** What went back to the client after the end. */
  refund: v.nullable(v.object({ amount: Pence, at: Instant })),
  /** What is still to go back after the end; `isReturned` where the client's bank sent it back to us. */
  refundOwed: v.nullable(v.object({ amount: Pence, at: Instant, isReturned: v.boolean() })),
  /** When the client sent the report for which the provider's money waits; null where none is open. */
  reportedAt: v.nullable(Instant),
  now: Instant,
}

export const ClientBooking = v.object({
  ...shared,
  payments: v.array(ClientPayment),
  split: ClientSplit,
  /** As it stood when the slot was held. */
  policy: ClientPolicy,
  provider: v.object({
    id: Id,
    displayName: v.string(),
    firstName: v.string(),
    photoUrl: v.nullable(v.string()),
    town: v.string(),
    rating: v.nullable(v.number()),
    reviewCount: v.number(),
    /** How long they usually take to answer, ms, while a request waits; else null. */
    answerMs: v.optional(v.nullable(v.number())),
    phone: Phone,
  }),
  /** Whole address once accepted; before that null, and only the outward postcode is known. */
  address: v.nullable(v.string()),
  outwardPostcode: v.string(),
  /** End of the shown 15 minutes while the slot is only held. */
  holdEndsAt: v.nullable(Instant),
  /** The same whatever became of the hold: one that was offered at night begins in the morning. */
  heldUntil: Instant,
  offeredPlans: v.array(v.picklist(paymentPlans)),
  /** Why the last try to pay failed, as a Stripe decline or error code; null when it didn't. */
  paymentProblem: v.nullable(v.string()),
  /** What the client said of a no-show that they contest; null where they said nothing. */
  ownSide: v.optional(v.nullable(v.string())),
  /** When the client reviewed it; null before. */
  reviewedAt: v.nullable(Instant),
  /** The code that `split.discount` is of, and when it ends; null without one. */
  promo: v.nullable(v.object({ code: v.string(), endsAt: v.nullable(Instant) })),
  /** For what was taken and what came back, oldest first. */
  invoices: v.array(InvoiceOf),
  /** The report of `reportedAt`, for its author's page. */
  reportId: v.nullable(Id),
})
export type ClientBooking = v.InferOutput<typeof ClientBooking>

/** Why nothing can be done about a booking's money now: since when, and until when at the latest where that is known. */
const Waiting = v.object({
  for: v.picklist(moneyWaits),
  since: v.nullable(Instant),
  until: v.nullable(Instant),
})

export const ProviderBooking = v.object({
  ...shared,
  split: PriceSplit,
  /** As it stood when the slot was held. */
  policy: BookingPolicy,
  /** Null while it is under way: `split.earnings` is what it promises. */
  outcome: v.nullable(ProviderOutcome),
  client: v.object({
    id: Id,
    firstName: v.string(),
    lastName: v.string(),
    avatarUrl: v.nullable(v.string()),
    /** Their account is closed: nothing reaches them. */
    isGone: v.boolean(),
    /** Appointments with this provider that took place, as far as anybody has said. */
    earlierVisits: v.number(),
    /** Start of the next other booking with this provider. */
    alsoBookedAt: v.nullable(Instant),
    phone: Phone,
    /** With all providers. */
    record: TrackRecord,
  }),
  /** Where they come to; null online. */
  address: v.nullable(v.string()),
  /** How far the share is on its way to the provider's bank, and when it is there; null before it is. */
  payout: v.nullable(v.object({ id: v.string(), state: v.picklist(payoutStates), arrivesAt: Instant })),
  /** When the provider reviewed the client; null before. */
  reviewedAt: v.nullable(Instant),
  /** What the provider owes for cancelling, over all their bookings: it comes off their next releases. */
  owes: Pence,
  /** Until when the acceptance can be taken back; null when there is none to take back. */
  undoUntil: v.nullable(Instant),
  /** Null where the provider can go on, or nothing is left to be done. */
  waiting: v.nullable(Waiting),
  /** The provider's own words for whoever decides about its money. */
  side: v.nullable(v.object({ words: v.string(), at: Instant })),
  /** That they asked to be let off the fee for cancelling it, and what was answered; null where they didn't. */
  waiver: v.nullable(v.object({ askedAt: Instant, answer: v.nullable(v.picklist(['waived', 'kept'])) })),
  /** What else that day holds, while this one is ahead or asked for; soonest first. */
  sameDay: v.array(SameDay),
})
export type ProviderBooking = v.InferOutput<typeof ProviderBooking>

/** A booking in a list. */
const row = {
  id: Id,
  reference: v.string(),
  status: v.picklist(bookingStatuses),
  paymentStatus: v.picklist(bookingPaymentStatuses),
  wasThere,
  plan: v.nullable(v.picklist(paymentPlans)),
  listing: v.object({
    id: Id,
    title: v.string(),
    category: v.picklist(categories),
    cover: v.string(),
    image: v.nullable(Picture),
  }),
  startsAt: Instant,
  endsAt: Instant,
  zone: v.string(),
  price: Pence,
  rrp: Pence,
  requestedAt: v.nullable(Instant),
  respondBy: v.nullable(Instant),
  /** Whose other times wait for the other side's answer, and until when; null where none do. */
  proposal: v.nullable(v.pick(Proposal, ['by', 'otherwise', 'until'])),
  /** When it was marked as done, or counted as done; null before. */
  completedAt: v.nullable(Instant),
  /** When the reader of the list reviewed the other person; null before. */
  reviewedAt: v.nullable(Instant),
}

export const ClientBookingRow = v.object({
  ...row,
  provider: v.object({ id: Id, displayName: v.string(), firstName: v.string(), photoUrl: v.nullable(v.string()) }),
  split: ClientSplit,
  captured: Pence,
  balanceAt: v.nullable(Instant),
})
export type ClientBookingRow = v.InferOutput<typeof ClientBookingRow>

/** A client as a list of their provider's shows them. */
export const ListedClient = v.object({
  id: Id,
  firstName: v.string(),
  lastName: v.string(),
  avatarUrl: v.nullable(v.string()),
})

export const ProviderBookingRow = v.object({
  ...row,
  /** As it stood when the slot was held. */
  policy: BookingPolicy,
  client: ListedClient,
  /** Null but for a request. */
  given: v.nullable(GivenCount),
  /** When it ended, which may be long before its day; null while it is under way. */
  endedAt: v.nullable(Instant),
  split: PriceSplit,
  captured: Pence,
  /** When the last of it was paid; null before. */
  paidAt: v.nullable(Instant),
  /** Null where its time has not come, or the provider can go on. */
  waiting: v.nullable(Waiting),
  /** When the provider told their side of it. */
  sideAt: v.nullable(Instant),
  /** What it promises while it is under way. */
  earnings: v.pipe(v.number(), v.integer()),
  /** What came of it once it is over. */
  outcome: v.nullable(ProviderOutcome),
})
export type ProviderBookingRow = v.InferOutput<typeof ProviderBookingRow>
