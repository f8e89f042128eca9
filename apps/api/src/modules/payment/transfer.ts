import type Stripe from 'stripe'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { postTransferred } from './ledger.ts'
import type { PaymentNews } from './news.ts'
import type { ChargeKey } from './payment.sql.ts'
import { saveTransfer } from './payout.sql.ts'

/** Writes down that a part of a provider's share went to their account. Once a transfer. */
export async function applyTransfer(
  { clock }: Platform,
  sql: Sql,
  { provider_id: providerId, booking_id: bookingId }: ChargeKey,
  { id: transferId, amount, currency, destination_payment: payment }: Stripe.Transfer,
): Promise<PaymentNews> {
  const now = clock.now()
  const destinationPayment = typeof payment === 'string' ? payment : (payment?.id ?? null)
  await saveTransfer(sql, { id: transferId, providerId, bookingId, destinationPayment })
  await postTransferred(sql, { providerId, bookingId, transferId, amount, currency: currency.toUpperCase(), now })
  return { what: 'transferred' }
}
