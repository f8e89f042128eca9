import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import type { Slot } from '@ginipig/contract/listing/get-listing.ts'
import type { Notification } from '@ginipig/contract/notification/notification.ts'
import type { Wait } from '@ginipig/contract/waitlist/waitlist.ts'
import { DAY_MS, MINUTE_MS } from '@ginipig/domain/time'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bookingsPage } from '../../../testing/bookings-page.ts'
import { type Calls, openApp, person, problem } from '../../../testing/open-app.ts'
import { BOOKING_ID, heldBooking, LISTING_ID, listing } from '../testing/held-booking.ts'

const asClient = { signedInAs: person('user') }
const full = { ...listing(), nextSlotAt: null, nextSlots: [] }
const wait = (over: Partial<Wait> = {}): Wait => ({
  ...{ listing: full, day: null, place: 2, of: 3, endsAt: Date.now() + 90_000 * MINUTE_MS, held: null },
  ...over,
})
const waits = (...items: Wait[]) => Response.json({ items })

const month = new Date().toISOString().slice(0, 7)
const calendar: Calls = {
  'GET /bookings/hold': () => Response.json(null),
  [`GET /listings/${LISTING_ID}`]: () => Response.json(full),
  [`GET /listings/${LISTING_ID}/months/${month}`]: () =>
    Response.json({ month, zone: 'Europe/London', firstDate: `${month}-01`, lastDate: `${month}-28`, slots: [] }),
}

const openSlot = (date: string): Slot => ({
  ...{ id: BOOKING_ID, date, fromTime: '10:00', toTime: '12:30', capacity: 1, availability: 1, isBeingBooked: false },
  ...{ startsAt: Date.parse(`${date}T10:00Z`), endsAt: Date.parse(`${date}T12:30Z`) },
})

async function openCalendar(put: (body: unknown) => Response) {
  const calls = { ...calendar, 'GET /waitlist': () => waits(), [`PUT /waitlist/${LISTING_ID}`]: put }
  const { services } = await openApp(`/treatment-availability/${LISTING_ID}?month=${month}`, calls, asClient)
  services.realtime.watchListing = () => () => {} // no socket in these tests
  await screen.findByRole('heading', { name: 'Fully booked for now' })
}

test('a full listing is waited for, and the place in the line is said', async () => {
  const put = vi.fn(() => waits(wait()))
  await openCalendar(put)
  const join = screen.getByRole('button', { name: 'Join the waitlist' })
  join.focus()
  fireEvent.click(join)
  await screen.findByText('You’re number 2 of 3')
  expect(put).toHaveBeenCalledExactlyOnceWith({ day: null })
  // The button is gone; the focus is where its answer stands.
  expect(document.activeElement?.textContent).toBe('You’re waiting for a time')
  expect(screen.getByRole('link', { name: 'See all you’re waiting for' }).getAttribute('href')).toBe(
    '/my-booking?tab=waiting',
  )
})

test('the calendar of a closed listing says that it is closed', async () => {
  const closed = () => Response.json({ ...full, isClosed: true })
  const calls = { ...calendar, 'GET /waitlist': () => waits(), [`GET /listings/${LISTING_ID}`]: closed }
  const { services } = await openApp(`/treatment-availability/${LISTING_ID}?month=${month}`, calls, asClient)
  services.realtime.watchListing = () => () => {} // no socket in these tests
  await screen.findByRole('heading', { name: 'Closed for now' })
  screen.getByText('Priya isn’t taking bookings for this at the moment.')
  screen.getByText(/^No bookings are taken at the moment\. It may open again\. When a time opens up/)
})

test.each([
  { of: 1, words: 'You’re the only one in line' },
  { of: 2, words: 'You’re first of 2' },
])('the first of $of reads “$words”', async ({ of, words }) => {
  await openApp('/my-booking?tab=waiting', { 'GET /waitlist': () => waits(wait({ place: 1, of })) }, asClient)
  await screen.findByText(words)
})

test('a time that is held meanwhile is told where one waits for it', async () => {
  const held = { bookingId: BOOKING_ID, until: Date.UTC(2099, 4, 16, 12, 15) }
  const calls = { ...calendar, 'GET /waitlist': () => waits(wait({ place: 1, held })) }
  const { services } = await openApp(`/treatment-availability/${LISTING_ID}?month=${month}`, calls, asClient)
  services.realtime.watchListing = () => () => {} // no socket in these tests
  await screen.findByText('A time is held for you until 13:15.')
  expect(screen.getByRole('link', { name: 'See the time' }).getAttribute('href')).toBe(`/waitlist/${BOOKING_ID}`)
  expect(screen.queryByText('You’re first of 3')).toBeNull()
})

test('a listing without a time to pick has nothing to go on with', async () => {
  await openCalendar(() => waits(wait()))
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull()
  expect(screen.queryByText(/^When you continue/)).toBeNull()
})

test('a day of which each time is being booked is waited for, though other days have room', async () => {
  const date = `${month}-28`
  const slot: Slot = { ...openSlot(date), availability: 0, isBeingBooked: true }
  const put = vi.fn(() => waits(wait({ day: date })))
  const { services } = await openApp(
    `/treatment-availability/${LISTING_ID}?month=${month}&day=${date}`,
    {
      ...{ ...calendar, 'GET /waitlist': () => waits(), [`PUT /waitlist/${LISTING_ID}`]: put },
      [`GET /listings/${LISTING_ID}`]: () => Response.json(listing()),
      [`GET /listings/${LISTING_ID}/months/${month}`]: () =>
        Response.json({ month, zone: 'Europe/London', firstDate: date, lastDate: date, slots: [slot] }),
    },
    asClient,
  )
  services.realtime.watchListing = () => () => {} // no socket in these tests
  await screen.findByRole('heading', { name: 'No time that suits you?' })
  screen.getByRole('button', { name: /^Day to wait for: .* 28 / })
  fireEvent.click(screen.getByRole('button', { name: 'Join the waitlist' }))
  await screen.findByText('You’re number 2 of 3')
  expect(put).toHaveBeenCalledExactlyOnceWith({ day: date })
})

test('where there is room, a full day is chosen before it is waited for, from the month that is looked at', async () => {
  const next = new Date(Date.parse(`${month}-28`) + 5 * DAY_MS).toISOString().slice(0, 7)
  const days = {
    ...{ month: next, zone: 'Europe/London', firstDate: `${month}-01`, lastDate: `${next}-28` },
    slots: [openSlot(`${next}-08`)],
  }
  await openApp(
    `/treatment-availability/${LISTING_ID}?month=${next}`,
    {
      ...{ ...calendar, 'GET /waitlist': () => waits() },
      [`GET /listings/${LISTING_ID}/months/${next}`]: () => Response.json(days),
      [`GET /listings/${LISTING_ID}`]: () => Response.json(listing()),
    },
    asClient,
  )
  const choose = await screen.findByRole('button', { name: 'Day to wait for: Choose a full day' })
  expect(screen.queryByRole('button', { name: 'Join the waitlist' })).toBeNull()
  fireEvent.click(choose)
  const dialog = within(await screen.findByRole('dialog', { name: 'Which day?' }))
  const looked = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  dialog.getByRole('heading', { name: looked.format(Date.parse(`${next}-01`)) })
  expect(dialog.queryByRole('button', { name: 'Any date' })).toBeNull()
  fireEvent.click(await dialog.findByRole('button', { name: /, 1 slot$/ }))
  // Nothing is chosen: the question stands, and a day without a slot answers it.
  fireEvent.click(dialog.getByRole('button', { name: / 9 / }))
  await screen.findByRole('button', { name: /^Day to wait for: .* 9 / })
  screen.getByRole('button', { name: 'Join the waitlist' })
})

test('where a time came free meanwhile it is said', async () => {
  await openCalendar(() => problem('times_open', 409))
  fireEvent.click(screen.getByRole('button', { name: 'Join the waitlist' }))
  await screen.findByText('There is a time to book now. Look at the calendar.')
})

test('among the bookings stands what is waited for, until it is let be', async () => {
  const remove = vi.fn(() => waits())
  await openApp(
    '/my-booking?tab=waiting',
    {
      'GET /bookings/hold': () => Response.json(null),
      'GET /bookings': () => bookingsPage(),
      'GET /waitlist': () => waits(wait({ day: '2099-05-16', place: 1 })),
      [`DELETE /waitlist/${LISTING_ID}`]: remove,
    },
    asClient,
  )
  await screen.findByText('Any time on Saturday 16 May')
  expect(screen.getByText('You’re first of 3')).toBeTruthy()
  const stop = screen.getByRole('button', { name: 'Stop waiting' })
  stop.focus()
  fireEvent.click(stop)
  // A place in line is soon lost by a slip of the thumb, and nothing brings it back.
  const question = await screen.findByRole('alertdialog', { name: 'Stop waiting for this treatment?' })
  expect(remove).not.toHaveBeenCalled()
  fireEvent.click(within(question).getByRole('button', { name: 'Stop waiting' }))
  const title = await screen.findByText('You’re not waiting for anything')
  await waitFor(() => expect(document.activeElement).toBe(title.parentElement))
  expect(remove).toHaveBeenCalledOnce()
})

test('a held time stays in sight where looking again fails', async () => {
  const held = { bookingId: BOOKING_ID, until: Date.UTC(2099, 4, 16, 12, 15) }
  const ask = vi.fn(() => problem('not_found', 404)).mockImplementationOnce(() => waits(wait({ place: 1, held })))
  const { services } = await openApp('/my-booking?tab=waiting', { 'GET /waitlist': ask }, asClient)
  const see = await screen.findByRole('link', { name: 'See the time' })
  await act(() => services.queryClient.invalidateQueries())
  expect(ask).toHaveBeenCalledTimes(2)
  expect(see.isConnected).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Stop waiting' }))
  await screen.findByText(/^The time held for you stays yours until 13:15\./)
})

test('another day is waited for without leaving the line', async () => {
  const put = vi.fn(() => waits(wait({ day: null })))
  await openApp(
    '/my-booking?tab=waiting',
    {
      'GET /bookings/hold': () => Response.json(null),
      'GET /bookings': () => bookingsPage(),
      'GET /waitlist': () => waits(wait({ day: '2099-05-16' })),
      [`PUT /waitlist/${LISTING_ID}`]: put,
    },
    asClient,
  )
  await screen.findByText('Any time on Saturday 16 May')
  fireEvent.click(screen.getByRole('button', { name: 'Change day' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Any date' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('Any date')
  expect(put).toHaveBeenCalledExactlyOnceWith({ day: null })
})

async function openOffer(booking: ClientBooking, more: Calls = {}) {
  return openApp(
    `/waitlist/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booking),
      ...more,
    },
    asClient,
  )
}

test('a held time is taken by one tap, or let go to the next in line', async () => {
  const gone = heldBooking({ status: 'payment_failed', holdEndsAt: null, offeredPlans: [] })
  const release = vi.fn(() => Response.json(gone))
  await openOffer(heldBooking(), { [`POST /bookings/${BOOKING_ID}/release-hold`]: release })
  await screen.findByRole('heading', { name: 'A time opened up, and it’s yours' })
  expect(screen.getByRole('timer', { name: 'Held for you' }).textContent).toMatch(/^1[45]:\d\d$/)
  const ways = screen.getAllByRole('link', { name: 'Take it' }).map((link) => link.getAttribute('href'))
  expect(new Set(ways)).toEqual(new Set([`/payment-options/${BOOKING_ID}`]))
  const letGo = screen.getByRole('button', { name: 'Let it go' })
  letGo.focus()
  fireEvent.click(letGo)
  const heading = await screen.findByRole('heading', { name: 'It’s no longer held for you' })
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(heading)).toBe(true)
})

test('who comes too late reads that their place is kept', async () => {
  await openOffer(heldBooking({ status: 'payment_failed', holdEndsAt: null, offeredPlans: [] }))
  await screen.findByRole('heading', { name: 'It’s no longer held for you' })
  expect(screen.getByText(/you keep your place in the line/)).toBeTruthy()
})

test('who has taken it sees their booking', async () => {
  const taken = heldBooking({ status: 'requested', requestedAt: Date.now(), holdEndsAt: null, offeredPlans: [] })
  const { router } = await openOffer(taken)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/booking-details/${BOOKING_ID}`))
})

test('a time that is held is passed on by one press where it is told', async () => {
  const title = 'A time with Priya is held for you'
  let told: Notification = {
    ...{ id: LISTING_ID, kind: 'booking_time_offered', at: Date.now(), isRead: true, title, line: 'Balayage.' },
    path: `/waitlist/${BOOKING_ID}`,
    action: { label: 'Take it', path: `/waitlist/${BOOKING_ID}`, heldBookingId: BOOKING_ID },
  }
  const release = vi.fn(() => {
    told = { ...told, action: null }
    return Response.json(heldBooking({ status: 'payment_failed', holdEndsAt: null, offeredPlans: [] }))
  })
  await openApp(
    '/notification',
    {
      'GET /notifications': () => Response.json({ items: [told], nextCursor: null }),
      'GET /notifications/latest': () => Response.json({ items: [told], unread: 0 }),
      [`POST /bookings/${BOOKING_ID}/release-hold`]: release,
    },
    asClient,
  )
  fireEvent.click(await screen.findByRole('button', { name: `Let it go: ${title}` }))
  await screen.findByText(/^You let it go\./)
  expect(release).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('link', { name: `Take it: ${title}` })).toBeNull())
})
