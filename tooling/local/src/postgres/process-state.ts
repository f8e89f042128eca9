import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hasCode } from '#error-code.ts'

/** Whether a process has this id, anyone's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** Whether this id is a running PostgreSQL: an id of the pid file may be a zombie, or by now another program's. */
export function isPostgres(pid: number): boolean {
  if (process.platform === 'win32') return isAlive(pid)
  if (process.platform === 'linux') return /\(postgres\) [^Z]/.test(processStat(pid))
  const { stdout } = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  return /^[^Z].*postgres/.test(stdout.trim())
}

function processStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return ''
    throw error
  }
}
