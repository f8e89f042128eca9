import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

const directory = path.resolve(import.meta.dirname, '../../migrations')
const LOCK = 4_711

/** Brings a database to this version: the job queue's own tables, then ours, each file once, in order, in a
 *  transaction of its own. Safe to start several times at once. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await runMigrations({ connectionString: databaseUrl })
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const known = new Set(
      (await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name),
    )
    const files = (await readdir(directory)).filter((file) => file.endsWith('.sql') && !known.has(file)).sort()
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
    return files
  } finally {
    await client.end()
  }
}
