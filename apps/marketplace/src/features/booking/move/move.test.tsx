import { beginAt } from '@ginipig/app/testing/clock.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import type { Slot } from '@ginipig/contract/listing/get-listing.ts'
import { DAY_MS, HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openApp, person, problem } from '../../../testing/open-app.ts'
import { BOOKING_ID, heldBooking, LISTING_ID, listing } from '../testing/held-booking.ts'

const SLOT_ID = '0190a7c2-0000-7000-8000-0000000000d2'

/** £54.00, of which the deposit of £8.10 is paid. */
const confirmed = (over: Partial<ClientBooking> = {}): ClientBooking => {
  const held = heldBooking()
  const balanceAt = held.startsAt - 36 * HOUR_MS
  const paid = { paymentStatus: 'deposit_paid', plan: 'deposit', captured: 810, balanceAt, holdEndsAt: null } as const
  return { ...held, ...paid, status: 'confirmed', offeredPlans: [], ...over }
}

/** An open slot of its listing, a week after the booking's. */
function slotAfter({ startsAt, zone }: ClientBooking, days: number): Slot {
  const at = startsAt + days * DAY_MS
  const { date, time } = toWallClock(at, zone)
  const rest = { fromTime: time, toTime: time, capacity: 1, availability: 1, isBeingBooked: false }
  return { id: SLOT_ID, startsAt: at, endsAt: at + 2 * HOUR_MS, date, ...rest }
}

async function open(booking: ClientBooking, slot: Slot, answer: (body: unknown) => Response) {
  let kept = booking
  const post = vi.fn(answer)
  const month = slot.date.slice(0, 7)
  const { router, services } = await openApp(
    `/move-booking/${BOOKING_ID}?month=${month}&day=${slot.date}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(kept),
      [`GET /listings/${LISTING_ID}`]: () => Response.json(listing()),
      [`GET /listings/${LISTING_ID}/months/${month}`]: () =>
        Response.json({ month, zone: booking.zone, firstDate: slot.date, lastDate: slot.date, slots: [slot] }),
      [`POST /bookings/${BOOKING_ID}/move`]: post,
      [`POST /bookings/${BOOKING_ID}/wish-move`]: post,
    },
    { signedInAs: person('user') },
  )
  /** It changes elsewhere, and the page hears of it. */
  const becomes = async (over: Partial<ClientBooking>) => {
    kept = { ...kept, ...over }
    await act(() => services.queryClient.invalidateQueries())
  }
  return { post, router, becomes }
}

test('another time is picked, what it costs is said, and the booking is there', async () => {
  const booking = confirmed()
  const slot = slotAfter(booking, 7)
  const moved = { ...booking, startsAt: slot.startsAt, endsAt: slot.endsAt, moves: 1 }
  const { post, router } = await open(booking, slot, () => Response.json(moved))
  await screen.findByRole('heading', { name: 'Move your booking' })
  fireEvent.click(screen.getAllByRole('button', { name: 'Move' })[0] ?? document.body)
  await screen.findByText('Please select any Slot!')
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${slot.fromTime}`) }))
  await screen.findAllByText('£0.00')
  const [press] = await screen.findAllByRole('button', { name: /^Move to / })
  const pagesBefore = router.history.length
  fireEvent.click(press ?? document.body)
  await screen.findByText(/^Moved to /)
  expect(post).toHaveBeenCalledExactlyOnceWith({ slotId: SLOT_ID })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/booking-details/${BOOKING_ID}`))
  expect(router.history.length).toBe(pagesBefore)
})

test('a move whose answer was lost is shown once it is known, and isn’t asked for again', async () => {
  const booking = confirmed()
  const slot = slotAfter(booking, 7)
  const { becomes, router } = await open(booking, slot, () => {
    throw new TypeError('Failed to fetch')
  })
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${slot.fromTime}`) }))
  const [press] = await screen.findAllByRole('button', { name: /^Move to / })
  fireEvent.click(press ?? document.body)
  await screen.findByText(/^Ginipig couldn’t be reached/)
  await becomes({ startsAt: slot.startsAt, endsAt: slot.endsAt, moves: 1 })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/booking-details/${BOOKING_ID}`))
})

test('a time that went meanwhile is said, and the old one is kept', async () => {
  const booking = confirmed()
  const slot = slotAfter(booking, 7)
  await open(booking, slot, () => problem('slot_taken', 409))
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${slot.fromTime}`) }))
  const [press] = await screen.findAllByRole('button', { name: /^Move to / })
  fireEvent.click(press ?? document.body)
  await screen.findByText('It looks like someone has beat you to this appointment.')
})

test('when nobody could answer any more there is nothing to move: its page is shown', async () => {
  const booking = confirmed({ startsAt: Date.now() + HOUR_MS })
  const { router } = await open(booking, slotAfter(booking, 7), () => problem('move_too_late', 409))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/booking-details/${BOOKING_ID}`))
  expect(screen.queryByRole('link', { name: 'Move booking' })).toBeNull()
})

test('a booking that the provider cancels meanwhile is shown as it is, with nothing to move', async () => {
  const booking = confirmed()
  const { router, becomes } = await open(booking, slotAfter(booking, 7), () => problem('booking_state', 409))
  await screen.findByRole('heading', { name: 'Move your booking' })
  await becomes({ status: 'cancelled_by_provider' })
  await screen.findByRole('heading', { name: 'Priya had to cancel' })
  expect(router.state.location.pathname).toBe(`/booking-details/${BOOKING_ID}`)
})

test('under 36 hours before the provider is asked: until when it is held is said', async () => {
  const booking = confirmed({ startsAt: Date.now() + 30 * HOUR_MS })
  const slot = slotAfter(booking, 7)
  const { post, router } = await open(booking, slot, () => Response.json(booking))
  await screen.findByRole('heading', { name: 'Ask Priya to move it' })
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${slot.fromTime}`) }))
  const [press] = await screen.findAllByRole('button', { name: /^Ask for / })
  fireEvent.click(press ?? document.body)
  await screen.findByText(/^Priya has been asked/)
  expect(post).toHaveBeenCalledExactlyOnceWith({ slotId: SLOT_ID })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/booking-details/${BOOKING_ID}`))
})

describe('in November', () => {
  beginAt('2026-11-21T09:00:00Z')

  test('the month that opens has a time to ask for, where the soonest ones are too near', async () => {
    const booking = confirmed({ startsAt: Date.now() + 30 * HOUR_MS })
    const slot = slotAfter(booking, 20)
    const near = { ...slot, startsAt: Date.now() + 20 * HOUR_MS }
    const empty = { zone: booking.zone, firstDate: '2026-11-21', lastDate: slot.date, slots: [] }
    await openApp(
      `/move-booking/${BOOKING_ID}`,
      {
        'GET /bookings/hold': () => Response.json(null),
        [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booking),
        [`GET /listings/${LISTING_ID}`]: () => Response.json({ ...listing(), nextSlots: [near, slot] }),
        [`GET /listings/${LISTING_ID}/months/2026-11`]: () => Response.json({ ...empty, month: '2026-11' }),
        [`GET /listings/${LISTING_ID}/months/2026-12`]: () =>
          Response.json({ ...empty, month: '2026-12', slots: [slot] }),
      },
      { signedInAs: person('user') },
    )
    await screen.findByRole('radio', { name: new RegExp(`^${slot.fromTime}`) })
  })
})

/** The page of a booking for which Priya proposes two other times; a press changes what the server has. */
async function openProposed(over: Partial<ClientBooking>) {
  const before = confirmed(over)
  const times = [7, 9].map((days) => {
    const { startsAt, endsAt } = slotAfter(before, days)
    return { slotId: SLOT_ID.replace(/2$/, String(days)), startsAt, endsAt }
  })
  const until = before.now + 24 * HOUR_MS
  const proposal = {
    by: 'provider',
    otherwise: 'stays',
    note: 'No water on Thursday.',
    times,
    at: before.now,
    until,
  } as const
  let kept: ClientBooking = { ...before, proposal: { ...proposal, times: [...times] } }
  const post = vi.fn((_body: unknown) => {
    kept = { ...kept, proposal: null }
    return Response.json(kept)
  })
  await openApp(
    `/booking-details/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(kept),
      [`POST /bookings/${BOOKING_ID}/proposal/take`]: post,
      [`POST /bookings/${BOOKING_ID}/proposal/end`]: post,
    },
    { signedInAs: person('user') },
  )
  await screen.findByRole('heading', { name: 'Priya proposes other times' })
  return { post, times }
}

test('of the times that the provider proposes one is taken, and the focus goes on at the booking', async () => {
  const { post, times } = await openProposed({})
  await screen.findByText('“No water on Thursday.”')
  fireEvent.click((await screen.findAllByRole('radio'))[1] ?? document.body)
  const yes = await screen.findByRole('button', { name: /^Yes to / })
  yes.focus()
  fireEvent.click(yes)
  await screen.findByText(/^Moved to /)
  expect(post).toHaveBeenCalledExactlyOnceWith({ slotId: times[1]?.slotId })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Priya proposes other times' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('who takes none of them for a request reads first that nothing is taken', async () => {
  const { post } = await openProposed({ status: 'requested', captured: 0 })
  fireEvent.click(await screen.findByRole('button', { name: 'None of these' }))
  await screen.findByText(/what is set aside on your card is released/)
  expect(post).not.toHaveBeenCalled()
  fireEvent.click(await screen.findByRole('button', { name: 'Take none' }))
  await screen.findByText('Priya has your answer.')
  expect(post).toHaveBeenCalledOnce()
})
