import { useField } from '@ginipig/app/form/use-field.ts'
import type { StartNotice } from '@ginipig/domain/booking'
import { GRID_MINUTES, SLOT_EXTRA_MINUTES } from '@ginipig/domain/listing'
import { endOf } from '@ginipig/domain/listing-draft'
import { minutesOf, timeOf, type WallClock } from '@ginipig/domain/time'
import { Trans } from '@lingui/react/macro'
import { useProblemWords } from '#shared/taken-times/use-start-words.ts'
import styles from './Diary.module.css'
import { TooNear } from './TooNear.tsx'
import { type Planned, useDayPlan } from './use-day-plan.ts'

type InTheWayProps = { planned: Planned | undefined; start: WallClock; zone: string; notice: StartNotice | undefined }

/** "09:00" of "08:45": a start is on the half hour. */
const onGrid = (time: string): string => timeOf(Math.ceil(minutesOf(time) / GRID_MINUTES) * GRID_MINUTES)

/** Below the field of a start: what it would run into, or why it can't be, before it is tried; else when it is over, and the
 *  next one after it. */
export function InTheWay({ planned, start, zone, notice }: InTheWayProps) {
  const problemWords = useProblemWords(zone)
  const { problem: refused } = useField()
  const { chosen } = useDayPlan(planned, start, zone) ?? {}
  // The field says it.
  if (refused !== undefined && chosen?.problem === refused && chosen.by === undefined) return null
  return (
    <div role="status" className={styles.InTheWay} data-clashes={chosen?.problem !== undefined || undefined}>
      {chosen === undefined || planned === undefined ? null : chosen.problem === undefined ? (
        <>
          <Trans>
            {start.time} to {endOf(start.time, planned.duration)}, nothing in the way. Next start after this:{' '}
            {onGrid(endOf(start.time, planned.duration + SLOT_EXTRA_MINUTES))}, with 30 minutes extra.
          </Trans>
          {notice === undefined ? null : <TooNear notice={notice} start={start} zone={zone} />}
        </>
      ) : chosen.by === undefined ? (
        problemWords(chosen.problem, undefined)
      ) : (
        <Trans>In the way: {problemWords(chosen.problem, chosen.by)}</Trans>
      )}
    </div>
  )
}
