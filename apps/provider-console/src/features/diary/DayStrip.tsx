import { useDates } from '@ginipig/app/words/use-dates.ts'
import { dateFormat } from '@ginipig/domain/time'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './Diary.module.css'
import type { Placed } from './diary-days.ts'
import type { DiaryView } from './diary-search.ts'
import { noonOf } from './noon-of.ts'

type DayStripProps = {
  days: readonly { date: string; placed: readonly Placed[] }[]
  view: DiaryView | undefined
  shownDay: string
  zone: string
}

/** The week above one of its days: a day each, with a dot for each of its first entries. */
export function DayStrip({ days, view, shownDay, zone }: DayStripProps) {
  const { t, i18n } = useLingui()
  const { friendlyDate } = useDates()
  const weekday = dateFormat(i18n.locale, { weekday: 'narrow', timeZone: 'UTC' })
  return (
    <nav aria-label={t`Days`} className={styles.Days}>
      <ul className={styles.Strip}>
        {days.map(({ date, placed }) => {
          const count = plural(placed.length, { one: '# entry', other: '# entries' })
          return (
            <li key={date}>
              <Link
                to="/provider/diary"
                search={{ day: date, view }}
                resetScroll={false}
                aria-current={date === shownDay ? 'page' : undefined}
                className={styles.StripDay}
              >
                <VisuallyHidden>{`${friendlyDate(noonOf(date), zone)}, ${count}`}</VisuallyHidden>
                <span aria-hidden>{weekday.format(noonOf(date))}</span>
                <b aria-hidden>{Number(date.slice(8))}</b>
                <span className={styles.Dots}>
                  {placed.slice(0, 3).map(({ entry }) => (
                    <i key={entry.id} data-kind={entry.kind} />
                  ))}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
