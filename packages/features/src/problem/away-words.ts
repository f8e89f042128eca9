import { errorCode } from '@ginipig/api-client/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Words for not getting through, apart from the others: the error page, which is always there, has no more. */
export const awayWords = {
  unavailable: msg`Ginipig is having a short break. Please try again in a minute.`,
  offline: msg`You seem to be offline. Check your connection and try again.`,
  timeout: msg`This took too long. Please try again.`,
} as const

const words: Readonly<Record<string, MessageDescriptor>> = awayWords

/** What to say when nobody could be reached; undefined when something else went wrong. */
export const awayWord = (error: unknown): MessageDescriptor | undefined => words[errorCode(error)]
