import { globSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase } from '#testing/test-database.ts'
import { findStatements, type Statement } from './find-statements.ts'
import { sqlFaults } from './sql-faults.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const sources = globSync('src/{desk,modules,platform}/**/*.ts', { cwd: root })
  .filter((name) => !/[.](test|fixture)[.]ts$/.test(name))
  .toSorted()

/** Where a text is put together from what is asked for, or taken from a list; the tests of these run every part of it on PostgreSQL. */
const varying = [
  'modules/account/export.sql.ts',
  'modules/booking/list.sql.ts',
  'modules/deployment/invariants.sql.ts',
  'modules/listing/facets.sql.ts',
  'modules/listing/search-statements.sql.ts',
  'modules/provider/public-page.sql.ts',
]

let database: { url: string; drop(): Promise<void> }
let client: pg.Client
let statements: Statement[]
let bad: Statement[]

beforeAll(async () => {
  database = await createTestDatabase(inject('serverUrl'))
  client = new pg.Client(database.url)
  await client.connect()
  const fixture = path.join(import.meta.dirname, 'bad-statements.fixture.ts')
  const found = findStatements(root, [...sources.map((name) => path.join(root, name)), fixture])
  bad = found.filter(({ at }) => at.includes('bad-statements'))
  statements = found.filter((one) => !bad.includes(one))
}, 120_000)

afterAll(async () => {
  await client.end()
  await database.drop()
})

const faultsOf = async (checked: readonly Statement[]) => {
  const faults: string[] = []
  for (const one of checked) faults.push(...(await sqlFaults(client, one)))
  return faults
}

test('every statement runs on the schema, and its rows are what their type says', async () => {
  expect(await faultsOf(statements.filter(({ texts }) => texts))).toEqual([])
})

const filesOf = (some: readonly Statement[]) => [...new Set(some.map(({ at }) => at.replace(/:\d+$/, '')))]

test('every text can be read, but those that vary', () => {
  const unread = filesOf(statements.filter(({ texts }) => !texts))
  expect(unread.filter((name) => !varying.includes(name))).toEqual([])
})

test('a module keeps its statements in *.sql.ts', () => {
  const elsewhere = filesOf(statements).filter((name) => name.startsWith('modules/') && !name.endsWith('.sql.ts'))
  expect(elsewhere).toEqual([])
})

test('a statement is found wherever one is run', () => {
  expect(statements.length).toBeGreaterThan(100)
})

test('what is wrong with a statement is said with its place and its text', async () => {
  const account = '"select id, nick from account"'
  expect((await faultsOf(bad))[0]).toMatch(
    new RegExp(
      `^testing/sql-check/bad-statements.fixture.ts:\\d+: error: column "nick" does not exist, in ${account}$`,
    ),
  )
})

test('each kind of fault is found, and nothing else', async () => {
  const faults = (await faultsOf(bad)).map((fault) => fault.replace(/^\S+ /, '').replace(/, in ".*/, ''))
  expect(faults).toEqual([
    'error: column "nick" does not exist',
    'brings no column "mail"',
    'brings "email", which its row type doesn\'t have',
    '"created_at" is timestamptz (number), its row type says string',
    '"mobile" can be null, its row type says string',
    '"email" is never null, its row type says string | null',
    '"bio" can be null, its row type says string',
    '"name" can be null, its row type says string',
    'binds 1 values where it takes 2',
    '$2 is timestamptz and is given number',
    "its text isn't made of constants, so nothing checks it",
  ])
})
