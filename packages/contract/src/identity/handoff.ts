import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Instant } from '#core/scalar.ts'
import { Audience } from './open-session.ts'
import { Session } from './session.ts'

/** 32 bytes in base64url. */
const Bytes32 = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'invalid'))

/** The origin with a session makes a one-time code for the other, under the challenge that the other made. Good for
 *  60 s, once, for that audience only; the address it goes to is ours, never the caller's.
 *  Source: architecture.md §4, trust.md §2.3. */
export const mintHandoff = endpoint({
  name: 'mintHandoff',
  method: 'POST',
  path: '/auth/handoff/codes',
  access: 'either',
  body: v.object({ audience: Audience, challenge: Bytes32 }),
  response: v.object({ code: v.string(), callbackUrl: v.string(), expiresAt: Instant }),
  errors: ['handoff_refused', 'too_many_requests'],
  stoppedBy: 'nothing',
})

/** Trades the code and its verifier for a session of the receiving origin's own, a child of the one that made it.
 *  Any failure burns the code, a verifier of no shape too; a second use ends what the first one got. */
export const exchangeHandoff = endpoint({
  name: 'exchangeHandoff',
  method: 'POST',
  path: '/auth/handoff/token',
  access: 'public',
  body: v.object({ code: Bytes32, verifier: v.optional(v.fallback(Bytes32, ''), '') }),
  response: Session,
  errors: ['handoff_refused', 'too_many_requests', 'origin_refused'],
  usesCookie: true,
  stoppedBy: 'nothing',
})
