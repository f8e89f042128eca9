import type { Platform } from '#platform/platform.ts'
import { isLoopback, networkOf } from './network.ts'
import { createQuotas } from './quota.ts'

/** Counts what visitors do by where they come from. On a machine of one's own everybody comes from there, the
 *  journeys' tests too: local mode doesn't count those. */
export function createVisitorQuotas({ clock, config, database }: Platform) {
  const quotas = createQuotas(clock, config.tokenSecret)
  return {
    /** @throws Refusal `too_many_requests` */
    async take(visit: { what: string; ip: string; limit: number; windowMs: number }): Promise<void> {
      if (config.isLocal && isLoopback(visit.ip)) return
      const subject = `${visit.what}-ip:${networkOf(visit.ip)}`
      await quotas.take(database, { subject, limit: visit.limit, windowMs: visit.windowMs })
    },
  }
}
