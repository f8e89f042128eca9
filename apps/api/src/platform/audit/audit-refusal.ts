import type { FastifyRequest } from 'fastify'
import type { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { createMemoryRateLimit } from '#platform/quota/memory-rate-limit.ts'
import { networkOf } from '#platform/quota/network.ts'
import { audit } from './audit.ts'

const WINDOW_MS = 10 * 60_000
/** Rows per window and process: a million calls without a token fill neither log nor table. */
const MOST = 100

/** Their own callers write these down, each of them. */
const told: ReadonlySet<string> = new Set(['login_failed', 'account_suspended'])

/** Audits refused calls (401, 403): for each person, or network without one, the first of its kind in ten minutes. */
export function createRefusalAudit(platform: Platform) {
  const each = createMemoryRateLimit(platform, { limit: 1, windowMs: WINDOW_MS })
  const all = createMemoryRateLimit(platform, { limit: MOST, windowMs: WINDOW_MS })
  return async ({ actor, ip }: FastifyRequest, { code, status }: Refusal): Promise<void> => {
    if ((status !== 401 && status !== 403) || told.has(code)) return
    if (each(`${code}:${actor?.accountId ?? networkOf(ip)}`) > 0 || all('') > 0) return
    try {
      const { accountId, sessionId } = actor ?? {}
      await audit(platform, platform.database, { event: 'refused', accountId, sessionId, ip, detail: code })
    } catch (error) {
      platform.log.error({ err: error }, 'a refusal could not be written down') // it is refused all the same
    }
  }
}
