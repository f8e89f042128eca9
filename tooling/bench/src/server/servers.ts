import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@ginipig/local/free-port'
import { MARKETPLACE_ORIGIN } from '#stand/api-environment.ts'
import type { Stand } from '#stand/stand.ts'
import { type Child, startChild } from './child.ts'
import type { Statement } from './recorder.ts'

const READY_MS = 120_000

/** Connections to PostgreSQL that each server has. */
const POOL = '10'

export interface Server extends Child {
  readonly url: string
}

/** An API process. */
export const startApi = (stand: Stand) =>
  startServer('apps/api/src/server.ts', '/api/v1/health', { ...stand.environment, DATABASE_POOL: POOL })

/** A process that renders public pages, by the marketplace's last build. */
export const startRender = (api: Server) =>
  startServer('apps/render/src/server.ts', '/health', { API_ORIGIN: api.url, MARKETPLACE_ORIGIN }, 'RENDER_PORT')

/** The least server that answers with what these statements give. @param rows - kept of each statement */
export const startBare = (stand: Stand, statements: readonly Statement[], rows: number) =>
  startServer('tooling/bench/src/server/bare-server.ts', '/', {
    DATABASE_URL: stand.databaseUrl,
    DATABASE_POOL: POOL,
    BENCH_STATEMENTS: JSON.stringify(statements.map(({ text, values }) => ({ text, values }))),
    BENCH_ROWS: String(rows),
  })

/** The least server of sockets on the API's adapter. */
export const startSockets = (stand: Stand) =>
  startServer('tooling/bench/src/server/bare-sockets.ts', '/', { DATABASE_URL: stand.databaseUrl })

/** @param path - answers once it is ready @param portName - of the environment */
async function startServer(
  script: string,
  path: string,
  environment: Record<string, string>,
  portName = 'API_PORT',
): Promise<Server> {
  const port = await freePort()
  const child = startChild(script, { ...environment, [portName]: String(port) })
  const url = `http://127.0.0.1:${port}`
  const until = performance.now() + READY_MS
  while (performance.now() < until && child.process.exitCode === null) {
    const answer = await fetch(url + path).catch(() => undefined) // not listening yet
    if (answer?.ok) return { ...child, url }
    await sleep(50)
  }
  await child.stop()
  throw new Error(`${script} did not start`)
}
