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

test('the money of a booking reads as French: each sum, each day, what cancelling costs', async () => {
  localStorage.setItem('language', 'fr')
  const startsAt = Date.UTC(2030, 4, 14, 9, 30)
  const now = startsAt - 72 * HOUR_MS
  const booking = {
    ...heldBooking({ startsAt, status: 'confirmed', plan: 'deposit', captured: 810, paymentStatus: 'deposit_paid' }),
    ...{ holdEndsAt: null, balanceAt: startsAt - 36 * HOUR_MS, now },
    events: [{ at: now - HOUR_MS, kind: 'confirmed', actor: 'system' }],
  }
  await openApp(
    `/booking-details/${booking.id}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${booking.id}`]: () => Response.json(booking),
    },
    { signedInAs: { ...person('user'), language: 'fr' } },
  )
  await screen.findByText(/^Solde de 45,90\s£/)
  const text = document.body.textContent ?? ''
  expect(text).toContain('dim. 12 mai 2030, 22:30')
  expect(text).toContain('Annuler vous coûte 8,10\u00a0£ jusqu’au dim. 12 mai 2030, 22:30, 35,10\u00a0£ ensuite.')
  // Nothing of it is English, and no sum could break before its sign.
  expect(text).not.toMatch(/£\d|\d £|\bMay\b/)
})
