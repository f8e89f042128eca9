import { Logger, runOnce } from 'graphile-worker'
import type { Platform } from '#platform/platform.ts'
import { createEmitter } from '#platform/realtime/emitter.ts'
import { sweep } from '#sweep.ts'
import { createTaskList } from '#tasks.ts'

/** Carries out every waiting job, as the worker would, and returns when the queue is empty. */
export async function runJobs(platform: Platform): Promise<void> {
  await runOnce({
    pgPool: platform.database.pool,
    taskList: createTaskList(platform, createEmitter(platform)),
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error') platform.log.error(message)
    }),
  })
}

/** The minute's sweep and what follows from it. @throws where a piece of the sweep failed */
export async function sweepAndRun(platform: Platform): Promise<void> {
  const { failed } = await sweep(platform)
  if (failed > 0) throw new Error(`${failed} pieces of the sweep failed, see the log`)
  await runJobs(platform)
}
