import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '#platform/database/migrate.ts'
import { guardSessions } from '#platform/database/process-role.ts'

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

/** Asks one thing of a test's database as its owner, whom the rights of the processes don't hold back. */
export async function askAsOwner(serverUrl: string, databaseUrl: string, text: string): Promise<void> {
  const client = new pg.Client(urlOf(serverUrl, new URL(databaseUrl).pathname.slice(1)))
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
