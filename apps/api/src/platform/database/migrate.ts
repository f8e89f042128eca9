import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { grantRights, guardSessions, roleOf } from './process-role.ts'

const directory = path.resolve(import.meta.dirname, '../../migrations')
const LOCK = 4_711

/** No statement timeout: a migration may take long. */
const unguarded = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0'

/** Every migration of this release, in order. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()

/** Brings a database to this version: the job queue's own tables, then ours, each file once, in order, in a
 *  transaction of its own; then gives the processes' role its rights and guards. Safe to start several times at once.
 *  @param databaseUrl - of the server itself, as the owner
 *  @param processUrl - as the processes; where it is the owner's too, one role does both */
export async function migrate(databaseUrl: string, processUrl = databaseUrl): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, options: unguarded })
  const ignored = () => undefined // what was asked on it fails, and says why
  pool.on('error', ignored)
  pool.on('connect', (client) => client.on('error', ignored))
  const client = new pg.Client({ connectionString: databaseUrl, options: unguarded })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await runMigrations({ pgPool: pool })
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const known = new Set(
      (await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name),
    )
    const files = (await migrationNames()).filter((file) => !known.has(file))
    for (const file of files) {
      const text = await readFile(path.join(directory, file), 'utf8')
      await client.query('begin')
      try {
        await client.query(text)
        await client.query('insert into migration (name) values ($1)', [file])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`Migration ${file} failed`, { cause: error })
      }
    }
    const [owner, role] = [roleOf(databaseUrl), roleOf(processUrl)]
    if (role.name !== owner.name) await grantRights(client, role)
    await guardSessions(client, client.database ?? '', role.name)
    return files
  } finally {
    await pool.end()
    await client.end()
  }
}
