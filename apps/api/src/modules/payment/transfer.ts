import type Stripe from 'stripe'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { postReversed, postTransferred } from './ledger.ts'
import type { PaymentNews } from './news.ts'
import type { ChargeKey } from './payment.sql.ts'
import { saveTransfer } from './payout.sql.ts'

/** Writes down that a part of a provider's share went to their account, once a transfer, and what was taken back of it. */
export async function applyTransfer(
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
