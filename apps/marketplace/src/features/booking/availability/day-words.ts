import { dateFormat, firstOfMonth } from '@ginipig/domain/time'

/** "Thursday 14 May". A plain date has no zone, so it is read and written in UTC. */
export function dayWords(date: string, locale: string): string {
  const words = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const text = dateFormat(locale, words).format(Date.parse(`${date}T00:00:00Z`))
  return firstOfMonth(text.replace(',', ''), locale)
}
