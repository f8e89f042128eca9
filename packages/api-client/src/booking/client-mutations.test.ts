import type { ClientBooking } from '@ginipig/contract/booking'
import { nothingGiven } from '@ginipig/domain/listing'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Api } from '#core/index.ts'
import { listingKeys } from '#listing/index.ts'
import { bookingKeys } from './booking-keys.ts'
import { giveMustHavesMutation, holdSlotMutation, releaseHoldMutation } from './client-mutations.ts'

// Only the fields that the cache looks at.
const booking = (status: string) => ({ id: 'b1', status, listing: { id: 'l1' } }) as ClientBooking
const answering = (status: string) => vi.fn(async () => booking(status)) as unknown as Api // one call, one answer

test('a taken slot is the hold, and the listing is looked at again', async () => {
  const client = new QueryClient()
  client.setQueryData(listingKeys.month('l1', '2026-05'), {})
  const api = answering('pending_payment')
  await new MutationObserver(client, holdSlotMutation(api)).mutate({ slotId: 's1', price: 750, idempotencyKey: 'k' })
  expect(api).toHaveBeenCalledWith(expect.anything(), { body: { slotId: 's1', price: 750 }, idempotencyKey: 'k' })
  expect(client.getQueryData(bookingKeys.hold)).toMatchObject({ id: 'b1' })
  expect(client.getQueryData(bookingKeys.ofClient('b1'))).toMatchObject({ id: 'b1' })
  expect(client.getQueryState(listingKeys.month('l1', '2026-05'))?.isInvalidated).toBe(true)
})

test('what is given outlives the page that gives it', async () => {
  const api = answering('pending_payment')
  const given = { ...nothingGiven, photoIds: [], answers: {} }
  await new MutationObserver(new QueryClient(), giveMustHavesMutation(api, 'b1')).mutate(given)
  expect(api).toHaveBeenCalledWith(expect.anything(), { params: { bookingId: 'b1' }, body: given, keepalive: true })
})

test('a slot given back is no hold any more', async () => {
  const client = new QueryClient()
  client.setQueryData(bookingKeys.hold, booking('pending_payment'))
  await new MutationObserver(client, releaseHoldMutation(answering('payment_failed'), 'b1')).mutate()
  expect(client.getQueryData(bookingKeys.hold)).toBeNull()
})
