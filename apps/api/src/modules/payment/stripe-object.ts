import type Stripe from 'stripe'
import * as v from 'valibot'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { linkTo } from '#platform/tracing/tracing.ts'
import { applyDispute } from './dispute.ts'
import { applyIntent, fetchIntent } from './intent.ts'
import { postReversed, postTransferred } from './ledger.ts'
import type { PaymentListener, PaymentNews } from './news.ts'
import { beginLook, type ChargeKey, claimLook, findCharge, findPaid } from './payment.sql.ts'
import { saveTransfer } from './payout.sql.ts'

/** Every object at Stripe whose word changes our books. */
export type StripeObjects = {
  payment_intent: Stripe.PaymentIntent
  transfer: Stripe.Transfer
  dispute: Stripe.Dispute
  early_fraud_warning: Stripe.Radar.EarlyFraudWarning
}
export type StripeKind = keyof StripeObjects

/** A charge is written down before Stripe is asked for it: what we don't know now is never ours. */
export class NotOurs extends Error {}

/** How an object is fetched again, whose it is, and how its state is applied: charge, operations, ledger. */
type Row<Found> = {
  fetch(platform: Platform, id: string): Promise<Found>
  find(sql: Sql, object: Found): Promise<ChargeKey | undefined>
  apply(platform: Platform, sql: Sql, found: ChargeKey, object: Found): Promise<PaymentNews | undefined>
}

const isUuid = (text: string | undefined) => v.is(v.pipe(v.string(), v.uuid()), text)

/** Our own ids in an object's metadata; anybody may have written there. Nulls where it names none. */
export const ourIds = ({ provider_id, payment_id }: Stripe.Metadata) =>
  isUuid(provider_id) && isUuid(payment_id)
    ? { providerId: provider_id ?? null, paymentId: payment_id ?? null }
    : { providerId: null, paymentId: null }

/** The charge of an object that names its intent: by its id, or expanded. */
function findOfIntent(
  sql: Sql,
  { payment_intent: intent }: { payment_intent?: string | Stripe.PaymentIntent | null },
): Promise<ChargeKey | undefined> {
  const id = typeof intent === 'string' ? intent : (intent?.id ?? '')
  return findCharge(sql, { id, providerId: null, paymentId: null })
}

const stripeObjects: { [Kind in StripeKind]: Row<StripeObjects[Kind]> } = {
  payment_intent: {
    fetch: fetchIntent,
    find: (sql, { id, metadata }) => findCharge(sql, { id, ...ourIds(metadata) }),
    apply: applyIntent,
  },
  transfer: {
    fetch: ({ stripe }, id) => stripe.transfers.retrieve(id),
    find: (sql, { metadata }) => findPaid(sql, ourIds(metadata)),
    apply: applyTransfer,
  },
  dispute: {
    fetch: ({ stripe }, id) => stripe.disputes.retrieve(id),
    find: findOfIntent,
    apply: applyDispute,
  },
  early_fraud_warning: {
    fetch: ({ stripe }, id) => stripe.radar.earlyFraudWarnings.retrieve(id),
    find: findOfIntent,
    apply: async (_platform, _sql, _found, { id, actionable }) => ({
      what: 'warned',
      warningId: id,
      isActionable: actionable,
    }),
  },
}

/** What Stripe answered. `look` was drawn before it was asked. */
export type StripeAnswer<Kind extends StripeKind> = { object: StripeObjects[Kind]; look: number }

/** Fetches an object and brings our books to what it says.
 *  @throws NotOurs when it belongs to nothing of ours */
export async function lookAgain<Kind extends StripeKind>(
  platform: Platform,
  kind: Kind,
  id: string,
  listener: PaymentListener,
): Promise<StripeObjects[Kind]> {
  const look = await beginLook(platform.database)
  return applyObject(platform, kind, { object: await stripeObjects[kind].fetch(platform, id), look }, listener)
}

/** Applies the current state of an object at Stripe to our books. The one place where the browser's return, the webhook,
 *  the job's own answer and reconciliation meet: in any order, any number of times, and several at once. Where somebody
 *  wrote down another answer since this one was asked for, which is newer only Stripe knows: it is asked again.
 *  Source: money.md §1.7, §3.2–3.4.
 *  @returns the object as it was applied
 *  @throws NotOurs when the object belongs to nothing of ours */
export async function applyObject<Kind extends StripeKind>(
  platform: Platform,
  kind: Kind,
  { object, look }: StripeAnswer<Kind>,
  listener: PaymentListener,
): Promise<StripeObjects[Kind]> {
  const { find, apply } = stripeObjects[kind]
  if ('metadata' in object) linkTo(object.metadata.traceparent)
  const found = await find(platform.database, object)
  if (!found) throw new NotOurs(`Nothing of ours has ${object.id}`)
  const isApplied = await platform.database.transaction(async (sql) => {
    platform.failpoint.within(sql, `apply.${kind}`)
    await lockProvider(sql, found.provider_id)
    if (!(await claimLook(sql, found, look))) return false
    const news = await apply(platform, sql, found, object)
    if (news) await listener(platform, sql, { providerId: found.provider_id, bookingId: found.booking_id }, news)
    return true
  })
  return isApplied ? object : lookAgain(platform, kind, object.id, listener)
}

/** Writes down that a part of a provider's share went to their account, once a transfer, and what was taken back of it. */
async function applyTransfer(
  { clock }: Platform,
  sql: Sql,
  { provider_id: providerId, booking_id: bookingId }: ChargeKey,
  { id: transferId, amount, amount_reversed: reversed, currency: code, destination_payment: payment }: Stripe.Transfer,
): Promise<PaymentNews> {
  const now = clock.now()
  const destinationPayment = typeof payment === 'string' ? payment : (payment?.id ?? null)
  await saveTransfer(sql, { id: transferId, providerId, bookingId, destinationPayment })
  const transfer = { providerId, bookingId, transferId, currency: code.toUpperCase(), now }
  await postTransferred(sql, { ...transfer, amount })
  await postReversed(sql, { ...transfer, amount: reversed })
  return { what: 'transferred' }
}
