import type { DiarySlot } from '@ginipig/contract/listing/diary.ts'
import type { DayCell } from '@ginipig/domain/listing-draft'
import { Chip } from '@ginipig/ui/chip'
import { Trans } from '@lingui/react/macro'
import type { Taken } from '#shared/taken-times/taken-times.ts'
import { useOverlapWords, useProblemWords } from '#shared/taken-times/use-start-words.ts'
import styles from './Times.module.css'

type AskedStartProps = {
  cell: DayCell<Taken>
  isBooked: boolean
  /** An open slot of another listing that it meets. */
  met: DiarySlot | undefined
  /** Starts that fit, next to it. */
  near: readonly string[]
  zone: string
  onPress: (time: string) => void
}

/** Why a start that was pressed can't be, or what it meets; and which ones near it fit. */
export function AskedStart({ cell, isBooked, met, near, zone, onPress }: AskedStartProps) {
  const problemWords = useProblemWords(zone)
  const overlapWords = useOverlapWords(zone)
  return (
    <div className={styles.Why}>
      <p>
        <b>{cell.time}</b>{' '}
        {isBooked ? (
          <Trans>Somebody has booked this start, or it is held for them: it stays.</Trans>
        ) : met ? (
          <Trans>{overlapWords(met)}. The first booking closes the other.</Trans>
        ) : (
          problemWords(cell.problem ?? 'slot_clashes', cell.by)
        )}
      </p>
      {isBooked || met || near.length === 0 ? null : (
        <div className={styles.Near}>
          <span>
            <Trans>Nearest starts that fit:</Trans>
          </span>
          {near.map((time) => (
            <Chip key={time} onClick={() => onPress(time)}>
              {time}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
