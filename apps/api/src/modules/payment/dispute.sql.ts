import type { BookingKey } from '#platform/database/provider-key.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import type { ChargeKey } from './payment.sql.ts'

/** A charge's last dispute and how it stood, in Stripe's words; undefined while there was none. */
export const readDispute = (sql: Sql, { provider_id, id }: ChargeKey) =>
  sql.row<{ id: string; status: string }>(
    `select stripe_dispute as id, dispute_status as status from payment
     where provider_id = $1 and id = $2 and stripe_dispute is not null and dispute_status is not null`,
    [provider_id, id],
  )

/** Strikes out the refunds of a charge that are still to be asked of Stripe. @returns pence */
export async function callOffRefunds(sql: Sql, { provider_id, id }: ChargeKey, now: number): Promise<number> {
  const row = await sql.row<{ pence: number }>(
    `with gone as (update payment_op set status = 'failed', finished_at = $3, error_code = 'charged_back'
       where provider_id = $1 and payment_id = $2 and kind = 'refund' and status = 'pending' returning params)
     select coalesce(sum((params ->> 'amount')::int), 0) as pence from gone`,
    [provider_id, id, at(now)],
  )
  return row?.pence ?? 0
}

/** How each dispute of a booking's charges stands, in Stripe's words. */
export async function readDisputeStatuses(sql: Sql, { providerId, bookingId }: BookingKey): Promise<string[]> {
  const rows = await sql.rows<{ status: string }>(
    `select dispute_status as status from payment
     where provider_id = $1 and booking_id = $2 and dispute_status is not null`,
    [providerId, bookingId],
  )
  return rows.map(({ status }) => status)
}

/** Was a dispute of this booking lost? As the books have it. */
export async function hasLostDispute(sql: Sql, { providerId, bookingId }: BookingKey): Promise<boolean> {
  const row = await sql.row(
    `select from ledger_txn where provider_id = $1 and booking_id = $2 and source_type = 'dispute.lost' limit 1`,
    [providerId, bookingId],
  )
  return row !== undefined
}

export const recordDispute = (
  sql: Sql,
  { provider_id, id }: ChargeKey,
  dispute: { disputeId: string; status: string; reason: string; amount: number; dueBy: number | null },
) =>
  sql.row(
    `update payment set stripe_dispute = $3, dispute_status = $4, dispute_reason = $5, dispute_amount = $6,
       dispute_due_by = $7
     where provider_id = $1 and id = $2`,
    [
      provider_id,
      id,
      dispute.disputeId,
      dispute.status,
      dispute.reason,
      dispute.amount,
      dispute.dueBy === null ? null : at(dispute.dueBy),
    ],
  )
