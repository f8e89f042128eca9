import { nothingHadStatuses, type PromoRules } from '@ginipig/domain/payment'
import { oneOf } from '#platform/database/one-of.ts'
import type { BookingKey } from '#platform/database/provider-key.ts'
import { at, type Sql } from '#platform/database/sql.ts'

export type PromoRow = Omit<PromoRules, 'usedByClient'> & { id: string; code: string }

/** A code under lock, so that its last use is taken once; undefined for one that there isn't. */
export const lockPromo = (sql: Sql, code: string) =>
  sql.row<PromoRow>(
    `select id, code, pence, rate, cap, minimum, starts_at as "startsAt", ends_at as "endsAt", uses, used,
       uses_per_client as "usesPerClient", is_for_first as "isForFirst", category
     from promo_code where code = $1 for update`,
    [code],
  )

/** The code that a booking has, with when it was taken; undefined without one. */
export const readPromoOf = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.row<{ code: string; endsAt: number | null }>(
    `select c.code, c.ends_at as "endsAt" from promo_redemption r join promo_code c on c.id = r.code_id
     where r.provider_id = $1 and r.booking_id = $2`,
    [providerId, bookingId],
  )

/** How often a client has a code, and whether they booked anything before that they had or gave up, or are about to with a
 *  code that is for a first booking. */
export async function readClientsUse(
  sql: Sql,
  { codeId, clientId, bookingId }: { codeId: string; clientId: string; bookingId: string },
): Promise<{ used: number; hasBooked: boolean }> {
  const row = await sql.row<{ used: number; hasBooked: boolean }>(
    `select (select count(*) from promo_redemption where code_id = $1 and client_id = $2 and booking_id <> $3
         and given_back_at is null) as used,
       exists (select from booking where client_id = $2 and id <> $3 and requested_at is not null
         and status not in ${oneOf(nothingHadStatuses)})
       or exists (select from promo_redemption r join promo_code c on c.id = r.code_id
         where r.client_id = $2 and r.booking_id <> $3 and r.given_back_at is null and c.is_for_first) as "hasBooked"`,
    [codeId, clientId, bookingId],
  )
  return row ?? { used: 0, hasBooked: false }
}

export async function insertRedemption(
  sql: Sql,
  { providerId, bookingId, codeId, clientId, now }: BookingKey & { codeId: string; clientId: string; now: number },
): Promise<void> {
  await sql.row('update promo_code set used = used + 1 where id = $1', [codeId])
  await sql.row(
    `insert into promo_redemption (provider_id, booking_id, code_id, client_id, redeemed_at) values ($1, $2, $3, $4, $5)`,
    [providerId, bookingId, codeId, clientId, at(now)],
  )
}

/** Gives the use of a code back that a booking had when it ended; without one it does nothing. */
export const giveBackRedemption = (sql: Sql, { providerId, bookingId }: BookingKey, now: number) =>
  sql.row(
    `with gone as (update promo_redemption set given_back_at = $3
       where provider_id = $1 and booking_id = $2 and given_back_at is null returning code_id)
     update promo_code set used = used - 1 where id in (select code_id from gone)`,
    [providerId, bookingId, at(now)],
  )

/** Takes the code off a held booking; without one it does nothing. */
export const deleteRedemption = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.row(
    `with gone as (delete from promo_redemption where provider_id = $1 and booking_id = $2 returning code_id)
     update promo_code set used = used - 1 where id in (select code_id from gone)`,
    [providerId, bookingId],
  )

/** What a held booking costs from now on. Pence. */
export const setDiscount = (
  sql: Sql,
  { providerId, bookingId }: BookingKey,
  split: { discount: number; total: number; deposit: number; balance: number },
) =>
  sql.row(
    `update booking set discount = $3, total = $4, deposit = $5, balance = $6
     where provider_id = $1 and id = $2 and status = 'pending_payment'`,
    [providerId, bookingId, split.discount, split.total, split.deposit, split.balance],
  )

export const readCategory = (sql: Sql, { providerId, bookingId }: BookingKey) =>
  sql.row<{ category: string }>(
    `select l.category from booking b join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
     where b.provider_id = $1 and b.id = $2`,
    [providerId, bookingId],
  )

export type NewPromo = Omit<PromoRow, 'id' | 'used'> & { now: number }

/** @returns false where there is one of that name already */
export async function insertPromo(sql: Sql, promo: NewPromo): Promise<boolean> {
  const row = await sql.row(
    `insert into promo_code (code, pence, rate, cap, minimum, starts_at, ends_at, uses, uses_per_client, is_for_first,
       category, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (code) do nothing returning 1 as made`,
    [
      promo.code,
      promo.pence,
      promo.rate,
      promo.cap,
      promo.minimum,
      at(promo.startsAt),
      promo.endsAt === null ? null : at(promo.endsAt),
      promo.uses,
      promo.usesPerClient,
      promo.isForFirst,
      promo.category,
      at(promo.now),
    ],
  )
  return row !== undefined
}

/** @returns false where there is none, or it has ended */
export async function endPromo(sql: Sql, code: string, now: number): Promise<boolean> {
  const row = await sql.row(
    `update promo_code set ends_at = greatest($2, starts_at) where code = $1 and (ends_at is null or ends_at > $2)
     returning 1 as ended`,
    [code, at(now)],
  )
  return row !== undefined
}

export const readPromos = (sql: Sql) =>
  sql.rows<PromoRow>(
    `select id, code, pence, rate, cap, minimum, starts_at as "startsAt", ends_at as "endsAt", uses, used,
       uses_per_client as "usesPerClient", is_for_first as "isForFirst", category
     from promo_code order by created_at desc, code`,
  )
