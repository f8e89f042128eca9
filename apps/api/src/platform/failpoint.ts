import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { Database, Sql } from './database/sql.ts'

/** Failpoints: places where a test kills the process, as a power cut would. Inactive unless the configuration names a file
 *  of orders (tests only). Source: trust.md §3.3 F1. */
export type Failpoint = {
  /** Here and now. */
  at(place: string): void
  /** Names a transaction, so that it can be killed before its commit and after (`<what>.before-commit`,
   *  `<what>.committed`). */
  within(sql: Sql, what: string): void
  /** A database that knows when its transactions commit. */
  watch(database: Database): Database
}

export const noFailpoint: Failpoint = { at: () => undefined, within: () => undefined, watch: (database) => database }

/** Kills this process with SIGKILL, once, when it reaches the failpoint that the file names; so a running process can be
 *  told where to die.
 *  @param order - path of the file, which exists while a process is to die */
export function failpointBy(order: string): Failpoint {
  const at = (place: string): void => {
    if (!existsSync(order) || readFileSync(order, 'utf8') !== place) return
    rmSync(order)
    process.kill(process.pid, 'SIGKILL')
  }
  const open = new WeakMap<Sql, string[]>()
  return {
    at,
    within: (sql, what) => void open.get(sql)?.push(what),
    watch: (database) => ({
      ...database,
      async transaction(work) {
        let done: string[] = []
        const result = await database.transaction(async (sql) => {
          done = []
          open.set(sql, done)
          const made = await work(sql)
          for (const what of done) at(`${what}.before-commit`)
          return made
        })
        for (const what of done) at(`${what}.committed`)
        return result
      },
    }),
  }
}
