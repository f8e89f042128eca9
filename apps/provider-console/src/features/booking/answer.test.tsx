import { keyOf } from '@ginipig/api-client/core/call-options.ts'
import { beginAt } from '@ginipig/app/testing/clock.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { getProviderBooking, listProviderBookings } from '@ginipig/contract/booking/provider-calls.ts'
import { breakpoints } from '@ginipig/ui/media-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bookingsApi, requestOf } from '../../testing/bookings.ts'
import { type Calls, openApp, person, problem } from '../../testing/open-app.ts'

const provider = { signedInAs: person('provider') }

const beWide = () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query === breakpoints.wide, media: query }) as MediaQueryList // what the layout reads
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

const panelOf = async (name: string) => within(await screen.findByRole('region', { name: `${name}’s booking` }))

test('a request is accepted once, however often it is pressed, and the next one waits to be asked for', async () => {
  beWide()
  const { calls, answers } = bookingsApi([requestOf(1, 'Maya'), requestOf(2, 'Anika')])
  const { router } = await openApp('/provider/my-bookings', calls, provider)
  const panel = await panelOf('Maya')
  const accept = await panel.findByRole('button', { name: 'Accept' })
  expect(accept.closest('footer')?.dataset).toHaveProperty('stays')
  press(accept, 2)
  const told = await panel.findByText('Accepted. Maya’s payment is taken in a few seconds.')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Maya Osei' })).toBeNull())
  expect(answers).toEqual(['accepting Maya'])
  await waitFor(() => expect(document.activeElement).toBe(told))
  expect(panel.queryByRole('button', { name: /Accept/ })).toBeNull()
  fireEvent.click(panel.getByRole('link', { name: 'Next: Anika' }))
  await (await panelOf('Anika')).findByRole('button', { name: 'Accept' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Anika’s booking' })))
  expect(router.state.location.search).toEqual({ tab: 'requests', booking: requestOf(2, 'Anika').id })
})

test('a yes is taken back within ten seconds, and can be given again', async () => {
  const booking = requestOf(1, 'Maya')
  const { calls, answers } = bookingsApi([booking])
  await openApp(`/provider/booking-details/${booking.id}`, calls, provider)
  const accept = await screen.findByRole('button', { name: 'Accept' })
  // On a page of its own it comes after what was read for it.
  expect(accept.closest('footer')?.dataset).not.toHaveProperty('stays')
  press(accept)
  press(await screen.findByRole('button', { name: 'Undo' }))
  const again = await screen.findByRole('button', { name: 'Accept' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your answer' })))
  await waitFor(() => expect(again).toHaveProperty('disabled', false))
  press(again)
  await screen.findByRole('button', { name: 'Undo' })
  expect(answers).toEqual(['accepting Maya', 'requested Maya', 'accepting Maya'])
})

test('a request heard of again before its yes is taken back can’t be pressed until it is', async () => {
  const booking = requestOf(1, 'Maya')
  const { calls } = bookingsApi([booking])
  const asked = requestOf(1, 'Maya')
  const { promise, resolve } = Promise.withResolvers<Response>()
  calls[`POST /provider/bookings/${booking.id}/undo-accept`] = () => promise
  const { services } = await openApp(`/provider/booking-details/${booking.id}`, calls, provider)
  press(await screen.findByRole('button', { name: 'Accept' }))
  press(await screen.findByRole('button', { name: 'Undo' }))
  // The event of the change is quicker than the answer to what made it.
  act(() => {
    services.queryClient.setQueryData(keyOf(getProviderBooking, { params: { bookingId: booking.id } }), asked)
  })
  const accept = await screen.findByRole('button', { name: 'Accept' })
  expect(accept).toHaveProperty('disabled', true)
  resolve(Response.json(asked))
  await waitFor(() => expect(accept).toHaveProperty('disabled', false))
})

test('once the ten seconds are over there is nothing to take back', async () => {
  const booking: ProviderBooking = { ...requestOf(1, 'Maya'), status: 'accepting', undoUntil: requestOf(1, 'Maya').now }
  const { calls } = bookingsApi([booking])
  await openApp(`/provider/booking-details/${booking.id}`, calls, provider)
  await screen.findByText('Accepted. Maya’s payment is taken in a few seconds.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('when “Undo” goes by itself its focus stays with what came of the yes', async () => {
  const asked = requestOf(1, 'Maya')
  const booking: ProviderBooking = { ...asked, status: 'accepting', undoUntil: asked.now + 1_000 }
  const { calls } = bookingsApi([booking])
  await openApp(`/provider/booking-details/${booking.id}`, calls, provider)
  const undo = await screen.findByRole('button', { name: 'Undo' })
  undo.focus()
  await waitFor(() => expect(undo.isConnected).toBe(false), { timeout: 5_000 })
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByText('Accepted. Maya’s payment is taken in a few seconds.')),
  )
})

test('a yes that can’t be taken back any more says why', async () => {
  const booking = requestOf(1, 'Maya')
  const { calls } = bookingsApi([booking])
  calls[`POST /provider/bookings/${booking.id}/undo-accept`] = () => problem('booking_state', 409)
  await openApp(`/provider/booking-details/${booking.id}`, calls, provider)
  press(await screen.findByRole('button', { name: 'Accept' }))
  press(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Too late to undo: Maya’s payment is under way.')
})

test('on the list a request says how much there is to look at, and leads to it, not to a yes', async () => {
  const booking = requestOf(1, 'Maya')
  const { calls } = bookingsApi([booking])
  const { router } = await openApp('/provider/my-bookings', calls, provider)
  const row = within((await screen.findByRole('link', { name: 'Maya Osei' })).closest('article') as HTMLElement) // a row is an article
  expect(row.getByText('Patch test to arrange')).toBeTruthy()
  expect(row.queryByRole('button')).toBeNull()
  fireEvent.click(row.getByRole('link', { name: 'Review the request from Maya Osei' }))
  await screen.findByRole('button', { name: 'Accept' })
  expect(router.state.location.pathname).toBe(`/provider/booking-details/${booking.id}`)
})

test('the address names what is shown, also what leads nowhere else any more', async () => {
  beWide()
  const { calls } = bookingsApi([requestOf(1, 'Maya'), requestOf(2, 'Anika')])
  const { router } = await openApp('/provider/my-bookings', calls, provider)
  await panelOf('Maya')
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ tab: 'requests', booking: requestOf(1, 'Maya').id }),
  )
})

test('who picks a row goes on in what it shows', async () => {
  beWide()
  const { calls } = bookingsApi([requestOf(1, 'Maya'), requestOf(2, 'Anika')])
  await openApp('/provider/my-bookings', calls, provider)
  press(await screen.findByRole('link', { name: 'Anika Osei' }))
  const panel = await screen.findByRole('region', { name: 'Anika’s booking' })
  await waitFor(() => expect(document.activeElement).toBe(panel))
  // Also in the one that is shown already.
  press(screen.getByRole('link', { name: 'Anika Osei' }))
  expect(document.activeElement).toBe(panel)
})

const openDecline = async (calls: Calls, bookingId: string) => {
  await openApp(`/provider/booking-details/${bookingId}`, calls, provider)
  press(await screen.findByRole('button', { name: 'Decline' }))
  return within(await screen.findByRole('alertdialog'))
}

test('a request is declined for nothing that its listing didn’t ask for', async () => {
  const booking = requestOf(1, 'Maya') // whose listing asks for a patch test alone
  const dialog = await openDecline(bookingsApi([booking]).calls, booking.id)
  const offered = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(offered).toEqual(['Fully booked', 'Patch test not possible', 'Something else'])
})

test('who has no room is told that the time is blocked, anybody else that it opens again', async () => {
  const booking = requestOf(1, 'Maya')
  const dialog = await openDecline(bookingsApi([booking]).calls, booking.id)
  fireEvent.click(dialog.getByRole('radio', { name: 'Something else' }))
  expect(dialog.getByText(/the slot opens again/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('radio', { name: 'Fully booked' }))
  expect(dialog.getByText(/the time is blocked in your diary/)).toBeTruthy()
})

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
  // At the button, not over it as a message at the foot of a phone would be.
  const answer = within(screen.getByRole('group', { name: 'Your answer' }))
  expect((await answer.findByRole('alert')).textContent).toContain('short break')
  isDown = false
  press(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(answers).toEqual(['accepting Maya']))
})

test('a decline whose answer was lost is over once the page shows what it did', async () => {
  const booking = requestOf(1, 'Maya')
  const { calls } = bookingsApi([booking])
  calls[`POST /provider/bookings/${booking.id}/decline`] = () => Promise.reject(new TypeError('Failed to fetch'))
  const { services } = await openApp(`/provider/booking-details/${booking.id}`, calls, provider)
  press(await screen.findByRole('button', { name: 'Decline' }))
  await declineFor('Fully booked')
  await within(screen.getByRole('alertdialog')).findByText(/couldn’t be reached/)
  act(() => {
    const key = keyOf(getProviderBooking, { params: { bookingId: booking.id } })
    services.queryClient.setQueryData(key, { ...booking, status: 'declined' })
  })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Declined\./))
  expect(screen.queryByText(/couldn’t be reached/)).toBeNull()
})

test('after the last answer what came of it has the focus, and the list says that it is empty', async () => {
  beWide()
  const { calls } = bookingsApi([requestOf(1, 'Maya')])
  await openApp('/provider/my-bookings', calls, provider)
  const panel = await panelOf('Maya')
  press(await panel.findByRole('button', { name: 'Accept' }))
  await screen.findByRole('heading', { name: 'No requests to answer' })
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Accepted'))
  expect(panel.queryByRole('link', { name: /^Next/ })).toBeNull()
})

test('after a no, too, what came of it stays and takes the focus', async () => {
  beWide()
  const { calls, answers } = bookingsApi([requestOf(1, 'Maya'), requestOf(2, 'Anika')])
  await openApp('/provider/my-bookings', calls, provider)
  const panel = await panelOf('Maya')
  press(await panel.findByRole('button', { name: 'Decline' }))
  await declineFor('Fully booked')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const told = await panel.findByText('Declined. Maya wasn’t charged; that time is blocked in your diary.')
  await waitFor(() => expect(document.activeElement).toBe(told))
  expect(panel.getByRole('link', { name: 'Next: Anika' })).toBeTruthy()
  expect(answers).toEqual(['declined Maya'])
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

test.for([
  { status: 'withdrawn', words: 'Maya took the request back and wasn’t charged; your slot is open again.' },
  { status: 'expired', words: 'Time ran out at 10:00. Maya wasn’t charged; your slot is open again.' },
] as const)(
  'a request that is $status meanwhile says so in the open question, and keeps what was typed',
  async ({ status, words }) => {
    const booking = requestOf(1, 'Maya')
    const { calls, answers } = bookingsApi([booking])
    const { services } = await openApp(`/provider/booking-details/${booking.id}`, calls, provider)
    press(await screen.findByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    fireEvent.change(dialog.getByLabelText('Words for Maya'), { target: { value: 'My chair broke' } })
    booking.status = status
    await services.queryClient.invalidateQueries({
      queryKey: keyOf(getProviderBooking, { params: { bookingId: booking.id } }),
    })
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(words))
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Words for Maya').value).toBe('My chair broke')
    expect(dialog.queryByRole('button', { name: 'Decline request' })).toBeNull()
    press(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe(words))
    expect(answers).toEqual([])
  },
)

test('a request that runs out is told on whatever page one is', async () => {
  const booking = requestOf(1, 'Maya')
  const { calls } = bookingsApi([booking, requestOf(2, 'Anika')])
  const { services } = await openApp('/provider/settings', calls, provider)
  await screen.findAllByRole('link', { name: /^Bookings ?2 requests to answer$/ })
  await waitFor(() => expect(document.title).toBe('(2) Settings | Ginipig'))
  booking.status = 'expired'
  await services.queryClient.invalidateQueries({ queryKey: keyOf(listProviderBookings) })
  await screen.findByText('Time ran out at 10:00. Maya wasn’t charged; your slot is open again.')
  await screen.findAllByRole('link', { name: /^Bookings ?1 request to answer$/ })
  await waitFor(() => expect(document.title).toBe('(1) Settings | Ginipig'))
})

test('what leaves the list otherwise is nobody’s alarm', async () => {
  const booking = requestOf(1, 'Maya')
  const { calls } = bookingsApi([booking, requestOf(2, 'Anika')])
  const { services } = await openApp('/provider/settings', calls, provider)
  await screen.findAllByRole('link', { name: /^Bookings ?2 requests to answer$/ })
  booking.status = 'withdrawn'
  await services.queryClient.invalidateQueries({ queryKey: keyOf(listProviderBookings) })
  await screen.findAllByRole('link', { name: /^Bookings ?1 request to answer$/ })
  expect(screen.queryByText(/Time ran out/)).toBeNull()
})

test('a booking says where it is, what of, and how to reach its client once it is booked', async () => {
  const booking = requestOf(1, 'Maya')
  const { calls } = bookingsApi([booking])
  const { services } = await openApp(`/provider/booking-details/${booking.id}`, calls, provider)
  const shown = async (name: string) => (await screen.findByText(name)).nextElementSibling
  expect((await shown('Where'))?.textContent).toBe('Studio Nair, 14 Cotton Street, Manchester M4 5BF')
  expect((await shown('What'))?.querySelector('a')?.textContent).toBe('Balayage and gloss')
  expect((await shown('Call Maya'))?.textContent).toBe('You see each other’s mobile once it’s booked')
  Object.assign(booking, {
    status: 'confirmed',
    address: null,
    client: { ...booking.client, phone: '+44 7700 900142' },
  })
  await services.queryClient.invalidateQueries({
    queryKey: keyOf(getProviderBooking, { params: { bookingId: booking.id } }),
  })
  const phone = await screen.findByRole('link', { name: '+44 7700 900142' })
  expect(phone.getAttribute('href')).toBe('tel:+447700900142')
  expect((await shown('Where'))?.textContent).toBe('Online')
})

test('the requirements that a client agreed to stand in their own words: the listing’s may have changed', async () => {
  const asked = requestOf(1, 'Maya')
  const booking: ProviderBooking = {
    ...asked,
    mustHavesAsked: { ...asked.mustHavesAsked, requirements: { text: 'No henna in the last year.' } },
    mustHavesGiven: { ...asked.mustHavesGiven, meetsRequirements: true },
  }
  await openApp(`/provider/booking-details/${booking.id}`, bookingsApi([booking]).calls, provider)
  await screen.findByText('Meets your booking requirements')
  screen.getByText('No henna in the last year.')
})

test('from the deadline on there is nothing left to press', async () => {
  const waiting = requestOf(1, 'Maya')
  const booking = { ...waiting, now: waiting.respondBy ?? 0 }
  const { calls } = bookingsApi([booking])
  await openApp(`/provider/booking-details/${booking.id}`, calls, provider)
  await screen.findByText('Time ran out at 10:00.')
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

describe('in November', () => {
  beginAt('2026-11-21T09:00:00Z')

  test('the provider reads by when a patch test has to be, and what is true of who comes', async () => {
    const booking = requestOf(1, 'Maya')
    const { calls } = bookingsApi([booking])
    const { services } = await openApp(`/provider/booking-details/${booking.id}`, calls, provider)
    await screen.findByText(/^To arrange: a patch test by Sun 22 Nov, 18:00/)
    expect(screen.getByText('First visit to you')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'What happens when' })).toBeTruthy()
    booking.status = 'confirmed'
    booking.now = Date.parse('2026-11-22T18:00Z')
    const again = { queryKey: keyOf(getProviderBooking, { params: { bookingId: booking.id } }) }
    await services.queryClient.invalidateQueries(again)
    await screen.findByText(/^A patch test was due by Sun 22 Nov, 18:00/)
    expect(screen.queryByText(/^To arrange/), 'its time is over').toBeNull()
    booking.status = 'withdrawn'
    await services.queryClient.invalidateQueries(again)
    await screen.findByRole('heading', { name: 'What happened' })
    expect(screen.queryByText(/^To arrange/), 'nothing is left to arrange').toBeNull()
    expect(screen.getByText('Agreed to come in for a patch test')).toBeTruthy()
  })
})
