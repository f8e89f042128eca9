import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { nothingGiven } from '@ginipig/domain/listing'
import { act, screen } from '@testing-library/react'
import { type Calls, openApp } from '../../../testing/open-app.ts'

/** The whole app, with a client signed in, at a path. */
export async function openSignedIn(path: string, calls: Calls) {
  const { services, router } = await openApp('/', calls)
  await screen.findByRole('banner')
  services.realtime.watchListing = () => () => {} // no socket in these tests
  await act(() => services.session.logIn({ email: 'hannah@example.test', password: 'Ginipig-2026' }))
  await act(() => router.navigate({ to: path }))
  return { router, services }
}

/** A hold whose must-haves are done. */
export const ready: Partial<ClientBooking> = {
  mustHavesAsked: { photos: null, requirements: null, consultation: null, patchTest: null },
  mustHavesGiven: { ...nothingGiven, photoIds: [], answers: {}, isTruthful: true, agreesToPolicy: true },
}

/** The first of the twins: beside the receipt and in the dock. */
export const firstButton = (name: string | RegExp) => screen.getAllByRole('button', { name })[0] ?? document.body
