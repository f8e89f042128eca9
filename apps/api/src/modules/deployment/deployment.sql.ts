import type { Sql } from '#platform/database/sql.ts'

/** Whether the database answers and has been brought to some version. */
export const hasMigrations = async (sql: Sql): Promise<boolean> =>
  (await sql.row('select 1 as known from migration limit 1')) !== undefined

/** Epoch ms of the newest log-in or payment, which nobody but people make; undefined where there is none. */
export async function readDataEnd(sql: Sql): Promise<number | undefined> {
  const row = await sql.row<{ at: number | null }>(
    'select greatest((select max(created_at) from session), (select max(created_at) from payment)) as at',
  )
  return row?.at ?? undefined
}

/** For one transaction: a check reads whole tables. */
export const allowLongStatements = (sql: Sql) => sql.row("select set_config('statement_timeout', '0', true)")

/** Requests whose money was taken all the same. */
export const readTakenRequests = (sql: Sql) =>
  sql.rows<{ id: string; provider_id: string }>(
    `select b.id, b.provider_id from booking b where b.status = 'requested' and exists (
       select from payment p where p.provider_id = b.provider_id and p.booking_id = b.id and p.status = 'succeeded')`,
  )

/** Appointments that took place and whose share is with its provider, unreleased. */
export const readSentShares = (sql: Sql) =>
  sql.rows<{ id: string; provider_id: string }>(
    `select b.id, b.provider_id from booking b where b.status = 'completed' and exists (
       select from ledger_txn t where t.provider_id = b.provider_id and t.booking_id = b.id
         and t.source_type = 'transfer.made')`,
  )

/** Bookings of which more went back than the books ordered, pence. */
export const readUnorderedRefunds = (sql: Sql) =>
  sql.rows<{ reference: string; status: string; pence: number }>(
    'select reference, status, -pence::int as pence from refund_due where pence < 0 order by reference',
  )

/** Writes to the database's log, and to no table: fails on a standby. @returns false where the database takes reads only */
export const writePing = async (sql: Sql): Promise<boolean> =>
  (
    await sql.row<{ isWritable: boolean }>(
      `select current_setting('transaction_read_only') = 'off' as "isWritable"
       from pg_logical_emit_message(true, 'ready', '')`,
    )
  )?.isWritable ?? false

/** How many of these migrations aren't applied. */
export const countMissing = async (sql: Sql, names: readonly string[]): Promise<number> =>
  (
    await sql.row<{ missing: number }>(
      `select count(*)::int as missing from unnest($1::text[]) as wanted (name)
       where not exists (select from migration m where m.name = wanted.name)`,
      [names],
    )
  )?.missing ?? names.length
