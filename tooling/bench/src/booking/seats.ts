import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Days ahead where the seats begin: after all slots that the stand has. */
const FIRST_DAY = 120

/** A free slot and who is to take it. Both ids are `seatId(number)`, so that pgbench can find them by counting. */
export interface Seat {
  readonly slotId: string
  readonly clientId: string
  /** Pence. */
  readonly price: number
}

/** What PostgreSQL says of `md5('7')::uuid`. */
export function seatId(number: number): string {
  const hex = createHash('md5').update(String(number)).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Adds free hours to every provider's diary and a new client for each: neighbouring numbers are of different
 *  providers, so nobody waits for a lock. Numbers begin at 0. */
export async function addSeats(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into account (id, user_type, email, email_key, password_hash, first_name, last_name, created_at)
     select md5(n::text)::uuid, 'user', email, email, 'none', 'Bench', 'Client', now()
     from generate_series(0, $1::int - 1) n cross join lateral (select 'seat' || n || '@ginipig.test' as email) named`,
    [count],
  )
  await pool.query(
    `with diary as (
       select *, row_number() over (order by provider_id) - 1 as place, count(*) over () as diaries
       from (select distinct on (provider_id) id, provider_id from listing where status = 'listed' order by provider_id, id) one)
     insert into slot (id, listing_id, provider_id, during, capacity)
     select md5(n::text)::uuid, d.id, d.provider_id, tstzrange(starts, starts + interval '1 hour'), 1
     from generate_series(0, $1::int - 1) n join diary d on d.place = n % d.diaries
     cross join lateral (select date_trunc('day', now()) + $2 * interval '1 day' + n / d.diaries * interval '1 hour') at (starts)`,
    [count, FIRST_DAY],
  )
  await pool.query('vacuum analyze account, slot')
}

export async function readSeats(pool: pg.Pool, from: number, count: number): Promise<Seat[]> {
  const ids = Array.from({ length: count }, (_, index) => seatId(from + index))
  const { rows } = await pool.query<Seat>(
    `select s.id as "slotId", s.id as "clientId", l.price
     from unnest($1::uuid[]) with ordinality wanted (id, place) join slot s using (id) join listing l on l.id = s.listing_id
     order by wanted.place`,
    [ids],
  )
  if (rows.length < count) throw new Error(`only ${rows.length} of ${count} seats are there`)
  return rows
}
