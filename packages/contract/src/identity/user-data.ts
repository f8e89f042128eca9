import { Language, userTypes } from '@ginipig/domain/identity'
import * as v from 'valibot'
import { Id } from '#core/scalar.ts'

/** Who is signed in; the stored state's `userData`, in the spec's own field names. Source: spec §3. */
export const UserData = v.object({
  id: Id,
  user_type: v.picklist(userTypes),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  avatarUrl: v.nullable(v.string()),
  /** Of what we write to them. Sessions kept in a browser before it was told have none. */
  language: v.optional(Language, 'en'),
  /** False for a provider who has not finished their profile; clients have nothing to finish. */
  isProfileComplete: v.boolean(),
  marketing_notifications: v.boolean(),
  other_notifications: v.boolean(),
  sms_notifications: v.boolean(),
})
export type UserData = v.InferOutput<typeof UserData>
