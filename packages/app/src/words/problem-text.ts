import { ApiError, type ApiErrorCode, errorCode } from '@ginipig/api-client/core/api-error.ts'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { problemWords } from './problem-words.ts'

/** What went wrong, in the person's language. Anything that is not a failed call is "Something went wrong". */
export const problemText = (i18n: I18n, error: unknown): string =>
  i18n._({ ...problemWords[errorCode(error)], values: { wait: waitWords(i18n, error) } })

const away: ReadonlySet<ApiErrorCode> = new Set(['unavailable', 'offline', 'timeout'])

/** Could nobody be reached? Then it isn't our server that failed. */
export const isAway = (error: unknown): boolean => away.has(errorCode(error))

/** `problemText` for components: `const textOf = useProblemText(); textOf(mutation.error)`. */
export function useProblemText(): (error: unknown) => string {
  const { i18n } = useLingui()
  return useCallback((error) => problemText(i18n, error), [i18n])
}

const MINUTE_S = 60
const HOUR_S = 3_600
/** From here on minutes no longer help. */
const HOURS_FROM_S = 100 * MINUTE_S

/** When a call that was refused may be made again: "in a minute", "in 12 minutes", "in 5 hours", or "later" where the
 *  answer didn't say. Rounded up, so that it is never too early. */
function waitWords(i18n: I18n, error: unknown): string {
  const seconds = error instanceof ApiError ? error.retryAfter : undefined
  if (seconds === undefined) return i18n._(msg({ message: 'later', comment: 'as in "try again later"' }))
  const minutes = Math.ceil(seconds / MINUTE_S)
  const hours = Math.ceil(seconds / HOUR_S)
  return seconds > HOURS_FROM_S
    ? i18n._(msg`${plural(hours, { one: 'in an hour', other: 'in # hours' })}`)
    : i18n._(msg`${plural(minutes, { one: 'in a minute', other: 'in # minutes' })}`)
}
