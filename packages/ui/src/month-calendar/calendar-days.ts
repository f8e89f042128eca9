/** Calendar arithmetic on plain date strings ("2026-05-14"), counted in UTC so that no clock change can move a day. */

const DAY_MS = 86_400_000

function toUtc(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function fromUtc(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** "2026-05-14" → "2026-05". */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}

/** 0 Sunday … 6 Saturday, as in JavaScript. */
export function weekdayOf(date: string): number {
  return new Date(toUtc(date)).getUTCDay()
}

export function addDays(date: string, days: number): string {
  return fromUtc(toUtc(date) + days * DAY_MS)
}

/** @param month - "2026-05" @returns "2026-06" for one month on; negative numbers go back. */
export function addMonths(month: string, months: number): string {
  const at = new Date(toUtc(`${month}-01`))
  at.setUTCMonth(at.getUTCMonth() + months)
  return monthOf(at.toISOString())
}

export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}

/** The same day in another month; the 31st becomes the last day where a month is shorter. */
export function moveToMonth(date: string, month: string): string {
  const wished = `${month}-${date.slice(8)}`
  const last = lastDayOf(month)
  return wished > last ? last : wished
}

/** First day of the week that holds `date`. @param weekStartsOn - 0 Sunday, 1 Monday */
export function weekStart(date: string, weekStartsOn: number): string {
  return addDays(date, -((weekdayOf(date) - weekStartsOn + 7) % 7))
}

/** The weeks of a month, each of seven dates; days of the neighbouring months are null.
 *  @param min - weeks that end before it are left out */
export function weeksOf(
  month: string,
  weekStartsOn: number,
  min?: string | undefined,
): ReadonlyArray<ReadonlyArray<string | null>> {
  const last = lastDayOf(month)
  const weeks: Array<Array<string | null>> = []
  const from = min === undefined || monthOf(min) !== month ? `${month}-01` : min
  for (let first = weekStart(from, weekStartsOn); first <= last; first = addDays(first, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => inMonth(addDays(first, index), month)))
  }
  return weeks
}

function inMonth(date: string, month: string): string | null {
  return monthOf(date) === month ? date : null
}

export function clampDate(date: string, min: string | undefined, max: string | undefined): string {
  if (min !== undefined && date < min) return min
  if (max !== undefined && date > max) return max
  return date
}

/** Writes dates in words, in UTC because the string has no zone. To be made once for many dates, for making it is the work. */
export function dateWriter(locale: string, options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return (date) => format.format(toUtc(date))
}
