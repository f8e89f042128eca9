import { createApi } from '@ginipig/api-client/core/api.ts'
import { ApiContext } from '@ginipig/api-client/core/api-context.ts'
import { fakeFetch } from '@ginipig/app/testing/fake-api.ts'
import { DAY_MS, fromWallClock } from '@ginipig/domain/time'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { type Planned, useDayPlan } from './use-day-plan.ts'

const zone = 'Europe/London'
const date = new Date(Date.now() + 8 * DAY_MS).toISOString().slice(0, 10)
const idOf = (number: number) => `0190a7c2-0000-7000-8000-00000000000${number}`
const [listingId, otherListing] = [idOf(1), idOf(2)]

/** 90 minutes of a day. */
const slot = (number: number, listing: string, time: string, booked = 0) => {
  const startsAt = fromWallClock({ date, time }, zone) ?? 0
  return {
    ...{
      id: idOf(number),
      listingId: listing,
      title: 'Root tint',
      capacity: 1,
      booked,
      approval: 'automatic',
      patchTestHours: null,
    },
    ...{ startsAt, endsAt: startsAt + 5_400_000 },
  }
}

/** The half hours of the day for a start at a time, beside these slots. */
async function plan(time: string, planned: Planned | undefined, slots: readonly object[]) {
  const fetch = fakeFetch({ 'GET /provider/diary': () => Response.json({ zone, slots, bookings: [], busy: [] }) })
  const api = createApi({
    baseUrl: 'http://console.ginipig.localhost/api/v1',
    getAccessToken: async () => 'token',
    onUnauthenticated: () => {},
    fetch,
  })
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ApiContext value={api}>{children}</ApiContext>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useDayPlan(planned, { date, time }, zone), { wrapper })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  return result.current
}

const slots = [slot(5, listingId, '09:00'), slot(6, listingId, '15:00'), slot(7, otherListing, '12:00')]
const stateAt = (day: Awaited<ReturnType<typeof plan>>, time: string) =>
  day?.cells.find((cell) => cell.time === time)?.state

test('the slot that moves stands in nobody’s way, its listing’s other slots do, those of others don’t', async () => {
  const day = await plan('09:30', { listingId, duration: 90, movedId: idOf(5) }, slots)
  expect(day?.chosen).toMatchObject({ state: 'picked', problem: undefined })
  expect(stateAt(day, '09:00')).toBe('free')
  expect(stateAt(day, '12:00')).toBe('free')
  expect(stateAt(day, '15:00')).toBe('booking')
  // 30 minutes extra before the one at three.
  expect(['13:00', '13:30'].map((time) => stateAt(day, time))).toEqual(['free', 'unfit'])
})

test('without a slot that moves, all of the listing’s are in the way; one that is chosen says why it can’t be', async () => {
  const day = await plan('09:30', { listingId, duration: 90 }, slots)
  expect(day?.chosen).toMatchObject({ state: 'picked', problem: 'slot_clashes', by: { title: 'Root tint' } })
})

test('a booked slot is told by its booking, not twice', async () => {
  const day = await plan('09:30', { listingId, duration: 90 }, [slot(5, listingId, '09:00', 1)])
  expect(day?.chosen).toMatchObject({ problem: undefined })
})

test('nothing is known of a day that is no date, nor before it is known what is planned', async () => {
  expect(await plan('09:30', undefined, slots)).toBeUndefined()
})
