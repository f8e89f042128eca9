import { Logger, runOnce } from 'graphile-worker'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { createEmitter } from '#platform/realtime/emitter.ts'
import { sweep } from '#sweep.ts'
import { createTaskList } from '#tasks.ts'

/** Carries out every waiting job, as the worker would, and returns when the queue is empty. What was put off for some
 *  seconds is due: a job that failed still waits for its time. */
export async function runJobs(platform: Platform): Promise<void> {
  await makeJobsDue(platform.database)
  await runOnce({
    pgPool: platform.database.pool,
    taskList: createTaskList(platform, createEmitter(platform)),
    noHandleSignals: true,
    // Without these it may return before the last job is struck off: it waits only for what it batches.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message) => {
      if (level === 'error') platform.log.error(message)
    }),
  })
}

/** Makes due what nobody has tried yet; for a while already, because a machine's clock may be set back a little. */
export const makeJobsDue = (sql: Sql) =>
  sql.rows(
    `update graphile_worker._private_jobs set run_at = now() - interval '1 minute'
     where run_at > now() - interval '1 minute' and attempts = 0`,
  )

/** What waits to be told to open pages of diaries and listings, by its key. */
export const waitingNews = async ({ database }: Pick<Platform, 'database'>): Promise<string[]> => {
  const jobs = await database.rows<{ key: string }>(
    `select key from graphile_worker.jobs where task_identifier in ('diary.changed', 'listing.changed') order by key`,
  )
  return jobs.map(({ key }) => key)
}

/** The minute's sweep and what follows from it. @throws where a piece of the sweep failed */
export async function sweepAndRun(platform: Platform): Promise<void> {
  const { failed } = await sweep(platform)
  if (failed > 0) throw new Error(`${failed} pieces of the sweep failed, see the log`)
  await runJobs(platform)
}
