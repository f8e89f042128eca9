import { slotProblem } from '@ginipig/domain/listing'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { expect, inject, test } from 'vitest'
import { createTestApi } from '#testing/test-api.ts'
import { bookingIn } from './booking-in.ts'
import { createClient } from './factories/account.ts'
import { createListing } from './factories/listing.ts'
import { createProvider } from './factories/provider.ts'
import { findOpening } from './live-bookings.ts'

test('where the diary has no room for what the demo shows, its provider opens a time: not twice a day for one client', async () => {
  const api = await createTestApi(inject('serverUrl'))
  const { platform, clock } = api
  const { database } = platform
  const now = clock.now()
  const provider = await createProvider(database, now)
  const { id: by } = await createClient(database, now)
  const listing = await createListing(database, now, provider)
  const hasPhotos = listing.must_haves.photos !== null
  const wish = { by, from: provider.id, hasPhotos }
  const open = async (ahead: readonly [from: number, to: number]) => {
    const { slot_id } = await findOpening(platform, { ...wish, ahead }, now)
    const slot = await database.row<{ startsAt: number; endsAt: number }>(
      'select starts_at as "startsAt", upper(during) as "endsAt" from slot where provider_id = $1 and id = $2',
      [provider.id, slot_id],
    )
    if (!slot) throw new Error('no slot')
    expect(slotProblem(slot.startsAt, now, listing.zone)).toBeUndefined()
    expect(slot.startsAt - now).toBeGreaterThanOrEqual(ahead[0])
    expect(slot.startsAt - now).toBeLessThan(ahead[1])
    return { ...slot, id: slot_id }
  }
  const first = await open([22 * HOUR_MS, 36 * HOUR_MS])
  expect((await open([22 * HOUR_MS, 36 * HOUR_MS])).id).toBe(first.id)
  const row = { id: first.id } as Parameters<typeof bookingIn>[3]['slot']['row'] // what a booking reads of it
  await bookingIn(database, now, 'confirmed', { listing, slot: { ...first, row }, clientId: by })
  const day = (instant: number) => new Date(instant).toLocaleDateString('en-GB', { timeZone: listing.zone })
  const second = await open([22 * HOUR_MS, 3 * DAY_MS])
  expect(day(second.startsAt)).not.toBe(day(first.startsAt))
  await api.close()
})
