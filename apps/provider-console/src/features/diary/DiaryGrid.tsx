import { useDates } from '@ginipig/app/words/use-dates.ts'
import { minutesOf, timeOf, toWallClock, type WallClock } from '@ginipig/domain/time'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, type MouseEvent, useRef } from 'react'
import { CrowdEntry } from './CrowdEntry.tsx'
import { DayNote } from './DayNote.tsx'
import styles from './Diary.module.css'
import { DiaryEntry } from './DiaryEntry.tsx'
import { type Crowd, type Entry, hoursOf, type Placed, partCrowds } from './diary-days.ts'
import { MovableEntry } from './MovableEntry.tsx'
import { noonOf } from './noon-of.ts'
import { SlotDrag } from './SlotDrag.tsx'
import { isMovable } from './slot-drag.ts'

type Day = { date: string; placed: readonly Placed[] }
type DiaryGridProps = {
  days: readonly Day[]
  now: number
  zone: string
  onPick: (entry: Entry) => void
  /** Several at one time were pressed. */
  onCrowd: (crowd: Crowd) => void
  /** An empty half hour was pressed, or several were marked. @param until - the end of those: "11:30" */
  onAsk: (start: WallClock, until?: string) => void
  /** A slot was dragged elsewhere. */
  onMove: (slotId: string, start: WallClock) => void
  /** The slot that is on its way there. */
  movingId: string | undefined
}

const style = (values: Record<string, number>) => values as CSSProperties // custom properties are CSS

/** Entries that find room for a time side by side: in a column of seven, and in a day by itself, a phone's too. */
const lanesOf = (days: number) => (days === 1 ? 3 : 2)

/** Days as columns of hours. What is pressed with a pointer between the entries is a half hour, or as many as it is drawn
 *  over; the keyboard has "Add to diary" for it. */
export function DiaryGrid({ days, now, zone, onPick, onCrowd, onAsk, onMove, movingId }: DiaryGridProps) {
  const { t } = useLingui()
  const grid = useRef<HTMLDivElement>(null)
  const heads = useRef<HTMLDivElement>(null)
  /** Where the press began: a mouse marks a stretch of the day from there. */
  const pressed = useRef<number>(undefined)
  const { friendlyDate } = useDates()
  const { date: today, time } = toWallClock(now, zone)
  // Who looks at today by itself, on a phone mostly, begins at this hour.
  const isOnlyToday = days.length === 1 && days[0]?.date === today
  const { first, last } = hoursOf(
    days.map(({ placed }) => placed),
    isOnlyToday ? minutesOf(time) : 0,
  )
  const hours = Array.from({ length: last - first }, (_, index) => first + index)
  const shown = days.map(({ date, placed }) => ({ date, placed, ...partCrowds(placed, lanesOf(days.length)) }))
  const columns = style({ '--from': first, '--hours': last - first, '--days': days.length })
  const isInHours = minutesOf(time) >= first * 60 && minutesOf(time) <= last * 60
  const isTodayShown = isInHours && days.some(({ date }) => date === today)
  const halfAt = ({ clientY, currentTarget }: MouseEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect()
    const halves = Math.floor(((clientY - top) / height) * (last - first) * 2)
    return Math.min(first * 60 + halves * 30, 23 * 60 + 30)
  }
  const askAt = (date: string) => (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return
    const [here, there] = [halfAt(event), pressed.current ?? halfAt(event)]
    const start = { date, time: timeOf(Math.min(here, there)) }
    onAsk(start, here === there ? undefined : timeOf(Math.max(here, there) + 30))
  }
  return (
    <SlotDrag {...{ grid, zone, onMove, movingId }} dates={days.map(({ date }) => date)} hours={last - first}>
      {/* Outside of what scrolls sideways, where it couldn't stay in sight while the page scrolls. */}
      <div aria-hidden ref={heads} className={styles.Heads}>
        <div className={styles.HeadRow} data-days={days.length} style={columns}>
          {days.map(({ date, placed }) => (
            <div key={date} className={styles.DayHead} data-today={date === today || undefined}>
              {friendlyDate(noonOf(date), zone)}
              <DayNote placed={placed} />
            </div>
          ))}
        </div>
      </div>
      {/* On a phone seven days are wider than it is; with the keyboard one goes from entry to entry. */}
      <div
        className={styles.Wide}
        onScroll={({ currentTarget }) =>
          heads.current?.scrollTo({ left: currentTarget.scrollLeft, behavior: 'instant' })
        }
      >
        <div ref={grid} className={styles.Grid} data-days={days.length} style={columns}>
          <div aria-hidden className={styles.Hours}>
            {hours.slice(1).map((hour) =>
              // The time that it is lies over what is nearer than that.
              isTodayShown && Math.abs(hour * 60 - minutesOf(time)) < 15 ? null : (
                <span key={hour} style={style({ '--start': hour })}>
                  {timeOf(hour * 60)}
                </span>
              ),
            )}
            {isTodayShown ? (
              <span className={styles.NowTime} style={style({ '--start': minutesOf(time) / 60 })}>
                {time}
              </span>
            ) : null}
          </div>
          {shown.map(({ date, placed, single, crowds }) => (
            <section
              key={date}
              aria-label={friendlyDate(noonOf(date), zone)}
              tabIndex={-1}
              data-day={date}
              className={styles.Day}
            >
              <h3>
                <VisuallyHidden>
                  {friendlyDate(noonOf(date), zone)}
                  <DayNote placed={placed} />
                  {date === today ? (
                    <>
                      {' '}
                      <Trans>It’s {time} now.</Trans>
                    </>
                  ) : null}
                </VisuallyHidden>
              </h3>
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard adds by the page's button */}
              <ul
                className={styles.Column}
                style={date > today ? undefined : style({ '--past': date === today ? minutesOf(time) / 60 : 24 })}
                aria-label={t`Entries`}
                onMouseDown={(event) => {
                  pressed.current = event.target === event.currentTarget ? halfAt(event) : undefined
                }}
                onClick={askAt(date)}
              >
                {single.map(({ entry, start, end, lane, lanes, isCut = false }) => {
                  const place = style({
                    ...{ '--start': Math.max(start / 60, first), '--end': Math.min(end / 60, last) },
                    ...{ '--lane': lane, '--lanes': lanes },
                  })
                  return isMovable(entry, now) ? (
                    <MovableEntry key={entry.id} entry={entry} place={place} now={now} isCut={isCut} onPick={onPick} />
                  ) : (
                    <li key={entry.id} className={styles.Place} style={place}>
                      <DiaryEntry entry={entry} now={now} zone={zone} onPick={onPick} isCut={isCut} />
                    </li>
                  )
                })}
                {crowds.map((crowd) => (
                  <li
                    key={crowd.entries[0]?.id}
                    className={styles.Place}
                    style={style({
                      ...{ '--start': crowd.start / 60, '--end': crowd.end / 60 },
                      ...{ '--lane': crowd.lane, '--lanes': crowd.lanes },
                    })}
                  >
                    <CrowdEntry crowd={crowd} zone={zone} onCrowd={onCrowd} />
                  </li>
                ))}
                {date === today && isTodayShown ? (
                  <li aria-hidden className={styles.Now} style={style({ '--start': minutesOf(time) / 60 })} />
                ) : null}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </SlotDrag>
  )
}
