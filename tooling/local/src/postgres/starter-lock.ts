import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasCode } from '#error-code.ts'
import { isAlive } from './process-state.ts'

const PATIENCE_MS = 60_000
const LOOK_AGAIN_MS = 50

/** Runs `action` under a lock file that all starters share, in any process. A dead holder's lock is taken over.
 *  @throws when the lock stays taken for a minute */
export async function withStarterLock<T>(file: string, action: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS
  while (!take(file)) {
    if (performance.now() > deadline) throw new Error(`Another start holds ${file}`)
    await sleep(LOOK_AGAIN_MS)
  }
  try {
    return await action()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
  const holder = holderOf(file)
  // Empty: the holder has made the file and is about to write its id.
  if (holder && !isAlive(holder)) rmSync(file, { force: true })
  return false
}

function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0
    throw error
  }
}
