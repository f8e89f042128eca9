import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import type { BookingStatus } from '@ginipig/domain/booking'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, person } from '../../../testing/open-app.ts'
import { carriesAtOnce, refusedBooking } from '../must-haves/refused-booking.ts'
import { BOOKING_ID, heldBooking, LISTING_ID, listing } from '../testing/held-booking.ts'

const LIKE_ID = '0190a7c2-0000-7000-8000-0000000000f1'
const held = vi.fn()
const slot = {
  id: '0190a7c2-0000-7000-8000-0000000000f9',
  date: '2026-11-24',
  ...{ fromTime: '18:00', toTime: '19:00', capacity: 1, availability: 1, isBeingBooked: false },
  startsAt: heldBooking().startsAt,
  endsAt: heldBooking().endsAt,
}

const open = (status: BookingStatus, over: Partial<ClientBooking> = {}) =>
  openApp(
    `/booking-details/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json({ ...heldBooking(), status, holdEndsAt: null, ...over }),
      [`GET /listings/${LISTING_ID}/like`]: () =>
        Response.json({
          items: [
            { ...listing(), id: LIKE_ID, title: 'Babylights', price: 3_600, approval: 'automatic' },
            { ...listing(), id: '0190a7c2-0000-7000-8000-0000000000f2', title: 'Just gone' },
          ],
        }),
      'GET /next-times': () => Response.json({ items: [{ id: LIKE_ID, slots: [slot] }] }),
      'POST /bookings': (body: unknown) => {
        held(body)
        return Response.json(heldBooking())
      },
    },
    { signedInAs: person('user') },
  )

test.for([
  ['declined', 'Priya couldn’t take this one'],
  ['expired', 'Priya didn’t reply in time'],
  ['cancelled_by_provider', 'Priya had to cancel'],
] as const)(
  '%s: the page says so first, what is like it is offered, and what was given is kept in mind for it',
  async ([status, title]) => {
    await open(status)
    await screen.findByRole('heading', { level: 1, name: title })
    await screen.findByRole('heading', { name: 'Like it, and open now' })
    await screen.findByText('Babylights')
    expect(screen.queryByText('Just gone')).toBeNull()
    screen.getByText(/^Same day · £\d+\.00 less · Confirmed at once$/)
    expect(refusedBooking.read()).toBe(BOOKING_ID)
  },
)

test('a client who was there reads that it was decided so, not that somebody cancelled', async () => {
  await open('cancelled_by_provider', { wasThere: true, captured: 1_000 })
  await screen.findByRole('heading', { level: 1, name: 'We decided for you' })
  screen.getByText('Decided for you')
  expect(screen.queryByText('Priya cancelled')).toBeNull()
})

test.for([
  [5_400, /^You had booked .+\. We couldn’t go on with the payment\. You get £54\.00 back\.$/],
  [0, /^You asked for .+\. We couldn’t go on with the payment\. Nothing was charged\.$/],
] as const)(
  'called off by us with %i pence paid: the page says so first, and what comes back',
  async ([captured, words]) => {
    await open('cancelled_by_platform', { captured })
    await screen.findByRole('heading', { level: 1, name: 'Ginipig called this booking off' })
    screen.getByText('Called off by Ginipig')
    screen.getByText(words)
    screen.getByRole('heading', { name: 'What happened' })
    expect(document.body.textContent).not.toMatch(/fraud|had to cancel/i)
    // Its payment was the trouble: nothing else is offered for it.
    expect(screen.queryByText('Babylights')).toBeNull()
  },
)

test('who was declined reads why at the head', async () => {
  await open('declined', { declineReason: 'fully_booked', declineText: 'Try June?' })
  await screen.findByText(/^You asked for .+\. The diary is full that day\. “Try June\?”$/)
})

test.for([
  [0, ['Like it, and open now', 'What happened']],
  [1_000, ['What happened', 'Like it, and open now']],
] as const)('whose booking was cancelled with %i pence paid: what comes first', async ([captured, order]) => {
  await open('cancelled_by_provider', { captured })
  await screen.findByText('Babylights')
  await screen.findByText(/^You had booked/)
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(heads.slice(0, 2)).toEqual(order)
})

test('one tap on a time holds it, and the must-haves know that what was given goes along', async () => {
  const noted = vi.spyOn(carriesAtOnce, 'write')
  const { router } = await open('declined')
  fireEvent.click(await screen.findByRole('button', { name: /^Book Babylights, / }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/must-haves'))
  expect(held).toHaveBeenCalledExactlyOnceWith({ slotId: slot.id, price: 3_600 })
  // Read and forgotten by the must-haves as soon as they are there.
  expect(noted).toHaveBeenCalledExactlyOnceWith(true)
})

test('who withdrew is offered nothing', async () => {
  await open('withdrawn')
  await screen.findByRole('heading', { name: 'Payments' })
  expect(screen.queryByText('Babylights')).toBeNull()
  expect(refusedBooking.read()).toBeUndefined()
})
