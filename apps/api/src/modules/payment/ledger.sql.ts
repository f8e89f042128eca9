import { refundSources } from '@ginipig/domain/payment'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** @returns the transaction's id; undefined when its source is booked already */
export async function insertTxn(
  sql: Sql,
  txn: { providerId: string; bookingId: string; source: string; sourceId: string; now: number },
): Promise<number | undefined> {
  const row = await sql.row<{ id: number }>(
    `insert into ledger_txn (provider_id, source_type, source_id, booking_id, at) values ($1, $2, $3, $4, $5)
     on conflict (provider_id, source_type, source_id) do nothing returning id`,
    [txn.providerId, txn.source, txn.sourceId, txn.bookingId, at(txn.now)],
  )
  return row?.id
}

export const insertEntries = (
  sql: Sql,
  txn: { providerId: string; id: number; currency: string },
  entries: readonly (readonly [string, number])[],
) =>
  sql.row(
    `insert into ledger_entry (provider_id, txn_id, account, amount, currency)
     select $1, $2, account, amount, $3 from unnest($4::text[], $5::bigint[]) as e (account, amount)`,
    [txn.providerId, txn.id, txn.currency, entries.map(([account]) => account), entries.map(([, amount]) => amount)],
  )

/** Pence that are booked as refunded of a charge at Stripe, and in how many postings. */
export async function readRefunded(
  sql: Sql,
  charge: { providerId: string; chargeId: string },
): Promise<{ refunded: number; times: number }> {
  const row = await sql.row<{ refunded: number; times: number }>(
    `select coalesce(sum(e.amount), 0) as refunded, count(*) as times
     from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
     where t.provider_id = $1 and t.source_type = 'refund.succeeded' and starts_with(t.source_id, $2)
       and e.account like 'refunds_payable/%'`,
    [charge.providerId, `${charge.chargeId}:`],
  )
  return row ?? { refunded: 0, times: 0 }
}

/** Pence that are booked as taken back of a transfer. */
export async function readReversed(
  sql: Sql,
  { providerId, transferId }: { providerId: string; transferId: string },
): Promise<number> {
  const row = await sql.row<{ pence: number }>(
    `select coalesce(sum(e.amount), 0) as pence
     from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
     where t.provider_id = $1 and t.source_type = 'transfer.reversed' and starts_with(t.source_id, $2)
       and e.account = 'stripe'`,
    [providerId, `${transferId}:`],
  )
  return row?.pence ?? 0
}

/** A dispute whose loss is booked: pence that came back of it since, and that its provider owed of it; undefined for any
 *  other. */
export const readLostDispute = (sql: Sql, dispute: { providerId: string; disputeId: string }) =>
  sql.row<{ back: number; owed: number }>(
    `select coalesce(sum(e.amount) filter (where t.id = l.id and e.account like 'provider_receivable/%'), 0) as owed,
       greatest(0, coalesce(-sum(e.amount) filter (where e.account = 'dispute_hold/' || l.source_id), 0)) as back
     from ledger_txn l
       join ledger_txn t on t.provider_id = l.provider_id and t.booking_id = l.booking_id
       join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
     where l.provider_id = $1 and l.source_type = 'dispute.lost' and l.source_id = $2
     group by l.id`,
    [dispute.providerId, dispute.disputeId],
  )

/** Pence that a bank took back of a booking at our loss. */
export async function readDisputeLoss(sql: Sql, booking: { providerId: string; bookingId: string }): Promise<number> {
  const row = await sql.row<{ pence: number }>(
    `select coalesce(sum(e.amount), 0) as pence
     from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
     where t.provider_id = $1 and t.booking_id = $2 and e.account = 'dispute_loss'`,
    [booking.providerId, booking.bookingId],
  )
  return row?.pence ?? 0
}

/** Pence that are owed back to a client though their bank has given them these already, at our loss: all that they would have
 *  had then is more than they paid. */
export async function readOwedTwice(sql: Sql, booking: { providerId: string; bookingId: string }): Promise<number> {
  const row = await sql.row<{ pence: number }>(
    `select greatest(0, least(owed, loss, refunded + owed + given - taken)) as pence from (
       select coalesce(-sum(e.amount) filter (where e.account = 'refunds_payable/' || t.booking_id), 0) as owed,
         coalesce(sum(e.amount) filter (where e.account = 'refunds_payable/' || t.booking_id
           and t.source_type in ${oneOf(refundSources)}), 0) as refunded,
         coalesce(sum(e.amount) filter (where e.account = 'dispute_loss'), 0) as loss
       from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
       where t.provider_id = $1 and t.booking_id = $2
     ) as booked cross join (
       select coalesce(sum(amount), 0) as taken,
         coalesce(sum(dispute_amount) filter (where dispute_status = 'lost'), 0) as given
       from payment where provider_id = $1 and booking_id = $2 and status = 'succeeded'
     ) as charges`,
    [booking.providerId, booking.bookingId],
  )
  return row?.pence ?? 0
}

/** What provider and platform had of a booking's end. */
export const readSettledParts = (sql: Sql, booking: { providerId: string; bookingId: string }) =>
  sql.rows<{ account: string; pence: number }>(
    `select e.account, sum(e.amount) as pence
     from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
     where t.provider_id = $1 and t.booking_id = $2 and t.source_type = 'booking.settled'
       and (e.account like 'provider_payable/%' or e.account = 'cancel_income')
     group by e.account having sum(e.amount) <> 0`,
    [booking.providerId, booking.bookingId],
  )

export type OutcomeRow = {
  booking_id: string
  refunded: number
  refunded_at: number | null
  owed: number
  owed_at: number | null
  is_returned: boolean
  earned: number
  fee: number
  taken_back: number
}

/** @param sources - names of the ledger's sources that refund, settle and charge a fee */
export const readOutcomes = (
  sql: Sql,
  bookingIds: readonly string[],
  sources: { refunds: readonly string[]; earns: readonly string[]; takes: readonly string[] },
) =>
  sql.rows<OutcomeRow>(
    `select t.booking_id,
       coalesce(sum(e.amount) filter (where t.source_type = any($2) and e.account like 'refunds_payable/%'), 0) as refunded,
       max(t.at) filter (where t.source_type = any($2)) as refunded_at,
       coalesce(-sum(e.amount) filter (where e.account like 'refunds_payable/%'), 0) as owed,
       max(t.at) filter (where e.account like 'refunds_payable/%' and e.amount < 0) as owed_at,
       coalesce(bool_or(t.source_type = any($2) and e.account like 'refunds_payable/%' and e.amount < 0), false)
         as is_returned,
       coalesce(-sum(e.amount) filter (where t.source_type = any($3) and e.account like 'provider_payable/%'), 0) as earned,
       coalesce(-sum(e.amount) filter (where e.account = 'provider_fee_income'), 0) as fee,
       coalesce(sum(e.amount) filter (where t.source_type = any($4) and e.account like 'provider_receivable/%'), 0)
         as taken_back
     from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
     where t.booking_id = any($1::uuid[]) group by t.booking_id`,
    [bookingIds, sources.refunds, sources.earns, sources.takes],
  )

export type OwedRow = { at: number; pence: number; booking_id: string }

/** Every movement of what a provider owes, oldest first; below zero where it was paid. */
export const readOwed = (sql: Sql, providerId: string) =>
  sql.rows<OwedRow>(
    `select t.at, sum(e.amount) as pence, b.id as booking_id
     from ledger_entry e join ledger_txn t on t.provider_id = e.provider_id and t.id = e.txn_id
       join booking b on b.provider_id = t.provider_id and b.id = t.booking_id
     where e.provider_id = $1 and e.account like 'provider_receivable/%'
     group by t.id, t.at, b.id order by t.at, t.id`,
    [providerId],
  )

/** Who came to owe something before an instant, and owes something. */
export const readDebtors = (sql: Sql, before: number) =>
  sql.rows<{ provider_id: string }>(
    `select e.provider_id from ledger_entry e join ledger_txn t on t.provider_id = e.provider_id and t.id = e.txn_id
     where e.account like 'provider_receivable/%'
     group by e.provider_id
     having sum(e.amount) > 0 and min(t.at) filter (where e.amount > 0) <= $1`,
    [at(before)],
  )
