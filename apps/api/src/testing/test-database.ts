import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { guardSessions, migrate } from '#platform/database/migrate.ts'

/** Name of the migrated template that every test database is cloned from. */
const TEMPLATE = 'ginipig_template'

const urlOf = (serverUrl: string, database: string) => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
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
  await migrate(urlOf(serverUrl, TEMPLATE))
}

/** A fresh, empty, migrated database of one's own; `drop` removes it. */
export async function createTestDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(serverUrl, async (client) => {
    await client.query(`create database ${name} template ${TEMPLATE}`)
    await guardSessions(client, name) // they belong to a database, not to its template
  })
  return {
    url: urlOf(serverUrl, name),
    drop: () =>
      asAdmin(serverUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}
