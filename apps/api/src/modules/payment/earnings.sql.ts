import { type BookingPolicy, heldStatuses } from '@ginipig/domain/booking'
import type { LedgerSource, PayoutState } from '@ginipig/domain/payment'
import { oneOf } from '#platform/database/one-of.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { type Stored, withPolicy } from '#platform/database/stored-policy.ts'

/** Of what was sent: which of its booking's parts it is, and how many there are; else none. */
export type SentParts = { part: number; parts: number }

export type EarningRow = {
  id: string
  at: number
  source: LedgerSource
  amount: number
  /** What stayed with us of what the client paid. */
  kept: number
  booking_id: string
  reference: string
  listing_title: string
} & SentParts

/** Where our part of what a client paid is booked. */
const kept = ['commission', 'cancel_income'] as const

/** What the entries `e` of a transaction come to on the two accounts of its provider, $1 being them, and on ours. */
const sides = `coalesce(-sum(e.amount) filter (where e.account = 'provider_payable/' || $1::text), 0)::int as payable,
        coalesce(sum(e.amount) filter (where e.account = 'provider_receivable/' || $1::text), 0)::int as owed,
        coalesce(-sum(e.amount) filter (where e.account in ${oneOf(kept)}), 0)::int as kept`

/** What that did to the provider's money: what pays a debt is told once, by what their money lost. */
const amount = `case sums.source when 'debt.netted' then sums.payable when 'transfer.reversed' then sums.owed
        else sums.payable - sums.owed end`

/** What a transaction `t` did to its provider's money. */
const moved = `cross join lateral (
    select ${amount} as amount, sums.kept
    from (
      select t.source_type as source, ${sides}
      from ledger_entry e where e.provider_id = t.provider_id and e.txn_id = t.id
    ) sums
  ) moved`

/** The id of a movement `t` among lines of other kinds, whose ids are texts: in the order of the movements, the tenth after the ninth. */
const movementId = "lpad(t.id::text, 20, '0')"

/** Which of its booking's parts a movement to Stripe is, and how many there are; of any other none. Over its `line`. */
const sending = `cross join lateral (
    select count(*) filter (where (t.at, ${movementId}) <= (line.at, line.id))::int as part, count(*)::int as parts
    from ledger_txn t
    where line.source = 'transfer.made'
      and t.provider_id = $1::uuid and t.booking_id = line.booking_id and t.source_type = 'transfer.made'
  ) sending`

/** A provider's movements in the ledger from one instant to before another, latest first. */
export const readEarningRows = (sql: Sql, providerId: string, { from, to }: { from: number; to: number }) =>
  sql.rows<EarningRow>(
    `select line.id, line.at, line.source, moved.amount, moved.kept,
       b.id as booking_id, b.reference, l.title as listing_title, sending.part, sending.parts
     from ledger_txn t ${moved}
       cross join lateral (select ${movementId} as id, t.at, t.source_type as source, t.booking_id) line ${sending}
       join booking b on b.provider_id = t.provider_id and b.id = t.booking_id
       join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
     where t.provider_id = $1::uuid and t.at >= $2 and t.at < $3 and moved.amount <> 0
     order by t.at desc, t.id desc`,
    [providerId, at(from), at(to)],
  )

/** What movements of one month, one source and one sign come to; `at` is of the first of them. */
export type MonthRow = Pick<EarningRow, 'at' | 'source' | 'amount' | 'kept'> & { lines: number }

/** A provider's movements from one instant to before another, summed by the months of a zone: a busy year has 20,000, which
 *  are read in one pass and not one by one. */
export const readMonthRows = (
  sql: Sql,
  providerId: string,
  { from, to, zone }: { from: number; to: number; zone: string },
) =>
  sql.rows<MonthRow>(
    `select min(moved.at) as at, moved.source, sum(moved.amount)::int as amount, sum(moved.kept)::int as kept,
       count(*)::int as lines
     from (
       select sums.at, sums.source, ${amount} as amount, sums.kept
       from (
         select t.at, t.source_type as source, ${sides}
         from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
         where t.provider_id = $1::uuid and t.at >= $2 and t.at < $3 and t.booking_id is not null
           and (e.account like 'provider_%' or e.account in ${oneOf(kept)}) -- as its index says
         group by t.id
       ) sums
     ) moved
     where moved.amount <> 0
     group by to_char(moved.at at time zone $4, 'YYYY-MM'), moved.source, moved.amount > 0`,
    [providerId, at(from), at(to), zone],
  )

export type RecordRow = {
  id: string
  at: number
  /** Of a movement, its ledger's source; of what is held, to come or paid out, its kind. */
  source: LedgerSource | 'held' | 'coming' | 'payout'
  amount: number
  paid: number | null
  booking_id: string | null
  reference: string | null
  listing_title: string | null
  client_name: string | null
  state: PayoutState | null
  payout_id: string | null
} & SentParts

/** Which lines of a history: movements by their sources, of what is still to be earned what is paid in full and what has
 *  its balance to come, and payouts. */
export type Wanted = { sources: readonly LedgerSource[]; ahead: readonly ('held' | 'coming')[]; payouts: boolean }

/** A page of everything that happened to a provider's money, latest first; one more than asked for. Each of the three
 *  sources gives no more than a page. */
export const readRecords = (
  sql: Sql,
  providerId: string,
  page: Wanted & {
    from: number
    to: number
    after: { at: number; id: string } | undefined
    limit: number
    payout: string | undefined
  },
) =>
  sql.rows<RecordRow>(
    `select line.id, line.at, line.source, line.amount, line.paid, line.booking_id, b.reference, l.title as listing_title,
       c.first_name || ' ' || c.last_name as client_name, line.state, line.payout_id, sending.part, sending.parts
     from (
       (select p.id, p.created_at as at, 'payout' as source, -p.amount as amount, null::int as paid, null::uuid as booking_id,
          nullif(p.state, '') as state, -- else the check takes the whole column for one without nulls
          nullif(p.id, '') as payout_id
        from payout p
        where $4::boolean and p.provider_id = $1::uuid and p.created_at >= $5 and p.created_at < $6
          and ($10::text is null or p.id = $10)
          and ($7::timestamptz is null or (p.created_at, p.id) < ($7, $8::text))
        order by p.created_at desc, p.id desc limit $9)
       union all
       (select ${movementId}, t.at, t.source_type, moved.amount, b.captured, t.booking_id, null, took.payout_id
        from ledger_txn t ${moved} join booking b on b.provider_id = t.provider_id and b.id = t.booking_id
          left join transfer took on t.source_type = 'transfer.made' and took.provider_id = t.provider_id and took.id = t.source_id
        where t.provider_id = $1::uuid and t.source_type = any ($2::text[]) and moved.amount <> 0
          and t.at >= $5 and t.at < $6 and ($10::text is null or took.payout_id = $10)
          and ($7::timestamptz is null or t.at <= $7 and (t.at, ${movementId}) < ($7, $8::text))
        order by t.at desc, ${movementId} desc limit $9)
       union all
       (select b.id::text, paid.at, case when b.captured = b.total then 'held' else 'coming' end,
          b.price - b.commission, b.captured, b.id, null, null
        from booking b cross join lateral (
          select coalesce(max(p.changed_at), b.requested_at) as at from payment p
          where p.provider_id = b.provider_id and p.booking_id = b.id and p.status = 'succeeded') paid
        where case when b.captured = b.total then 'held' else 'coming' end = any ($3::text[]) and b.provider_id = $1::uuid and b.requested_at is not null
          and b.status in ${oneOf(heldStatuses)} and b.captured > 0
          and paid.at >= $5 and paid.at < $6
          and ($7::timestamptz is null or (paid.at, b.id::text) < ($7, $8::text))
        order by paid.at desc, b.id::text desc limit $9)
       order by at desc, id desc limit $9
     ) line left join booking b on b.provider_id = $1::uuid and b.id = line.booking_id
       left join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
       left join account c on c.id = b.client_id
       ${sending}
     order by line.at desc, line.id desc`,
    [
      providerId,
      page.sources,
      page.ahead,
      page.payouts,
      at(page.from),
      at(page.to),
      page.after === undefined ? null : at(page.after.at),
      page.after?.id ?? null,
      page.limit + 1,
      page.payout ?? null,
    ],
  )

export type StandRow = { on_its_way: number; owed: number; since: number | null }

/** What the two accounts of a provider in the ledger stand at, and when their money first moved. */
export const readLedgerBalances = (sql: Sql, providerId: string) =>
  sql.row<StandRow>(
    `select coalesce(-sum(e.amount) filter (where e.account = 'provider_payable/' || $1::text), 0)::int as on_its_way,
       coalesce(sum(e.amount) filter (where e.account = 'provider_receivable/' || $1::text), 0)::int as owed,
       (select min(t.at) from ledger_txn t where t.provider_id = $1::uuid) as since
     from ledger_entry e
     where e.account in ('provider_payable/' || $1::text, 'provider_receivable/' || $1::text)`,
    [providerId],
  )

export type HeldRow = {
  id: string
  starts_at: number
  policy: BookingPolicy
  share: number
  is_paid: boolean
  client_name: string
}

/** Agreed bookings whose money lies with us, soonest first; not one that its client's bank took back. */
export async function readHeld(sql: Sql, providerId: string): Promise<HeldRow[]> {
  const rows = await sql.rows<Stored<HeldRow>>(
    `select b.id, b.starts_at, b.policy, b.price - b.commission as share, b.captured = b.total as is_paid,
       a.first_name || ' ' || a.last_name as client_name
     from booking b join account a on a.id = b.client_id
     where b.provider_id = $1 and b.requested_at is not null and b.status in ${oneOf(heldStatuses)} and b.captured > 0
     order by b.starts_at, b.id`,
    [providerId],
  )
  return rows.map(withPolicy)
}

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
