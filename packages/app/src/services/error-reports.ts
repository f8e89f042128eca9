import type { Api } from '@ginipig/api-client/core/api.ts'
import { ApiError } from '@ginipig/api-client/core/api-error.ts'
import { type BrowserError, sendBrowserError } from '@ginipig/contract/browser-report/browser-error.ts'
import type { Audience } from '@ginipig/contract/identity/open-session.ts'
import { type FailureKind, failureLimits, maskMessage } from '@ginipig/domain/browser-report'
import { toPlainText } from '@ginipig/domain/text'
import { isChunkFailure } from './chunk-load-error.ts'
import { isOffered } from './languages.ts'

/** Reports of one visit: a page that fails again and again has said so. */
const MOST_REPORTS = 5

/** A fetch of a browser's that got no answer: Chromium's, Safari's and Firefox's words. */
const NO_ANSWER = /^(?:failed to fetch(?: \(|$)|load failed|networkerror when|the (?:network|internet) connection)/i

export type ErrorReports = {
  /** Tells the API of a failure, once, if it is one of ours. */
  report: (error: unknown, kind: FailureKind) => void
  /** From here on also of what nobody caught. @param routeNow - the pattern of the page's address @returns ends it */
  watch: (routeNow: () => string) => () => void
}

/** What fails in browsers, told to who runs this. Never what a person typed, where they were or who they are; nothing that
 *  isn't our failing: no network, a call that was called off, a refusal that the page explains. Source: trust.md §6. */
export function createErrorReports({ app, getApi }: { app: Audience; getApi: () => Api }): ErrorReports {
  const told = new Set<string>()
  let routeOf = () => ''

  const report = (thrown: unknown, kind: FailureKind) => {
    const error = ourFailing(thrown)
    const language = document.documentElement.lang
    if (!error || navigator.onLine === false || !isOffered(language)) return
    const stack = framesOf(error)
    // An extension's, or another company's script: their own browser events, not ours.
    if ((kind === 'error' || kind === 'rejection') && stack.length === 0) return
    const failure: BrowserError = {
      app,
      kind: isChunkFailure(error) ? 'chunk' : kind,
      name: /^\w{1,60}$/.test(error.name) ? error.name : 'Error',
      message: toPlainText(maskMessage(error.message)),
      stack,
      route: routeOf(),
      version: fileOf(import.meta.url),
      language,
    }
    const key = `${failure.name} ${failure.message} ${stack[0]}`
    if (told.has(key) || told.size >= MOST_REPORTS) return
    told.add(key)
    // Whether it arrives is nobody's business here.
    getApi()(sendBrowserError, { body: failure, keepalive: true }).catch(() => undefined)
  }

  return {
    report,
    watch: (routeNow) => {
      routeOf = routeNow
      const hearError = ({ error }: ErrorEvent) => report(error, 'error')
      const hearRejection = ({ reason }: PromiseRejectionEvent) => report(reason, 'rejection')
      window.addEventListener('error', hearError)
      window.addEventListener('unhandledrejection', hearRejection)
      return () => {
        window.removeEventListener('error', hearError)
        window.removeEventListener('unhandledrejection', hearRejection)
      }
    },
  }
}

/** The error where it is a failing of ours. Of calls only an answer that breaks the contract is. */
function ourFailing(thrown: unknown): Error | undefined {
  const error = thrown instanceof ApiError ? brokenAnswer(thrown) : thrown
  if (!(error instanceof Error) || error.name === 'AbortError' || NO_ANSWER.test(error.message)) return undefined
  return error
}

const brokenAnswer = ({ status, cause }: ApiError) => (status >= 200 && status < 300 ? cause : undefined)

const fileOf = (url: string) => url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''

/** Places in our own files, in whichever way a browser writes a stack. */
function framesOf({ stack = '' }: Error): string[] {
  const frames = stack.matchAll(/(https?:\/\/[^\s/@()]+)\/assets\/([\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})/g)
  return [...frames]
    .filter(([, origin]) => origin === location.origin)
    .map(([, , file, line, column]) => `${file}:${line}:${column}`)
    .slice(0, failureLimits.frames)
}
