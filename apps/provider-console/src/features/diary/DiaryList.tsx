import { useDates } from '@ginipig/app/words/use-dates.ts'
import { Trans } from '@lingui/react/macro'
import { DayNote } from './DayNote.tsx'
import styles from './Diary.module.css'
import { DiaryEntry } from './DiaryEntry.tsx'
import type { Entry, Placed } from './diary-days.ts'
import { noonOf } from './noon-of.ts'

type DiaryListProps = {
  days: readonly { date: string; placed: readonly Placed[] }[]
  now: number
  zone: string
  onPick: (entry: Entry) => void
}

/** The week as a list: every entry in order of time, whatever its hour. */
export function DiaryList({ days, now, zone, onPick }: DiaryListProps) {
  const { friendlyDate } = useDates()
  return (
    <div className={styles.List}>
      {days.map(({ date, placed }) => (
        <section key={date} aria-labelledby={`diary-${date}`}>
          <h3 id={`diary-${date}`} className={styles.ListHead}>
            {friendlyDate(noonOf(date), zone)}
            <DayNote placed={placed} />
          </h3>
          {placed.length === 0 ? (
            <p className={styles.Nothing}>
              <Trans>Nothing on this day.</Trans>
            </p>
          ) : (
            <ul className={styles.Rows}>
              {placed.map(({ entry }) => (
                <li key={entry.id}>
                  <DiaryEntry entry={entry} now={now} zone={zone} onPick={onPick} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
