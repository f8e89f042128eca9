import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type StripeOrigins, siteOrigin } from '#gateway/index.ts'
import type { Place } from './api-environment.ts'
import { type Supervised, supervise } from './supervise.ts'

/** Stands in for Stripe; its state lasts as long as the database's, for both know the same payments. */
export function startSandbox({ dataDir, port, sandboxPort, secrets }: Place): Supervised {
  const folder = join(dataDir, 'stripe')
  mkdirSync(folder, { recursive: true })
  return supervise({
    name: 'stripe-sandbox',
    script: 'tooling/stripe-sandbox/src/main.ts',
    args: [
      ...['--port', String(sandboxPort)],
      ...['--data', join(folder, 'state.json')],
      ...['--public-origin', siteOrigin('stripe', port)],
      // Through the gateway: this address stays, while the API's ports are new with every start.
      ...['--webhook-url', `http://127.0.0.1:${port}/api/v1/stripe/webhooks`],
      ...['--webhook-secret', secrets.webhookSecret],
      ...['--thin-webhook-url', `http://127.0.0.1:${port}/api/v1/stripe/notices`],
      ...['--thin-webhook-secret', secrets.thinWebhookSecret],
      ...['--connect-webhook-url', `http://127.0.0.1:${port}/api/v1/stripe/webhooks`],
      ...['--connect-webhook-secret', secrets.connectWebhookSecret],
    ],
    env: { NODE_COMPILE_CACHE: join(dataDir, 'compile-cache') },
    logFile: join(dataDir, 'logs', 'stripe-sandbox.log'),
  })
}

/** What a page may load from the sandbox. */
export function sandboxOrigins(port: number): StripeOrigins {
  const origin = [siteOrigin('stripe', port)]
  return { script: origin, frame: origin, connect: origin }
}
