import { statfs } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { audiences } from '@ginipig/contract/identity/open-session.ts'
import { type FailureKind, failureKinds } from '@ginipig/domain/browser-report'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'

/** Upper bounds of the buckets of a request's time, seconds: the last is when the apps give up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10, 20]

export type Metrics = {
  registry: Registry
  /** Counts an answer. @param route - the path as it was registered, never as it was asked for: that may name a person */
  request(labels: { method: string; route: string; status: string }, seconds: number): void
  /** Counts a failure in somebody's browser. */
  browserError(labels: { app: string; kind: FailureKind }): void
}

/** Metrics of a process in Prometheus's own format: of Node, of the pool, of requests. Source: trust.md §6. */
export function createMetrics({
  database,
  config: { bucket, mediaDir },
}: {
  database: Pick<Database, 'pool'>
  config: Pick<Config, 'bucket' | 'mediaDir'>
}): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  const browserErrors = new Counter({
    name: 'browser_errors_total',
    help: 'Failures that browsers told of, by app and by how they came to light',
    labelNames: ['app', 'kind'] as const,
    registers: [registry],
  })
  // From none on: of a count that begins with its first the increase isn't seen.
  for (const app of audiences) for (const kind of failureKinds) browserErrors.inc({ app, kind }, 0)
  new Gauge({
    name: 'database_pool',
    help: 'Connections of this process to PostgreSQL, and who waits for one',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
  if (bucket === undefined)
    new Gauge({
      name: 'media_disk_free_ratio',
      help: 'Free space of the disk where photos and documents lie, of all of it',
      registers: [registry],
      async collect() {
        const disk = await statfs(mediaDir).catch(() => undefined) // nothing was uploaded yet
        if (disk) this.set(disk.bavail / disk.blocks)
        else this.remove()
      },
    })
  return {
    registry,
    request: (labels, seconds) => duration.observe(labels, seconds),
    browserError: ({ app, kind }) => browserErrors.inc({ app, kind }),
  }
}

/** Answers `/metrics` on a port of its own, which no proxy leads to, and `/livez`: a worker has no other port.
 *  @param refresh - brings gauges up to date before each answer
 *  @returns the port, and how to stop */
export async function serveMetrics(
  { log }: Pick<Platform, 'log'>,
  registry: Registry,
  at: { port: number; host: string },
  refresh: () => Promise<void> = async () => undefined,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, reply) => {
    if (request.url === '/livez') return reply.writeHead(200).end()
    if (request.url !== '/metrics') return reply.writeHead(404).end()
    return refresh()
      .then(() => registry.metrics())
      .then(
        (text) => reply.writeHead(200, { 'content-type': registry.contentType }).end(text),
        (error: unknown) => {
          log.warn({ err: error }, 'metrics could not be read')
          reply.writeHead(503).end()
        },
      )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(at.port, at.host, resolve))
  const { port } = server.address() as AddressInfo // of a server on a port
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
