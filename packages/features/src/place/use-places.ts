import { formatLocale } from '@ginipig/app/words/locale.ts'
import type { DialCode } from '@ginipig/ui/phone-input'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { type Country, countriesIn } from './countries.ts'
import { dialCodesIn } from './dial-codes.ts'

/** Every country by its name in the app's language. */
export function useCountries(): readonly Country[] {
  const { i18n } = useLingui()
  return useMemo(() => countriesIn(formatLocale(i18n.locale)), [i18n.locale])
}

/** Every country's dialling codes, for `PhoneInput`. */
export function useDialCodes(): readonly DialCode[] {
  const { i18n } = useLingui()
  return useMemo(() => dialCodesIn(formatLocale(i18n.locale)), [i18n.locale])
}

/** A country's name in the app's language; nothing for none. */
export function useCountryName(): (code: string) => string {
  const countries = useCountries()
  return (code) => countries.find((country) => country.code === code)?.name ?? code
}
