import {
  formatDate,
  formatDuration,
  formatFriendlyDate,
  formatFriendlyDateTime,
  formatMonth,
  formatTime,
} from '@ginipig/domain/time'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { formatLocale } from './locale.ts'

export type Dates = {
  /** DD-MM-YYYY: tables, receipts, history. Instants are epoch ms, `zone` the appointment's IANA zone. */
  date: (instant: number, zone: string) => string
  /** "10:30". */
  time: (instant: number, zone: string) => string
  /** "Thu 14 May", with the year when it isn't this one: headings, cards, slots. */
  friendlyDate: (instant: number, zone: string) => string
  /** "Thu 14 May, 10:30". */
  friendlyDateTime: (instant: number, zone: string) => string
  /** "November 2026": heads of a history. */
  month: (instant: number, zone: string) => string
  /** "2 h 30" from minutes. */
  duration: (minutes: number) => string
}

/** The domain's formatters in the person's language. */
export function useDates(): Dates {
  const { i18n } = useLingui()
  const locale = formatLocale(i18n.locale)
  return useMemo(
    () => ({
      date: formatDate,
      time: formatTime,
      friendlyDate: (instant, zone) => formatFriendlyDate(instant, zone, locale, Date.now()),
      friendlyDateTime: (instant, zone) => formatFriendlyDateTime(instant, zone, locale, Date.now()),
      month: (instant, zone) => formatMonth(instant, zone, locale),
      duration: formatDuration,
    }),
    [locale],
  )
}
