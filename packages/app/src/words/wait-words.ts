import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

const MINUTE_S = 60
const HOUR_S = 3_600
/** From here on minutes no longer help. */
const HOURS_FROM_S = 100 * MINUTE_S

/** When a call that was refused may be made again: "in a minute", "in 12 minutes", "in 5 hours", or "later" where the
 *  answer didn't say. Rounded up, so that it is never too early. */
export function waitWords(i18n: I18n, error: unknown): string {
  const seconds = error instanceof ApiError ? error.retryAfter : undefined
  if (seconds === undefined) return i18n._(msg({ message: 'later', comment: 'as in "try again later"' }))
  const minutes = Math.ceil(seconds / MINUTE_S)
  const hours = Math.ceil(seconds / HOUR_S)
  return seconds > HOURS_FROM_S
    ? i18n._(msg`${plural(hours, { one: 'in an hour', other: 'in # hours' })}`)
    : i18n._(msg`${plural(minutes, { one: 'in a minute', other: 'in # minutes' })}`)
}
