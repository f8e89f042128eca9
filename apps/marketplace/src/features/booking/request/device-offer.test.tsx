import { watchInstallOffer } from '@ginipig/app/device/install-offer.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BOOKING_ID, heldBooking } from '#features/booking/testing/held-booking.ts'
import { openApp, person } from '../../../testing/open-app.ts'

const booking = heldBooking({ status: 'confirmed', approval: 'automatic' })
const openBooked = () =>
  openApp(
    `/booking-confirm/${BOOKING_ID}`,
    { [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booking) },
    { signedInAs: person('user') },
  )

watchInstallOffer()
const offer = () => {
  const prompt = vi.fn(async () => undefined)
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  return prompt
}
const card = () => screen.findByRole('region', { name: 'Keep this one tap away?' })

test('after a booking the app can be put on the home screen; a no is remembered', async () => {
  await openBooked()
  await screen.findByRole('heading', { name: 'It’s booked.' })
  expect(screen.queryByRole('button', { name: 'Add to home screen' })).toBeNull()
  const prompt = await act(async () => offer())
  await card()
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Keep this one tap away?' })).toBeNull())
  expect(localStorage.getItem('ginipig.asked')).toBe('install')
  expect(prompt).not.toHaveBeenCalled()
  await act(async () => void window.dispatchEvent(new Event('appinstalled')))
})

test('a yes has the browser ask, once', async () => {
  const prompt = offer()
  await openBooked()
  await card()
  fireEvent.click(screen.getByRole('button', { name: 'Add to home screen' }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Add to home screen' })).toBeNull()
})
