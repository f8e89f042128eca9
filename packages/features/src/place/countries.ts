import { callingCodes } from './calling-codes.gen.ts'

export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** In the app's language. */
  name: string
}

/** On the lists of countries, and nobody lives there. */
const uninhabited: ReadonlySet<string> = new Set('AQ BV GS HM TF UM'.split(' '))

/** Some browsers add the name that Argentina uses, in English as in any language. */
const britishName = (name: string) => name.replace(/ \(Islas Malvinas\)$/, '')

/** Every country that somebody may be in, by its name in a language. @param locale - BCP 47 */
export function countriesIn(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return Object.keys(callingCodes)
    .filter((code) => !uninhabited.has(code))
    .map((code) => ({ code, name: britishName(names.of(code) ?? code) }))
    .sort((one, other) => compare(one.name, other.name))
}
