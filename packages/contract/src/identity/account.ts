import { AgeGroup, clientProfileEntries, Email, Gender, Otp } from '@ginipig/domain/identity'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id, OverRevision, Revision } from '#core/scalar.ts'
import { Challenge } from './sign-up.ts'
import { UserData } from './user-data.ts'

/** A client about themselves. What an account of older days never gave is empty or null. */
export const ClientProfile = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  dialCode: v.string(),
  mobile: v.string(),
  country: v.string(),
  county: v.string(),
  city: v.string(),
  ageGroup: v.nullable(AgeGroup),
  gender: v.nullable(Gender),
  avatarUrl: v.nullable(v.string()),
  /** Of what the client may change of it by `putProfile`. */
  revision: Revision,
})
export type ClientProfile = v.InferOutput<typeof ClientProfile>

export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/me/profile',
  access: 'client',
  response: ClientProfile,
})

/** Another mobile number needs the password just given. */
export const putProfile = endpoint({
  name: 'putProfile',
  method: 'PUT',
  path: '/me/profile',
  access: 'client',
  query: OverRevision,
  body: v.object(clientProfileEntries),
  response: ClientProfile,
  errors: ['step_up_required', 'draft_changed'],
})

/** JPEG or PNG, at most 5 MB. */
export const putAvatar = endpoint({
  name: 'putAvatar',
  method: 'PUT',
  path: '/me/avatar',
  access: 'either',
  binaryBody: 'profilePicture',
  response: UserData,
  errors: ['avatar_too_large', 'photo_type', 'photo_unreadable', 'too_many_requests'],
})

export const deleteAvatar = endpoint({
  name: 'deleteAvatar',
  method: 'DELETE',
  path: '/me/avatar',
  access: 'either',
  response: UserData,
})

/** The three switches of spec §3 `settingNotification`. */
export const putNotificationSettings = endpoint({
  name: 'putNotificationSettings',
  method: 'PUT',
  path: '/me/notification-settings',
  access: 'either',
  body: v.object({
    marketing_notifications: v.boolean(),
    other_notifications: v.boolean(),
    sms_notifications: v.boolean(),
  }),
  response: UserData,
})

/** Sends a code to the new address; the old one stays until it came back. Needs the password just given. */
export const changeEmail = endpoint({
  name: 'changeEmail',
  method: 'POST',
  path: '/me/email',
  access: 'either',
  body: v.object({ email: Email }),
  response: Challenge,
  errors: ['step_up_required', 'too_many_requests'],
})

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/me/email/confirm',
  access: 'either',
  body: v.object({ challengeId: Id, code: Otp }),
  response: UserData,
  errors: ['otp_wrong', 'otp_expired', 'otp_exhausted'],
  idempotent: true,
})

/** All that we hold about the caller, as one JSON document. Source: trust.md G17. */
export const exportData = endpoint({
  name: 'exportData',
  method: 'POST',
  path: '/me/export',
  access: 'either',
  response: v.record(v.string(), v.unknown()),
  errors: ['step_up_required', 'too_many_requests'],
})

/** Erases the account but for what the law makes us keep, and ends its sessions. Refused while a booking is open, and while the
 *  caller owes us more than is still to be released to them. */
export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'POST',
  path: '/me/deletion',
  access: 'either',
  body: v.object({}),
  response: v.object({}),
  errors: ['step_up_required', 'account_busy', 'account_in_debt', 'origin_refused'],
  usesCookie: true,
})
