import { at, type Sql } from '#platform/database/sql.ts'

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
