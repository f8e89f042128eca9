import { earningKinds, earningShows, earningSpans, payoutStates } from '@ginipig/domain/payment'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Cursor, Id, Instant, Month, PageSize, Pence } from '#core/scalar.ts'
import { Signed } from '#media/signed.ts'

const sums = {
  /** Bookings that earned something. */
  count: v.number(),
  /** Of the clients of those, a code's part included, and what of it stayed with us. */
  paid: v.pipe(v.number(), v.integer()),
  commission: v.pipe(v.number(), v.integer()),
  earned: v.pipe(v.number(), v.integer()),
  fees: Pence,
  waived: Pence,
  takenBack: Pence,
  sent: Pence,
}

/** A provider's money at one moment, as the ledger has it; pence. Source: money.md §2, product.md §6. */
export const Earnings = v.object({
  /** Theirs, and not yet at Stripe. */
  onItsWay: v.pipe(v.number(), v.integer()),
  /** Their share of bookings that are paid in full and not over, and how many they are. */
  held: Pence,
  heldBookings: v.number(),
  /** Their share of agreed bookings of which a balance is still to be paid, how many they are, and the next one. */
  coming: Pence,
  comingBookings: v.number(),
  nextBalance: v.nullable(v.object({ bookingId: Id, at: Instant, clientName: v.string() })),
  /** For cancelling, or of a client who was paid back: comes off the next releases. */
  owed: Pence,
  /** When the oldest of it began to be owed. */
  owedSince: v.nullable(Instant),
  /** What of it has been owed for so long that the provider can’t list. */
  overdue: Pence,
  /** The one that goes out first by itself; they may release it before. */
  nextRelease: v.nullable(
    v.object({
      bookingId: Id,
      at: Instant,
      clientName: v.string(),
      /** What goes out: the price without the commission and what is kept back of it for what they owe. */
      amount: Pence,
      price: Pence,
      commission: Pence,
      keptBack: Pence,
    }),
  ),
  /** Nothing is released for now: payouts are stopped while something is put right. */
  isPaused: v.boolean(),
  /** The first month in which money of theirs moved; null before. */
  since: v.nullable(Month),
})
export type Earnings = v.InferOutput<typeof Earnings>

export const getEarnings = endpoint({
  name: 'getEarnings',
  method: 'GET',
  path: '/provider/earnings',
  access: 'provider',
  response: Earnings,
})

/** How the months of a span went, oldest first. */
export const getEarningMonths = endpoint({
  name: 'getEarningMonths',
  method: 'GET',
  path: '/provider/earning-months',
  access: 'provider',
  query: v.object({ span: v.optional(v.picklist(earningSpans, 'invalid'), 'months') }),
  response: v.object({ months: v.array(v.object({ month: Month, ...sums })) }),
})

/** Of what was sent to Stripe, where a booking's share went there in several parts: each payment goes out by itself. */
const SentPart = v.nullable(v.object({ number: v.number(), of: v.number() }))

/** A line of the history: a movement, money that is held or to come, or what Stripe paid out. */
export const EarningRecord = v.object({
  id: v.string(),
  at: Instant,
  kind: v.picklist([...earningKinds, 'held', 'coming', 'payout']),
  /** The provider's, in pence; below zero where it leaves them. */
  amount: v.pipe(v.number(), v.integer()),
  /** What its booking's client has paid so far; null of a payout and of a fee for cancelling, whose client had all of it back. */
  paid: v.nullable(Pence),
  booking: v.nullable(v.object({ id: Id, reference: v.string(), listingTitle: v.string(), clientName: v.string() })),
  /** Of a payout. */
  state: v.nullable(v.picklist(payoutStates)),
  /** Of a payout its own; of what was sent to Stripe the one that took it to the bank, null before. */
  payoutId: v.nullable(v.string()),
  part: SentPart,
})
export type EarningRecord = v.InferOutput<typeof EarningRecord>

/** A provider's money line by line, latest first, of one month or of all time. Source: product.md §6. */
export const listEarnings = endpoint({
  name: 'listEarnings',
  method: 'GET',
  path: '/provider/earning-lines',
  access: 'provider',
  query: v.object({
    show: v.optional(v.picklist(earningShows, 'invalid'), 'all'),
    month: v.optional(Month),
    /** One payout and what it is made of, whatever else is asked for. */
    payout: v.optional(v.pipe(v.string(), v.regex(/^\w+$/, 'invalid'), v.maxLength(255, 'too_long'))),
    cursor: v.optional(Cursor),
    limit: v.optional(PageSize, '12'),
  }),
  response: v.object({ items: v.array(EarningRecord), nextCursor: v.nullable(v.string()) }),
})

/** One movement; below zero where it leaves the provider. */
export const StatementLine = v.object({
  id: v.string(),
  at: Instant,
  kind: v.picklist(earningKinds),
  amount: v.pipe(v.number(), v.integer()),
  bookingId: Id,
  reference: v.string(),
  listingTitle: v.string(),
  part: SentPart,
})
export type StatementLine = v.InferOutput<typeof StatementLine>

/** All movements of a calendar month, latest first, and what they come to. */
export const getStatement = endpoint({
  name: 'getStatement',
  method: 'GET',
  path: '/provider/earnings/:month',
  access: 'provider',
  params: v.object({ month: Month }),
  response: v.object({ month: Month, zone: v.string(), lines: v.array(StatementLine), ...sums }),
})

/** A link to the same month on paper. Ask when it is to be opened: it is good for minutes. */
export const getStatementLink = endpoint({
  name: 'getStatementLink',
  method: 'GET',
  path: '/provider/earnings/:month/link',
  access: 'provider',
  params: v.object({ month: Month }),
  response: v.object({ url: v.string() }),
})

/** A provider's id and a month. */
const StatementId = v.pipe(v.string(), v.regex(/^[\da-f-]{36}\.\d{4}-(?:0[1-9]|1[0-2])$/, 'invalid'))

/** The statement as a PDF behind a signed link, tagged for screen readers; the link is the permission. */
export const getStatementPaper = endpoint({
  name: 'getStatementPaper',
  method: 'GET',
  path: '/statements/:statementId',
  access: 'public',
  params: v.object({ statementId: StatementId }),
  query: Signed,
  response: v.unknown(),
  errors: ['statement_not_found'],
})
