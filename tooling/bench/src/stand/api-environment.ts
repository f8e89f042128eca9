import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

const MARKETPLACE = 'https://ginipig.test'

/** What browsers of the marketplace say they are on. */
export const MARKETPLACE_ORIGIN = MARKETPLACE

/** The environment of the API's processes, as in production; Stripe is never asked for anything measured here.
 *  Logs are as they would be (what went wrong). */
export function apiEnvironment(databaseUrl: string, folder: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    DRAIN_MS: '0',
    DATABASE_URL: databaseUrl,
    MARKETPLACE_ORIGIN: MARKETPLACE,
    CONSOLE_ORIGIN: 'https://console.ginipig.test',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_bench',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_bench_connect',
    STRIPE_THIN_WEBHOOK_SECRET: 'whsec_bench_thin',
    MEDIA_DIR: join(folder, 'media'),
    TOKEN_SECRET: randomBytes(48).toString('base64url'),
    FIELD_KEY: randomBytes(32).toString('base64'),
    // Nothing that is measured sends mail.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Ginipig <hello@ginipig.test>',
    LEGAL_NAME: 'Ginipig (measured)',
    LEGAL_ADDRESS: 'none',
    LEGAL_EMAIL: 'legal@ginipig.test',
  }
}
