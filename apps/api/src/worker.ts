import { HOUR_MS } from '@ginipig/domain/time'
import { Logger, run } from 'graphile-worker'
import { createPlatform } from '#platform/create-platform.ts'
import { keepAlive } from '#platform/jobs/liveness.ts'
import { createEmitter } from '#platform/realtime/emitter.ts'
import { onShutdown } from '#platform/shutdown.ts'
import { sweep, sweepFiles } from './sweep.ts'
import { createTaskList } from './tasks.ts'

/** `node src/worker.ts`: one worker process: the jobs, and the sweep each minute. Any number may run. */
const platform = createPlatform()
const { database, log, config } = platform
const emitter = createEmitter(platform)
const liveness = await keepAlive(platform)
const runner = await run({
  pgPool: database.pool,
  concurrency: 4,
  pollInterval: 500,
  noHandleSignals: true,
  events: liveness.events,
  taskList: createTaskList(platform, emitter),
  logger: new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ from: 'graphile-worker' }, message)
  }),
})

/** Sweeps now and then at this pace, never two of a kind at once. */
async function keepSweeping(work: () => Promise<Record<string, number>>, paceMs: number): Promise<NodeJS.Timeout> {
  let isSweeping = false
  const sweepNow = async () => {
    if (isSweeping) return
    isSweeping = true
    try {
      const done = await work()
      if (Object.values(done).some((count) => count > 0)) log.info(done, 'swept')
    } catch (error) {
      log.error({ err: error }, 'sweep failed')
    } finally {
      isSweeping = false
    }
  }
  await sweepNow()
  return setInterval(() => void sweepNow(), paceMs)
}
const timers = [
  await keepSweeping(() => sweep(platform), config.sweepMs),
  await keepSweeping(() => sweepFiles(platform), HOUR_MS),
]
log.info('worker is running')

onShutdown(log, async () => {
  for (const timer of timers) clearInterval(timer)
  await runner.stop()
  await liveness.stop()
  await database.end()
})
