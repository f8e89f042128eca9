import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '#error-code.ts'
import { isPostgres } from './process-state.ts'

/** postmaster.pid: one fact per line; PostgreSQL writes the last ones only when it is ready. */
export interface RunningServer {
  /** NaN while the server has made the file and not yet written to it. */
  readonly pid: number
  readonly port: number
  readonly ready: boolean
}

/** A file that is still empty after this is what a crash left. */
const EMPTY_FOR_MS = 10_000

const pathOf = (dataDir: string) => join(dataDir, 'postmaster.pid')

/** The server that says it works on this data folder, dead or alive. */
export function readPidFile(dataDir: string): RunningServer | undefined {
  try {
    const lines = readFileSync(pathOf(dataDir), 'utf8').split('\n')
    return { pid: Number.parseInt(lines[0] ?? '', 10), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** The server that works on this data folder. The file of a dead one is removed, for PostgreSQL would refuse to start;
 *  that of a living one never, for PostgreSQL would stop. Call it only as the one starter. */
export function runningServer(dataDir: string): RunningServer | undefined {
  const server = readPidFile(dataDir)
  if (!server || isAtWork(dataDir, server)) return server
  rmSync(pathOf(dataDir), { force: true })
  return undefined
}

function isAtWork(dataDir: string, { pid }: RunningServer): boolean {
  if (!Number.isNaN(pid)) return isPostgres(pid)
  const { mtimeMs } = statSync(pathOf(dataDir))
  return Date.now() - mtimeMs < EMPTY_FOR_MS
}
