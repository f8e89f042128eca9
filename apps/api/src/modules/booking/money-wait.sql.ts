import type { BookingPaymentStatus, BookingStatus } from '@ginipig/domain/booking'
import type { BookingKey } from '#platform/database/provider-key.ts'
import { at, type Sql } from '#platform/database/sql.ts'

/** What is read of a booking to say why its money waits. */
export type WaitRow = {
  status: BookingStatus
  payment_status: BookingPaymentStatus
  contest: 'open' | 'decided' | null
  no_show_at: number | null
  /** Until when a no-show can be contested; null where it can't. */
  contest_until: number | null
  /** Since when a report holds it. */
  reported_at: number | null
}

/** A no-show of `b` whose share has not gone out because its client may contest it, or does. @param now - parameter, "$2" */
export const isContestable = (now: string) => `b.status = 'no_show' and exists (
  select from provider_share s where s.provider_id = b.provider_id and s.booking_id = b.id and s.sent_at is null
    and (s.due_at > ${now} or b.contest = 'open'))`

/** A column of `WaitRow`. @param now - parameter, "$2" */
export const contestUntil = (now: string) => `(
  select s.due_at from provider_share s
  where s.provider_id = b.provider_id and s.booking_id = b.id and s.sent_at is null and s.due_at > ${now}) as contest_until`

/** The columns of `WaitRow` that are not the booking's own. @param now - parameter, "$2" */
export const waitColumns = (now: string) => `${contestUntil(now)}, (
  select min(r.created_at) from report r
  where r.provider_id = b.provider_id and r.booking_id = b.id and r.settled_at is null and r.holds_money) as reported_at`

export const readWait = (sql: Sql, { providerId, bookingId }: BookingKey, now: number) =>
  sql.row<WaitRow>(
    `select b.status, b.payment_status, b.contest, b.no_show_at, ${waitColumns('$3')}
     from booking b where b.provider_id = $1 and b.id = $2`,
    [providerId, bookingId, at(now)],
  )

/** What a client says of a no-show that they contest. */
export const setClientSide = (sql: Sql, { providerId, bookingId }: BookingKey, words: string) =>
  sql.row('update booking set client_side = $3 where provider_id = $1 and id = $2', [providerId, bookingId, words])

/** A provider's own words; the later ones count. */
export const setSide = (sql: Sql, { providerId, bookingId }: BookingKey, words: string, now: number) =>
  sql.row('update booking set side = $3, side_at = $4 where provider_id = $1 and id = $2', [
    providerId,
    bookingId,
    words,
    at(now),
  ])
