import type { plannedDays } from '@ginipig/domain/listing-draft'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useDayWords } from '#shared/taken-times/use-start-words.ts'

type Line = ReturnType<typeof plannedDays>[number]

/** "Tue 19 May, Wed 20 May" and "09:00, 11:30 each day". */
export function usePlanLines(): (line: Line) => { days: string; times: string } {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const dayWords = useDayWords()
  return ({ dates, times }) => {
    const list = new Intl.ListFormat(i18n.locale, { type: 'unit' })
    const at = times.join(', ')
    return { days: list.format(dates.map((date) => dayWords(date))), times: dates.length > 1 ? t`${at} each day` : at }
  }
}
