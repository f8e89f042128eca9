import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js'

const callingCodes: ReadonlySet<string> = new Set(
  getCountries().map((country): string => getCountryCallingCode(country)),
)

/** The number in E.164 ("+447911123456"), without the 0 that people of some countries begin with at home; undefined
 *  where no such number can be.
 *  @param phone.dialCode - "+44"   @param phone.mobile - national digits */
export function toE164(phone: { dialCode: string; mobile: string }): string | undefined {
  const callingCode = phone.dialCode.slice(1)
  // The library throws for a code that no country has.
  if (!callingCodes.has(callingCode)) return undefined
  const number = parsePhoneNumberFromString(phone.mobile, { defaultCallingCode: callingCode })
  return number?.isPossible() ? number.number : undefined
}
