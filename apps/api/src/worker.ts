import { HOUR_MS } from '@ginipig/domain/time'
import { addStanding } from '#modules/deployment/standing.ts'
import { createPlatform } from '#platform/create-platform.ts'
import { runWorker } from '#platform/jobs/run-worker.ts'
import { createMetrics, serveMetrics } from '#platform/metrics/metrics.ts'
import { createEmitter } from '#platform/realtime/emitter.ts'
import { onShutdown } from '#platform/shutdown.ts'
import { sweep, sweepFiles } from './sweep.ts'
import { createTaskList } from './tasks.ts'

/** `node src/worker.ts`: one worker process: the jobs, and the sweep each minute. Any number may run. */
const platform = createPlatform()
const { database, log, config } = platform
// OpenTelemetry's SDK is read only where somebody asks for traces.
const stopTracing =
  config.tracing &&
  (await import('#platform/tracing/start-tracing.ts')).startTracing({ service: 'worker', ...config.tracing })
const worker = runWorker(platform, createTaskList(platform, createEmitter(platform)))

/** Sweeps now and then at this pace, never two of a kind at once. */
function keepSweeping(work: () => Promise<Record<string, number>>, paceMs: number): NodeJS.Timeout {
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
  void sweepNow()
  return setInterval(() => void sweepNow(), paceMs)
}
const timers = [keepSweeping(() => sweep(platform), config.sweepMs), keepSweeping(() => sweepFiles(platform), HOUR_MS)]

const { registry } = createMetrics(platform)
const told = config.metrics && (await serveMetrics(platform, registry, config.metrics, addStanding(registry, platform)))

onShutdown(log, {
  close: async () => {
    await told?.close()
    for (const timer of timers) clearInterval(timer)
    await worker.stop()
    await database.end()
    await stopTracing?.()
  },
})
