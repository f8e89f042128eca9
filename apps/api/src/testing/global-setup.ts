import { rm } from 'node:fs/promises'
import path from 'node:path'
import { IS_LONG } from '@ginipig/config/test-run'
import { type Settings, scratchFolder, startPostgres } from '@ginipig/local/postgres'
import type { TestProject } from 'vitest/node'
import { prepareTemplate } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
  }
}

/** A connection of a test asks a thing once or twice, and by itself PostgreSQL plans each of the first five askings anew,
 *  which took nearly a third of its time. The night's run and the journeys have its own way, as a deployment has. */
const planning: Settings = IS_LONG ? {} : { plan_cache_mode: 'force_generic_plan' }

/** One real PostgreSQL for the whole run: TEST_DATABASE_URL, or an embedded one that goes away with it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const directory = given ? undefined : await scratchFolder('ginipig-test-')
  const server = directory
    ? await startPostgres({
        dataDir: path.join(directory, 'postgres'),
        settings: { fsync: 'off', max_connections: '300', max_wal_size: '256MB', ...planning },
      })
    : undefined
  const serverUrl = given ?? server?.url ?? ''
  await prepareTemplate(serverUrl)
  project.provide('serverUrl', serverUrl)
  return async () => {
    await server?.stop()
    if (directory) await rm(directory, { recursive: true, force: true })
  }
}
