import { freePort } from '@ginipig/local/free-port'
import { startSandbox } from '@ginipig/stripe-sandbox'
import type { FastifyInstance } from 'fastify'
import { createApp } from '#app.ts'
import type { Clock } from '#platform/clock.ts'
import { createPlatform } from '#platform/create-platform.ts'
import type { Platform } from '#platform/platform.ts'
import { brokenInvariants } from './invariants.ts'
import { testConfig } from './test-config.ts'
import { giveBack, takeWarmDatabase } from './test-database.ts'
import { watchAnswers } from './watch-answers.ts'

export type TestClock = Clock & { set(instant: number): void; advance(ms: number): void }

/** A Tuesday at noon in London; nothing special about it, and no clock change near. */
export const TEST_NOW = Date.parse('2027-02-09T12:00:00Z')

export function createTestClock(start = TEST_NOW): TestClock {
  let now = start
  return {
    now: () => now,
    set: (instant) => {
      now = instant
    },
    advance: (ms) => {
      now += ms
    },
  }
}

export type TestApi = {
  app: FastifyInstance
  platform: Platform
  clock: TestClock
  sandbox: Awaited<ReturnType<typeof startSandbox>>
  /** @throws where its books are broken: what must hold after every test (trust.md G19) */
  close(): Promise<void>
}

/** An API on a database and a Stripe sandbox of its own, with a clock that a test moves. Call it by
 *  `app.inject`; its webhooks arrive over a real socket when `listens`. */
export async function createTestApi(
  serverUrl: string,
  options: {
    listens?: boolean
    startAt?: number
    environment?: Record<string, string>
    /** Its bookings are painted rows, which nobody lived through: no books come of them. */
    isPainted?: boolean
  } = {},
): Promise<TestApi> {
  const database = await takeWarmDatabase(serverUrl)
  const port = await freePort()
  const sandbox = await startSandbox({
    port: 0,
    seed: 1,
    ...(options.listens
      ? {
          webhooks: [{ url: `http://127.0.0.1:${port}/api/v1/stripe/webhooks`, secret: 'whsec_test_secret' }],
          connectWebhooks: [
            { url: `http://127.0.0.1:${port}/api/v1/stripe/webhooks`, secret: 'whsec_test_connect_secret' },
          ],
          thinWebhooks: [{ url: `http://127.0.0.1:${port}/api/v1/stripe/notices`, secret: 'whsec_test_thin_secret' }],
        }
      : {}),
  })
  const clock = createTestClock(options.startAt)
  const platform = createPlatform(
    testConfig(database.url, sandbox.port, { API_PORT: String(port), ...options.environment }),
    clock,
    options.environment?.DATABASE_POOL ? undefined : database.pool,
  )
  const app = await createApp(platform)
  const wrongAnswers = watchAnswers(app)
  if (options.listens) await app.listen({ port, host: '127.0.0.1' })
  return {
    app,
    platform,
    clock,
    sandbox,
    async close() {
      const broken = options.isPainted ? [] : await brokenInvariants(platform.database)
      await app.close()
      if (platform.database !== database.pool) await platform.database.end()
      await sandbox.close()
      await giveBack(database)
      if (broken.length > 0) throw new Error(`Books that no test may leave: ${broken.join('; ')}`)
      if (wrongAnswers().length > 0) throw new Error(`Answers that no app may get: ${wrongAnswers().join('; ')}`)
    },
  }
}
