import { Email } from '@ginipig/domain/identity'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Instant } from '#core/scalar.ts'
import { UserData } from './user-data.ts'

/** What a sign-in or a refresh hands to the app; the refresh token travels beside it in an HttpOnly cookie. */
export const Session = v.object({ accessToken: v.string(), expiresAt: Instant, userData: UserData })
export type Session = v.InferOutput<typeof Session>

/** The body's password is only measured here; whether it is right is for the hash to say. */
export const logIn = endpoint({
  name: 'logIn',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: v.object({ email: Email, password: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(200, 'too_long')) }),
  response: Session,
  errors: ['login_failed', 'account_suspended', 'too_many_requests', 'origin_refused'],
  usesCookie: true,
  stoppedBy: 'nothing',
})

/** `nonce` tells a lost answer (same nonce: the same successor again) from another tab. Source: trust.md §2.4. */
export const refreshSession = endpoint({
  name: 'refreshSession',
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  body: v.object({ nonce: v.pipe(v.string(), v.minLength(16, 'invalid'), v.maxLength(64, 'invalid')) }),
  response: Session,
  errors: ['unauthenticated', 'refresh_raced', 'origin_refused'],
  usesCookie: true,
  stoppedBy: 'nothing',
})

/** Ends the session and clears the cookie; harmless when there is none. */
export const logOut = endpoint({
  name: 'logOut',
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  body: v.object({}),
  response: v.object({}),
  errors: ['origin_refused'],
  usesCookie: true,
  stoppedBy: 'nothing',
})

export const getMe = endpoint({ name: 'getMe', method: 'GET', path: '/me', access: 'either', response: UserData })
