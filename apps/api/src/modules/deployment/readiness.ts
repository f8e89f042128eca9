import { migrationNames } from '#platform/database/migrate.ts'
import type { Platform } from '#platform/platform.ts'
import { countMissing, writePing } from './deployment.sql.ts'

/** Ms in which the database has to answer. */
const LIMIT_MS = 1_000
/** Ms after which a question to it counts as lost, and another is put: longer than any statement may take. */
const LOST_MS = 15_000

/** What this process lacks to serve what it is asked: its database, or migrations that its release needs; or it is ending. */
export type Readiness = 'ready' | 'stopping' | 'database' | 'schema'

export type ReadinessCheck = {
  now(): Promise<Readiness>
  /** From here on it isn't ready any more: the process is ending. */
  stop(): void
}

/** Readiness of this process alone. What is wrong for all of them alike isn't asked here, for it would take every process
 *  away from people at once: whether a worker lives and how full the disk is are alerts (docs/operations.md, "Health").
 *  Never asks Stripe.
 *  @param migrations - of this release; a test's */
export function createReadiness(
  { database, log }: Pick<Platform, 'database' | 'log'>,
  migrations = migrationNames,
): ReadinessCheck {
  let isStopping = false
  let last: Readiness = 'ready'
  let asking: Promise<Readiness> | undefined
  let wanted: Promise<string[]> | undefined

  const ask = async (): Promise<Readiness> => {
    try {
      if (!(await writePing(database))) return 'database'
    } catch {
      return 'database'
    }
    try {
      wanted ??= migrations()
      return (await countMissing(database, await wanted)) === 0 ? 'ready' : 'schema'
    } catch {
      return 'schema' // no table of migrations yet
    }
  }

  return {
    async now() {
      if (isStopping) return 'stopping'
      // One at a time: while the database hangs, probes that nobody waits for any more would take all connections.
      asking ??= within(LOST_MS, ask(), 'database').finally(() => {
        asking = undefined
      })
      const found = await within(LIMIT_MS, asking, 'database')
      if (found !== last) log.warn({ readiness: found }, found === 'ready' ? 'ready again' : 'not ready')
      last = found
      return found
    },
    stop: () => {
      isStopping = true
    },
  }
}

async function within<T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms).unref()
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
