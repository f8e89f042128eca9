import { FRAME, failureKinds, failureLimits } from '@ginipig/domain/browser-report'
import { Language } from '@ginipig/domain/identity'
import { PlainText } from '@ginipig/domain/text'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Audience } from '#identity/open-session.ts'

/** What a browser tells of a failure: nothing of who it was, what they typed or where they were. */
export const BrowserError = v.strictObject({
  app: Audience,
  kind: v.picklist(failureKinds, 'invalid'),
  /** Of the error's class: "TypeError". */
  name: v.pipe(v.string(), v.regex(/^\w{1,60}$/, 'invalid')),
  /** Masked (`maskMessage`); the server masks it again. */
  message: v.pipe(PlainText, v.maxLength(failureLimits.message, 'too_long')),
  /** Places in our own files, the innermost first: "main-1a2b3c.js:7:120". */
  stack: v.pipe(v.array(v.pipe(v.string(), v.regex(FRAME, 'invalid'))), v.maxLength(failureLimits.frames, 'too_long')),
  /** The pattern of the page's address, never the address: "/report/$id". Empty before there is a page. */
  route: v.pipe(v.string(), v.maxLength(100, 'too_long'), v.regex(/^[\w$/-]*$/, 'invalid')),
  /** Which build: the file of its that tells, whose name has a hash of all others. */
  version: v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/, 'invalid')),
  language: Language,
})
export type BrowserError = v.InferOutput<typeof BrowserError>

/** A page failed in somebody's browser. Nobody has to be logged in; it is logged and counted, and nothing is kept beside
 *  that (docs/trust.md §6). */
export const sendBrowserError = endpoint({
  name: 'sendBrowserError',
  method: 'POST',
  path: '/browser-errors',
  access: 'public',
  body: BrowserError,
  response: v.object({}),
  errors: ['too_many_requests'],
  stoppedBy: 'nothing',
})
