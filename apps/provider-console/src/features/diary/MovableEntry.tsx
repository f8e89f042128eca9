import { useDraggable } from '@dnd-kit/core'
import { useDates } from '@ginipig/app/words/use-dates.ts'
import { fromWallClock } from '@ginipig/domain/time'
import { type CSSProperties, useEffect, useRef } from 'react'
import styles from './Diary.module.css'
import { DiaryEntry } from './DiaryEntry.tsx'
import type { Entry } from './diary-days.ts'
import { useDrag } from './drag-context.ts'
import { startOf, startOfDrag } from './slot-drag.ts'

type MovableEntryProps = {
  entry: Entry
  place: CSSProperties
  now: number
  isCut: boolean
  onPick: (entry: Entry) => void
}

/** An open slot in its place, or lifted from it: then it says when it would begin, and a dashed line where it was. */
export function MovableEntry({ entry, place, now, isCut, onPick }: MovableEntryProps) {
  const { time } = useDates()
  const { steps, dates, zone, dropped, movingId } = useDrag()
  const isMoving = movingId === entry.id
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: entry.id,
    data: { entry },
    disabled: isMoving,
  })
  const element = useRef<HTMLLIElement>(null)
  const { id } = entry

  useEffect(() => {
    if (dropped.current !== id) return
    dropped.current = undefined
    element.current?.querySelector('button')?.focus()
  }, [dropped, id])

  const { start, days, halves } = startOfDrag(startOf(entry, zone), transform ?? { x: 0, y: 0 }, steps, dates)
  const from = fromWallClock(start, zone) ?? entry.from
  const shown = isDragging ? { ...entry, from, until: from + entry.until - entry.from } : entry
  const lifted = isDragging ? { transform: `translate(${days * steps.day}px, ${halves * steps.half}px)` } : {}
  return (
    <>
      {isDragging ? (
        <li aria-hidden className={styles.Ghost} style={place}>
          {time(entry.from, zone)}
        </li>
      ) : null}
      <li
        ref={(node) => {
          element.current = node
          setNodeRef(node)
        }}
        {...listeners}
        className={styles.Place}
        data-lifted={isDragging || undefined}
        style={{ ...place, ...lifted }}
      >
        <DiaryEntry
          entry={shown}
          now={now}
          zone={zone}
          isCut={isCut}
          isMoving={isMoving}
          onPick={() => onPick(entry)}
          describedBy={attributes['aria-describedby']}
        />
      </li>
    </>
  )
}
