import type { BookingKey } from '#platform/database/provider-key.ts'
import { at, type Sql } from '#platform/database/sql.ts'

export type ChargeKind = 'deposit' | 'full' | 'balance'

/** One charge; `status` is in Stripe's own words, `amount` in pence. */
export type ChargeRow = {
  id: string
  provider_id: string
  booking_id: string
  kind: ChargeKind
  amount: number
  currency: string
  saves_card: boolean
  stripe_payment_intent: string | null
  status: string
}

/** Which charge, of whose booking. */
export type ChargeKey = Pick<ChargeRow, 'id' | 'provider_id' | 'booking_id'>

const chargeColumns = 'id, provider_id, booking_id, kind, amount, currency, saves_card, stripe_payment_intent, status'

/** The charge behind a PaymentIntent: by its id, or by our own in its metadata where the answer that carried the
 *  intent's id was lost. */
export const findCharge = (
  sql: Sql,
  intent: { id: string; providerId: string | null; paymentId: string | null },
): Promise<ChargeKey | undefined> =>
  sql.row<ChargeKey>(
    `select id, provider_id, booking_id from payment
     where stripe_payment_intent = $1 or (provider_id = $2::uuid and id = $3::uuid and stripe_payment_intent is null)`,
    [intent.id, intent.providerId, intent.paymentId],
  )

/** The charge that a booking is about now: its newest that was not released. */
export const readCharge = (sql: Sql, { providerId, bookingId }: BookingKey): Promise<ChargeRow | undefined> =>
  sql.row<ChargeRow>(
    `select ${chargeColumns} from payment where provider_id = $1 and booking_id = $2 and status <> 'canceled'
     order by created_at desc, id desc limit 1`,
    [providerId, bookingId],
  )

export async function insertCharge(
  sql: Sql,
  charge: BookingKey & { kind: ChargeKind; amount: number; currency: string; savesCard: boolean; now: number },
): Promise<string> {
  const row = await sql.row<{ id: string }>(
    `insert into payment (provider_id, booking_id, kind, amount, currency, saves_card, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) returning id`,
    [
      charge.providerId,
      charge.bookingId,
      charge.kind,
      charge.amount,
      charge.currency,
      charge.savesCard,
      at(charge.now),
    ],
  )
  if (!row) throw new Error('payment was not inserted')
  return row.id
}

/** Notes which intent a charge is at Stripe. @returns the charge as it stands, under lock */
export const tieIntent = (sql: Sql, charge: ChargeKey, intentId: string, now: number): Promise<ChargeRow | undefined> =>
  sql.row<ChargeRow>(
    `update payment set stripe_payment_intent = $3, changed_at = $4 where provider_id = $1 and id = $2
     returning ${chargeColumns}`,
    [charge.provider_id, charge.id, intentId, at(now)],
  )

export const setCharge = (
  sql: Sql,
  charge: ChargeRow,
  now: { status: string; cardBrand?: string | undefined; cardLast4?: string | undefined },
): Promise<unknown> =>
  sql.row(
    `update payment set status = $3, card_brand = coalesce($4, card_brand), card_last4 = coalesce($5, card_last4)
     where provider_id = $1 and id = $2`,
    [charge.provider_id, charge.id, now.status, now.cardBrand ?? null, now.cardLast4 ?? null],
  )

/** Pence taken from the client for a booking, over all its charges. */
export async function readTaken(sql: Sql, { providerId, bookingId }: BookingKey): Promise<number> {
  const row = await sql.row<{ taken: number }>(
    `select coalesce(sum(amount), 0) as taken from payment
     where provider_id = $1 and booking_id = $2 and status = 'succeeded'`,
    [providerId, bookingId],
  )
  return row?.taken ?? 0
}

export type OpKind = 'create' | 'capture' | 'void'

/** What we are about to ask of Stripe, or asked. */
export type OpRow = {
  id: string
  provider_id: string
  booking_id: string
  payment_id: string
  kind: OpKind
  params: unknown
  created_at: number
}

export async function insertOp(
  sql: Sql,
  op: BookingKey & { id: string; paymentId: string; kind: OpKind; params: unknown; now: number },
): Promise<void> {
  await sql.row(
    `insert into payment_op (id, provider_id, booking_id, payment_id, kind, params, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [op.id, op.providerId, op.bookingId, op.paymentId, op.kind, JSON.stringify(op.params), at(op.now)],
  )
}

/** Counts a try of an operation that is still to be done; undefined when it is done. */
export const tryOp = (sql: Sql, providerId: string, opId: string, now: number): Promise<OpRow | undefined> =>
  sql.row<OpRow>(
    `update payment_op set attempts = attempts + 1, tried_at = $3
     where provider_id = $1 and id = $2 and status = 'pending'
     returning id, provider_id, booking_id, payment_id, kind, params, created_at`,
    [providerId, opId, at(now)],
  )

export async function readIntentId(sql: Sql, op: OpRow): Promise<string | null> {
  const row = await sql.row<{ stripe_payment_intent: string | null }>(
    'select stripe_payment_intent from payment where provider_id = $1 and id = $2',
    [op.provider_id, op.payment_id],
  )
  return row?.stripe_payment_intent ?? null
}

/** The operation of a booking that is written down and not yet done. */
export async function pendingOp(sql: Sql, booking: BookingKey, kinds: readonly OpKind[]): Promise<string | undefined> {
  const op = await sql.row<{ id: string }>(
    `select id from payment_op where provider_id = $1 and booking_id = $2 and kind = any($3) and status = 'pending'`,
    [booking.providerId, booking.bookingId, kinds],
  )
  return op?.id
}

/** The making of a charge at Stripe, while it is not done. */
export async function pendingCreate(sql: Sql, charge: ChargeRow): Promise<string | undefined> {
  const op = await sql.row<{ id: string }>(
    `select id from payment_op where provider_id = $1 and payment_id = $2 and kind = 'create' and status = 'pending'`,
    [charge.provider_id, charge.id],
  )
  return op?.id
}

type Done = { status: 'succeeded' | 'failed'; now: number; errorCode?: string | undefined }

export const closeOp = (sql: Sql, providerId: string, opId: string, { status, now, errorCode }: Done) =>
  sql.row(
    `update payment_op set status = $3, finished_at = $4, error_code = $5
     where provider_id = $1 and id = $2 and status = 'pending'`,
    [providerId, opId, status, at(now), errorCode ?? null],
  )

/** Closes a charge's pending operations of a kind. */
export const closeOpsOf = (sql: Sql, charge: ChargeRow, kind: OpKind, { status, now, errorCode }: Done) =>
  sql.row(
    `update payment_op set status = $4, finished_at = $5, error_code = $6
     where provider_id = $1 and payment_id = $2 and kind = $3 and status = 'pending'`,
    [charge.provider_id, charge.id, kind, status, at(now), errorCode ?? null],
  )

/** Operations that wait since before an instant: their job is lost. */
export const readLostOps = (sql: Sql, before: number) =>
  sql.rows<{ id: string; provider_id: string }>(
    `select id, provider_id from payment_op
     where status = 'pending' and created_at < $1 and (tried_at is null or tried_at < $1) limit 200`,
    [at(before)],
  )

/** @returns whether the event is new to us */
export async function insertEvent(
  sql: Sql,
  event: { id: string; type: string; objectId: string; now: number },
): Promise<boolean> {
  const row = await sql.row(
    `insert into webhook_event (id, type, object_id, received_at) values ($1, $2, $3, $4)
     on conflict (id) do nothing returning 1 as fresh`,
    [event.id, event.type, event.objectId, at(event.now)],
  )
  return row !== undefined
}

export const readOpenEvent = (sql: Sql, eventId: string) =>
  sql.row<{ type: string; object_id: string }>(
    'select type, object_id from webhook_event where id = $1 and processed_at is null',
    [eventId],
  )

export const closeEvent = (sql: Sql, eventId: string, now: number) =>
  sql.row('update webhook_event set processed_at = $2 where id = $1', [eventId, at(now)])

/** Events that wait since before an instant: their job is lost. */
export const readLostEvents = (sql: Sql, before: number) =>
  sql.rows<{ id: string }>('select id from webhook_event where processed_at is null and received_at < $1 limit 200', [
    at(before),
  ])

/** A client at Stripe; undefined before their first payment. */
export async function readCustomer(sql: Sql, accountId: string): Promise<string | undefined> {
  const row = await sql.row<{ stripe_customer: string }>('select stripe_customer from customer where account_id = $1', [
    accountId,
  ])
  return row?.stripe_customer
}

export const readPayer = (sql: Sql, accountId: string) =>
  sql.row<{ email: string; first_name: string; last_name: string }>(
    'select email, first_name, last_name from account where id = $1',
    [accountId],
  )

export const insertCustomer = (sql: Sql, accountId: string, customer: string, now: number) =>
  sql.row(
    'insert into customer (account_id, stripe_customer, created_at) values ($1, $2, $3) on conflict (account_id) do nothing',
    [accountId, customer, at(now)],
  )
