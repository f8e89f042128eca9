import type { BookingKey } from '#platform/database/provider-key.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import type { ChargeKey } from './payment.sql.ts'

/** How a charge's last dispute stood, in Stripe's words; null while there was none. */
export async function readDisputeStatus(sql: Sql, { provider_id, id }: ChargeKey): Promise<string | null> {
  const row = await sql.row<{ status: string | null }>(
    'select dispute_status as status from payment where provider_id = $1 and id = $2',
    [provider_id, id],
  )
  return row?.status ?? null
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
