import { keyOf } from '@ginipig/api-client/core'
import { getProviderBooking } from '@ginipig/contract/booking'
import { breakpoints } from '@ginipig/ui/media-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookingsApi, requestOf } from '../../testing/bookings.ts'
import { openApp, person, problem } from '../../testing/open-app.ts'

const provider = { signedInAs: person('provider') }

const beWide = () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query === breakpoints.wide, media: query }) as MediaQueryList // what the layout reads
}

const acceptOf = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('article')
  return within(row as HTMLElement).getByRole('button', { name: 'Accept' }) // a row is an article
}

/** As a browser does: what is pressed has the focus. */
const press = (button: HTMLElement, times = 1) => {
  button.focus()
  for (let time = 0; time < times; time++) fireEvent.click(button)
}

const declineFor = async (reason: string) => {
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('radio', { name: reason }))
  press(dialog.getByRole('button', { name: 'Decline request' }), 2)
}

test('a request is accepted once, however often it is pressed, and the next one takes the focus', async () => {
  const { calls, answers } = bookingsApi([requestOf(1, 'Maya'), requestOf(2, 'Anika'), requestOf(3, 'Zoe')])
  await openApp('/provider/my-bookings', calls, provider)
  press(await acceptOf('Anika Osei'), 2)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Anika Osei' })).toBeNull())
  expect(answers).toEqual(['accepting Anika'])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Zoe Osei' })))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('after the last answer the empty list has the focus', async () => {
  const { calls } = bookingsApi([requestOf(1, 'Maya')])
  await openApp('/provider/my-bookings', calls, provider)
  press(await acceptOf('Maya Osei'))
  await screen.findByRole('heading', { name: 'Nobody is waiting on you' })
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Nobody is waiting on you'))
  expect(document.activeElement).not.toBe(document.body)
})

test('on a page of its own, the page has the focus once the answer’s button is gone', async () => {
  const booking = requestOf(1, 'Maya')
  const { calls } = bookingsApi([booking])
  await openApp(`/provider/booking-details/${booking.id}`, calls, provider)
  press(await screen.findByRole('button', { name: 'Accept' }))
  await screen.findByText('Taking the payment')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('beside the list, the request shown next takes the focus, after yes and after no', async () => {
  beWide()
  const { calls, answers } = bookingsApi([requestOf(1, 'Maya'), requestOf(2, 'Anika'), requestOf(3, 'Zoe')])
  await openApp('/provider/my-bookings', calls, provider)
  const detail = async (name: string) => within(await screen.findByRole('complementary', { name }))
  press(await (await detail('Booking of Maya')).findByRole('button', { name: 'Accept' }), 2)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Anika Osei' })))

  press(await (await detail('Booking of Anika')).findByRole('button', { name: 'Decline' }))
  await declineFor('Fully booked')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Zoe Osei' })))
  expect(answers).toEqual(['accepting Maya', 'declined Anika'])
})

test('a booking stays on the screen when looking at it again fails', async () => {
  const booking = requestOf(1, 'Maya')
  const { calls } = bookingsApi([booking])
  const path = `GET /provider/bookings/${booking.id}`
  const { [path]: look } = calls
  let isDown = false
  calls[path] = (body) => (isDown || !look ? problem('internal', 500) : look(body))
  const { services } = await openApp(`/provider/booking-details/${booking.id}`, calls, provider)
  await screen.findByRole('button', { name: 'Accept' })
  isDown = true
  await act(async () => {
    await services.queryClient.invalidateQueries({
      queryKey: keyOf(getProviderBooking, { params: { bookingId: booking.id } }),
    })
    // Who shows it is told in the turn after.
    await new Promise((told) => setTimeout(told))
  })
  expect(
    services.queryClient.getQueryState(keyOf(getProviderBooking, { params: { bookingId: booking.id } }))?.status,
  ).toBe('error')
  expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy()
})

test('the question closes with a word when the client takes the request back meanwhile', async () => {
  const booking = requestOf(1, 'Maya')
  const { calls, answers } = bookingsApi([booking])
  const { services } = await openApp(`/provider/booking-details/${booking.id}`, calls, provider)
  press(await screen.findByRole('button', { name: 'Decline' }))
  await screen.findByRole('alertdialog')
  booking.status = 'withdrawn'
  await services.queryClient.invalidateQueries({
    queryKey: keyOf(getProviderBooking, { params: { bookingId: booking.id } }),
  })
  await screen.findByText('Maya has just taken the request back, so there’s nothing to decline.')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(answers).toEqual([])
})

test('the provider reads by when a patch test has to be, and what is true of who comes', async () => {
  const booking = requestOf(1, 'Maya')
  const { calls } = bookingsApi([booking])
  const { services } = await openApp(`/provider/booking-details/${booking.id}`, calls, provider)
  await screen.findByText('Will come in for a patch test by Sun 22 Nov, 18:00')
  expect(screen.getByText('No earlier visits with you')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'What happens when' })).toBeTruthy()
  booking.status = 'withdrawn'
  await services.queryClient.invalidateQueries({
    queryKey: keyOf(getProviderBooking, { params: { bookingId: booking.id } }),
  })
  await screen.findByRole('heading', { name: 'What happened' })
})
