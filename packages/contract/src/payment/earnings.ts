import { earningKinds } from '@ginipig/domain/payment'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id, Instant, Month, Pence } from '#core/scalar.ts'
import { Signed } from '#media/signed.ts'

const sums = {
  /** Bookings that earned something. */
  count: v.number(),
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
  /** Clients' money for bookings that are not over, commission included, and how many they are. */
  held: Pence,
  heldBookings: v.number(),
  /** For cancelling, or of a client who was paid back: comes off the next releases. */
  owed: Pence,
  /** When the oldest of it began to be owed. */
  owedSince: v.nullable(Instant),
  /** What of it has been owed for so long that the provider can’t list. */
  overdue: Pence,
  /** The one that goes out first by itself; they may release it before. */
  nextRelease: v.nullable(v.object({ bookingId: Id, at: Instant, amount: Pence, clientName: v.string() })),
  /** Up to this one, oldest first. */
  months: v.array(v.object({ month: Month, ...sums })),
})
export type Earnings = v.InferOutput<typeof Earnings>

export const getEarnings = endpoint({
  name: 'getEarnings',
  method: 'GET',
  path: '/provider/earnings',
  access: 'provider',
  response: Earnings,
})

/** One movement; below zero where it leaves the provider. */
export const StatementLine = v.object({
  id: v.string(),
  at: Instant,
  kind: v.picklist(earningKinds),
  amount: v.pipe(v.number(), v.integer()),
  bookingId: Id,
  reference: v.string(),
  treatment: v.string(),
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
