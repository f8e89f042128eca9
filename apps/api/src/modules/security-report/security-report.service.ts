import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { createQuotas } from '#platform/quota/quota.ts'
import { createVisitorQuotas } from '#platform/quota/visitor-quota.ts'
import { readReports } from './browser-report.ts'
import { type ReportLine, toLine } from './report-line.ts'

const HOUR_MS = 3_600_000

/** Bodies an hour from one place; a page that is broken for somebody sends a few. */
const BODIES_EACH = 30
/** Lines an hour, whoever sends: strangers can't fill the log. */
const LINES = 200
/** A report is said again after this long, if it still comes. */
const AGAIN_MS = 24 * HOUR_MS

export function createSecurityReports(platform: Platform) {
  const { clock, config, database, log } = platform
  const origins = [config.origins.marketplace, config.origins.console]
  const visitors = createVisitorQuotas(platform)
  const quotas = createQuotas(clock, config.tokenSecret)

  const say = async (line: ReportLine) => {
    await quotas.take(database, {
      subject: `security-report:${JSON.stringify(line)}`,
      limit: 1,
      windowMs: AGAIN_MS,
    })
    await quotas.take(database, { subject: 'security-report-lines', limit: LINES, windowMs: HOUR_MS })
    log.warn({ securityReport: line }, 'a page’s policy stopped something')
  }

  return {
    /** Says in the log what is new. Of what is too much nothing is kept, and nobody is told: browsers read no answer. */
    async take(body: string, ip: string): Promise<void> {
      await withinQuota(() =>
        visitors.take({ what: 'security-report', ip, limit: BODIES_EACH, windowMs: HOUR_MS }).then(async () => {
          for (const report of readReports(body)) {
            const line = toLine(report, origins)
            if (line) await withinQuota(() => say(line))
          }
        }),
      )
    },
  }
}

async function withinQuota(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'too_many_requests')) throw error
  }
}
