import { type ApiErrorCode, errorCode } from '@ginipig/api-client/core/api-error.ts'
import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { problemWords } from './problem-words.ts'
import { waitWords } from './wait-words.ts'

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
