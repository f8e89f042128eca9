import { refundSources } from '@ginipig/domain/payment'
import { oneOf } from '#platform/database/one-of.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** A charge that was taken, less what a bank took back of it, with what is on its way back. Pence. */
export type TakenCharge = { id: string; amount: number; refunding: number }

/** What was taken for a booking, oldest first. */
export const readTakenCharges = (sql: Sql, { providerId, bookingId }: BookingKey): Promise<TakenCharge[]> =>
  sql.rows<TakenCharge>(
    `select p.id, p.amount - case p.dispute_status when 'lost' then p.dispute_amount else 0 end as amount, coalesce((
       select sum((o.params ->> 'amount')::int) from payment_op o
       where o.provider_id = p.provider_id and o.payment_id = p.id and o.kind = 'refund' and o.status <> 'failed'), 0)
       as refunding
     from payment p where p.provider_id = $1 and p.booking_id = $2 and p.status = 'succeeded'
     order by p.created_at, p.kind = 'balance', p.id`,
    [providerId, bookingId],
  )

export const insertShare = (
  sql: Sql,
  share: BookingKey & { amount: number; currency: string; dueAt: number },
): Promise<unknown> =>
  sql.row(
    `insert into provider_share (provider_id, booking_id, amount, currency, due_at) values ($1, $2, $3, $4, $5)`,
    [share.providerId, share.bookingId, share.amount, share.currency, at(share.dueAt)],
  )

/** Does share `s` wait for a decision: the bank's, one about a contested no-show, or one about a report? */
const isUndecided = `(exists (
  select from booking b where b.provider_id = s.provider_id and b.id = s.booking_id
    and (b.payment_status = 'disputed' or b.contest = 'open'))
  or exists (
    select from report r
    where r.provider_id = s.provider_id and r.booking_id = s.booking_id and r.settled_at is null and r.holds_money))`

/** Locks a share that is due and unsent. */
export const lockShare = (sql: Sql, { providerId, bookingId }: BookingKey, now: number) =>
  sql.row<{ amount: number; currency: string }>(
    `select s.amount, s.currency from provider_share s
     where s.provider_id = $1 and s.booking_id = $2 and s.sent_at is null and s.due_at <= $3 and not ${isUndecided}
     for update of s`,
    [providerId, bookingId, at(now)],
  )

/** Takes back a share that was not sent. */
export const dropShare = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.row('delete from provider_share where provider_id = $1 and booking_id = $2 and sent_at is null', [
    providerId,
    bookingId,
  ])

export const setShareSent = (sql: Sql, { providerId, bookingId }: BookingKey, now: number) =>
  sql.row('update provider_share set sent_at = $3 where provider_id = $1 and booking_id = $2', [
    providerId,
    bookingId,
    at(now),
  ])

/** Shares whose time has come, of providers to whom money can be sent. Who waits longest comes first. */
export const readDueShares = (sql: Sql, now: number, limit: number) =>
  sql.rows<{ id: string; provider_id: string }>(
    `select s.booking_id as id, s.provider_id from provider_share s
       join earnings_account e on e.provider_id = s.provider_id and e.transfers = 'active'
     where s.sent_at is null and s.due_at <= $1 and not ${isUndecided}
     order by s.due_at limit $2`,
    [at(now), limit],
  )

/** Pence that a provider owes us, but for what is being taken back of their transfers. */
export async function readDebt(sql: Sql, providerId: string, currency: string): Promise<number> {
  const row = await sql.row<{ debt: number }>(
    `select coalesce(sum(amount), 0) - coalesce((
         select sum((params ->> 'amount')::int) from payment_op
         where provider_id = $1::uuid and kind = 'reversal' and status = 'pending'), 0) as debt
     from ledger_entry
     where provider_id = $1::uuid and account = 'provider_receivable/' || $1::text and currency = $2`,
    [providerId, currency],
  )
  return row?.debt ?? 0
}

/** Transfers of a booking, newest first, with what came back of each. Pence. */
export const readTransfers = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.rows<{ id: string; left: number }>(
    `select t.id, made.pence - coalesce(back.pence, 0) as left
     from transfer t
       join lateral (
         select -sum(e.amount) as pence, max(x.id) as place
         from ledger_txn x join ledger_entry e on e.provider_id = x.provider_id and e.txn_id = x.id
         where x.provider_id = t.provider_id and x.source_type = 'transfer.made' and x.source_id = t.id
           and e.account = 'stripe') made on made.pence is not null
       left join lateral (
         select sum(e.amount) as pence
         from ledger_txn x join ledger_entry e on e.provider_id = x.provider_id and e.txn_id = x.id
         where x.provider_id = t.provider_id and x.booking_id = t.booking_id and x.source_type = 'transfer.reversed'
           and starts_with(x.source_id, t.id || ':') and e.account = 'stripe') back on true
     where t.provider_id = $1 and t.booking_id = $2 order by made.place desc`,
    [providerId, bookingId],
  )

/** Pence that went back to a client for a booking, and pence that are still to. */
export async function readRefundTotals(
  sql: Sql,
  { providerId, bookingId }: BookingKey,
): Promise<{ refunded: number; owed: number }> {
  const row = await sql.row<{ refunded: number; owed: number }>(
    `select coalesce(sum(e.amount) filter (where t.source_type in ${oneOf(refundSources)}), 0) as refunded,
       coalesce(-sum(e.amount), 0) as owed
     from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
     where t.provider_id = $1 and t.booking_id = $2 and e.account = 'refunds_payable/' || $2::text`,
    [providerId, bookingId],
  )
  return row ?? { refunded: 0, owed: 0 }
}

/** Pence of a client that lie with us for a booking: none once it was divided, but for what comes in later. */
export async function readClientFunds(sql: Sql, { providerId, bookingId }: BookingKey): Promise<number> {
  const row = await sql.row<{ pence: number }>(
    `select coalesce(-sum(e.amount), 0) as pence
     from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
     where t.provider_id = $1 and t.booking_id = $2 and e.account = 'client_funds/' || $2::text`,
    [providerId, bookingId],
  )
  return row?.pence ?? 0
}

/** Pence that are owed back to a client for a booking and that no refund on its way brings. */
export async function readUnsentRefund(sql: Sql, { providerId, bookingId }: BookingKey): Promise<number> {
  const row = await sql.row<{ pence: number }>(
    `select coalesce(-sum(e.amount), 0) - coalesce((
         select sum((o.params ->> 'amount')::int) from payment_op o
         where o.provider_id = $1 and o.booking_id = $2 and o.kind = 'refund' and o.status = 'pending'), 0) as pence
     from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
     where t.provider_id = $1 and t.booking_id = $2 and e.account = 'refunds_payable/' || $2::text`,
    [providerId, bookingId],
  )
  return Math.max(0, row?.pence ?? 0)
}

/** Where a fee for cancelling is booked, and where what was given up of it. */
const feeAccounts = ['provider_fee_income', 'bad_debt']

/** Pence of the fee for cancelling a booking that stands: charged, and neither waived nor written off. */
export async function readFee(sql: Sql, { providerId, bookingId }: BookingKey): Promise<number> {
  const row = await sql.row<{ fee: number }>(
    `select coalesce(-sum(e.amount), 0) as fee
     from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
     where t.provider_id = $1 and t.booking_id = $2 and e.account = any ($3)`,
    [providerId, bookingId, feeAccounts],
  )
  return row?.fee ?? 0
}

/** Was money of a booking given back after its end already? That is done once. */
export async function isRefundGranted(sql: Sql, { providerId, bookingId }: BookingKey): Promise<boolean> {
  const row = await sql.row(
    `select 1 as found from ledger_txn where provider_id = $1 and booking_id = $2 and source_type = 'refund.granted'`,
    [providerId, bookingId],
  )
  return row !== undefined
}
