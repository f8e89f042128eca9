import type { BookingPolicy } from '@ginipig/domain/booking'
import { at, type Sql } from '#platform/database/sql.ts'
import { type Stored, withPolicy } from '#platform/database/stored-policy.ts'

export type EarningRow = {
  id: string
  at: number
  source: string
  /** What the provider has more of. */
  payable: number
  /** What the provider owes more. */
  owed: number
  booking_id: string
  reference: string
  treatment: string
}

/** A provider's movements in the ledger from one instant to before another, latest first. */
export const readEarningRows = (sql: Sql, providerId: string, { from, to }: { from: number; to: number }) =>
  sql.rows<EarningRow>(
    `select t.id::text as id, t.at, t.source_type as source,
       coalesce(-sum(e.amount) filter (where e.account = 'provider_payable/' || $1::text), 0)::int as payable,
       coalesce(sum(e.amount) filter (where e.account = 'provider_receivable/' || $1::text), 0)::int as owed,
       b.id as booking_id, b.reference, l.title as treatment
     from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
       join booking b on b.provider_id = t.provider_id and b.id = t.booking_id
       join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
     where t.provider_id = $1::uuid and t.at >= $2 and t.at < $3
       and e.account in ('provider_payable/' || $1::text, 'provider_receivable/' || $1::text)
     group by t.id, t.at, t.source_type, b.id, b.reference, l.title
     order by t.at desc, t.id desc`,
    [providerId, at(from), at(to)],
  )

export type StandRow = { on_its_way: number; owed: number; held: number; held_bookings: number }

/** What the ledger's accounts of a provider stand at. */
export const readStand = (sql: Sql, providerId: string) =>
  sql.row<StandRow>(
    `select coalesce(-sum(account.amount) filter (where account.name = 'provider_payable/' || $1::text), 0)::int as on_its_way,
       coalesce(sum(account.amount) filter (where account.name = 'provider_receivable/' || $1::text), 0)::int as owed,
       coalesce(-sum(account.amount) filter (where account.name like 'client_funds/%'), 0)::int as held,
       count(*) filter (where account.name like 'client_funds/%' and account.amount <> 0) as held_bookings
     from (
       select e.account as name, sum(e.amount) as amount from ledger_entry e
       where e.provider_id = $1::uuid group by e.account) account`,
    [providerId],
  )

export type ReleaseRow = {
  id: string
  completed_at: number
  ends_at: number
  price: number
  commission: number
  policy: BookingPolicy
  client_name: string
}

/** The booking that is done and whose money goes out first; not one whose money waits for a bank or for our answer. */
export async function readNextRelease(sql: Sql, providerId: string): Promise<ReleaseRow | undefined> {
  const row = await sql.row<Stored<ReleaseRow>>(
    `select b.id, coalesce(b.completed_at, b.ends_at) as completed_at, b.ends_at, b.price, b.commission, b.policy,
       a.first_name || ' ' || a.last_name as client_name
     from booking b join account a on a.id = b.client_id
     where b.provider_id = $1 and b.status = 'completed' and b.payment_status <> 'disputed' and not exists (
       select from report r
       where r.provider_id = b.provider_id and r.booking_id = b.id and r.settled_at is null and r.holds_money)
     order by coalesce(b.completed_at, b.ends_at), b.id limit 1`,
    [providerId],
  )
  return row && withPolicy(row)
}
