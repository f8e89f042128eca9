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

/** One real PostgreSQL for the whole run: TEST_DATABASE_URL, or an embedded one that goes away with it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const directory = given ? undefined : await scratchFolder('ginipig-test-')
  const server = directory
    ? await startPostgres({
        dataDir: path.join(directory, 'postgres'),
        settings: { fsync: 'off', max_connections: '300', max_wal_size: '256MB' },
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
