import { MAX_LEAD_MS } from '@ginipig/domain/booking'
import { MINUTE_MS } from '@ginipig/domain/time'
import type { BookingKey } from '#platform/database/provider-key.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** How long a client may take over paying a balance by hand, and answering their bank, before it is tried without them. */
export const BY_HAND_MS = 15 * MINUTE_MS

/** Whose card pays a balance, and the charge of it where a try was made before; undefined where no card was kept. With whether
 *  the client may be paying it by hand just now. */
export const readBalanceTerms = (sql: Sql, { providerId, bookingId, now }: BookingKey & { now: number }) =>
  sql.row<{
    customer: string
    deposit_intent: string
    card: string | null
    balance_id: string | null
    is_by_hand: boolean
  }>(
    `select c.stripe_customer as customer, d.stripe_payment_intent as deposit_intent,
       b.balance_card as card, l.id as balance_id, coalesce(l.by_hand_at > $3, false) as is_by_hand
     from booking b join customer c on c.account_id = b.client_id
       join payment d on d.provider_id = b.provider_id and d.booking_id = b.id and d.kind = 'deposit'
         and d.status = 'succeeded' and d.stripe_payment_intent is not null
       left join lateral (
         select p.id, p.by_hand_at from payment p
         where p.provider_id = b.provider_id and p.booking_id = b.id and p.kind = 'balance' and p.status <> 'canceled'
         order by p.created_at desc limit 1) l on true
     where b.provider_id = $1 and b.id = $2`,
    [providerId, bookingId, at(now - BY_HAND_MS)],
  )

/** Writes down a balance that was taken and that nothing here says, where it is what its booking lacks. With its intent: what
 *  ends before Stripe was asked about it leaves a charge that a try finds, and doesn't make a second time.
 *  @param charge.bookingId - as Stripe has it: any text  @param charge.at - epoch ms */
export const insertTakenBalance = (
  sql: Sql,
  charge: { providerId: string; paymentId: string; bookingId: string; intent: string; amount: number; at: number },
) =>
  sql.row(
    `insert into payment (id, provider_id, booking_id, kind, amount, currency, saves_card, stripe_payment_intent, created_at,
       changed_at)
     select $1, b.provider_id, b.id, 'balance', $4, b.currency, false, $6, $5, $5 from booking b
     where b.provider_id = $2 and b.id::text = $3 and b.status = 'confirmed' and b.plan = 'deposit'
       and b.captured + $4 = b.total and not exists (
         select from payment p where p.provider_id = b.provider_id and p.booking_id = b.id and p.kind = 'balance'
           and p.status <> 'canceled')
     returning id`,
    [charge.paymentId, charge.providerId, charge.bookingId, charge.amount, at(charge.at), charge.intent],
  )

/** The client begins to pay a balance by hand. */
export const setByHand = (sql: Sql, charge: { providerId: string; paymentId: string; now: number }) =>
  sql.row('update payment set by_hand_at = $3 where provider_id = $1 and id = $2', [
    charge.providerId,
    charge.paymentId,
    at(charge.now),
  ])

/** When the balance of a booking was last tried, and whether a try is under way. @param due - epoch ms; tries for an earlier
 *  time of the booking don't count */
export const readBalanceTries = async (
  sql: Sql,
  { providerId, bookingId, due }: BookingKey & { due: number },
): Promise<{ lastAt: number | null; isUnderWay: boolean }> => {
  const row = await sql.row<{ last_at: number | null; is_under_way: boolean }>(
    `select max(coalesce(finished_at, created_at)) filter (where created_at >= $3) as last_at,
       coalesce(bool_or(status = 'pending'), false) as is_under_way
     from payment_op where provider_id = $1 and booking_id = $2 and kind = 'charge'`,
    [providerId, bookingId, at(due)],
  )
  return { lastAt: row?.last_at ?? null, isUnderWay: row?.is_under_way ?? false }
}

/** Confirmed bookings of which a try of the balance is due (domain's `isBalanceTryDue`), whose card was kept, and whose
 *  last refusal, if any, was a soft decline. What was tried for an earlier time of a booking that moved doesn't count. Once the
 *  last of these times was tried, a card that is put in the place of the one before has a try of its own.
 *  Not one whose day is off: it moves, or all goes back.
 *  @param soft - decline codes after which a retry may succeed */
export const readOpenBalances = (
  sql: Sql,
  { now, soft, limit }: { now: number; soft: readonly string[]; limit: number },
) =>
  sql.rows<{ id: string; provider_id: string; starts_at: number }>(
    `select b.id, b.provider_id, b.starts_at
     from booking b
       join customer c on c.account_id = b.client_id
       join payment d on d.provider_id = b.provider_id and d.booking_id = b.id and d.kind = 'deposit'
         and d.status = 'succeeded' and d.stripe_payment_intent is not null
       cross join lateral (
         select b.starts_at - (b.policy ->> 'balanceBeforeMs')::bigint * interval '1 millisecond' as at,
           b.policy -> 'balanceRetriesMs' as retries) balance
       cross join lateral (
         select max(coalesce(o.finished_at, o.created_at)) filter (where o.created_at >= balance.at) as last_at,
           coalesce(bool_or(o.status = 'pending'), false) as is_under_way
         from payment_op o where o.provider_id = b.provider_id and o.booking_id = b.id and o.kind = 'charge') tries
     where b.status = 'confirmed' and b.captured < b.total and b.payment_status <> 'disputed'
       and b.starts_at > $1::timestamptz + (b.policy ->> 'unpaidCutoffBeforeMs')::bigint * interval '1 millisecond'
       and b.starts_at <= $5 and balance.at <= $1 and not tries.is_under_way
       and (tries.last_at is null or b.payment_problem is null or b.payment_problem = any($2))
       and (tries.last_at is null or exists (
           select from jsonb_array_elements_text(balance.retries) as retry (after_ms),
             lateral (select balance.at + after_ms::bigint * interval '1 millisecond' as at) again
           where again.at <= $1 and again.at > tries.last_at)
         or b.payment_problem is null
           and balance.at + coalesce((balance.retries ->> -1)::bigint, 0) * interval '1 millisecond' <= $1)
       and not exists (
         select from payment p where p.provider_id = b.provider_id and p.booking_id = b.id and p.kind = 'balance'
           and p.by_hand_at > $4)
       and not exists (
         select from booking_proposal o where o.provider_id = b.provider_id and o.booking_id = b.id and o.ended_at is null
           and o.otherwise = 'cancels')
     order by b.starts_at limit $3`,
    [at(now), soft, limit, at(now - BY_HAND_MS), at(now + MAX_LEAD_MS)],
  )
