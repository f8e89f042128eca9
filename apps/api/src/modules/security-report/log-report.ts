import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota, takeVisit } from '#platform/quota/quota.ts'
import { readReports } from './browser-report.ts'
import { type ReportLine, toLine } from './report-line.ts'

/** Bodies an hour from one place; a page that is broken for somebody sends a few. */
const BODIES_EACH = 30
/** Lines an hour, whoever sends: strangers can't fill the log. */
const LINES = 200
/** A report is said again after this long, if it still comes. */
const AGAIN_MS = DAY_MS

async function say(platform: Platform, line: ReportLine): Promise<void> {
  const { database, log } = platform
  const subject = `security-report:${JSON.stringify(line)}`
  await takeQuota(platform, database, { subject, limit: 1, windowMs: AGAIN_MS })
  await takeQuota(platform, database, { subject: 'security-report-lines', limit: LINES, windowMs: HOUR_MS })
  log.warn({ securityReport: line }, 'a page’s policy stopped something')
}

/** Says in the log what is new. Of what is too much nothing is kept, and nobody is told: browsers read no answer. */
export async function logReports(platform: Platform, body: string, ip: string): Promise<void> {
  const { marketplace, console: ofConsole } = platform.config.origins
  await withinQuota(async () => {
    await takeVisit(platform, { what: 'security-report', ip, limit: BODIES_EACH, windowMs: HOUR_MS })
    for (const report of readReports(body)) {
      const line = toLine(report, [marketplace, ofConsole])
      if (line) await withinQuota(() => say(platform, line))
    }
  })
}

async function withinQuota(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'too_many_requests')) throw error
  }
}
