import {
  type BookingActor,
  type BookingEventKind,
  type BookingPaymentStatus,
  type BookingPolicy,
  type BookingStatus,
  bankStatuses,
  type PaymentPlan,
  soonestStart,
} from '@ginipig/domain/booking'
import type { MustHaves, MustHavesGiven } from '@ginipig/domain/listing'
import { oneOf } from '#platform/database/one-of.ts'
import { type BookingKey, lockProvider } from '#platform/database/provider-key.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { type Stored, withPolicy } from '#platform/database/stored-policy.ts'

/** A booking under lock: what a decision about it needs. Instants are epoch ms, money is pence. */
export type LockedBooking = {
  id: string
  reference: string
  slot_id: string
  provider_id: string
  client_id: string
  status: BookingStatus
  payment_status: BookingPaymentStatus
  approval: 'automatic' | 'manual'
  plan: PaymentPlan | null
  currency: string
  starts_at: number
  ends_at: number
  hold_until: number
  requested_at: number | null
  respond_by: number | null
  price: number
  discount: number
  total: number
  deposit: number
  balance: number
  commission: number
  captured: number
  payment_problem: string | null
  completed_at: number | null
  no_show_at: number | null
  contest: 'open' | 'decided' | null
  /** Its client is to choose another time because the day is off. */
  is_day_off: boolean
  policy: BookingPolicy
}

/** Whether a booking's client is to choose another time because its day is off; one that waits for its yes can be withdrawn
 *  anyway. Domain's `waitsForOtherTime`. @param of - the booking's name in the statement */
export const isDayOff = (of: string) =>
  `(${of}.status = 'confirmed' and exists (
    select from booking_proposal o where o.provider_id = ${of}.provider_id and o.booking_id = ${of}.id
      and o.ended_at is null and o.otherwise = 'cancels'))`

const columns = `id, reference, slot_id, provider_id, client_id, status, payment_status, approval, plan, currency, starts_at,
  ends_at, hold_until, requested_at, respond_by, price, discount, total, deposit, balance, commission, captured, payment_problem,
  completed_at, no_show_at, contest, ${isDayOff('booking')} as is_day_off, policy`

/** Whose booking a client's call is about: they name it by its id alone. */
export async function findProvider(sql: Sql, bookingId: string): Promise<string | undefined> {
  return (await sql.row<{ provider_id: string }>('select provider_id from booking where id = $1', [bookingId]))
    ?.provider_id
}

async function lockedRow(asked: Promise<Stored<LockedBooking> | undefined>): Promise<LockedBooking | undefined> {
  const row = await asked
  return row && withPolicy(row)
}

/** Locks the provider, then the booking; undefined when there is none. */
export async function lockBooking(sql: Sql, { providerId, bookingId }: BookingKey): Promise<LockedBooking | undefined> {
  await lockProvider(sql, providerId)
  return lockedRow(
    sql.row<Stored<LockedBooking>>(`select ${columns} from booking where provider_id = $1 and id = $2 for update`, [
      providerId,
      bookingId,
    ]),
  )
}

/** A booking as it stands, for who only looks at it. */
export const readBooking = (sql: Sql, { providerId, bookingId }: BookingKey): Promise<LockedBooking | undefined> =>
  lockedRow(
    sql.row<Stored<LockedBooking>>(`select ${columns} from booking where provider_id = $1 and id = $2`, [
      providerId,
      bookingId,
    ]),
  )

/** Columns a step may set beside the status; those left out keep their value. */
export type BookingChanges = {
  paymentStatus?: BookingPaymentStatus | undefined
  plan?: PaymentPlan
  captured?: number
  requestedAt?: number
  respondBy?: number
  declineReason?: string
  declineText?: string
  cancelReason?: string
  cancelText?: string
  completedAt?: number
  noShowAt?: number
  contest?: 'open' | 'decided'
  waiverAskedAt?: number
}

const orNull = (instant: number | undefined) => (instant === undefined ? null : at(instant))

/** Compare-and-set: undefined when the booking is no longer in the state it was read in. A payment that is disputed stays so,
 *  as in `setPaymentState`. */
export const moveBooking = (
  sql: Sql,
  booking: LockedBooking,
  move: { to: BookingStatus; endedAt?: number | undefined; forgetsProblem: boolean },
  changes: BookingChanges,
): Promise<LockedBooking | undefined> =>
  lockedRow(
    sql.row<Stored<LockedBooking>>(
      `update booking set status = $4, plan = coalesce($6, plan),
       payment_status = case payment_status when 'disputed' then 'disputed' else coalesce($5, payment_status) end,
       payment_before_dispute = case payment_status when 'disputed' then coalesce($5, payment_before_dispute) end,
       captured = coalesce($7, captured), requested_at = coalesce($8, requested_at), respond_by = coalesce($9, respond_by),
       decline_reason = coalesce($10, decline_reason), decline_text = coalesce($11, decline_text),
       ended_at = coalesce($12, ended_at), cancel_reason = coalesce($14, cancel_reason),
       cancel_text = coalesce($15, cancel_text), completed_at = coalesce($16, completed_at),
       no_show_at = coalesce($17, no_show_at), contest = coalesce($18, contest),
       waiver_asked_at = coalesce($19, waiver_asked_at),
       payment_problem = case when $13 then null else payment_problem end
     where provider_id = $1 and id = $2 and status = $3 returning ${columns}`,
      [
        booking.provider_id,
        booking.id,
        booking.status,
        move.to,
        changes.paymentStatus ?? null,
        changes.plan ?? null,
        changes.captured ?? null,
        orNull(changes.requestedAt),
        orNull(changes.respondBy),
        changes.declineReason ?? null,
        changes.declineText ?? null,
        orNull(move.endedAt),
        move.forgetsProblem,
        changes.cancelReason ?? null,
        changes.cancelText ?? null,
        orNull(changes.completedAt),
        orNull(changes.noShowAt),
        changes.contest ?? null,
        orNull(changes.waiverAskedAt),
      ],
    ),
  )

/** While a payment is disputed the booking's payment status says so; other news of its money shows once that is over, and
 *  none once a bank has taken of it. */
export const setPaymentState = (
  sql: Sql,
  booking: LockedBooking,
  state: { status: BookingPaymentStatus; problem: string | null },
) =>
  sql.row(
    `update booking set payment_status = case when payment_status in ${oneOf(bankStatuses)} then payment_status else $3 end,
       payment_before_dispute = case payment_status when 'disputed' then $3 end, payment_problem = $4
     where provider_id = $1 and id = $2`,
    [booking.provider_id, booking.id, state.status, state.problem],
  )

/** @returns whether it is news */
export async function setDisputed(sql: Sql, booking: LockedBooking): Promise<boolean> {
  const row = await sql.row(
    `update booking set payment_before_dispute = payment_status, payment_status = 'disputed'
     where provider_id = $1 and id = $2 and payment_status <> 'disputed' returning 1 as fresh`,
    [booking.provider_id, booking.id],
  )
  return row !== undefined
}

/** All disputes of a booking are over: its money stands as before, or a bank has taken of it.
 *  @returns it as it is now; undefined where nobody had heard of one, and none was lost */
export const endDispute = (sql: Sql, booking: LockedBooking, isLost: boolean): Promise<LockedBooking | undefined> =>
  lockedRow(
    sql.row<Stored<LockedBooking>>(
      `update booking set payment_status = case when $3 then 'charged_back' else payment_before_dispute end,
         payment_before_dispute = null
       where provider_id = $1 and id = $2 and (payment_status = 'disputed' or $3) returning ${columns}`,
      [booking.provider_id, booking.id, isLost],
    ),
  )

/** A bank kept so many pence of what is held for a booking. */
export const takeOfCaptured = (sql: Sql, booking: LockedBooking, pence: number) =>
  sql.row('update booking set captured = captured - $3 where provider_id = $1 and id = $2', [
    booking.provider_id,
    booking.id,
    pence,
  ])

/** A balance came in: what is held for the booking, and that nothing is wrong with its money. */
export const setCaptured = (sql: Sql, booking: LockedBooking, captured: number, status: BookingPaymentStatus) =>
  sql.row(
    `update booking set captured = $3, payment_problem = null,
       payment_status = case when payment_status in ${oneOf(bankStatuses)} then payment_status else $4 end,
       payment_before_dispute = case payment_status when 'disputed' then $4 end
     where provider_id = $1 and id = $2`,
    [booking.provider_id, booking.id, captured, status],
  )

export const freePlace = (sql: Sql, { provider_id, slot_id }: LockedBooking) =>
  sql.row('update slot set booked = booked - 1 where provider_id = $1 and id = $2', [provider_id, slot_id])

export const insertEvent = (
  sql: Sql,
  event: BookingKey & {
    at: number
    kind: BookingEventKind
    actor: BookingActor
    from: BookingStatus | null
    to: BookingStatus
    /** Of a move: its start before. */
    movedFrom?: number | undefined
  },
) =>
  sql.row(
    `insert into booking_event (provider_id, booking_id, at, kind, actor, from_status, to_status, moved_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      event.providerId,
      event.bookingId,
      at(event.at),
      event.kind,
      event.actor,
      event.from,
      event.to,
      orNull(event.movedFrom),
    ],
  )

/** Columns that `toTerms` reads. */
const termColumns = `price, discount, total, deposit, balance, commission, must_haves_asked, must_haves_given, health_given`

/** What the client gave without their answers on health. */
export type OpenlyGiven = Omit<MustHavesGiven, 'answers' | 'patchTest'>

export type TermRow = {
  id: string
  price: number
  discount: number
  total: number
  deposit: number
  balance: number
  commission: number
  must_haves_asked: MustHaves
  must_haves_given: Partial<OpenlyGiven>
  health_given: Buffer | null
}

export const readTerms = (sql: Sql, { provider_id, id }: LockedBooking) =>
  sql.row<TermRow>(`select id, ${termColumns} from booking where provider_id = $1 and id = $2`, [provider_id, id])

export const readTermsOfClient = (sql: Sql, clientId: string) =>
  sql.rows<TermRow>(`select id, ${termColumns} from booking where client_id = $1`, [clientId])

export const setGiven = (sql: Sql, { provider_id, id }: LockedBooking, open: OpenlyGiven, health: Buffer | null) =>
  sql.row('update booking set must_haves_given = $3, health_given = $4 where provider_id = $1 and id = $2', [
    provider_id,
    id,
    JSON.stringify(open),
    health,
  ])

/** What the news of a booking says, and to whom. */
export type NewsRow = {
  id: string
  status: BookingStatus
  client_id: string
  provider_id: string
  listing_id: string
  slot_id: string
  starts_at: number
  zone: string
  is_known_to_provider: boolean
}

export const readNews = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.row<NewsRow>(
    `select b.id, b.status, b.client_id, b.provider_id, b.listing_id, b.slot_id, b.starts_at, l.zone,
       b.requested_at is not null as is_known_to_provider
     from booking b join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
     where b.provider_id = $1 and b.id = $2`,
    [providerId, bookingId],
  )

/** Recounts a provider's open slots: soonest start and places left of each of their listings, or of the one whose slots
 *  changed. */
export const recountAvailability = (sql: Sql, providerId: string, now: number, listingId: string | null = null) =>
  sql.row('select refresh_room($1, $2, $3, $4, $5)', [
    providerId,
    at(now),
    at(soonestStart(now, 'manual')),
    at(soonestStart(now, 'automatic')),
    listingId,
  ])

/** Providers with a listing whose soonest slot is by now too soon to be booked. */
export const readPassedSlots = (sql: Sql, now: number) =>
  sql.rows<{ provider_id: string }>(
    `select distinct provider_id from listing
     where next_slot_at < case approval when 'manual' then $2::timestamptz else $3::timestamptz end
       or next_slot_at <= $1::timestamptz + patch_test_time(must_haves) limit 500`,
    [at(now), at(soonestStart(now, 'manual')), at(soonestStart(now, 'automatic'))],
  )

/** What a person (not the clock or the payment provider) did to it last. */
export const readLastAct = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.row<{ kind: BookingEventKind; actor: BookingActor }>(
    `select kind, actor from booking_event where provider_id = $1 and booking_id = $2 and actor <> 'system'
     order by id desc limit 1`,
    [providerId, bookingId],
  )
