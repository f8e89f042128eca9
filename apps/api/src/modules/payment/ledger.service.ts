import { at, type Sql } from '#platform/database/sql.ts'

/** Accounts of the ledger; a colon part names whose. Source: money.md §2. */
export type LedgerAccount = 'stripe' | 'stripe_fees' | 'auth_held' | 'auth_contra' | `client_funds/${string}`

export type LedgerSource = 'payment.authorised' | 'payment.voided' | 'payment.captured' | 'charge.fee'

/** Books one transaction; a source is booked once, a repeat changes nothing. The database refuses one that does
 *  not sum to zero. @param entries - account and pence, debit positive */
export async function post(
  sql: Sql,
  txn: {
    source: LedgerSource
    sourceId: string
    bookingId: string
    currency: string
    now: number
    entries: readonly (readonly [LedgerAccount, number])[]
  },
): Promise<void> {
  const row = await sql.row<{ id: number; provider_id: string }>(
    `insert into ledger_txn (provider_id, source_type, source_id, booking_id, at)
     select provider_id, $1, $2, id, $4 from booking where id = $3
     on conflict (provider_id, source_type, source_id) do nothing returning id, provider_id`,
    [txn.source, txn.sourceId, txn.bookingId, at(txn.now)],
  )
  if (!row) return
  await sql.row(
    `insert into ledger_entry (provider_id, txn_id, account, amount, currency)
     select $5, $1, account, amount, $2 from unnest($3::text[], $4::bigint[]) as e (account, amount)`,
    [
      row.id,
      txn.currency,
      txn.entries.map(([account]) => account),
      txn.entries.map(([, amount]) => amount),
      row.provider_id,
    ],
  )
}

type Charge = { paymentId: string; bookingId: string; amount: number; currency: string; now: number }

const held = (amount: number) =>
  [
    ['auth_held', amount],
    ['auth_contra', -amount],
  ] as const

/** An authorisation is a memo: nothing has moved. */
export const postAuthorised = (sql: Sql, { paymentId, amount, ...rest }: Charge) =>
  post(sql, { ...rest, source: 'payment.authorised', sourceId: paymentId, entries: held(amount) })

export const postVoided = (sql: Sql, { paymentId, amount, ...rest }: Charge) =>
  post(sql, { ...rest, source: 'payment.voided', sourceId: paymentId, entries: held(-amount) })

/** The memo is reversed and the client's money lies with us, for this booking. */
export const postCaptured = (sql: Sql, { paymentId, amount, ...rest }: Charge) =>
  post(sql, {
    ...rest,
    source: 'payment.captured',
    sourceId: paymentId,
    entries: [...held(-amount), ['stripe', amount], [`client_funds/${rest.bookingId}`, -amount]],
  })

/** What Stripe kept, once its balance transaction is known; never computed by us. */
export const postFee = (
  sql: Sql,
  fee: { chargeId: string; bookingId: string; amount: number; currency: string; now: number },
) =>
  post(sql, {
    bookingId: fee.bookingId,
    currency: fee.currency,
    now: fee.now,
    source: 'charge.fee',
    sourceId: fee.chargeId,
    entries: [
      ['stripe_fees', fee.amount],
      ['stripe', -fee.amount],
    ],
  })
