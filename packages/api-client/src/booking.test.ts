import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { getHold, getMyBooking, holdSlot, listMyBookings, releaseHold } from '@ginipig/contract/booking/client-calls.ts'
import { getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import { listPayments } from '@ginipig/contract/payment/history.ts'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Api } from '#core/api.ts'
import { change, keyOf } from '#core/call-options.ts'
import { slotChanged } from './booking.ts'

// Only the fields that the cache looks at.
const booking = (status: string) => ({ id: 'b1', status, listing: { id: 'l1' } }) as ClientBooking
const answering = (status: string) => vi.fn(async () => booking(status)) as unknown as Api // one call, one answer

const may = keyOf(getListingMonth, { params: { listingId: 'l1', month: '2026-05' } })
const times = keyOf(getNextTimes, { query: { ids: ['l1'] } })
const payments = keyOf(listPayments, { query: {} })
const requested = keyOf(listMyBookings, { query: { tab: 'requested' } })

test('a taken slot is the hold, and lists, times and payments are looked at again', async () => {
  const client = new QueryClient()
  const shown = [may, times, requested, payments]
  for (const key of shown) client.setQueryData<unknown>(key, {})
  const api = answering('pending_payment')
  const call = { body: { slotId: 's1', price: 750 } }
  await new MutationObserver(client, change(api, holdSlot, slotChanged)).mutate(call)
  expect(api).toHaveBeenCalledExactlyOnceWith(holdSlot, call)
  expect(client.getQueryData(keyOf(getHold))).toMatchObject({ id: 'b1' })
  expect(client.getQueryData(keyOf(getMyBooking, { params: { bookingId: 'b1' } }))).toMatchObject({ id: 'b1' })
  for (const key of shown) expect(client.getQueryState(key)?.isInvalidated, key.join()).toBe(true)
})

test('a slot given back is no hold any more', async () => {
  const client = new QueryClient()
  client.setQueryData<unknown>(keyOf(getHold), booking('pending_payment'))
  const release = change(answering('payment_failed'), releaseHold, slotChanged)
  await new MutationObserver(client, release).mutate({ params: { bookingId: 'b1' } })
  expect(client.getQueryData(keyOf(getHold))).toBeNull()
})
