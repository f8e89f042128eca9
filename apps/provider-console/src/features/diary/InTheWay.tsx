import { useDates } from '@ginipig/app/words/use-dates.ts'
import type { MyListing } from '@ginipig/contract/listing/my-listings.ts'
import { bookableUntil } from '@ginipig/domain/booking'
import { GRID_MINUTES, patchTestBy, SLOT_EXTRA_MINUTES } from '@ginipig/domain/listing'
import { endOf } from '@ginipig/domain/listing-draft'
import { fromWallClock, minutesOf, timeOf, type WallClock } from '@ginipig/domain/time'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useProblemWords } from '#shared/taken-times/use-start-words.ts'
import styles from './Diary.module.css'
import { type Planned, useDayPlan } from './use-day-plan.ts'

/** How long before a start its clients have to come to it. */
type Notice = Pick<MyListing, 'approval' | 'patchTestHours'>

type InTheWayProps = { planned: Planned | undefined; start: WallClock; zone: string; notice: Notice | undefined }

/** "09:00" of "08:45": a start is on the half hour. */
const onGrid = (time: string): string => timeOf(Math.ceil(minutesOf(time) / GRID_MINUTES) * GRID_MINUTES)

/** What a start would run into, before it is tried; else when it is over, and the next one after it. */
export function InTheWay({ planned, start, zone, notice }: InTheWayProps) {
  const problemWords = useProblemWords(zone)
  const { chosen } = useDayPlan(planned, start, zone) ?? {}
  return (
    <div role="status" className={styles.InTheWay} data-clashes={chosen?.problem !== undefined || undefined}>
      {chosen === undefined || planned === undefined ? null : chosen.problem === undefined ? (
        <>
          <Trans>
            {start.time} to {endOf(start.time, planned.duration)}, nothing in the way. Next start after this:{' '}
            {onGrid(endOf(start.time, planned.duration + SLOT_EXTRA_MINUTES))}, with 30 minutes extra.
          </Trans>
          {notice === undefined ? null : <TooLate notice={notice} start={start} zone={zone} />}
        </>
      ) : (
        <Trans>In the way: {problemWords(chosen.problem, chosen.by)}</Trans>
      )}
    </div>
  )
}

/** That a start is free, and yet too near for anybody, or for anybody new, to book it. */
function TooLate({ notice, start, zone }: { notice: Notice; start: WallClock; zone: string }) {
  const dates = useDates()
  const [now] = useState(Date.now)
  const startsAt = fromWallClock(start, zone)
  if (startsAt === undefined) return null
  const until = bookableUntil(startsAt, notice.approval ?? 'automatic')
  const testBy = patchTestBy({ hoursBefore: notice.patchTestHours ?? 0 }, startsAt)
  if (until <= now)
    return (
      <p className={styles.TooLate}>
        <Trans>It’s too late to book this start: clients could until {{ time: dates.time(until, zone) }}.</Trans>
      </p>
    )
  if (notice.patchTestHours !== null && testBy <= now)
    return (
      <p className={styles.TooLate}>
        <Trans>
          Nobody new can book this start: a patch test was due by {{ when: dates.friendlyDateTime(testBy, zone) }}.
        </Trans>
      </p>
    )
  return null
}
