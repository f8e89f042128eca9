import { fieldWords } from '@ginipig/app/words/field-words.ts'
import { formatLocale } from '@ginipig/app/words/locale.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { DiarySlot } from '@ginipig/contract/listing/diary.ts'
import { type StartNotice, tooNear } from '@ginipig/domain/booking'
import { MAX_SLOTS, type StartProblem } from '@ginipig/domain/listing-draft'
import { dateFormat } from '@ginipig/domain/time'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { Taken } from './taken-times.ts'

/** "Thu 14 May" of a date without a zone. */
export function useDayWords(): (date: string, style?: 'short' | 'long') => string {
  const { i18n } = useI18n()
  const locale = formatLocale(i18n.locale)
  return (date, style = 'short') =>
    dateFormat(locale, {
      weekday: style,
      day: 'numeric',
      month: style,
      timeZone: 'UTC',
    }).format(Date.parse(`${date}T00:00Z`))
}

/** What a time in the diary is, from when to when. */
export function useTakenWords(zone: string): (taken: Taken) => string {
  const { t } = useLingui()
  const dates = useDates()
  return ({ from, until, kind, name, title, calendar, heldFor = null }) => {
    const [start, end] = [dates.time(from, zone), dates.time(until, zone)]
    // A day that is blocked ends as the next one begins.
    const at = start === '00:00' && end === '00:00' ? t`All day` : t`${start} to ${end}`
    if (kind === 'booking' && name === '') return t`${at}: your slot of ${title}`
    if (kind === 'booking') return t`${at}: ${name}, ${title}`
    if (heldFor !== null) return t`${at}: held for ${heldFor}`
    if (calendar !== null) return t`${at}: busy in ${calendar}`
    return title === '' ? t`${at}: blocked by you` : t`${at}: ${title}`
  }
}

/** The open slot of another listing that a start meets. Both may stand. */
export function useOverlapWords(zone: string): (slot: Pick<DiarySlot, 'title' | 'startsAt' | 'endsAt'>) => string {
  const { t } = useLingui()
  const dates = useDates()
  return ({ title, startsAt, endsAt }) => {
    const [from, until] = [dates.time(startsAt, zone), dates.time(endsAt, zone)]
    return t`Meets your open slot of ${title}, ${from} to ${until}`
  }
}

/** Why a start can't be. */
export function useProblemWords(zone: string): (problem: StartProblem | 'full', by: Taken | undefined) => string {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const takenWords = useTakenWords(zone)
  return (problem, by) => {
    if (problem === 'full') return t`A listing has ${MAX_SLOTS} starts at most`
    return by === undefined ? i18n._(fieldWords[problem]) : takenWords(by)
  }
}

/** That a start is free, and yet too near for anybody, or for anybody new, to book it. Undefined where it isn't.
 *  Instants are epoch ms. */
export function useTooNearWords(
  zone: string,
): (startsAt: number, notice: StartNotice, now: number) => string | undefined {
  const { t } = useLingui()
  const dates = useDates()
  return (startsAt, notice, now) => {
    const near = tooNear(startsAt, notice, now)
    if (near === undefined) return undefined
    return near.whom === 'everybody'
      ? t`It’s too late to book this start: clients could until ${{ time: dates.time(near.until, zone) }}.`
      : t`Nobody new can book this start: a patch test was due by ${{ when: dates.friendlyDateTime(near.until, zone) }}.`
  }
}
