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
  /** When its client last began to pay it by hand. Epoch ms. */
  by_hand_at: number | null
}

/** Which charge, of whose booking. */
export type ChargeKey = Pick<ChargeRow, 'id' | 'provider_id' | 'booking_id'>

const chargeColumns =
  'id, provider_id, booking_id, kind, amount, currency, saves_card, stripe_payment_intent, status, by_hand_at'

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

/** The charge that a transfer names in its metadata. */
export const findPaid = (
  sql: Sql,
  { providerId, paymentId }: { providerId: string | null; paymentId: string | null },
): Promise<ChargeKey | undefined> =>
  sql.row<ChargeKey>('select id, provider_id, booking_id from payment where provider_id = $1::uuid and id = $2::uuid', [
    providerId,
    paymentId,
  ])

/** The charge that a booking is about now: its newest that was not released. */
export const readCharge = (sql: Sql, { providerId, bookingId }: BookingKey): Promise<ChargeRow | undefined> =>
  sql.row<ChargeRow>(
    `select ${chargeColumns} from payment where provider_id = $1 and booking_id = $2 and status <> 'canceled'
     order by created_at desc, kind = 'balance' desc, id desc limit 1`,
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

/** The number of a look at Stripe: drawn before Stripe is asked. */
export async function beginLook(sql: Sql): Promise<number> {
  const row = await sql.row<{ look: number }>(`select nextval('stripe_look') as look`)
  if (!row) throw new Error('a sequence has no number')
  return row.look
}

/** Claims a charge for what a look brought, under the provider's lock. @returns false where somebody wrote down another
 *  answer since the look began */
export async function claimLook(sql: Sql, charge: ChargeKey, look: number): Promise<boolean> {
  const row = await sql.row(
    `update payment set looked = nextval('stripe_look') where provider_id = $1 and id = $2 and looked < $3
     returning 1 as claimed`,
    [charge.provider_id, charge.id, look],
  )
  return row !== undefined
}

/** Notes which intent a charge is at Stripe. @returns the charge as it stands, under lock */
export const linkIntent = (sql: Sql, charge: ChargeKey, intentId: string): Promise<ChargeRow | undefined> =>
  sql.row<ChargeRow>(
    `update payment set stripe_payment_intent = $3 where provider_id = $1 and id = $2 returning ${chargeColumns}`,
    [charge.provider_id, charge.id, intentId],
  )

export const setCharge = (
  sql: Sql,
  charge: ChargeRow,
  changed: {
    now: number
    status: string
    cardBrand?: string | undefined
    cardLast4?: string | undefined
    /** Epoch ms. */
    cardEndsAt?: number | undefined
    cardId?: string | undefined
  },
): Promise<unknown> =>
  sql.row(
    `update payment set status = $3, card_brand = coalesce($4, card_brand), card_last4 = coalesce($5, card_last4),
       card_id = coalesce($6, card_id), card_ends_at = coalesce($8, card_ends_at), changed_at = $7
     where provider_id = $1 and id = $2`,
    [
      charge.provider_id,
      charge.id,
      changed.status,
      changed.cardBrand ?? null,
      changed.cardLast4 ?? null,
      changed.cardId ?? null,
      at(changed.now),
      changed.cardEndsAt === undefined ? null : at(changed.cardEndsAt),
    ],
  )

/** What Stripe keeps of a charge is booked. */
export const setFeeKnown = (sql: Sql, charge: ChargeRow) =>
  sql.row('update payment set fee_known = true where provider_id = $1 and id = $2 and not fee_known', [
    charge.provider_id,
    charge.id,
  ])

/** Ends a charge that never came to be at Stripe. One whose making is not done may yet come to be. */
export const dropUnmade = (sql: Sql, { provider_id, payment_id }: OpRow, now: number) =>
  sql.row(
    `update payment p set status = 'canceled', changed_at = $3
     where provider_id = $1 and id = $2 and stripe_payment_intent is null and not exists (
       select from payment_op o where o.provider_id = p.provider_id and o.payment_id = p.id and o.kind = 'create'
         and o.status = 'pending')`,
    [provider_id, payment_id, at(now)],
  )

/** Pence taken from the client for a booking, over all its charges. */
export async function readTaken(sql: Sql, { providerId, bookingId }: BookingKey): Promise<number> {
  const row = await sql.row<{ taken: number }>(
    `select coalesce(sum(amount), 0) as taken from payment
     where provider_id = $1 and booking_id = $2 and status = 'succeeded' and dispute_status is distinct from 'lost'`,
    [providerId, bookingId],
  )
  return row?.taken ?? 0
}

export const opKinds = ['create', 'capture', 'void', 'refund', 'transfer', 'reversal', 'charge'] as const
export type OpKind = (typeof opKinds)[number]

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
  op: BookingKey & { id: string; paymentId: string; kind: OpKind; params: unknown; now: number; notBefore?: number },
): Promise<void> {
  await sql.row(
    `insert into payment_op (id, provider_id, booking_id, payment_id, kind, params, created_at, not_before)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      op.id,
      op.providerId,
      op.bookingId,
      op.paymentId,
      op.kind,
      JSON.stringify(op.params),
      at(op.now),
      op.notBefore === undefined ? null : at(op.notBefore),
    ],
  )
}

/** Counts a try of a pending operation; undefined when it is done. */
export const tryOp = (sql: Sql, providerId: string, opId: string, now: number): Promise<OpRow | undefined> =>
  sql.row<OpRow>(
    `update payment_op set attempts = attempts + 1, tried_at = $3
     where provider_id = $1 and id = $2 and status = 'pending'
     returning id, provider_id, booking_id, payment_id, kind, params, created_at`,
    [providerId, opId, at(now)],
  )

export async function readIntentId(sql: Sql, op: Pick<OpRow, 'provider_id' | 'payment_id'>): Promise<string | null> {
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

/** Strikes out a capture that nobody has begun: `tryOp` counts its try first, so one of the two finds nothing.
 *  @returns whether there was one */
export async function dropCapture(sql: Sql, booking: BookingKey): Promise<boolean> {
  const op = await sql.row<{ id: string }>(
    `delete from payment_op where provider_id = $1 and booking_id = $2 and kind = 'capture' and status = 'pending'
       and attempts = 0 returning id`,
    [booking.providerId, booking.bookingId],
  )
  return op !== undefined
}

/** The making of a charge at Stripe, while it is not done. */
export async function pendingCreate(
  sql: Sql,
  charge: Pick<ChargeRow, 'id' | 'provider_id'>,
): Promise<string | undefined> {
  const op = await sql.row<{ id: string }>(
    `select id from payment_op where provider_id = $1 and payment_id = $2 and kind = 'create' and status = 'pending'`,
    [charge.provider_id, charge.id],
  )
  return op?.id
}

/** The customer at Stripe for whom a charge is to be made by this operation. */
export async function customerOfOp(sql: Sql, providerId: string, opId: string): Promise<string | null> {
  const op = await sql.row<{ customer: string | null }>(
    `select params ->> 'customer' as customer from payment_op where provider_id = $1 and id = $2`,
    [providerId, opId],
  )
  return op?.customer ?? null
}

type Done = { status: 'succeeded' | 'failed'; now: number; errorCode?: string | undefined }

/** @returns whether it was still to be done */
export async function closeOp(
  sql: Sql,
  providerId: string,
  opId: string,
  { status, now, errorCode }: Done,
): Promise<boolean> {
  const row = await sql.row(
    `update payment_op set status = $3, finished_at = $4, error_code = $5
     where provider_id = $1 and id = $2 and status = 'pending' returning 1 as closed`,
    [providerId, opId, status, at(now), errorCode ?? null],
  )
  return row !== undefined
}

/** Closes a charge's pending operations of a kind. */
export const closeOpsOf = (
  sql: Sql,
  charge: Pick<ChargeKey, 'provider_id' | 'id'>,
  kind: OpKind,
  { status, now, errorCode }: Done,
) =>
  sql.row(
    `update payment_op set status = $4, finished_at = $5, error_code = $6
     where provider_id = $1 and payment_id = $2 and kind = $3 and status = 'pending'`,
    [charge.provider_id, charge.id, kind, status, at(now), errorCode ?? null],
  )

/** Claims operations that have waited so long that their job must be lost: a minute at first, with back-off up to an hour
 *  for those that keep failing. The longest wait comes first. */
export const claimLostOps = (sql: Sql, now: number, limit: number) =>
  sql.rows<{ id: string; provider_id: string }>(
    `update payment_op set tried_at = $1 where id in (
       select id from payment_op
       where status = 'pending' and (not_before is null or not_before <= $1) and coalesce(tried_at, created_at)
         <= $1::timestamptz - greatest('1 minute'::interval, least('1 hour'::interval, ($1::timestamptz - created_at) / 10))
       order by coalesce(tried_at, created_at) limit $2 for update skip locked)
     returning id, provider_id`,
    [at(now), limit],
  )

/** Claims captured charges whose fee we don't know, with the back-off of `claimLostOps`. */
export const claimFeeless = (sql: Sql, now: number, limit: number) =>
  sql.rows<{ id: string; provider_id: string }>(
    `update payment set looked_at = $1 where id in (
       select id from payment
       where status = 'succeeded' and not fee_known and stripe_payment_intent is not null
         and coalesce(looked_at, changed_at)
         <= $1::timestamptz - greatest('1 minute'::interval, least('1 hour'::interval, ($1::timestamptz - changed_at) / 10))
       order by coalesce(looked_at, changed_at) limit $2 for update skip locked)
     returning id, provider_id`,
    [at(now), limit],
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

export const readOpenEvents = (sql: Sql) =>
  sql.rows<{ id: string }>('select id from webhook_event where processed_at is null order by received_at')

export const closeEvent = (sql: Sql, eventId: string, now: number) =>
  sql.row('update webhook_event set processed_at = $2 where id = $1', [eventId, at(now)])

/** Claims events as `claimLostOps` does operations. */
export const claimLostEvents = (sql: Sql, now: number, limit: number) =>
  sql.rows<{ id: string }>(
    `update webhook_event set tried_at = $1 where id in (
       select id from webhook_event where processed_at is null and coalesce(tried_at, received_at)
         <= $1::timestamptz - greatest('1 minute'::interval, least('1 hour'::interval, ($1::timestamptz - received_at) / 10))
       order by coalesce(tried_at, received_at) limit $2 for update skip locked)
     returning id`,
    [at(now), limit],
  )

/** Which of these events are new to us. */
export async function unknownEvents(sql: Sql, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql.rows<{ id: string }>(
    'select id from unnest($1::text[]) as given (id) where not exists (select from webhook_event e where e.id = given.id)',
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Position in Stripe's list of events, epoch ms by Stripe's clock. */
export async function readReading(sql: Sql): Promise<number | undefined> {
  return (await sql.row<{ read_until: number }>('select read_until from event_reading'))?.read_until
}

export const setReading = (sql: Sql, until: number) =>
  sql.row(
    `insert into event_reading (read_until) values ($1)
     on conflict (is_one) do update set read_until = greatest(event_reading.read_until, excluded.read_until)`,
    [at(until)],
  )

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

/** Whose customer at Stripe this is. */
export async function readPayerOf(sql: Sql, customer: string): Promise<string | undefined> {
  const row = await sql.row<{ account_id: string }>('select account_id from customer where stripe_customer = $1', [
    customer,
  ])
  return row?.account_id
}

/** The cards of the one that is gone went with it. */
export const setCustomer = (sql: Sql, { gone, made }: { gone: string; made: string }) =>
  sql.row('update customer set stripe_customer = $2, default_card = null where stripe_customer = $1', [gone, made])

export const insertCustomer = (sql: Sql, accountId: string, customer: string, now: number) =>
  sql.row(
    'insert into customer (account_id, stripe_customer, created_at) values ($1, $2, $3) on conflict (account_id) do nothing',
    [accountId, customer, at(now)],
  )
