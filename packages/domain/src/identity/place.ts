import * as v from 'valibot'

// Made by the first question: a browser takes 30 ms for it, and most pages that bring this rule never ask.
let names: Intl.DisplayNames | undefined

/** Two capital letters of ISO 3166-1 that stand for a place. */
function isCountry(code: string): boolean {
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined && !['EU', 'UN', 'ZZ'].includes(code)
}

/** ISO 3166-1 alpha-2. */
export const Country = v.pipe(v.string(), v.nonEmpty('required'), v.check(isCountry, 'invalid'))

/** Letters of any script with what place names have inside them: King's Lynn, Stoke-on-Trent, St. Albans, 's-Hertogenbosch. */
const isPlaceName = (value: string) => /^[\p{L}\p{M}'’][\p{L}\p{M}\d'’.,&/() -]*$/u.test(value)

const placeName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(60, 'too_long'),
  v.check(isPlaceName, 'invalid'),
)

export const County = placeName
export const City = placeName
