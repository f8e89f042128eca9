import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { logReports } from './log-report.ts'

/** Bytes of a body. */
const LIMIT = 16 * 1024

/** Of the Reporting API, and of the older report-uri. */
const TYPES = ['application/reports+json', 'application/csp-report']

/** Where browsers tell what a page's content security policy stopped (trust.md S14). No call of the contract: browsers
 *  choose its form, and send it without asking the page. It changes nothing and answers nothing, so that it may be
 *  sent from anywhere. */
export function securityReportCalls(app: FastifyInstance, platform: Platform): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Body: string | undefined }>('/api/v1/security-reports', async ({ body, ip }, reply) => {
      await logReports(platform, body ?? '', ip)
      return reply.status(204).send()
    })
  })
}
