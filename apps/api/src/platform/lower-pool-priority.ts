import { readdir, readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import type { Log } from './log.ts'

/** As a nice value: a tenth of the share that the thread which answers has, when both want the same core. */
const LESSER = 10

/** What libuv calls the threads that hash passwords, shrink pictures and read files. */
const WORKER = 'libuv-worker'
const TASKS = '/proc/self/task'

/** Lowers the priority of libuv's thread pool, so that heavy work (password hashing above all) yields to the event loop: a
 *  flood of log-ins may slow down logging in, but not everybody else's pages (trust.md G07). Linux only, where threads have
 *  priorities of their own; a no-op elsewhere.
 *  @returns how many threads */
export async function lowerPoolPriority(log: Log): Promise<number> {
  if (process.platform !== 'linux') return 0
  try {
    const ids = await readdir(TASKS) // the pool is whole from its first use on, and this is one
    const names = await Promise.all(ids.map((id) => readFile(`${TASKS}/${id}/comm`, 'utf8').catch(() => ''))) // gone meanwhile
    const workers = ids.filter((_, index) => names[index]?.trim() === WORKER)
    for (const id of workers) setPriority(Number(id), LESSER)
    return workers.length
  } catch (error) {
    log.warn({ err: error }, 'heavy work keeps the priority of light work')
    return 0
  }
}
