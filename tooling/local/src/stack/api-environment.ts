import { join } from 'node:path'
import { siteOrigin } from '#gateway/index.ts'
import type { Secrets } from './secrets.ts'

export interface Place {
  readonly dataDir: string
  /** As the processes, and as who migrates. */
  readonly database: { readonly url: string; readonly ownerUrl: string }
  /** Of the gateway. */
  readonly port: number
  readonly sandboxPort: number
  readonly secrets: Secrets
}

/** The environment of the API's programs (apps/api/src/platform/config reads it): everything on loopback. */
export function apiEnvironment({ dataDir, database, port, sandboxPort, secrets }: Place): Record<string, string> {
  return {
    NODE_ENV: 'development',
    LOCAL_MODE: '1',
    LOG_LEVEL: 'info',
    DRAIN_MS: '0',
    NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
    DATABASE_URL: database.url,
    MARKETPLACE_ORIGIN: siteOrigin('marketplace', port),
    CONSOLE_ORIGIN: siteOrigin('console', port),
    DESK_ORIGIN: siteOrigin('desk', port),
    CURRENCY: 'GBP',
    MEDIA_DIR: join(dataDir, 'media'),
    TOKEN_SECRET: secrets.tokenSecret,
    FIELD_KEY: secrets.fieldKey,
    VAPID_PUBLIC_KEY: secrets.vapid.publicKey,
    VAPID_PRIVATE_KEY: secrets.vapid.privateKey,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
    STRIPE_CONNECT_WEBHOOK_SECRET: secrets.connectWebhookSecret,
    STRIPE_THIN_WEBHOOK_SECRET: secrets.thinWebhookSecret,
    STRIPE_HOST: '127.0.0.1',
    STRIPE_PORT: String(sandboxPort),
    STRIPE_PROTOCOL: 'http',
    STRIPE_JS_URL: `${siteOrigin('stripe', port)}/v3/stripe.js`,
  }
}
