import { soonestStart } from '@ginipig/domain/booking'
import type pg from 'pg'

/** What differs between a row and its copy, by column; `n` is the copy's number. All else is the same. */
type Changes = Readonly<Record<string, string>>

const copyOf = (column: string) => `md5(o.${column}::text || n)::uuid`

/** A whole number by chance, the same for one row. @param place - another one for each place */
const chance = (place: number) => `(hashtextextended(o.id::text, n * 10 + ${place}) & 1048575)`
const pick = (words: readonly string[], place: number) =>
  `('{${words}}'::text[])[1 + ${chance(place)} % ${words.length}]`
const names = ['Amara', 'Bea', 'Callum', 'Dina', 'Elif', 'Femi', 'Grace', 'Hana', 'Idris', 'Jo', 'Kemi', 'Lena', 'Maya']
const ends = ['n', 'ne', 'la', 'ra', 'tta', 'sha', 'ndra', 'beth', 'mir', 'co', 'dy', 'lyn', 'ssa', 'vi']
const person = `${pick(names, 0)} || ${pick(ends, 1)}`
/** Many have none yet. */
const reviews = `greatest(0, ${chance(4)} % 70 - 20)`

/** Days from today over which a market's times are spread; its originals' are too. */
const DAYS = 60

/** When a copy's time is, of its original's: on another day and at another hour, so that what begins at one moment is not all of
 *  one kind. What would have been before today comes after all the others: today has as many as any day. */
const moved = (time: string) => `${time} + make_interval(days => case
  when ${time}::date - n % 30 < current_date then ${DAYS} else 0 end - n % 30, hours => n % 9)`

/** First times of each part of a day that are still to come. */
const starts = `select here from (select ${moved('one')} as here from unnest(o.open_starts) one) moved
  where here > now() at time zone o.zone`

/** In this order: each names rows of those before it. */
const tables: readonly (readonly [table: string, changes: Changes, condition: string])[] = [
  [
    'account',
    {
      id: copyOf('id'),
      first_name: person,
      // Of another one of them.
      last_name: `(array(select last_name from account where user_type = 'provider' order by id))[1 + ${chance(8)} % (
        select count(*) from account where user_type = 'provider')]`,
      email: `n || '.' || o.email`,
      email_key: `n || '.' || o.email_key`,
    },
    `o.user_type = 'provider'`,
  ],
  [
    'provider',
    {
      id: copyOf('id'),
      display_name: `(select replace(replace(o.display_name, a.first_name, c.first_name), a.last_name, c.last_name)
        from account a, account c where a.id = o.id and c.id = ${copyOf('id')})`,
      rating_sum: `${reviews} * (${chance(3)} % 150 + 350) / 100.0`,
      review_count: reviews,
    },
    'true',
  ],
  [
    'listing',
    {
      id: copyOf('id'),
      provider_id: copyOf('provider_id'),
      level: pick(['newbie', 'nearly_there', 'pro'], 5),
      purpose: pick(['case_study', 'training', 'portfolio'], 6),
      approval: pick(['automatic', 'manual'], 7),
      price: 'greatest(750, o.price - (n % 40) * 25)',
      next_slot_at: `(select min(here) at time zone o.zone from (${starts}) starts)`,
      open_dates: `array(select distinct here::date from (${starts}) starts)`,
      open_parts: `array(select day_part(here::time) from (${starts}) starts
        union select to_char(here, 'YYYY-MM-DD ') || day_part(here::time) from (${starts}) starts)`,
      open_starts: `array(select here from (${starts}) starts order by here)`,
      listed_at: `o.listed_at - n * interval '11 s'`,
    },
    'true',
  ],
  [
    'slot',
    {
      id: copyOf('id'),
      listing_id: copyOf('listing_id'),
      provider_id: copyOf('provider_id'),
      during: `tstzrange(${moved('lower(o.during)')}, ${moved('lower(o.during)')} + (upper(o.during) - lower(o.during)))`,
    },
    'o.removed_at is null',
  ],
]

/** Copies every provider with their listings and slots, so that there are `times` of each; statistics are brought up to date. */
export async function multiply(pool: pg.Pool, times: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set synchronous_commit = off')
    for (const [table, changes, condition] of times > 1 ? tables : []) {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
        [table],
      )
      const values = rows.map(({ name }) => changes[name] ?? `o."${name}"`)
      const columns = rows.map(({ name }) => `"${name}"`)
      await client.query(
        `insert into ${table} (${columns}) select ${values} from ${table} o cross join generate_series(1, ${times - 1}) n
         where ${condition}`,
      )
    }
    // Whose first time of a part of today has passed may have another one in it.
    await client.query(
      `select refresh_room(provider_id, now(), now() + make_interval(secs => $1), now() + make_interval(secs => $2))
       from (select distinct provider_id from slot where here >= current_date and here < current_date + 1) today`,
      (['manual', 'automatic'] as const).map((approval) => soonestStart(0, approval) / 1000),
    )
    await client.query('vacuum analyze account, provider, listing, slot')
    await client.query('checkpoint')
  } finally {
    client.release()
  }
}
