import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { type Config, readConfig } from '#platform/config/config.ts'

export const testOrigins = {
  marketplace: 'http://ginipig.localhost:4000',
  console: 'http://console.ginipig.localhost:4000',
}

/** The environment of a process under test; `extra` wins. */
export function testEnvironment(
  databaseUrl: string,
  stripePort: number,
  extra: Record<string, string> = {},
): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    MARKETPLACE_ORIGIN: testOrigins.marketplace,
    CONSOLE_ORIGIN: testOrigins.console,
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_test_secret',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_test_connect_secret',
    STRIPE_THIN_WEBHOOK_SECRET: 'whsec_test_thin_secret',
    STRIPE_HOST: '127.0.0.1',
    STRIPE_PORT: String(stripePort),
    MEDIA_DIR: `${tmpdir()}/ginipig-test-media-${process.pid}`,
    TOKEN_SECRET: 'a-secret-of-tests-only-0123456789abcdef',
    FIELD_KEY: randomBytes(32).toString('base64'),
    LOCAL_MODE: '1',
    CHEAP_PASSWORDS: '1',
    DRAIN_MS: '0',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    ...extra,
  }
}

export const testConfig = (databaseUrl: string, stripePort: number, extra?: Record<string, string>): Config =>
  readConfig(testEnvironment(databaseUrl, stripePort, extra))
