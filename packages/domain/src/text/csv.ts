/** Begins a formula in a spreadsheet, or hides one. */
const FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]/

function cellOf(value: string | number): string {
  if (typeof value === 'number') return value.toFixed(2)
  const text = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180), which a spreadsheet reads as words and numbers; a number is a sum of money, written to the penny. What would begin a formula is put behind an
 *  apostrophe (OWASP, CSV injection). */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
