import type pg from 'pg'
import { bookSlots } from '#stand/book-slots.ts'

/** What one very busy provider has. */
export const BUSY = { slots: 5_000, bookings: 20_000, ahead: 360 }

/** As many as a listing of the wizard's may have (MAX_SLOTS of the domain). */
const EDITED_STARTS = 300

/** The listings to be asked about: `listingId` has the bookings, more than a listing of the wizard's may have, so it says as
 *  little as the demo's do; `editedId` is as the wizard leaves one. */
export type BusyProvider = { readonly providerId: string; readonly listingId: string; readonly editedId: string }

/** What there is then. */
export type Filled = BusyProvider & Readonly<Record<'listings' | 'slots' | 'bookings', number>>

const counts = `
  select (select count(*)::int from listing where provider_id = $1) as listings,
    (select count(*)::int from slot where provider_id = $1) as slots,
    (select count(*)::int from booking where provider_id = $1) as bookings`

/** One listing has as many as the wizard allows, the others the rest of them. */
const starts = `
  insert into slot (listing_id, provider_id, during, capacity)
  select l.id, l.provider_id, tstzrange(begins, begins + interval '1 hour'), 1
  from (select id, provider_id, row_number() over (order by id) as place, count(*) over () as listings
        from listing where provider_id = $1) l,
    lateral (select date_trunc('day', now()) + interval '2 days' + n * interval '3 hours' as begins
             from generate_series(1, 
               case when l.id = $3 then $4::int - (select count(*)::int from slot where listing_id = l.id)
                 else ($2::int - $4::int) / (l.listings - 1) end) n) s
  on conflict do nothing`

/** Starts of their own for what is booked: ahead on every second of the next 90 days, from six to ten every two hours, and
 *  behind. */
const taken = `
  insert into slot (listing_id, provider_id, during, capacity, booked)
  select $2, $1, tstzrange(begins, begins + interval '1 hour'), 1, 1
  from (select case when n <= $4 then date_trunc('day', now()) + (2 + (n - 1) / 8 * 2) * interval '1 day'
            + (6 + (n - 1) % 8 * 2) * interval '1 hour'
          else date_trunc('day', now()) - interval '100 days' - n * interval '2 hours' end as begins
        from generate_series(1, $3::int) n) s
  on conflict (provider_id, listing_id, during) do update set booked = 1
  returning id`

/** All that the wizard asks for and the demo's listings don't say: its times come only after it. */
const finished = `
  update listing set is_supervised = false, supervised_by = null, rrp_evidence = 'price_list', rrp_period = 'one_year',
    clients = 50, approval = 'automatic'
  where provider_id = $1 and id = $2`

/** Makes one provider of the bench's database a very busy one, who may list. */
export async function fillProvider(pool: pg.Pool, providerId: string): Promise<Filled> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from listing where provider_id = $1 order by id desc limit 2',
    [providerId],
  )
  const [listingId, editedId] = rows.map(({ id }) => id)
  if (listingId === undefined || editedId === undefined) throw new Error('the provider has no two listings')
  await pool.query(finished, [providerId, editedId])
  await pool.query(starts, [providerId, BUSY.slots, editedId, EDITED_STARTS])
  const { rows: slots } = await pool.query<{ id: string }>(taken, [providerId, listingId, BUSY.bookings, BUSY.ahead])
  const ids = slots.map(({ id }) => id)
  await bookSlots(pool, ids, 'BUSY-', 'full')
  await pool.query(
    `insert into earnings_account (provider_id, stripe_account, transfers, payouts, requirements, created_at, read_at)
     values ($1, 'acct_busy', 'active', 'active', '[]', now(), now()) on conflict do nothing`,
    [providerId],
  )
  await pool.query('vacuum analyze')
  const filled = await pool.query<Pick<Filled, 'listings' | 'slots' | 'bookings'>>(counts, [providerId])
  return { providerId, listingId, editedId, listings: 0, slots: 0, bookings: 0, ...filled.rows[0] }
}
