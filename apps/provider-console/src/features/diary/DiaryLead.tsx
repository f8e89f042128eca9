import { formatLocale } from '@ginipig/app/words/locale.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Entry } from './diary-days.ts'
import { noonOf } from './noon-of.ts'

type DiaryLeadProps = {
  entries: readonly Entry[]
  /** The one day that they are of; undefined: they are of a week. */
  day: string | undefined
  /** Does their week begin today? */
  isNext: boolean
  zone: string
}

/** What is in the days shown, without what isn't. */
export function DiaryLead({ entries, day, isNext, zone }: DiaryLeadProps) {
  const { t, i18n } = useLingui()
  const { friendlyDate } = useDates()
  const count = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind).length
  const parts = [
    count('booked') > 0 && plural(count('booked'), { one: '# booked', other: '# booked' }),
    count('request') > 0 && plural(count('request'), { one: '# request', other: '# requests' }),
    count('open') > 0 && plural(count('open'), { one: '# open slot', other: '# open slots' }),
  ].filter((part) => part !== false)
  const what =
    parts.length === 0
      ? day === undefined
        ? t`No bookings, requests or open slots`
        : t`no bookings, requests or open slots`
      : new Intl.ListFormat(formatLocale(i18n.locale)).format(parts)
  if (day !== undefined) return t`${{ day: friendlyDate(noonOf(day), zone) }}: ${what}`
  return isNext ? t`${what} in the next 7 days.` : t`${what} in these 7 days.`
}
