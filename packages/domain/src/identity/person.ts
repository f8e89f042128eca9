import * as v from 'valibot'

/** Source: product.md §3. */
export const genders = ['female', 'male', 'other', 'undisclosed'] as const
export type Gender = (typeof genders)[number]

/** Years; the last has no end. */
export const ageGroups = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const
export type AgeGroup = (typeof ageGroups)[number]

/** Where a provider works from: "Work location" of the sign-up. */
export const workingFrom = ['salon', 'academy', 'clinic', 'mobile', 'home', 'freelance'] as const
export type WorkingFrom = (typeof workingFrom)[number]

/** Of the interface and of what we write to a person. The first is for who has chosen none. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

export const Gender = v.picklist(genders, 'required')
export const AgeGroup = v.picklist(ageGroups, 'required')
export const WorkingFrom = v.picklist(workingFrom, 'required')
export const Language = v.picklist(languages, 'invalid')

/** `user_type` of spec §6. `user` is a client (a ginipig), `admin` an operator. */
export const userTypes = ['user', 'provider', 'admin'] as const
export type UserType = (typeof userTypes)[number]
