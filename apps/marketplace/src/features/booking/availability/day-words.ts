import { dateFormat } from '@ginipig/domain/time'

const FIRST_IN_FRENCH = /\b1 (?=\p{L})/u

/** French counts the first of a month: "dimanche 1er novembre". @param text - a day with its month, as Intl writes it */
export const firstOfMonth = (text: string, locale: string): string =>
  locale.startsWith('fr') ? text.replace(FIRST_IN_FRENCH, '1er ') : text

/** "Thursday 14 May". A plain date has no zone, so it is read and written in UTC. */
export function dayWords(date: string, locale: string): string {
  const words = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const text = dateFormat(locale, words).format(Date.parse(`${date}T00:00:00Z`))
  return firstOfMonth(text.replace(',', ''), locale)
}
