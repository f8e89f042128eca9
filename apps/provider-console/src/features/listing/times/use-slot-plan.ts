import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { getDiary } from '@ginipig/contract/listing/diary.ts'
import type { ListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { horizonDate } from '@ginipig/domain/listing'
import { overlapsOf, type SlotPlan } from '@ginipig/domain/listing-draft'
import { DEFAULT_ZONE, daysAfter, fromWallClock, MINUTE_MS, toWallClock, type WallClock } from '@ginipig/domain/time'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Taken, takenTimes } from '#shared/taken-times/taken-times.ts'

/** What a listing's starts are planned against: the diary of the three months ahead, but for the listing's own bookings,
 *  whose starts are in the plan themselves. */
export function useSlotPlan(draft: ListingDraft | undefined, starts: readonly WallClock[], duration: number) {
  const zone = draft?.zone ?? DEFAULT_ZONE
  const [now] = useState(() => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS)
  const today = toWallClock(now, zone).date
  const last = horizonDate(now, zone)
  const until = daysAfter(last, 1)
  const { data, error, isFetching, refetch } = useQuery(query(useApi(), getDiary, { query: { from: today, until } }))
  const ownId = draft?.id
  const isPlanned = useMemo(() => new Set(starts.map(({ date, time }) => `${date} ${time}`)), [starts])
  const taken = useMemo(
    () =>
      data === undefined
        ? []
        : takenTimes(data, ({ listingId, startsAt }) => {
            const { date, time } = toWallClock(startsAt, zone)
            return listingId === ownId && isPlanned.has(`${date} ${time}`)
          }),
    [data, zone, ownId, isPlanned],
  )
  const listed = useMemo(() => {
    const open = (data?.slots ?? []).filter(({ listingId, booked }) => listingId === ownId && booked === 0)
    const asLong = open.filter(({ startsAt, endsAt }) => endsAt - startsAt === duration * MINUTE_MS)
    return new Set(asLong.map(({ startsAt }) => startsAt))
  }, [data, ownId, duration])
  const isListed = (start: WallClock) => listed.has(fromWallClock(start, zone) ?? Number.NaN)
  const plan: SlotPlan<Taken> = { starts, duration, zone, now, taken, isListed }
  /** Open slots of other listings: they may meet, whoever books first closes the other. */
  const others = useMemo(
    () => (data?.slots ?? []).filter(({ listingId, booked }) => listingId !== ownId && booked === 0),
    [data, ownId],
  )
  const overlapOf = useMemo(() => overlapsOf(others, { duration, zone }), [others, duration, zone])
  return { plan, others, overlapOf, today, last, isKnown: data !== undefined, error, isFetching, refetch }
}
