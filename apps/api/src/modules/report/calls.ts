import { addToReport, getReport, getReportable, sendReport } from '@ginipig/contract/report/report.ts'
import type { Actor } from '#platform/auth/actor.ts'
import { type Host, serve } from '#platform/http/serve.ts'
import type { Platform } from '#platform/platform.ts'
import { add, reportable, reportOf, send } from './report.ts'
import type { Reader } from './target.sql.ts'

const readerOf = ({ accountId, userType }: Actor): Reader => ({
  accountId,
  side: userType === 'provider' ? 'provider' : 'client',
})

/** What somebody says is wrong, and what we found. */
export function reportCalls(host: Host, platform: Platform): void {
  serve(host, getReportable, ({ params, actor }) => reportable(platform, params, actor && readerOf(actor)))

  serve(host, sendReport, ({ params, body, actor }) => send(platform, readerOf(actor), params, body))

  serve(host, addToReport, ({ params, body, actor }) => add(platform, actor.accountId, params.reportId, body.text))

  serve(host, getReport, ({ params, actor }) => reportOf(platform, actor.accountId, params.reportId))
}
