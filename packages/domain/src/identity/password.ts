import * as v from 'valibot'

/** Characters. One rule for every form: what sign-up takes, log-in takes. Source: spec §5, product.md §2. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 15

/** The five rules a sign-up form ticks off while one types. */
export const passwordRules = {
  length: (value: string) => value.length >= PASSWORD_MIN && value.length <= PASSWORD_MAX,
  upper: (value: string) => /\p{Lu}/u.test(value),
  lower: (value: string) => /\p{Ll}/u.test(value),
  digit: (value: string) => /\d/.test(value),
  special: (value: string) => /[^\p{L}\d\s]/u.test(value),
} as const
export type PasswordRule = keyof typeof passwordRules

export function unmetPasswordRules(value: string): PasswordRule[] {
  return (Object.keys(passwordRules) as PasswordRule[]).filter((rule) => !passwordRules[rule](value)) // keys of a const object
}

/** Never trimmed, cut or case-folded. */
export const Password = v.pipe(
  v.string(),
  v.nonEmpty('required'),
  v.check((value) => unmetPasswordRules(value).length === 0, 'password_weak'),
)
