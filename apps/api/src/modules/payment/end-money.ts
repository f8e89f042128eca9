import { netted } from '@ginipig/domain/booking'
import { canReceive } from '@ginipig/domain/payment'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { readEarnings } from './earnings-account.sql.ts'
import {
  dropShare,
  insertShare,
  isRefundGranted,
  lockShare,
  readDebt,
  readFee,
  readTakenCharges,
  readTransfers,
  readUnsentRefund,
  setShareSent,
} from './end-money.sql.ts'
import {
  type Ending,
  postEnded,
  postFeeWaived,
  postLateOwedBack,
  postNetted,
  postRefundGranted,
  postUndone,
} from './ledger.ts'
import { openOp, openVoid } from './open-op.ts'
import { pendingOp, readCharge } from './payment.sql.ts'

export { readClientFunds, readFee, readRefundTotals, readUnsentRefund } from './end-money.sql.ts'

/** Divides what was taken for a booking: books it, opens the refunds, newest charge first, and sends the provider's share
 *  when it is due. In the transaction that ends the booking, under the provider's lock. Source: money.md §1.5, §2.
 *  @throws Refusal `payment_busy` while money of it is on its way */
export async function endMoney(sql: Sql, ending: Ending): Promise<void> {
  const { settlement, currency, now, shareDueAt, providerId, bookingId } = ending
  const key = { providerId, bookingId }
  if (await pendingOp(sql, key, ['capture', 'void', 'charge'])) throw new Refusal('payment_busy', { retryAfter: 2 })
  const open = await readCharge(sql, key)
  // A balance that was never taken must never be.
  if (open && open.status !== 'succeeded') await openVoid(sql, key, now)
  await postEnded(sql, ending)
  const charges = await readTakenCharges(sql, key)
  const refunds = portions(charges.toReversed(), settlement.refund, ({ amount }) => amount)
  for (const { charge, amount } of refunds.parts)
    await openOp(sql, { ...key, paymentId: charge.id, kind: 'refund', params: { amount }, now })
  if (settlement.providerShare > 0) {
    await insertShare(sql, { ...key, amount: settlement.providerShare, currency, dueAt: shareDueAt })
    await sendShare(sql, key, now)
  }
}

/** Takes an end back that an operator found wrong: its client has all that it cost them, its provider owes what the
 *  new end says. Its share has not gone out: it waited for the decision. Source: money.md §2.
 *  @throws Refusal `payment_busy` while money of it is on its way */
export async function undoMoney(sql: Sql, ending: Ending): Promise<void> {
  const { now, providerId, bookingId } = ending
  const key = { providerId, bookingId }
  if (await pendingOp(sql, key, ['capture', 'void', 'charge'])) throw new Refusal('payment_busy', { retryAfter: 2 })
  await dropShare(sql, key)
  await openRefunds(sql, key, await postUndone(sql, ending), now)
}

/** Goes on with refunds that were called off, as far as they are still owed and there.
 *  @param rest.atMost - pence that were called off */
export async function refundRest(sql: Sql, key: BookingKey, rest: { atMost: number; now: number }): Promise<void> {
  const sum = Math.min(rest.atMost, await readUnsentRefund(sql, key))
  await openRefunds(sql, key, sum, rest.now)
}

/** Opens refunds of what is left of a booking's charges, newest first. */
async function openRefunds(sql: Sql, key: BookingKey, sum: number, now: number): Promise<void> {
  const charges = (await readTakenCharges(sql, key)).toReversed()
  for (const { charge, amount } of portions(charges, sum, (one) => one.amount - one.refunding).parts)
    await openOp(sql, { ...key, paymentId: charge.id, kind: 'refund', params: { amount }, now })
}

/** Lets a provider off the fee for cancelling a booking: what they still owe of it they owe no more, what was kept back of
 *  a share goes out to them. Under the provider's lock. @returns pence; 0 where no fee stands */
export async function waiveFee(sql: Sql, key: BookingKey, currency: string, now: number): Promise<number> {
  const fee = await readFee(sql, key)
  if (fee <= 0) return 0
  const owed = Math.min(fee, await debtOf(sql, key.providerId, currency))
  const repaid = fee - owed
  await postFeeWaived(sql, { ...key, owed, repaid, currency, now })
  if (repaid > 0) {
    await insertShare(sql, { ...key, amount: repaid, currency, dueAt: now })
    await sendShare(sql, key, now)
  }
  return fee
}

/** Gives back what was taken for a booking that had ended: its newest charge. Once a booking. */
export async function refundLate(
  sql: Sql,
  { amount, currency, now, providerId, bookingId }: BookingKey & { amount: number; currency: string; now: number },
): Promise<void> {
  const key = { providerId, bookingId }
  const charge = (await readTakenCharges(sql, key)).at(-1)
  if (!charge || !(await postLateOwedBack(sql, { ...key, amount, currency, now }))) return
  await openOp(sql, { ...key, paymentId: charge.id, kind: 'refund', params: { amount }, now })
}

/** Pays a client back after the end, as an operator granted it, newest charge first; once a booking. What of it the
 *  provider bears comes back out of what they were sent, as far as their account at Stripe has it, and else off their next
 *  shares. Under the provider's lock. Source: money.md §1.5.
 *  @param grant.byProvider - pence of `amount`
 *  @returns whether it was: not where less is left of the charges, or it was granted before
 *  @throws Refusal `payment_busy` while money of it is on its way */
export async function grantRefund(
  sql: Sql,
  grant: BookingKey & { amount: number; byProvider: number; currency: string; now: number },
): Promise<boolean> {
  const { amount, byProvider, providerId, bookingId, now } = grant
  const key = { providerId, bookingId }
  if (await pendingOp(sql, key, ['capture', 'void', 'charge'])) throw new Refusal('payment_busy', { retryAfter: 2 })
  const charges = (await readTakenCharges(sql, key)).toReversed()
  const { parts, left } = portions(charges, amount, (one) => one.amount - one.refunding)
  const [last] = charges
  if (!last || left > 0 || !(await postRefundGranted(sql, grant))) return false
  for (const { charge, amount } of parts)
    await openOp(sql, { ...key, paymentId: charge.id, kind: 'refund', params: { amount }, now })
  const reversals = portions(await readTransfers(sql, key), byProvider, (one) => one.left).parts
  for (const { charge: transfer, amount } of reversals)
    await openOp(sql, {
      ...{ ...key, paymentId: last.id, kind: 'reversal', now },
      params: { amount, transfer: transfer.id },
    })
  return true
}

/** Pence that `grantRefund` would still give back of a booking: what is left of its charges; 0 where it was granted before. */
export async function readRefundRoom(sql: Sql, key: BookingKey): Promise<number> {
  if (await isRefundGranted(sql, key)) return 0
  const charges = await readTakenCharges(sql, key)
  return charges.reduce((sum, { amount, refunding }) => sum + Math.max(0, amount - refunding), 0)
}

/** Spreads a sum over charges, or transfers, in order.
 *  @returns the parts, and what none had room for */
export function portions<One>(charges: readonly One[], sum: number, roomOf: (charge: One) => number) {
  let left = sum
  const parts: { charge: One; amount: number }[] = []
  for (const charge of charges) {
    const amount = Math.max(0, Math.min(left, roomOf(charge)))
    if (amount > 0) parts.push({ charge, amount })
    left -= amount
  }
  return { parts, left }
}

/** Sends a provider's share of a booking that is due, less what they owe, charge by charge, so that each part goes out
 *  when its own money is there (money.md §1.2). It waits for a decision that is to come, and for an account that can
 *  receive. Once. */
export async function sendShare(sql: Sql, key: BookingKey, now: number): Promise<void> {
  const { providerId, bookingId } = key
  const account = await readEarnings(sql, providerId)
  if (!account || !canReceive(account)) return
  const share = await lockShare(sql, key, now)
  if (!share) return
  const keptBack = netted(share.amount, await readDebt(sql, providerId, share.currency))
  if (keptBack > 0) await postNetted(sql, { ...key, amount: keptBack, currency: share.currency, now })
  await setShareSent(sql, key, now)
  const charges = await readTakenCharges(sql, key)
  const { parts, left } = portions(charges, share.amount - keptBack, ({ amount, refunding }) => amount - refunding)
  const to = { destination: account.stripe_account, currency: share.currency.toLowerCase() }
  const transfer = (paymentId: string, amount: number, isOfCharge: boolean) =>
    openOp(sql, { providerId, bookingId, paymentId, kind: 'transfer', params: { ...to, amount, isOfCharge }, now })
  for (const { charge, amount } of parts) await transfer(charge.id, amount, true)
  const last = charges.at(-1)
  // More than was taken: a promo code that we pay for.
  if (left > 0 && last) await transfer(last.id, left, false)
}

/** Pence that a provider owes for cancelling, over all their bookings. */
export const debtOf = async (sql: Sql, providerId: string, currency: string): Promise<number> =>
  Math.max(0, await readDebt(sql, providerId, currency))
