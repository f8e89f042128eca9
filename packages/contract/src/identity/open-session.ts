import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id, Instant } from '#core/scalar.ts'

/** Which of the two apps a session is for. */
export const audiences = ['marketplace', 'console'] as const
export const Audience = v.picklist(audiences, 'invalid')
export type Audience = v.InferOutput<typeof Audience>

/** One browser that is signed in. Browser and platform are names such as "Firefox" and "macOS"; null when unknown. */
export const OpenSession = v.object({
  id: Id,
  audience: Audience,
  browser: v.nullable(v.string()),
  platform: v.nullable(v.string()),
  createdAt: Instant,
  lastSeenAt: Instant,
  isCurrent: v.boolean(),
})
export type OpenSession = v.InferOutput<typeof OpenSession>

/** Newest first; sessions that were handed over from one app to the other are one. */
export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/me/sessions',
  access: 'either',
  response: v.object({ sessions: v.array(OpenSession) }),
})

/** Ends one, with what was handed over from it. For any but the caller's own the password must just have been given. */
export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/me/sessions/:sessionId',
  access: 'either',
  params: v.object({ sessionId: Id }),
  response: v.object({}),
  errors: ['not_found', 'step_up_required'],
  stoppedBy: 'nothing',
})

/** "Log out everywhere": this browser too. Needs the password just given. */
export const endAllSessions = endpoint({
  name: 'endAllSessions',
  method: 'POST',
  path: '/me/sessions/end',
  access: 'either',
  body: v.object({}),
  response: v.object({}),
  errors: ['origin_refused', 'step_up_required'],
  usesCookie: true,
  stoppedBy: 'nothing',
})
