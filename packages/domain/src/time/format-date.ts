const formats = new Map<string, Intl.DateTimeFormat>()

/** `Intl.DateTimeFormat`, memoised by locale and options: constructing one takes longer than formatting a hundred days with
 *  it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let made = formats.get(key)
  if (!made) {
    made = new Intl.DateTimeFormat(locale, options)
    formats.set(key, made)
  }
  return made
}

/** YYYY-MM-DD, as Swedes write it: one of the few locales whose numbers stand in this order with every browser.
 *  @param instant - epoch ms, UTC */
export const isoDate = (instant: number, zone: string): string =>
  dateFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant)

/** DD-MM-YYYY, the date of tables, receipts and history. Source: spec §9. @param instant - epoch ms, UTC */
export const formatDate = (instant: number, zone: string): string =>
  isoDate(instant, zone).split('-').reverse().join('-')

/** 24-hour wall clock, "10:30". @param instant - epoch ms, UTC */
export function formatTime(instant: number, zone: string): string {
  return dateFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant)
}

const FIRST_IN_FRENCH = /\b1 (?=\p{L})/u

/** French counts the first of a month, which Intl doesn't: "dimanche 1er novembre". @param text - a day with its month */
export const firstOfMonth = (text: string, locale: string): string =>
  locale.startsWith('fr') ? text.replace(FIRST_IN_FRENCH, '1er ') : text

/** "Thu 14 May", with the year when it isn't this one: headings, cards and slots (design.md §4). The French month stands in
 *  full: a short one has a full stop of its own, which would be a second one where a sentence ends in it. */
export function formatFriendlyDate(instant: number, zone: string, locale: string, now: number): string {
  const year = (at: number) => formatDate(at, zone).slice(-4)
  const month = locale.startsWith('fr') ? 'long' : 'short'
  const short = { timeZone: zone, weekday: 'short', day: 'numeric', month } as const
  const shown =
    year(instant) === year(now) ? dateFormat(locale, short) : dateFormat(locale, { ...short, year: 'numeric' })
  return firstOfMonth(shown.format(instant).replace(',', ''), locale)
}

/** "Thu 14 May, 10:30". */
export function formatFriendlyDateTime(instant: number, zone: string, locale: string, now: number): string {
  return `${formatFriendlyDate(instant, zone, locale, now)}, ${formatTime(instant, zone)}`
}

/** "November 2026". */
export const formatMonth = (instant: number, zone: string, locale: string): string =>
  dateFormat(locale, { timeZone: zone, month: 'long', year: 'numeric' }).format(instant)

/** "2 h 30", "45 min", "2 h" (design.md §4), its spaces unbreakable. @param minutes - whole minutes > 0 */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}\u00a0min`
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`
}
