import Fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Upper bounds of the buckets of a request's time, seconds: the last two are when a rendering, and whoever asks for one, give up. */
const BUCKETS = [0.001, 0.005, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 1.5, 2]

/** Measures each answer of a page server under the API's own name, so that its alerts (5xx, slowness) hold here too. A page that
 *  can't be had now is a 503. @returns a server of `/metrics` in Prometheus's format, for a port that no proxy leads to.
 *  Source: trust.md §6, docs/operations.md “Metrics”. */
export function measure(server: FastifyInstance): FastifyInstance {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  server.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // The route as it was registered: what was asked for may name a person.
    duration.observe({ method, route: routeOptions.url ?? '', status: String(statusCode) }, elapsedTime / 1_000)
  })
  const told = Fastify()
  told.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  return told
}
