/** A deployment runs in one currency (product.md §2); pounds unless it says otherwise. */
export const DEFAULT_CURRENCY = 'GBP'

const formats = new Map<string, Intl.NumberFormat>()

/** The one way money reaches a person: always two decimals, a real minus sign. Source: design.md §4.
 *  @param minor - minor units (pence)   @param locale - BCP 47 */
export function formatMoney(minor: number, locale = 'en-GB', currency = DEFAULT_CURRENCY): string {
  const key = `${locale} ${currency}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      signDisplay: 'negative', // a sum that came out as -0 is shown as nothing
    })
    formats.set(key, format)
  }
  return format.format(minor / 100).replace('-', '−')
}

/** Pounds typed by a person ("7.5", "£7,50", "1,200.00") → pence; undefined when it isn't an amount
 *  or has more than nine digits before the point. */
export function parseMoney(typed: string): number | undefined {
  const plain = typed.trim().replace(/^[£$€]\s*/, '')
  const match = /^(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain)
  if (!match?.[1]) return undefined
  return Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
