import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@ginipig/api/testing'
import { type Settings, startPostgres, stopPostgres } from '@ginipig/local/postgres'
import { type Stack, startStack } from '@ginipig/local/stack'

/** Commits wait for the disk, as they must: what an outage loses is what this run is about. */
export const SETTINGS: Settings = { shared_buffers: '128MB', max_connections: '200' }

/** The whole product with nothing in it, whose parts can be taken away. */
export interface Stand {
  readonly stack: Stack
  /** Of everything that lasts; PostgreSQL's data in `postgres`. */
  readonly folder: string
  readonly database: Database
  /** Takes PostgreSQL away: orderly, or as a power cut does. @returns what brings it back, or another in its place, at
   *  the same address */
  readonly takeDatabase: (how: 'stop' | 'crash') => Promise<(dataDir?: string) => Promise<void>>
  /** Tells the sandbox something: `webhooks/drop` and the like. */
  readonly tellSandbox: (verb: string, body?: object) => Promise<void>
  /** Ends everything that was started, and removes it. */
  readonly close: () => Promise<void>
}

/** @param settingsIn - PostgreSQL's, over the usual ones, for everything in this folder */
export async function startStand(
  say: (line: string) => void,
  settingsIn: (folder: string) => Settings = () => ({}),
): Promise<Stand> {
  const folder = await mkdtemp(join(tmpdir(), 'ginipig-faults-'))
  let dataDir = join(folder, 'postgres')
  const settings = { ...SETTINGS, ...settingsIn(folder) }
  let server = await startPostgres({ dataDir, settings })
  const port = Number(new URL(server.url).port)
  const closers = [() => rm(folder, { recursive: true, force: true }), () => stopPostgres({ dataDir })]
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer()
  }
  try {
    const stack = await startStack({ dataDir: folder, port: 0, databaseUrl: server.url, seed: 'none', log: say })
    closers.push(stack.stop)
    const database = openDatabase(server.url, { poolSize: 4, onError: () => undefined })
    closers.push(() => database.end())
    return {
      stack,
      folder,
      database,
      close,
      async takeDatabase(how) {
        if (how === 'crash') process.kill(server.pid, 'SIGQUIT')
        await server.stop()
        return async (other = dataDir) => {
          dataDir = other
          server = await startPostgres({
            dataDir,
            settings: other === join(folder, 'postgres') ? settings : SETTINGS,
            port,
          })
        }
      },
      async tellSandbox(verb, body = {}) {
        await fetch(`${stack.sandboxUrl}/_sandbox/${verb}`, { method: 'POST', body: JSON.stringify(body) })
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
