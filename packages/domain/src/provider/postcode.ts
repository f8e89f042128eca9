import * as v from 'valibot'

/** Outward part ("M1", "SW1A") and inward part ("1AA"), as Royal Mail gives them out. */
const shape = /^([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})$/

/** A postcode of the United Kingdom; kept in capitals with one space. Source: spec §5 (provider profile). */
export const Postcode = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  v.transform((typed) => typed.toUpperCase().replace(/\s+/g, '')),
  v.regex(shape, 'postcode_invalid'),
  v.transform((postcode) => `${postcode.slice(0, -3)} ${postcode.slice(-3)}`),
)

/** The part of a postcode that everybody may see: "M1" of "M1 1AA", "m11aa" too; empty while it can't be told, so that the
 *  rest is never shown with it. */
export const outwardOf = (postcode: string): string => typedOutward(postcode) ?? ''

/** The outward part of what has been typed so far, for a look-up; undefined while it can't be told. */
export function typedOutward(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/\s+/g, '')
  return shape.exec(letters)?.[1] ?? (/^[A-Z]{1,2}\d[A-Z\d]?$/.test(typed.trim().toUpperCase()) ? letters : undefined)
}
