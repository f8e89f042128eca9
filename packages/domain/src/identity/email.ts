import * as v from 'valibot'

/** Required and valid (spec §5); kept as typed, compared in lower case. */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(254, 'email_invalid'),
  v.email('email_invalid'),
)

/** The form in which two addresses are the same person. */
export const emailKey = (email: string) => email.trim().toLowerCase()
