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

/** A copy's times are some days after its original's: what begins at one moment is not all of one kind. */
const LATER = 'n % 30'

/** In this order: each names rows of those before it. */
const tables: readonly (readonly [table: string, changes: Changes, condition: string])[] = [
  [
    'account',
    { id: copyOf('id'), first_name: person, email: `n || '.' || o.email`, email_key: `n || '.' || o.email_key` },
    `o.user_type = 'provider'`,
  ],
  [
    'provider',
    {
      id: copyOf('id'),
      display_name: `${person} || ' ' || ${pick(['Nails', 'Studio', 'Nair', 'Barbers', 'Brows', 'Skin', 'Hair', 'Rooms', 'Good Hands'], 2)}`,
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
      next_slot_at: `o.next_slot_at + make_interval(days => ${LATER})`,
      open_dates: `array(select one + ${LATER} from unnest(o.open_dates) one)`,
      open_parts: `array(select case when one ~ '^[0-9]' then left(one, 10)::date + ${LATER} || substr(one, 11) else one end
        from unnest(o.open_parts) one)`,
      open_starts: `array(select one + make_interval(days => ${LATER}) from unnest(o.open_starts) one)`,
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
      during: `tstzrange(lower(o.during) + make_interval(days => ${LATER}), upper(o.during) + make_interval(days => ${LATER}))`,
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
    await client.query('vacuum analyze account, provider, listing, slot')
    await client.query('checkpoint')
  } finally {
    client.release()
  }
}
