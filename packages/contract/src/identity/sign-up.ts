import {
  ClientSignUp,
  Otp,
  ProviderSignUp,
  ProviderSignUpStart,
  ProviderSignUpWork,
  WorkingFrom,
} from '@ginipig/domain/identity'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id, Instant, OverRevision, Revision } from '#core/scalar.ts'
import { Session } from './session.ts'

/** A one-time code is on its way. The same answer for an address that has an account already: who owns the mailbox
 *  reads there what is what (trust.md §2.4 Enumeration). */
export const Challenge = v.object({
  challengeId: Id,
  /** The code's end. */
  expiresAt: Instant,
  /** From when on another may be asked for. */
  resendAt: Instant,
})
export type Challenge = v.InferOutput<typeof Challenge>

const challengeParams = v.object({ challengeId: Id })

/** Nothing is an account before its code came back: until then a sign-up waits, and only its own code opens it. */
export const registerClient = endpoint({
  name: 'registerClient',
  method: 'POST',
  path: '/auth/registrations/client',
  access: 'public',
  body: ClientSignUp,
  response: Challenge,
  errors: ['too_many_requests'],
})

export const registerProvider = endpoint({
  name: 'registerProvider',
  method: 'POST',
  path: '/auth/registrations/provider',
  access: 'public',
  body: ProviderSignUp,
  response: Challenge,
  errors: ['too_many_requests'],
})

/** The picture of a sign-up that waits for its code: JPEG or PNG, at most 5 MB. */
export const putRegistrationAvatar = endpoint({
  name: 'putRegistrationAvatar',
  method: 'PUT',
  path: '/auth/registrations/:challengeId/avatar',
  access: 'public',
  params: challengeParams,
  binaryBody: 'profilePicture',
  response: v.object({}),
  errors: ['avatar_too_large', 'photo_type', 'photo_unreadable', 'otp_expired', 'too_many_requests'],
})

/** Turns a waiting sign-up into an account and signs in. */
export const verifyOtp = endpoint({
  name: 'verifyOtp',
  method: 'POST',
  path: '/auth/otp/verify',
  access: 'public',
  body: v.object({ challengeId: Id, code: Otp }),
  response: Session,
  errors: ['otp_wrong', 'otp_expired', 'otp_exhausted', 'too_many_requests', 'origin_refused'],
  usesCookie: true,
})

/** A new code under the same challenge, with new tries; the old one is void. For sign-ups and changes of address. */
export const resendOtp = endpoint({
  name: 'resendOtp',
  method: 'POST',
  path: '/auth/otp/resend',
  access: 'public',
  body: challengeParams,
  response: Challenge,
  errors: ['otp_expired', 'too_many_requests'],
})

/** The same questions as at sign-up. */
export const ProviderDetailsChange = v.object({
  fullName: ProviderSignUpStart.entries.fullName,
  ...ProviderSignUpWork.entries,
})

const ProviderDetails = v.object({
  fullName: v.string(),
  companyName: v.string(),
  workingFrom: WorkingFrom,
  dialCode: v.string(),
  mobile: v.string(),
  email: v.string(),
  /** Of what the provider may change of it. */
  revision: Revision,
})

/** What a provider gave when signing up, for the profile they are about to finish; nothing where the account began
 *  otherwise. */
export const getProviderSignUp = endpoint({
  name: 'getProviderSignUp',
  method: 'GET',
  path: '/me/provider-sign-up',
  access: 'onboarding',
  response: ProviderDetails,
  errors: ['not_found'],
})

/** What a provider changes of that. Another mobile number needs the password just given. */
export const putProviderSignUp = endpoint({
  name: 'putProviderSignUp',
  method: 'PUT',
  path: '/me/provider-sign-up',
  access: 'onboarding',
  query: OverRevision,
  body: ProviderDetailsChange,
  response: ProviderDetails,
  errors: ['step_up_required', 'draft_changed'],
})
