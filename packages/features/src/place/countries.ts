import { callingCodes } from './calling-codes.gen.ts'

export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** In the app's language. */
  name: string
}

/** Every country, by its name in a language. @param locale - BCP 47 */
export function countriesIn(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return Object.keys(callingCodes)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name))
}
