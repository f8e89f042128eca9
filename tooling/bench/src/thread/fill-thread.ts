import type pg from 'pg'

/** What two people have written to each other, and how many others one of them has a thread with. */
export const TALK = { messages: 100_000, threads: 1_000 }

/** Two who talk much. */
export type LongThread = { readonly clientId: string; readonly providerId: string }

const thread = `
  insert into thread (client_id, provider_id, last_number, created_at)
  select $1, $2, $3, now() - interval '1 year'
  on conflict (provider_id, client_id) do update set last_number = excluded.last_number
  returning id`

const sides = `
  insert into thread_side (thread_id, account_id, side, delivered, read, shown_at)
  select t.id, one.id, one.side, t.last_number, t.last_number, now() - t.last_number * interval '1 second'
  from thread t, lateral (values (t.client_id, 'client'), (t.provider_id, 'provider')) one (id, side)
  where t.provider_id = $1
  on conflict do nothing`

const messages = `
  insert into message (thread_id, number, sender, key, text, sent_at)
  select t.id, n, case when n % 3 = 0 then 'provider' else 'client' end, gen_random_uuid(),
    'See you at ten, then. ' || n, now() - (t.last_number - n) * interval '5 minutes'
  from thread t, lateral generate_series(1, t.last_number) n
  where t.provider_id = $1 and not exists (select from message m where m.thread_id = t.id)`

/** Lets two people of the bench's database have talked for a year, and the provider with many others a little. */
export async function fillThread(
  pool: pg.Pool,
  { clientIds, providerIds }: { clientIds: readonly string[]; providerIds: readonly string[] },
): Promise<LongThread> {
  const [clientId, ...others] = clientIds
  const providerId = providerIds.at(-1)
  if (clientId === undefined || providerId === undefined) throw new Error('nobody to talk')
  await pool.query(thread, [clientId, providerId, TALK.messages])
  for (const id of others.slice(0, TALK.threads)) await pool.query(thread, [id, providerId, 3])
  await pool.query(sides, [providerId])
  await pool.query(messages, [providerId])
  await pool.query('vacuum analyze')
  return { clientId, providerId }
}
