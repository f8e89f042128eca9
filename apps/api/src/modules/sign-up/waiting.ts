import { AgeGroup, Gender, WorkingFrom } from '@ginipig/domain/identity'
import * as v from 'valibot'

const person = {
  firstName: v.string(),
  lastName: v.string(),
  dialCode: v.string(),
  mobile: v.string(),
  passwordHash: v.string(),
  /** Version of the terms that stood to be read when they were taken; not in sign-ups that have waited since before. */
  acceptedTerms: v.optional(v.string()),
}

/** What waits, sealed, for the code: all that the account will be made of, and never the password itself. */
export const WaitingSignUp = v.variant('userType', [
  v.object({
    userType: v.literal('user'),
    ...person,
    country: v.string(),
    county: v.string(),
    city: v.string(),
    ageGroup: AgeGroup,
    gender: Gender,
  }),
  v.object({ userType: v.literal('provider'), ...person, companyName: v.string(), workingFrom: WorkingFrom }),
])
export type WaitingSignUp = v.InferOutput<typeof WaitingSignUp>
