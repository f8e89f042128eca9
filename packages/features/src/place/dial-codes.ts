import type { DialCode } from '@ginipig/ui/phone-input'
import { callingCodes } from './calling-codes.gen.ts'
import { countriesIn } from './countries.ts'

/** Whose a code is when several countries share it and nobody has said which. */
const mainCountries: ReadonlySet<string> = new Set('AU FI FK GB GP MA MC NF NO NZ RE RS RU SH SI US'.split(' '))

/** Kosovo has had its own since 2016; the others of the library are its neighbours'. */
const codesOf = (country: string): readonly number[] => (country === 'XK' ? [383] : (callingCodes[country] ?? []))

/** Every country's dialling codes, by its name in a language. @param locale - BCP 47 */
export function dialCodesIn(locale: string): DialCode[] {
  return countriesIn(locale).flatMap(({ code: country, name }) =>
    codesOf(country).map((number, index) => ({
      id: index === 0 ? country : `${country}${number}`,
      code: String(number),
      short: `${country} +${number}`,
      label: `${name} +${number}`,
      isMain: mainCountries.has(country),
    })),
  )
}

/** "+44". @param country - ISO alpha-2; a country that there isn't has Britain's */
export const dialCodeOf = (country: string): string => `+${codesOf(country)[0] ?? 44}`
