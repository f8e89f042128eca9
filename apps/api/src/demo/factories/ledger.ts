import { issueInvoices } from '#modules/payment/invoice.sql.ts'
import { invoiced } from '#modules/payment/ledger.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { insertRows, type Row } from './rows.ts'

/** One ledger transaction with its entries (pence, debit positive). */
export type MadeTxn = {
  source: string
  sourceId: string
  providerId: string
  bookingId: string
  at: number
  entries: readonly (readonly [string, number])[]
}

const key = (source: string, sourceId: string) => `${source} ${sourceId}`

/** Inserts ledger transactions in bulk. @throws RangeError when one does not sum to zero */
export async function insertLedger(sql: Sql, txns: readonly MadeTxn[], currency: string): Promise<void> {
  for (const txn of txns) {
    if (txn.entries.reduce((sum, [, amount]) => sum + amount, 0) !== 0)
      throw new RangeError(`${txn.source} of booking ${txn.bookingId} does not sum to zero`)
  }
  await insertRows(
    sql,
    'ledger_txn',
    txns.map((txn) => ({
      provider_id: txn.providerId,
      source_type: txn.source,
      source_id: txn.sourceId,
      booking_id: txn.bookingId,
      at: at(txn.at),
    })),
  )
  const bookings = [...new Set(txns.map(({ bookingId }) => bookingId))]
  const made = await sql.rows<{ id: number; source_type: string; source_id: string }>(
    'select id, source_type, source_id from ledger_txn where booking_id = any ($1::uuid[])',
    [bookings],
  )
  const ids = new Map(made.map((row) => [key(row.source_type, row.source_id), row.id]))
  const entries: Row<'ledger_entry'>[] = txns.flatMap((txn) =>
    txn.entries
      .filter(([, amount]) => amount !== 0)
      .map(([account, amount]) => ({
        provider_id: txn.providerId,
        txn_id: ids.get(key(txn.source, txn.sourceId)) ?? 0,
        account,
        amount,
        currency,
      })),
  )
  await insertRows(sql, 'ledger_entry', entries)
  for (const { providerId, bookingId } of new Map(txns.map((txn) => [txn.bookingId, txn])).values())
    await issueInvoices(sql, { providerId, bookingId, sources: invoiced })
}
