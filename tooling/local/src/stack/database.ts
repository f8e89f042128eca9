import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres, stopPostgres } from '#postgres/index.ts'

export interface Database {
  /** As the processes. */
  readonly url: string
  /** As who migrates. */
  readonly ownerUrl: string
  readonly stop: () => Promise<void>
}

/** Room for the demo's data on a laptop; the rest is PostgreSQL's own default. */
const SETTINGS = { shared_buffers: '256MB', max_wal_size: '2GB', random_page_cost: '1.1', max_connections: '200' }

/** The processes' role in the embedded database: it owns nothing (docs/operations.md). */
const PROCESSES = 'ginipig_processes'

/** The given database, in which one role does all, or an embedded one in the data folder.
 *  @param password - of the processes' role there, which migrating makes */
export async function openDatabase(dataDir: string, given: string | undefined, password: string): Promise<Database> {
  if (given) return { url: given, ownerUrl: given, stop: async () => undefined }
  const { url: ownerUrl, stop } = await startPostgres({ dataDir: join(dataDir, 'postgres'), settings: SETTINGS })
  const url = new URL(ownerUrl)
  url.username = PROCESSES
  url.password = password
  return { url: url.href, ownerUrl, stop }
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
