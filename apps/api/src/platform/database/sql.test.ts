import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestApi, type TestApi } from '#testing/test-api.ts'
import { migrate } from './migrate.ts'
import type { Database, Sql } from './sql.ts'

let api: TestApi
let database: Database
beforeAll(async () => {
  api = await createTestApi(inject('serverUrl'))
  database = api.platform.database
})
afterAll(() => api.close())

const processOf = async (sql: Sql) => (await sql.row<{ id: number }>('select pg_backend_pid() as id'))?.id

async function divideByZero(sql: Sql) {
  return await sql.rows('select 1 / $1::int as never', [0])
}

const within = {
  'the pool': (work: (sql: Sql) => Promise<unknown>) => work(database),
  'a transaction': (work: (sql: Sql) => Promise<unknown>) => database.transaction(work),
}

describe.for(['the pool', 'a transaction'] as const)('a statement on %s', (place) => {
  test('brings its rows: instants as epoch ms, whole numbers as numbers', async () => {
    const ask = (sql: Sql) => sql.rows('select $1::timestamptz as at, $2::bigint as big', [new Date(1_000), 2])
    expect(await within[place](ask)).toEqual([{ at: 1_000, big: 2 }])
  })

  test('that PostgreSQL refuses says where it was asked, and its connection goes on', async () => {
    const before = await processOf(database)
    const failure = await within[place](divideByZero).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: '22012', message: 'division by zero' })
    expect(failure).toHaveProperty('stack', expect.stringContaining('divideByZero'))
    expect(await processOf(database)).toBe(before)
  })

  test('after which the work refuses: its connection goes on', async () => {
    const before = await processOf(database)
    const refuse = async (sql: Sql) => {
      await sql.rows('select 1')
      throw new Error('refused')
    }
    await expect(within[place](refuse)).rejects.toThrow('refused')
    expect(await processOf(database)).toBe(before)
  })

  test('whose connection breaks fails, and the next one has another connection', async () => {
    const before = await processOf(database)
    const end = (sql: Sql) => sql.rows('select pg_terminate_backend(pg_backend_pid())')
    await expect(within[place](end)).rejects.toThrow()
    expect(await processOf(database)).not.toBe(before)
  })
})

test('a text under no name is asked whole each time', async () => {
  await database.rows('select $1::int as kept', [1])
  await database.rows('select $1::int as passing', [1], { prepare: false })
  const prepared = await database.rows<{ statement: string }>('select statement from pg_prepared_statements')
  const texts = prepared.map(({ statement }) => statement)
  expect(texts).toContain('select $1::int as kept')
  expect(texts).not.toContain('select $1::int as passing')
})

test('a name of a prepared statement is the same text in every process', async () => {
  await database.rows('select $1::int as named', [1])
  const [one] = await database.rows<{ name: string }>(
    "select name from pg_prepared_statements where statement = 'select $1::int as named'",
  )
  expect(one?.name).toBe(createHash('sha256').update('select $1::int as named').digest('base64url'))
})

test('a session is guarded by the database itself, without a word of its own', async () => {
  const client = new pg.Client(api.platform.config.database.url)
  await client.connect()
  const { rows } = await client.query(
    "select name, setting, source from pg_settings where name ~ '^(jit|(statement|lock|idle_in_transaction_session)_timeout)$' order by name",
  )
  await client.end()
  const source = 'database user'
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '10000', source },
    { name: 'jit', setting: 'off', source },
    { name: 'lock_timeout', setting: '3000', source },
    { name: 'statement_timeout', setting: '10000', source },
  ])
})

test('migrating sets the guards of a database', async () => {
  const { url } = api.platform.config.database
  const name = new URL(url).pathname.slice(1)
  await database.rows(`alter role current_user in database "${name}" reset all`)
  const shown = async () => {
    const client = new pg.Client(url)
    await client.connect()
    const { rows } = await client.query('show lock_timeout')
    await client.end()
    return rows
  }
  expect(await shown()).toEqual([{ lock_timeout: '0' }])
  const owner = new URL(inject('serverUrl'))
  owner.pathname = `/${name}`
  expect(await migrate(owner.href, url)).toEqual([])
  expect(await shown()).toEqual([{ lock_timeout: '3s' }])
})
