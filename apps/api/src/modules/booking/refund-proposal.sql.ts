import type { RefundFault } from '@ginipig/domain/payment'
import type { BookingKey } from '#platform/database/provider-key.ts'
import { at, type Sql } from '#platform/database/sql.ts'

export type ProposalRow = BookingKey & {
  id: string
  reference: string
  pence: number
  atFault: RefundFault
  because: string
  askedBy: string
  /** First name of who asked. */
  operator: string
  at: number
}

/** Refunds that wait for a second operator, oldest first. @param reference - of one booking, of all without */
export const readOpenProposals = (sql: Sql, reference: string | null = null) =>
  sql.rows<ProposalRow>(
    `select p.id, p.provider_id as "providerId", p.booking_id as "bookingId", b.reference, p.pence, p.at_fault as "atFault",
       coalesce(p.because, '') as because, p.asked_by as "askedBy", coalesce(a.first_name, '') as operator, p.asked_at as at
     from refund_proposal p join booking b on b.provider_id = p.provider_id and b.id = p.booking_id
       left join account a on a.id = p.asked_by
     where p.answer is null and ($1::text is null or b.reference = $1) order by p.asked_at, p.id`,
    [reference],
  )

/** @returns false where one of this booking waits already */
export async function insertProposal(
  sql: Sql,
  proposal: BookingKey & { pence: number; atFault: RefundFault; because: string; askedBy: string; now: number },
): Promise<boolean> {
  const { providerId, bookingId, pence, atFault, because, askedBy, now } = proposal
  const row = await sql.row(
    `insert into refund_proposal (provider_id, booking_id, pence, at_fault, because, asked_by, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (provider_id, booking_id) where answer is null do nothing
     returning 1 as asked`,
    [providerId, bookingId, pence, atFault, because, askedBy, at(now)],
  )
  return row !== undefined
}

/** Answers one that waits; its words go: the log of acts has them. */
export const answerProposal = (
  sql: Sql,
  id: string,
  { answer, by, now }: { answer: 'agreed' | 'refused'; by: string; now: number },
) =>
  sql.row(
    `update refund_proposal set answer = $2, answered_by = $3, answered_at = $4, because = null
     where id = $1 and answer is null`,
    [id, answer, by, at(now)],
  )
