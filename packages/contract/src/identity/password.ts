import { Email, NewPassword, PasswordChange } from '@ginipig/domain/identity'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Instant } from '#core/scalar.ts'

/** Sends the link for a new password, if anybody has that address: the answer doesn't tell. */
export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/password/forgot',
  access: 'public',
  body: v.object({ email: Email }),
  response: v.object({}),
  errors: ['too_many_requests'],
})

/** 256 random bits from the link's fragment; good for 30 minutes and once. */
const ResetToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'invalid'))

/** Sets the password by the link that was sent, and ends every session of the account. Nobody is signed in by it.
 *  Source: trust.md S47. */
export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/password/reset',
  access: 'public',
  body: v.intersect([v.object({ token: ResetToken }), NewPassword]),
  response: v.object({}),
  errors: ['reset_link_invalid', 'too_many_requests'],
})

/** Ends every other session of the account. A wrong current password is an error of that field; sent again because its
 *  answer was lost, the one that was right stays right. */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/me/password',
  access: 'either',
  body: PasswordChange,
  response: v.object({}),
  errors: ['too_many_requests'],
  idempotent: true,
})

/** The password again, before what could cost a person their account or money; good for five minutes on this
 *  session. Source: trust.md §7.5.1. A wrong one is an error of the field. */
export const stepUp = endpoint({
  name: 'stepUp',
  method: 'POST',
  path: '/me/step-up',
  access: 'either',
  body: v.object({ password: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(200, 'too_long')) }),
  response: v.object({ until: Instant }),
  errors: ['too_many_requests'],
})
