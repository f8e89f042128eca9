import * as v from 'valibot'

/** National number: digits only, at least 9. 15 is the longest number there is (E.164). A 0 typed before it, as people do
 *  in Britain, is taken; the API keeps and shows the number without it (`keptMobile`). Source: spec §5. */
export const Mobile = v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.regex(/^\d{9,15}$/, 'mobile_invalid'))

/** A provider's mobile must not start with 0, wherever they give it: at sign-up and among their own details. Source: spec §5. */
export const ProviderMobile = v.pipe(Mobile, v.regex(/^[1-9]/, 'mobile_leading_zero'))

/** "+44". */
export const DialCode = v.pipe(v.string(), v.nonEmpty('required'), v.regex(/^\+[1-9]\d{0,3}$/, 'dial_code_invalid'))

/** How a country writes its mobile numbers, as groups of digits; elsewhere groups of three do. */
const grouping: Readonly<Record<string, readonly number[]>> = {
  '+1': [3, 3, 4],
  '+33': [1, 2, 2, 2, 2],
  '+44': [4, 6],
  '+353': [2, 3, 4],
}

/** A number to be read: "+44 7700 900729". @param mobile - national, without the 0 before it */
export function phoneToRead(dialCode: string, mobile: string): string {
  const sizes = grouping[dialCode] ?? []
  const groups = sizes.map((size, index) => {
    const from = sizes.slice(0, index).reduce((sum, one) => sum + one, 0)
    return mobile.slice(from, from + size)
  })
  const isWhole = groups.join('').length === mobile.length && mobile !== ''
  return `${dialCode} ${isWhole ? groups.filter(Boolean).join(' ') : mobile.replace(/(\d{3})(?=\d{2})/g, '$1 ')}`
}
