import type { QueryOf, ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { listPayments, PaymentRecord } from '@ginipig/contract/payment/history.ts'
import { periodStart } from '@ginipig/domain/payment'
import { decodePlace, encodePlace } from '#platform/http/cursor.ts'
import type { Platform } from '#platform/platform.ts'
import { type PaymentRow, readCharges, readPayments } from './history.sql.ts'

/** As typed, no letter of it a wildcard. */
const toPattern = (q: string) => `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

function toRecord(row: PaymentRow): PaymentRecord {
  const { id, reference, kind, state, amount, at, recipient, zone } = row
  return {
    ...{ id, reference, kind, state, amount, at, recipient, zone },
    bookingId: row.booking_id,
    providerName: row.provider_name,
    listingTitle: row.listing_title,
    startsAt: row.starts_at,
    cancelledAt: row.cancelled_at,
    ...partDisputed(row),
    invoiceIds: row.invoice_ids,
  }
}

/** A client's payments, as the books have them. @throws Refusal `invalid_input` for a strange cursor */
export async function paymentsOf(
  { database, clock }: Platform,
  clientId: string,
  { q, state, kind, period, cursor, limit }: QueryOf<typeof listPayments>,
): Promise<ResponseOf<typeof listPayments>> {
  const words = q?.trim()
  const rows = await readPayments(database, {
    ...{ clientId, state, kind, limit },
    pattern: words === undefined || words === '' ? undefined : toPattern(words),
    since: periodStart(period, clock.now()),
    after: cursor === undefined ? undefined : decodePlace(cursor),
  })
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map(toRecord),
    nextCursor: rows.length > limit && last ? encodePlace({ at: last.at, id: last.id }) : null,
    total: rows[0]?.total ?? 0,
  }
}

/** A bank may dispute, and take back, a part of a charge alone. */
export const partDisputed = ({
  state,
  amount,
  dispute_amount: disputed,
}: Pick<PaymentRow, 'state' | 'amount' | 'dispute_amount'>) =>
  (state === 'disputed' || state === 'taken_back') && disputed !== null && disputed < amount ? { disputed } : {}

/** What was tried to be taken for a booking, each charge as the client's payments have it. */
export const chargesOf = ({ database }: Platform, booking: { provider_id: string; id: string }) =>
  readCharges(database, booking)
