import { UserData } from '@ginipig/contract/identity/user-data.ts'
import * as v from 'valibot'

/** Version of what is stored; bound into the encryption, so that an older shape never opens as a newer one. */
export const STORED_VERSION = 3

const Small = v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.string())])
/** Fields of a form in progress. Never an address, bank detail, health answer or message (trust.md D4). */
const Draft = v.record(v.string(), Small)

/** What screens leave for the next visit. */
const KeptData = v.object({
  providerProfileData: v.nullable(Draft),
  forgetPassword: v.nullable(v.object({ email: v.string() })),
  createAppointmentData: v.nullable(Draft),
  favouriteData: v.nullable(v.object({ listingIds: v.array(v.string()) })),
  homeData: v.nullable(Draft),
})
export type KeptData = v.InferOutput<typeof KeptData>

/** The allow-list of what may lie on the disk; anything else is dropped on the way in and out. Source: spec §3, S26. */
export const StoredSession = v.pipe(
  v.object({
    userData: v.nullable(UserData),
    accessToken: v.nullable(v.string()),
    expiresAt: v.nullable(v.number()),
    settingNotification: v.nullable(
      v.object({
        marketing_notifications: v.boolean(),
        other_notifications: v.boolean(),
        sms_notifications: v.boolean(),
      }),
    ),
    ...KeptData.entries,
  }),
  v.check((state) => (state.userData === null) === (state.accessToken === null), 'person and token go together'),
)
