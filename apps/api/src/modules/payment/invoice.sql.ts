import type { Language } from '@ginipig/domain/identity'
import type { PaymentKind } from '@ginipig/domain/payment'
import type { Sql } from '#platform/database/sql.ts'

/** Numbers what was booked for a booking as taken or gone back and has no number yet. In the transaction that booked it,
 *  under the provider's lock: a number is never skipped, and never given twice.
 *  @param sources - names of the ledger's sources that are invoiced */
export const issueInvoices = (
  sql: Sql,
  { providerId, bookingId, sources }: { providerId: string; bookingId: string; sources: readonly string[] },
) =>
  sql.row(
    `insert into invoice (provider_id, number, booking_id, txn_id, issued_at, seller, listing_title, starts_at, zone)
     select t.provider_id,
       (select coalesce(max(i.number), 0) from invoice i where i.provider_id = $1) + row_number() over (order by t.id),
       t.booking_id, t.id, t.at, array_remove(array_remove(array[p.display_name, nullif(p.company_name, p.display_name),
         nullif(a.first_name || ' ' || a.last_name, p.display_name), p.address], null), ''),
       l.title, b.starts_at, l.zone
     from ledger_txn t join booking b on b.provider_id = t.provider_id and b.id = t.booking_id
       join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
       join provider p on p.id = b.provider_id join account a on a.id = b.provider_id
     where t.provider_id = $1 and t.booking_id = $2 and t.source_type = any($3)
       and not exists (select from invoice i where i.provider_id = t.provider_id and i.txn_id = t.id)`,
    [providerId, bookingId, sources],
  )

export type InvoiceRow = {
  id: string
  provider_id: string
  number: number
  issued_at: number
  /** Display name, company and person where they are called otherwise, address: a line each. */
  seller: string[]
  buyer: string
  language: Language
  listing_title: string
  starts_at: number
  zone: string
  reference: string
  currency: string
  price: number
  discount: number
  total: number
  kind: PaymentKind
  /** What was taken; below zero for what went back. */
  amount: number
  card_brand: string | null
  card_last4: string | null
  /** Of all that the booking has given back by now: what we pay ourselves, out of goodwill. None of a refund that its
   *  provider gives their share of: beside the rest it would name what they earned. */
  goodwill: number
}

/** An invoice with what its booking and its posting say. @returns undefined where there is none */
export const readInvoice = (sql: Sql, invoiceId: string) =>
  sql.row<InvoiceRow>(
    `select i.id, i.provider_id, i.number, i.issued_at, i.seller, i.listing_title, i.starts_at, i.zone, b.reference, b.currency,
       b.price, b.discount, b.total, c.first_name || ' ' || c.last_name as buyer, c.language,
       case t.source_type when 'payment.captured' then p.kind else 'refund' end as kind,
       (select -sum(e.amount) from ledger_entry e where e.provider_id = i.provider_id and e.txn_id = i.txn_id
         and e.account in ('client_funds/' || i.booking_id::text, 'refunds_payable/' || i.booking_id::text))::int as amount,
       p.card_brand, p.card_last4,
       coalesce((select sum(e.amount) from ledger_txn g
           join ledger_entry e on e.provider_id = g.provider_id and e.txn_id = g.id and e.account = 'goodwill'
           join ledger_entry r on r.provider_id = g.provider_id and r.txn_id = g.id and r.account like 'refunds_payable/%'
             and r.amount = -e.amount
         where g.provider_id = i.provider_id and g.booking_id = i.booking_id and g.id < i.txn_id), 0)::int as goodwill
     from invoice i join booking b on b.provider_id = i.provider_id and b.id = i.booking_id
       join ledger_txn t on t.provider_id = i.provider_id and t.id = i.txn_id
       join account c on c.id = b.client_id
       left join payment p on p.provider_id = t.provider_id and p.id::text = t.source_id
     where i.id = $1`,
    [invoiceId],
  )

/** Whether an invoice is made out to this client. */
export async function isInvoiceOf(sql: Sql, invoiceId: string, clientId: string): Promise<boolean> {
  const row = await sql.row(
    `select 1 as found from invoice i join booking b on b.provider_id = i.provider_id and b.id = i.booking_id
     where i.id = $1 and b.client_id = $2`,
    [invoiceId, clientId],
  )
  return row !== undefined
}

/** The invoices of a booking up to an instant, oldest first: what a credit note takes back. */
export const readEarlierInvoices = (sql: Sql, invoiceId: string) =>
  sql.rows<{ number: number }>(
    `select o.number from invoice i join invoice o on o.provider_id = i.provider_id and o.booking_id = i.booking_id
       join ledger_txn t on t.provider_id = o.provider_id and t.id = o.txn_id
     where i.id = $1 and o.number < i.number and t.source_type = 'payment.captured' order by o.number`,
    [invoiceId],
  )

/** The invoices of bookings, oldest first, as their client is shown them. */
export const readInvoicesOf = (sql: Sql, providerId: string, bookingId: string) =>
  sql.rows<{ id: string; kind: PaymentKind; at: number }>(
    `select i.id, case t.source_type when 'payment.captured' then p.kind else 'refund' end as kind, i.issued_at as at
     from invoice i join ledger_txn t on t.provider_id = i.provider_id and t.id = i.txn_id
       left join payment p on p.provider_id = t.provider_id and p.id::text = t.source_id
     where i.provider_id = $1 and i.booking_id = $2 order by i.number`,
    [providerId, bookingId],
  )

/** Whose statement it is, as their invoices name them now. */
export const readStatementHead = (sql: Sql, providerId: string) =>
  sql.row<{ language: Language; lines: string[] }>(
    `select a.language, coalesce(array_remove(array_remove(array[p.display_name, nullif(p.company_name, p.display_name),
       nullif(a.first_name || ' ' || a.last_name, p.display_name), p.address], null), ''), '{}') as lines
     from provider p join account a on a.id = p.id where p.id = $1 and a.deleted_at is null`,
    [providerId],
  )
