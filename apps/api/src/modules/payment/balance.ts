import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { readBalanceTerms } from './balance.sql.ts'
import { openOp } from './open-op.ts'
import { insertCharge } from './payment.sql.ts'

/** A balance whose hour has come. Pence. */
type Balance = BookingKey & { amount: number; currency: string; now: number }

/** Opens the charge of a balance to the card that paid the deposit, or that the client put in its place, without the client; another try is the same charge
 *  under a key of its own. In the caller's transaction, under the provider's lock. Source: money.md §1.4.
 *  @throws Refusal `payment_busy` while money of it is on its way */
export async function openBalance(sql: Sql, { providerId, bookingId, amount, currency, now }: Balance): Promise<void> {
  const key = { providerId, bookingId }
  const terms = await readBalanceTerms(sql, key)
  if (!terms) return
  const paymentId =
    terms.balance_id ?? (await insertCharge(sql, { ...key, kind: 'balance', amount, currency, savesCard: false, now }))
  const params = {
    amount,
    currency: currency.toLowerCase(),
    customer: terms.customer,
    depositIntent: terms.deposit_intent,
    ...(terms.card === null ? {} : { card: terms.card }),
  }
  await openOp(sql, { ...key, paymentId, kind: 'charge', params, now })
}
