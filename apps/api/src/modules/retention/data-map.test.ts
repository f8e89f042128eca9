import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { apiOfFile } from '#testing/api-of-file.ts'
import { retentionRules } from './retention.ts'

const api = apiOfFile()

/** The tables that docs/trust.md §2.6 names, a list of them in the first cell of each row. */
function mappedTables(): string[] {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/trust.md'), 'utf8')
  const [, rest = ''] = text.split('### 2.6 ')
  const [section = ''] = rest.split('### 2.7 ')
  const cells = section.split('\n').flatMap((line) => /^\| (`[^|]+) \|/.exec(line)?.[1] ?? [])
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`(\w+)`/g), ([, name]) => name ?? ''))
}

test('every table of the database is in the map of what we hold, once (ASVS 14.1.1)', async () => {
  const tables = await api.platform.database.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(mappedTables().toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})

test('what the worker removes is of tables that the map has', () => {
  const ours = retentionRules.map(({ table }) => table.split('.')[0] ?? '').filter((name) => name !== 'graphile_worker')
  expect(ours.filter((name) => !mappedTables().includes(name))).toEqual([])
})
