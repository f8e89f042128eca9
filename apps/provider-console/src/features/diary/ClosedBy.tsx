import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { getDiary } from '@ginipig/contract/listing/diary.ts'
import { isActive } from '@ginipig/domain/booking'
import { daysAfter, isCalendarDate } from '@ginipig/domain/time'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { takenTimes } from '#shared/taken-times/taken-times.ts'
import { useTakenWords } from '#shared/taken-times/use-start-words.ts'
import styles from './Diary.module.css'
import { entriesOf, meets } from './diary-days.ts'
import { instantOf } from './diary-forms.ts'
import { useMinute } from './use-minute.ts'

type ClosedByProps = { date: string; from: string; until: string; zone: string }

/** Which open slots a time that is to be blocked closes, before it is; or the booking that it can't be blocked over. */
export function ClosedBy({ date, from, until, zone }: ClosedByProps) {
  const { t } = useLingui()
  const { time } = useDates()
  const takenWords = useTakenWords(zone)
  const now = useMinute()
  const isDate = isCalendarDate(date)
  const day = { from: date, until: isDate ? daysAfter(date, 1) : '' }
  const { data } = useQuery({ ...query(useApi(), getDiary, { query: day }), enabled: isDate })
  const span = { startsAt: instantOf(date, from, zone), endsAt: instantOf(date, until, zone) }
  const closed = (data ? entriesOf(data, now) : []).flatMap((entry) =>
    entry.kind === 'open' && meets(entry.slot, span) ? [entry.slot] : [],
  )
  const booking = data?.bookings.find((one) => isActive(one.status) && meets(one, span))
  const [by] = booking ? takenTimes({ bookings: [booking], busy: [] }) : []
  const times = closed.map(({ startsAt, title }) => `${time(startsAt, zone)} ${title}`).join(', ')
  return (
    <div role="status" className={styles.InTheWay} data-clashes={by !== undefined || undefined}>
      {by !== undefined ? (
        <Trans>In the way: {takenWords(by)}</Trans>
      ) : closed.length === 0 ? null : (
        t`${plural(closed.length, { one: 'Closes # open time:', other: 'Closes # open times:' })} ${times}`
      )}
    </div>
  )
}
