import { useDates } from '@ginipig/app/words/use-dates.ts'
import { DayNote } from './DayNote.tsx'
import styles from './Diary.module.css'
import { DiaryEntry } from './DiaryEntry.tsx'
import { DiarySlots } from './DiarySlots.tsx'
import { type Entry, type Placed, rowsOf } from './diary-days.ts'
import { noonOf } from './noon-of.ts'

type DiaryListProps = {
  days: readonly { date: string; placed: readonly Placed[] }[]
  now: number
  zone: string
  onPick: (entry: Entry) => void
}

/** The week as a list: everything in order of time, whatever its hour; slots of a listing together. */
export function DiaryList({ days, now, zone, onPick }: DiaryListProps) {
  const { friendlyDate } = useDates()
  return (
    <div className={styles.List}>
      {days.map(({ date, placed }) => (
        <section key={date} aria-labelledby={`diary-${date}`} tabIndex={-1} data-day={date}>
          <h3 id={`diary-${date}`} className={styles.ListHead}>
            {friendlyDate(noonOf(date), zone)}
            <DayNote placed={placed} />
          </h3>
          {placed.length === 0 ? null : (
            <ul className={styles.Rows}>
              {rowsOf(placed).map(({ entry, slots }) => (
                <li key={entry ? entry.id : slots[0]?.id}>
                  {entry ? (
                    <DiaryEntry entry={entry} now={now} zone={zone} onPick={onPick} />
                  ) : (
                    <DiarySlots slots={slots} zone={zone} onPick={onPick} />
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}
