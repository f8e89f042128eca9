import { getDeployment, getHealth, getOpenApi } from '@ginipig/contract/config/deployment.ts'
import { getPublisher } from '@ginipig/contract/config/publisher.ts'
import { openApiDocument } from '@ginipig/contract/openapi/document.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, type RawBytes, rawJson, serve } from '#platform/http/serve.ts'
import { hasWorker } from '#platform/jobs/liveness.ts'
import type { Platform } from '#platform/platform.ts'
import { hasMigrations } from './deployment.sql.ts'
import type { ReadinessCheck } from './readiness.ts'

/** The same in every app of a process. Lazy: building it takes longer than the rest of an app's start. */
let document: RawBytes | undefined

const LIVENESS = '/livez'
const READINESS = '/readyz'

/** Whether a route is asked by who runs the process: that is no traffic, and no metric counts it. */
export const isProbe = (route: string | undefined): boolean => route === LIVENESS || route === READINESS

/** What an orchestrator and a balancer ask of one process. Not below /api, so that no proxy passes it on to visitors. */
function probes({ app }: Host, readiness: ReadinessCheck): void {
  app.get(LIVENESS, async () => ({ status: 'alive' }))
  app.get(READINESS, async (_request, reply) => {
    const status = await readiness.now()
    return reply.status(status === 'ready' ? 200 : 503).send({ status })
  })
}

export function deploymentCalls(host: Host, { config, database }: Platform, readiness: ReadinessCheck): void {
  probes(host, readiness)
  serve(host, getDeployment, async () => ({
    currency: config.currency,
    stripePublishableKey: config.stripe.publishableKey,
    stripeJsUrl: config.stripe.jsUrl,
    marketplaceOrigin: config.origins.marketplace,
    consoleOrigin: config.origins.console,
  }))
  serve(host, getPublisher, async () => config.publisher)

  serve(host, getOpenApi, async () => {
    document ??= rawJson(openApiDocument())
    return document
  })

  serve(host, getHealth, async () => {
    if (!(await hasMigrations(database))) throw new Refusal('unavailable', { retryAfter: 2 })
    return { status: 'ok' as const, worker: (await hasWorker(database)) ? ('running' as const) : ('none' as const) }
  })
}
