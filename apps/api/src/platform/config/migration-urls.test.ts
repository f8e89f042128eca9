import { expect, test } from 'vitest'
import { readMigrationUrls } from './migration-urls.ts'

const owner = 'postgres://owner:a@localhost/x'
const processes = 'postgres://processes:b@localhost/x'

test.for([
  { given: { DATABASE_URL: processes, DATABASE_OWNER_URL: owner }, read: { owner, processes } },
  { given: { DATABASE_URL: owner, NODE_ENV: 'development' }, read: { owner, processes: owner } },
  {
    given: { DATABASE_URL: 'postgres://pooler/x', DATABASE_DIRECT_URL: owner, NODE_ENV: 'development' },
    read: { owner, processes: 'postgres://pooler/x' },
  },
])('%j', ({ given, read }) => {
  expect(readMigrationUrls(given)).toEqual(read)
})

test.for([
  { given: {}, names: 'DATABASE_URL' },
  { given: { DATABASE_URL: owner }, names: 'DATABASE_OWNER_URL (missing)' },
  { given: { DATABASE_URL: owner, DATABASE_OWNER_URL: owner }, names: 'must own nothing' },
])('$given does not migrate, and says $names', ({ given, names }) => {
  expect(() => readMigrationUrls(given)).toThrow(names)
})
