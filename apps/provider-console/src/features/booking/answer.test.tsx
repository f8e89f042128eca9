import { keyOf } from '@ginipig/api-client/core/call-options.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import { breakpoints } from '@ginipig/ui/media-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookingsApi, requestOf } from '../../testing/bookings.ts'
import { type Calls, openApp, person, problem } from '../../testing/open-app.ts'

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

const openDecline = async (calls: Calls, bookingId: string) => {
  await openApp(`/provider/booking-details/${bookingId}`, calls, provider)
  press(await screen.findByRole('button', { name: 'Decline' }))
  return within(await screen.findByRole('alertdialog'))
}

test('a request isn’t declined for something else without a word on it', async () => {
  const booking = requestOf(1, 'Maya')
  const { calls, answers } = bookingsApi([booking])
  const dialog = await openDecline(calls, booking.id)
  press(dialog.getByRole('button', { name: 'Decline request' }))
  await dialog.findByText('Please choose a reason')
  fireEvent.click(dialog.getByRole('radio', { name: 'Something else' }))
  fireEvent.change(dialog.getByLabelText('Words for Maya'), { target: { value: '  ' } })
  press(dialog.getByRole('button', { name: 'Decline request' }))
  await dialog.findByText('Please enter a few words')
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Words for Maya')))
  expect(answers).toEqual([])
})

test('a decline that fails says so, keeps what was given, and can be tried again', async () => {
  const booking = requestOf(1, 'Maya')
  const { calls, answers } = bookingsApi([booking])
  const path = `POST /provider/bookings/${booking.id}/decline`
  const { [path]: decline } = calls
  const given: unknown[] = []
  calls[path] = (body) => {
    given.push(body)
    return given.length === 1 || !decline ? problem('unavailable', 503) : decline(body)
  }
  const dialog = await openDecline(calls, booking.id)
  fireEvent.click(dialog.getByRole('radio', { name: 'Something else' }))
  fireEvent.change(dialog.getByLabelText('Words for Maya'), { target: { value: 'My chair broke' } })
  press(dialog.getByRole('button', { name: 'Decline request' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('short break')
  expect(answers).toEqual([])
  press(dialog.getByRole('button', { name: 'Decline request' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(answers).toEqual(['declined Maya'])
  expect(given).toEqual(Array(2).fill({ reason: 'other', text: 'My chair broke' }))
})

test('an accept that fails says so and can be tried again', async () => {
  const booking = requestOf(1, 'Maya')
  const { calls, answers } = bookingsApi([booking])
  const path = `POST /provider/bookings/${booking.id}/accept`
  const { [path]: accept } = calls
  let isDown = true
  calls[path] = (body) => (isDown || !accept ? problem('unavailable', 503) : accept(body))
  await openApp(`/provider/booking-details/${booking.id}`, calls, provider)
  press(await screen.findByRole('button', { name: 'Accept' }))
  expect((await screen.findByRole('alert')).textContent).toContain('short break')
  isDown = false
  press(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(answers).toEqual(['accepting Maya']))
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
