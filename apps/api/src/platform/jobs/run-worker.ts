import { setTimeout as pause } from 'node:timers/promises'
import { Logger, type Runner, run, type TaskList } from 'graphile-worker'
import { isDatabaseAway, openDatabase } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { keepAlive } from './liveness.ts'

/** Concurrent jobs. */
const CONCURRENCY = 4

/** Polling interval in milliseconds. Nobody wakes the workers: see `enqueue`. */
const POLL_MS = 250

/** Back-off in milliseconds while the database is away: doubled each time, up to the last. */
const PAUSES_MS = [200, 400, 800, 1_600, 3_200, 5_000]

/** Milliseconds that a queue without a database gets to put its things in order. */
const ORDERLY_MS = 3_000

/** What the queue's library does with a connection that it lost while it listened: it gives it back twice, and tells
 *  nobody of the refusal (graphile-worker 0.18). The first time was right. */
const isReturnedTwice = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Release called on client which has already been released')

/** Runs the job worker until it is stopped. It survives the loss of the database at any time (at start, idle or in the
 *  middle of jobs, which are then repeated) and reconnects with back-off.
 *  @param platform.log - is told "worker is running" each time that it begins
 *  @returns how to stop */
export function runWorker(platform: Platform, taskList: TaskList): { stop(): Promise<void> } {
  const { log, config } = platform
  /** The queue's own connections, past a transaction pooler: they keep locks. */
  const queue = openDatabase(config.database.directUrl, {
    poolSize: CONCURRENCY + 2,
    onError: (error) => log.warn({ err: error }, 'queue connection lost'),
  })
  const stopping = new AbortController()
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))
  let fail: (error: unknown) => void = () => undefined

  // The queue's library reports some failures of its connections to nobody; they end this try, not the process.
  const onStray = (error: unknown) => {
    if (!isDatabaseAway(error) && !isReturnedTwice(error)) throw error
    log.warn({ err: error }, 'the queue lost the database')
    fail(error)
  }
  process.on('uncaughtException', onStray)
  process.on('unhandledRejection', onStray)

  /** One life, from having the database to losing it. */
  async function work(onBegun: () => void): Promise<void> {
    const failed = new Promise<never>((_resolve, reject) => {
      fail = reject
    })
    failed.catch(() => undefined)
    const liveness = await keepAlive(platform)
    let runner: Runner | undefined
    try {
      runner = await run({
        pgPool: queue.pool,
        concurrency: CONCURRENCY,
        pollInterval: POLL_MS,
        noHandleSignals: true,
        events: liveness.events,
        taskList,
        logger: new Logger(() => (level, message) => {
          if (level === 'error' || level === 'warning') log.warn({ from: 'graphile-worker' }, message)
        }),
      })
      log.info('worker is running')
      onBegun()
      await Promise.race([runner.promise, liveness.lost, failed, stopped])
    } finally {
      const orderly = Promise.allSettled([runner?.stop()]).then(() => liveness.stop())
      await Promise.race([orderly, stopping.signal.aborted ? orderly : pause(ORDERLY_MS)]).catch((error: unknown) =>
        log.warn({ err: error }, 'a worker ended without order'),
      )
    }
  }

  async function live(): Promise<void> {
    let tries = 0
    while (!stopping.signal.aborted) {
      await work(() => {
        tries = 0
      }).catch((error: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'the worker waits for the database')
      })
      if (stopping.signal.aborted) break
      await pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)], undefined, { signal: stopping.signal }).catch(
        () => undefined, // stopped meanwhile
      )
      tries += 1
    }
    process.off('uncaughtException', onStray)
    process.off('unhandledRejection', onStray)
    await queue.end()
  }

  const life = live()
  return {
    stop: () => {
      stopping.abort()
      return life
    },
  }
}
