import type pg from 'pg'
import { bookSlots } from '#stand/book-slots.ts'

/** Confirmed bookings that lie ahead, one an hour with each provider, whose balance is not due for days. */
const ahead = `
  with listings as (
    select id, provider_id, row_number() over (order by provider_id) - 1 as place
    from (select distinct on (provider_id) id, provider_id from listing order by provider_id, id) first)
  insert into slot (listing_id, provider_id, during, capacity, booked)
  select l.id, l.provider_id, tstzrange(begins, begins + interval '1 hour'), 1, 1
  from generate_series($1::int, $2::int) n
    join listings l on l.place = n % (select count(*) from listings)
    cross join lateral (select date_trunc('hour', now()) + interval '4 days'
      + n / (select count(*) from listings) * interval '1 hour' as begins) s
  where not exists (
    select from booking b where b.provider_id = l.provider_id and b.during && tstzrange(begins, begins + interval '1 hour'))
  on conflict (provider_id, listing_id, during) do update set booked = 1
  returning id`

/** Fills the books up to so many bookings that lie ahead. @returns how many there are */
export async function fillBookings(pool: pg.Pool, from: number, until: number): Promise<number> {
  const { rows: slots } = await pool.query<{ id: string }>(ahead, [from, until - 1])
  const ids = slots.map(({ id }) => id)
  await bookSlots(pool, ids, `S${from}-`, 'deposit')
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from booking where status = 'confirmed' and starts_at > now() + interval '3 days'`,
  )
  return rows[0]?.count ?? 0
}
