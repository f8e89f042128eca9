import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '#platform/database/migrate.ts'
import { guardSessions } from '#platform/database/process-role.ts'
import { type Database, openDatabase } from '#platform/database/sql.ts'

/** Name of the migrated template that every test database is cloned from. */
const TEMPLATE = 'ginipig_template'

/** The processes' role in tests, as a deployment has one: it owns nothing. */
const PROCESSES = 'ginipig_test'

const urlOf = (serverUrl: string, database: string) => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

const asProcesses = (ownerUrl: string) => {
  const url = new URL(ownerUrl)
  url.username = PROCESSES
  url.password = PROCESSES
  return url.href
}

async function asAdmin(serverUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(urlOf(serverUrl, 'postgres'))
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Makes the template anew; once a test run. */
export async function prepareTemplate(serverUrl: string): Promise<void> {
  await asAdmin(serverUrl, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE} with (force)`)
    await client.query(`create database ${TEMPLATE}`)
  })
  const owner = urlOf(serverUrl, TEMPLATE)
  await migrate(owner, asProcesses(owner))
}

export type TestDatabase = {
  /** As the processes. */
  url: string
  /** As who migrates: for a test that changes a table, not its rows. */
  ownerUrl: string
  drop(): Promise<void>
}

/** A fresh, empty, migrated database of one's own; `drop` removes it. */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(serverUrl, async (client) => {
    await client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`)
    await guardSessions(client, name, PROCESSES) // they belong to a database, not to its template
  })
  return {
    url: asProcesses(urlOf(serverUrl, name)),
    ownerUrl: urlOf(serverUrl, name),
    drop: () =>
      asAdmin(serverUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}

/** A test's database with a pool open to it. What reads and writes it first pays ten times for a statement: a new connection
 *  knows no table and no plan yet. So it is emptied and kept for the next one. */
export type WarmDatabase = TestDatabase & { pool: Database; owner: pg.Client }

const warm: WarmDatabase[] = []

/** Databases that somebody changed otherwise than by rows. */
const altered = new Set<string>()

/** A database as `createTestDatabase` makes it, of an earlier test of this process where there is one. */
export async function takeWarmDatabase(serverUrl: string): Promise<WarmDatabase> {
  const kept = warm.pop()
  if (kept) return kept
  const made = await createTestDatabase(serverUrl)
  const owner = new pg.Client(made.ownerUrl)
  owner.on('error', () => undefined) // the server ends before the process does
  await owner.connect()
  return { ...made, owner, pool: openDatabase(made.url, { poolSize: 10, onError: () => undefined }) }
}

/** Empties it for the next test. Dropped is one that somebody altered, whose pool was ended, or that is still asked. */
export async function giveBack(database: WarmDatabase): Promise<void> {
  const { pool } = database.pool
  const isAtRest = !pool.ending && pool.idleCount === pool.totalCount && !altered.has(database.url)
  if (isAtRest && (await isEmptied(database.owner))) return void warm.push(database)
  if (!pool.ending) await pool.end()
  await database.owner.end()
  await database.drop()
}

/** Rows of append-only tables too, and in any order: no trigger and no foreign key is asked. What migrations put there
 *  stays. */
const EMPTY = `do $$
declare name text; is_used boolean;
begin
  set local session_replication_role = replica;
  set local lock_timeout = '5s';
  for name in select c.oid::regclass::text from pg_class c
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      and relname not in ('migration', 'migrations')
  loop
    execute format('select exists (select from %s)', name) into is_used;
    if is_used then execute format('delete from %s', name); end if;
  end loop;
end $$`

const isEmptied = (owner: pg.Client): Promise<boolean> =>
  owner.query(EMPTY).then(
    () => true,
    () => false,
  )

/** Asks one thing of a test's database as its owner, whom the rights of the processes don't hold back. */
export async function askAsOwner(serverUrl: string, databaseUrl: string, text: string): Promise<void> {
  altered.add(databaseUrl)
  const client = new pg.Client(urlOf(serverUrl, new URL(databaseUrl).pathname.slice(1)))
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
