import type { PayoutState } from '@ginipig/domain/payment'
import type { BookingKey } from '#platform/database/provider-key.ts'
import { at, type Sql } from '#platform/database/sql.ts'

export type PayoutRow = { id: string; amount: number; state: PayoutState; created_at: number; arrives_at: number }

/** Writes down what Stripe says now. @returns what its state was before, null for one that is new */
export const setPayout = (sql: Sql, providerId: string, payout: PayoutRow & { currency: string }) =>
  sql.row<{ before: PayoutState | null }>(
    `with known as (select state from payout where id = $1)
     insert into payout (id, provider_id, amount, currency, state, created_at, arrives_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update set state = excluded.state, arrives_at = excluded.arrives_at
     returning (select state from known) as before`,
    [payout.id, providerId, payout.amount, payout.currency, payout.state, at(payout.created_at), at(payout.arrives_at)],
  )

export const readPayouts = (sql: Sql, providerId: string, limit: number) =>
  sql.rows<PayoutRow>(
    `select id, amount, state, created_at, arrives_at from payout
     where provider_id = $1 order by created_at desc, id limit $2`,
    [providerId, limit],
  )

/** A transfer that was made, once. @param transfer.destinationPayment - what the account's payouts call it */
export const saveTransfer = (
  sql: Sql,
  transfer: BookingKey & { id: string; destinationPayment: string | null },
): Promise<unknown> =>
  sql.rows(
    `insert into transfer (id, provider_id, booking_id, destination_payment) values ($1, $2, $3, $4)
     on conflict (id) do nothing`,
    [transfer.id, transfer.providerId, transfer.bookingId, transfer.destinationPayment],
  )

/** Writes down what a payout took along: transfers, and the money of payouts that a bank had sent back. */
export const saveParts = (
  sql: Sql,
  providerId: string,
  payout: { id: string; payments: readonly string[]; again: readonly string[] },
): Promise<unknown> =>
  sql.rows(
    `update transfer set payout_id = $2
     where provider_id = $1 and (destination_payment = any ($3::text[]) or payout_id = any ($4::text[]))`,
    [providerId, payout.id, payout.payments, payout.again],
  )

/** How far a booking's money is on its way to the bank: its last part counts. Nothing before all parts are on it. */
export const readPayoutOf = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.row<Pick<PayoutRow, 'id' | 'state' | 'arrives_at'>>(
    `select p.id, p.state, p.arrives_at from transfer t join payout p on p.id = t.payout_id
     where t.provider_id = $1 and t.booking_id = $2
       and not exists (select from transfer o
                       where o.provider_id = $1 and o.booking_id = $2 and o.payout_id is null)
     order by p.arrives_at desc, p.id limit 1`,
    [providerId, bookingId],
  )
