import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresBinaries } from './binaries.ts'
import { DATABASE_USER, ensureCluster } from './cluster.ts'
import { runningServer } from './pid-file.ts'
import { guard, launch, type Settings, shutDown } from './server.ts'
import { serverUser } from './server-user.ts'
import { withStarterLock } from './starter-lock.ts'

export interface Postgres {
  /** Of the database `postgres`, as its owner. */
  readonly url: string
  readonly pid: number
  /** False: another process started it, and stops it. */
  readonly startedByUs: boolean
  /** Ends the server if this call started it. May be called twice. */
  readonly stop: () => Promise<void>
}

const ATTEMPTS = 60
const LOOK_AGAIN_MS = 100

/** A real PostgreSQL on a free port of the loopback address, its data in `dataDir` (made when missing). Several
 *  processes may ask for the same folder: the first starts the server, the others get its address. It needs no
 *  install script and no system PostgreSQL, also runs for root, and recovers from a killed server or starter.
 *  @param options.port - for one that comes back to where it was; a free one unless given */
export async function startPostgres(options: {
  dataDir: string
  settings?: Settings
  port?: number
}): Promise<Postgres> {
  const dataDir = resolve(options.dataDir)
  mkdirSync(dirname(dataDir), { recursive: true })
  const binaries = postgresBinaries()
  const settings = options.settings ?? {}
  const user = serverUser(binaries.postgres, dataDir)
  return withStarterLock(`${dataDir}.lock`, async () => {
    const password = ensureCluster(dataDir, settings, binaries, user)
    const address = (port: number) => `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres`
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const running = runningServer(dataDir)
      if (running?.ready) return attached(address(running.port), running.pid)
      const started = running ? undefined : await launch(dataDir, options.port, settings, binaries, user)
      if (started) return owned(address(started.port), started.pid)
      // A dying server still holds the folder, or one is about to be ready.
      await sleep(LOOK_AGAIN_MS)
    }
    throw new Error(`PostgreSQL does not start; see ${dataDir}.log`)
  })
}

/** Ends the server of a data folder, whoever started it. */
export async function stopPostgres({ dataDir }: { dataDir: string }): Promise<void> {
  const running = runningServer(resolve(dataDir))
  if (running) await shutDown(running.pid)
}

function attached(url: string, pid: number): Postgres {
  return { url, pid, startedByUs: false, stop: async () => undefined }
}

function owned(url: string, pid: number): Postgres {
  const watcher = guard(pid)
  const stop = async () => {
    await shutDown(pid)
    watcher?.stdin?.end('done\n')
  }
  return { url, pid, startedByUs: true, stop }
}
