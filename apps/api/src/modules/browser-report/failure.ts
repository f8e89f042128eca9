import type { BrowserError } from '@ginipig/contract/browser-report/browser-error.ts'
import { maskMessage } from '@ginipig/domain/browser-report'
import { maskContactDetails } from '@ginipig/domain/message'
import { HOUR_MS } from '@ginipig/domain/time'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Platform } from '#platform/platform.ts'
import { takeVisit } from '#platform/quota/quota.ts'
import { logOnce } from './log-once.ts'
import { maskPath } from './mask-path.ts'

/** An hour from one place; a visit sends five at most. */
const ERRORS_EACH = 30

/** Counts a failure in a browser and says in the log what is new. It is masked here too: anybody may have written it. The
 *  visitor's address is only counted by, as for any limit.
 *  @throws Refusal `too_many_requests` */
export async function takeBrowserError(
  platform: Platform,
  error: BrowserError,
  { ip, metrics }: { ip: string; metrics: Metrics | undefined },
): Promise<void> {
  await takeVisit(platform, { what: 'browser-error', ip, limit: ERRORS_EACH, windowMs: HOUR_MS })
  metrics?.browserError(error)
  const line = { ...error, message: withoutPersons(error.message), route: maskPath(error.route) }
  await logOnce(platform, 'browserError', line, 'a page failed in a browser')
}

const withoutPersons = (message: string) =>
  maskContactDetails(maskMessage(message))
    .map((part) => ('hidden' in part ? '…' : part.text))
    .join('')
