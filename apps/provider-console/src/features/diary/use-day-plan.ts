import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getDiary } from '@ginipig/contract/listing/diary.ts'
import { type DayCell, dayCells, type SlotPlan } from '@ginipig/domain/listing-draft'
import { daysAfter, isCalendarDate, MINUTE_MS, type WallClock } from '@ginipig/domain/time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Taken, takenTimes } from '#shared/taken-times/taken-times.ts'
import type { Diary } from './diary-days.ts'

/** Of which listing a start is, in minutes how long it takes, and the slot that is to move. */
export type Planned = { listingId: string; duration: number; movedId?: string }

/** What a start of a listing has to keep clear of: what is in the diary, and the listing's other slots. */
export const obstaclesOf = (diary: Diary, { listingId, movedId }: Omit<Planned, 'duration'>): Taken[] => [
  ...takenTimes(diary),
  ...diary.slots
    .filter((slot) => slot.listingId === listingId && slot.id !== movedId && slot.booked === 0)
    .map(({ startsAt, endsAt, title }) => ({
      from: startsAt,
      until: endsAt,
      kind: 'booking' as const,
      name: '',
      title,
      calendar: null,
    })),
]

/** A date's half hours for one start of a listing, before it is tried: beside what is in the diary, and the listing's other
 *  slots. Undefined until the diary is known. */
export function useDayPlan(planned: Planned | undefined, start: WallClock, zone: string) {
  const [now] = useState(() => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS)
  const isDate = isCalendarDate(start.date)
  const [from, until] = [start.date, isDate ? daysAfter(start.date, 1) : '']
  const { data } = useQuery({ ...query(useApi(), getDiary, { query: { from, until } }), enabled: isDate })
  if (!data || !planned || !isDate) return undefined
  // One start is chosen here, not several: none stands in another's way.
  const plan: SlotPlan<Taken> = { starts: [], duration: planned.duration, zone, now, taken: obstaclesOf(data, planned) }
  const cells = dayCells(start.date, plan).map(
    (cell): DayCell<Taken> => (cell.time === start.time ? { ...cell, state: 'picked' } : cell),
  )
  return { cells, chosen: cells.find(({ time }) => time === start.time) }
}
