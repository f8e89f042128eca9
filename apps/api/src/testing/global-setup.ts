import { rm } from 'node:fs/promises'
import path from 'node:path'
import { scratchFolder, startPostgres } from '@ginipig/local/postgres'
import type { TestProject } from 'vitest/node'
import { prepareTemplate } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
  }
}

/** Of a server that lives as long as a run, with a database for nearly every test: a fifth of what the tests compute went into
 *  planning statements five times before their plan is kept, vacuuming databases that go at once, and deriving keys from
 *  passwords anew for each connection. */
const SETTINGS = {
  fsync: 'off',
  autovacuum: 'off',
  scram_iterations: '1',
  plan_cache_mode: 'force_generic_plan',
  max_connections: '300',
  max_wal_size: '256MB',
}

/** One real PostgreSQL for the whole run: TEST_DATABASE_URL, or an embedded one that goes away with it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const directory = given ? undefined : await scratchFolder('ginipig-test-')
  const server = directory
    ? await startPostgres({ dataDir: path.join(directory, 'postgres'), settings: SETTINGS })
    : undefined
  const serverUrl = given ?? server?.url ?? ''
  await prepareTemplate(serverUrl)
  project.provide('serverUrl', serverUrl)
  return async () => {
    await server?.stop()
    if (directory) await rm(directory, { recursive: true, force: true })
  }
}
