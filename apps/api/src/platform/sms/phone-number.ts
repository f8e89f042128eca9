import { Mobile } from '@ginipig/domain/identity'
import { getCountries, getCountryCallingCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js'
import * as v from 'valibot'

const callingCodes: ReadonlySet<string> = new Set(
  getCountries().map((country): string => getCountryCallingCode(country)),
)

type TypedPhone = {
  /** "+44". */
  dialCode: string
  /** National digits. */
  mobile: string
}

function readNumber({ dialCode, mobile }: TypedPhone): PhoneNumber | undefined {
  const callingCode = dialCode.slice(1)
  // The library throws for a code that no country has.
  if (!callingCodes.has(callingCode)) return undefined
  const number = parsePhoneNumberFromString(mobile, { defaultCallingCode: callingCode })
  return number?.isPossible() ? number : undefined
}

/** The number in E.164 ("+447911123456"), without the 0 that people of some countries begin with at home; undefined
 *  where no such number can be. */
export const toE164 = (phone: TypedPhone): string | undefined => readNumber(phone)?.number

/** What is kept of a mobile and shown beside its dialling code: every form takes the 0 (or Russia's 8) that people dial
 *  at home, and it is dropped here; where it belongs to the number, as in Italy, it stays. A number that can't be, or
 *  that would get too short for the forms, is kept as typed. Source: spec §5. */
export function keptMobile(phone: TypedPhone): string {
  const national = readNumber(phone)?.nationalNumber
  return v.is(Mobile, national) ? national : phone.mobile
}
