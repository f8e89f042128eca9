import { getDeployment, getHealth, getOpenApi } from '@ginipig/contract/config/deployment.ts'
import { getPublisher } from '@ginipig/contract/config/publisher.ts'
import { openApiDocument } from '@ginipig/contract/openapi/document.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { type Host, type RawBytes, rawJson, serve } from '#platform/http/serve.ts'
import { hasWorker } from '#platform/jobs/liveness.ts'
import type { Platform } from '#platform/platform.ts'
import { hasMigrations } from './deployment.sql.ts'

/** The same in every app of a process. Lazy: building it takes longer than the rest of an app's start. */
let document: RawBytes | undefined

export function deploymentCalls(host: Host, { config, database }: Platform): void {
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
