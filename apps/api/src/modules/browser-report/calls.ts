import { sendBrowserError } from '@ginipig/contract/browser-report/browser-error.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Platform } from '#platform/platform.ts'
import { takeBrowserError } from './failure.ts'
import { takePolicyReports } from './policy.ts'

/** Bytes of a body: of several reports on a policy, of one failure. */
const POLICY_LIMIT = 16 * 1024
const ERROR_LIMIT = 8 * 1024

/** Of the Reporting API, and of the older report-uri. */
const TYPES = ['application/reports+json', 'application/csp-report']

/** What browsers tell of what went wrong in them: by themselves, of what a page's content security policy stopped
 *  (trust.md S14), and by our pages, of what failed there (trust.md §6). The first is no call of the contract: browsers
 *  choose its form, and send it without asking the page. It changes nothing and answers nothing, so that it may be sent
 *  from anywhere. */
export async function browserReportCalls(host: Host, platform: Platform, metrics: Metrics | undefined): Promise<void> {
  await host.app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: POLICY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Body: string | undefined }>('/api/v1/security-reports', async ({ body, ip }, reply) => {
      await takePolicyReports(platform, body ?? '', ip)
      return reply.status(204).send()
    })
  })
  await host.app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = ERROR_LIMIT
    })
    serve({ ...host, app: scope }, sendBrowserError, async ({ body, request }) => {
      await takeBrowserError(platform, body, { ip: request.ip, metrics })
      return {}
    })
  })
}
