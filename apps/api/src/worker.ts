import { HOUR_MS } from '@ginipig/domain/time'
import { Logger, run } from 'graphile-worker'
import { createPlatform } from '#platform/create-platform.ts'
import { openDatabase } from '#platform/database/sql.ts'
import { keepAlive } from '#platform/jobs/liveness.ts'
import { createEmitter } from '#platform/realtime/emitter.ts'
import { onShutdown } from '#platform/shutdown.ts'
import { sweep, sweepFiles } from './sweep.ts'
import { createTaskList } from './tasks.ts'

/** Jobs at once. */
const CONCURRENCY = 4

/** `node src/worker.ts`: one worker process: the jobs, and the sweep each minute. Any number may run. */
const platform = createPlatform()
const { database, log, config } = platform
const emitter = createEmitter(platform)
/** The queue's own connections: it listens for jobs, which no transaction pooler passes on. */
const queue = openDatabase(config.database.directUrl, {
  poolSize: CONCURRENCY + 2,
  onError: (error) => log.warn({ err: error }, 'queue connection lost'),
})
const liveness = await keepAlive(platform)
const runner = await run({
  pgPool: queue.pool,
  concurrency: CONCURRENCY,
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
  await queue.end()
  await database.end()
})
