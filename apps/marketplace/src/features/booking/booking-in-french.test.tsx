import { person } from '@ginipig/app/testing/open-app.tsx'
import { bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { nothingGiven } from '@ginipig/domain/listing'
import { HOUR_MS } from '@ginipig/domain/time'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../testing/open-app.ts'
import { heldBooking } from './testing/held-booking.ts'

/** Numbers, plurals and terms as French has them. */
test('what is held reads as French: the stars, what is done and what is lost', async () => {
  localStorage.setItem('language', 'fr')
  const { provider } = heldBooking()
  const hold = heldBooking({
    approval: 'automatic',
    startsAt: Date.now() + HOUR_MS,
    split: splitPrice(5_400, bookingPolicy),
    mustHavesAsked: { photos: null, requirements: null, consultation: null, patchTest: null },
    mustHavesGiven: { ...nothingGiven, photoIds: [], answers: {} },
    provider: { ...provider, rating: 3.9 },
  })
  const calls = { 'GET /bookings/hold': () => Response.json(hold) }
  const { services } = await openApp('/must-haves', calls, { signedInAs: { ...person('user'), language: 'fr' } })
  expect((await screen.findAllByText('0 sur 1 terminé')).length).toBe(2)
  expect(screen.getByRole('img', { name: /^Noté 3,9 sur 5/ }).textContent).toContain('3,9')
  expect(document.body.textContent).toMatch(/vous perdez 35,10\s£\. Si Priya annule/)
  expect(services.session.store.getState().userData?.language).toBe('fr')
})
