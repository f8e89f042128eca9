import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres, stopPostgres } from '#postgres/index.ts'

export interface Database {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Room for the demo's data on a laptop; the rest is PostgreSQL's own default. */
const SETTINGS = { shared_buffers: '256MB', max_wal_size: '2GB', random_page_cost: '1.1', max_connections: '200' }

/** The given database, or an embedded one in the data folder. */
export async function openDatabase(dataDir: string, given: string | undefined): Promise<Database> {
  if (given) return { url: given, stop: async () => undefined }
  return startPostgres({ dataDir: join(dataDir, 'postgres'), settings: SETTINGS })
}

/** Whether nobody has an account yet, the first thing that any data needs. */
export async function isEmpty(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ empty: boolean }>('select not exists (select from account) as empty')
    return rows[0]?.empty ?? true
  } finally {
    await client.end()
  }
}

/** What the stack keeps in its data folder; the folder may be one that holds other things as well. */
const KEPT = ['postgres', 'postgres.log', 'stripe', 'media', 'secrets.json', 'logs', 'compile-cache']

/** Throws away what the stack keeps. @throws when the database is not ours to throw away */
export async function removeData(dataDir: string, given: string | undefined): Promise<void> {
  if (given) throw new Error('--fresh does not empty the database of DATABASE_URL; do that yourself.')
  await stopPostgres({ dataDir: join(dataDir, 'postgres') })
  for (const name of KEPT) rmSync(join(dataDir, name), { recursive: true, force: true })
}
