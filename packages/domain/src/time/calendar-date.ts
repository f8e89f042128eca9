const SHAPE = /^\d{4}-\d{2}-\d{2}$/
const YEAR_ZERO_ENDS = Date.parse('0000-12-31T00:00:00Z')

/** Is this YYYY-MM-DD, and a day that there is? 30 February has only the shape, and there is no year 0. */
export function isCalendarDate(text: string): boolean {
  const at = SHAPE.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return at > YEAR_ZERO_ENDS && new Date(at).toISOString().startsWith(text)
}
