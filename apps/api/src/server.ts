import { createReadiness } from '#modules/deployment/readiness.ts'
import { createPlatform } from '#platform/create-platform.ts'
import { lowerPoolPriority } from '#platform/lower-pool-priority.ts'
import { createMetrics, serveMetrics } from '#platform/metrics/metrics.ts'
import { attachRealtime } from '#platform/realtime/realtime-server.ts'
import { onShutdown } from '#platform/shutdown.ts'
import { createApp } from './app.ts'

/** Bytes that buffers are cut from. An answer of Node's own 8,192 and more has a block of memory made for it, which takes
 *  longer than to fill it. */
Buffer.poolSize = 256 * 1024

/** `node src/server.ts`: one API process. Any number of them run on one database. */
const platform = createPlatform()
await lowerPoolPriority(platform.log)
// OpenTelemetry's SDK is read only where somebody asks for traces.
const stopTracing =
  platform.config.tracing &&
  (await import('#platform/tracing/start-tracing.ts')).startTracing({ service: 'api', ...platform.config.tracing })
const { metrics: metricsAt } = platform.config
const metrics = metricsAt && createMetrics(platform)
const readiness = createReadiness(platform)
const app = await createApp(platform, metrics, readiness)
const realtime = await attachRealtime(platform, app.server)
await app.listen({ port: platform.config.api.port, host: platform.config.api.host })
platform.log.info({ port: platform.config.api.port }, 'API is listening')
const told = metrics && (await serveMetrics(platform, metrics.registry, metricsAt))
onShutdown(platform.log, {
  drain: () => readiness.stop(),
  drainMs: platform.config.drainMs,
  close: async () => {
    await realtime.close()
    await app.close()
    await told?.close()
    await platform.database.end()
    await stopTracing?.()
  },
})
