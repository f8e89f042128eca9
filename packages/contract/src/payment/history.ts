import { paymentKinds, paymentPeriods, paymentStates } from '@ginipig/domain/payment'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Cursor, Id, Instant, PageSize, Pence } from '#core/scalar.ts'

/** One payment of a client, or one that is to come, with every field of spec §3 Payment. */
export const PaymentRecord = v.object({
  id: v.string(),
  bookingId: Id,
  reference: v.string(),
  kind: v.picklist(paymentKinds),
  state: v.picklist(paymentStates),
  /** A refund's is what comes back. */
  amount: Pence,
  /** What its bank disputes or took back of it, where that isn't all of it. */
  disputed: v.optional(Pence),
  /** When it happened, or will. */
  at: Instant,
  /** Who the money is for. */
  recipient: v.string(),
  providerName: v.string(),
  listingTitle: v.string(),
  startsAt: Instant,
  zone: v.string(),
  /** When the booking was cancelled, declined or ran out; null while it wasn't. */
  cancelledAt: v.nullable(Instant),
  /** Its invoice; the credit notes of a refund, of which each charge has its own. */
  invoiceIds: v.array(Id),
})
export type PaymentRecord = v.InferOutput<typeof PaymentRecord>

/** A client's payments, latest first, what is still to come before them. Source: spec §3, product.md §5. */
export const listPayments = endpoint({
  name: 'listPayments',
  method: 'GET',
  path: '/payments',
  access: 'client',
  query: v.object({
    /** Part of a name, a treatment or a booking's reference. */
    q: v.optional(v.pipe(v.string(), v.maxLength(80, 'too_long'))),
    state: v.optional(v.picklist(paymentStates, 'invalid')),
    kind: v.optional(v.picklist(paymentKinds, 'invalid')),
    period: v.optional(v.picklist(paymentPeriods, 'invalid'), 'months'),
    cursor: v.optional(Cursor),
    limit: v.optional(PageSize, '12'),
  }),
  response: v.object({
    items: v.array(PaymentRecord),
    nextCursor: v.nullable(v.string()),
    /** Over all pages. */
    total: v.number(),
  }),
})
