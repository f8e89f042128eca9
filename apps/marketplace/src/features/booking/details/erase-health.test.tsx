import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, person } from '../../../testing/open-app.ts'
import { BOOKING_ID, heldBooking } from '../testing/held-booking.ts'

const PHOTO_ID = '00000000-0000-4000-8000-0000000000f1'

/** Requested, with an answer and a patch test to come. */
function sent(): ClientBooking {
  const held = heldBooking()
  return {
    ...held,
    photos: [{ id: PHOTO_ID, url: `/api/v1/photos/${PHOTO_ID}` }],
    ...{ status: 'requested', paymentStatus: 'authorized', plan: 'full', holdEndsAt: null, offeredPlans: [] },
    mustHavesAsked: {
      ...held.mustHavesAsked,
      photos: { text: 'Your skin' },
      patchTest: { hoursBefore: 48 },
      consultation: { questions: [{ id: 'allergies', text: 'Any allergies?', isRequired: true }] },
    },
    mustHavesGiven: { ...held.mustHavesGiven, answers: { allergies: 'Nuts' }, patchTest: 'will_attend' },
  }
}

test('answers about one’s health are erased after one question, and stay gone', async () => {
  let kept = sent()
  const post = vi.fn(() => {
    const mustHavesGiven = { ...kept.mustHavesGiven, answers: {}, patchTest: null, consentsToHealthData: false }
    kept = { ...kept, mustHavesGiven, isHealthErased: true, photos: [] }
    return Response.json(kept)
  })
  await openApp(
    `/booking-details/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(kept),
      [`POST /bookings/${BOOKING_ID}/erase-health-answers`]: post,
    },
    { signedInAs: person('user') },
  )
  await screen.findByText('Nuts')
  fireEvent.click(screen.getByRole('button', { name: 'Erase my health answers' }))
  const asking = within(await screen.findByRole('alertdialog'))
  expect(post).not.toHaveBeenCalled()
  expect(asking.getByText(/your answers, your photos and what you said about a patch test/)).toBeTruthy()
  fireEvent.click(asking.getByRole('button', { name: 'Erase my answers' }))
  await waitFor(() => expect(screen.queryByText('Nuts')).toBeNull())
  expect(screen.getByText('Your answer is erased.')).toBeTruthy()
  expect(screen.getByText('Your photos are erased.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Erase my health answers' })).toBeNull()
  expect(post).toHaveBeenCalledOnce()
})
