import { formatLocale } from '@ginipig/app/words/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { dayWords } from '../availability/day-words.ts'

/** "Any time on Saturday 16 May", or "Any date". @param day - YYYY-MM-DD; null for any */
export function useWaitWords(): (day: string | null) => string {
  const { t, i18n } = useLingui()
  return (day) => (day === null ? t`Any date` : t`Any time on ${dayWords(day, formatLocale(i18n.locale))}`)
}
