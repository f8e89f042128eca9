import { at, type Sql } from '#platform/database/sql.ts'

/** What Stripe would have paid out of what the past sent to the providers' accounts: each day's money the morning after,
 *  with the bank a day later. The ledger's sums, so that page and books agree. */
export async function payOutPast(sql: Sql, now: number): Promise<void> {
  await sql.rows(
    `insert into payout (id, provider_id, amount, currency, state, created_at, arrives_at)
     select 'po_' || left(md5(provider_id::text || day), 24), provider_id, sum(amount), 'gbp',
       case when day + interval '53 hours' <= $1 then 'paid' else 'on_its_way' end,
       day + interval '29 hours', day + interval '53 hours'
     from (
       select t.provider_id, -e.amount as amount, date_trunc('day', t.at, 'UTC') as day
       from ledger_txn t join ledger_entry e on e.txn_id = t.id
       where t.source_type = 'transfer.made' and e.account = 'stripe'
     ) sent
     where day + interval '29 hours' <= $1
     group by provider_id, day`,
    [at(now)],
  )
  await sql.rows(
    `insert into transfer (id, provider_id, booking_id, destination_payment, payout_id)
     select t.source_id, t.provider_id, t.booking_id, replace(t.source_id, 'tr_', 'py_'), p.id
     from ledger_txn t
     left join payout p
       on p.id = 'po_' || left(md5(t.provider_id::text || date_trunc('day', t.at, 'UTC')), 24)
     where t.source_type = 'transfer.made'`,
    [],
  )
}
