import type { BookingActor } from '@ginipig/domain/booking'
import type { BookingKey } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'

/** What an operator reads of a booking beside what its rules look at. */
export type BookingFacts = {
  providerId: string
  bookingId: string
  clientId: string
  client: string
  clientFirst: string
  provider: string
  providerFirst: string
  listingId: string
  listing: string
  createdAt: number
  clientSide: string | null
  side: string | null
  sideAt: number | null
  cancelReason: string | null
  cancelText: string | null
  declineReason: string | null
  declineText: string | null
  waiverAskedAt: number | null
  waiverAnswer: 'waived' | 'kept' | null
}

export const readFacts = (sql: Sql, reference: string) =>
  sql.row<BookingFacts>(
    `select b.provider_id as "providerId", b.id as "bookingId", b.client_id as "clientId",
       concat_ws(' ', c.first_name, c.last_name) as client, coalesce(c.first_name, '') as "clientFirst",
       concat_ws(' ', p.first_name, p.last_name) as provider, coalesce(p.first_name, '') as "providerFirst",
       b.listing_id as "listingId", l.title as listing, b.created_at as "createdAt", b.client_side as "clientSide", b.side,
       b.side_at as "sideAt", b.cancel_reason as "cancelReason", b.cancel_text as "cancelText",
       b.decline_reason as "declineReason", b.decline_text as "declineText", b.waiver_asked_at as "waiverAskedAt",
       b.waiver_answer as "waiverAnswer"
     from booking b join account c on c.id = b.client_id join account p on p.id = b.provider_id
       join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
     where b.reference = $1`,
    [reference],
  )

/** One entry of a transaction; debit positive. `intent` is the PaymentIntent of the charge that it was booked from. */
export type EntryRow = {
  txn: number
  at: number
  source: string
  sourceId: string
  intent: string | null
  account: string
  pence: number
}

/** All that was booked of a booking, in the order in which it was. */
export const readEntries = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.rows<EntryRow>(
    `select t.id as txn, t.at, t.source_type as source, t.source_id as "sourceId", m.stripe_payment_intent as intent, e.account,
       e.amount as pence
     from ledger_txn t join ledger_entry e on e.provider_id = t.provider_id and e.txn_id = t.id
       left join payment m on m.provider_id = t.provider_id and m.id::text = t.source_id
     where t.provider_id = $1 and t.booking_id = $2 order by t.id, e.id`,
    [providerId, bookingId],
  )

export type EventRow = { at: number; kind: string; actor: BookingActor; movedFrom: number | null }

export const readEvents = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.rows<EventRow>(
    `select at, kind, actor, moved_from as "movedFrom" from booking_event
     where provider_id = $1 and booking_id = $2 order by id`,
    [providerId, bookingId],
  )

/** Reports about a booking, the latest first; `holds` where its money waits for our answer. */
export const readReportsOf = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.rows<{ number: number; isOpen: boolean; holds: boolean }>(
    `select number, settled_at is null as "isOpen", settled_at is null and holds_money as holds from report
     where provider_id = $1 and booking_id = $2 order by number desc`,
    [providerId, bookingId],
  )

/** Is there a booking of this reference? */
export async function isReference(sql: Sql, reference: string): Promise<boolean> {
  return (await sql.row('select 1 as found from booking where reference = $1', [reference])) !== undefined
}

/** The references of some bookings, by id. */
export async function referencesOf(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.rows<{ id: string; reference: string }>(
    'select id, reference from booking where id = any ($1::uuid[])',
    [ids],
  )
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}

/** The names of some people, by id. */
export async function namesOf(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.rows<{ id: string; name: string }>(
    `select id, concat_ws(' ', first_name, last_name) as name from account where id = any ($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
