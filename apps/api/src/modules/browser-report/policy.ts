import { HOUR_MS } from '@ginipig/domain/time'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { takeVisit } from '#platform/quota/quota.ts'
import { logOnce } from './log-once.ts'
import { toPolicyLine } from './policy-line.ts'
import { readPolicyReports } from './policy-report.ts'

/** Bodies an hour from one place; a page that is broken for somebody sends a few. */
const BODIES_EACH = 30

/** Says in the log what a page's policy stopped, where it is new. Nobody is told of what is too much: browsers read no
 *  answer. */
export async function takePolicyReports(platform: Platform, body: string, ip: string): Promise<void> {
  const { marketplace, console: ofConsole } = platform.config.origins
  try {
    await takeVisit(platform, { what: 'security-report', ip, limit: BODIES_EACH, windowMs: HOUR_MS })
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  for (const report of readPolicyReports(body)) {
    const line = toPolicyLine(report, [marketplace, ofConsole])
    if (line) await logOnce(platform, 'securityReport', line, 'a page’s policy stopped something')
  }
}
