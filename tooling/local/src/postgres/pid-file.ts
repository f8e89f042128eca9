import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '#error-code.ts'
import { isPostgres } from './process-state.ts'

/** What postmaster.pid says: PostgreSQL writes one fact a line. */
export interface RunningServer {
  readonly pid: number
  readonly port: number
  readonly ready: boolean
}

/** The server that works on this data folder; the file of a dead one is removed, for PostgreSQL would refuse to start. */
export function runningServer(dataDir: string): RunningServer | undefined {
  const file = join(dataDir, 'postmaster.pid')
  const lines = readLines(file)
  if (!lines) return undefined
  const pid = Number(lines[0])
  if (isPostgres(pid)) return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  rmSync(file, { force: true })
  return undefined
}

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
