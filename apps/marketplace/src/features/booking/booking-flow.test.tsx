import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { bookingStatuses } from '@ginipig/domain/booking'
import { HOUR_MS } from '@ginipig/domain/time'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { bookingsPage } from '../../testing/bookings-page.ts'
import { type Calls, problem } from '../../testing/open-app.ts'
import { BOOKING_ID, heldBooking, LISTING_ID, listing } from './testing/held-booking.ts'
import { openSignedIn, ready } from './testing/open-signed-in.ts'

describe('the terms before paying', () => {
  const path = `/payment-options/${BOOKING_ID}`
  const withBooking = (over: Partial<ClientBooking>): Calls => {
    const booking = () => Response.json(heldBooking({ ...ready, ...over }))
    return { 'GET /bookings/hold': booking, [`GET /bookings/${BOOKING_ID}`]: booking }
  }
  const atOnce: Partial<ClientBooking> = {
    approval: 'automatic',
    startsAt: Date.now() + HOUR_MS,
    offeredPlans: ['full'],
  }
  const lateOnly =
    'Cancel once it’s confirmed, or don’t come, and you lose £35.10. If Priya cancels, you get everything back.'
  const text = () => document.body.textContent

  test('booked at once, an hour ahead and in full: nothing of a yes, a deposit or a moment gone by', async () => {
    await openSignedIn(path, withBooking(atOnce))
    await screen.findByText(lateOnly, { exact: false })
    expect(text()).not.toMatch(/said yes|on a yes|Either way|deposit isn’t refunded|36 hours before/)
  })

  test('asked for, days ahead and with both plans: the yes, and what both ends cost', async () => {
    await openSignedIn(path, withBooking({}))
    await screen.findByText('Either way, you get everything back if Priya can’t take you.')
    expect(text()).toContain('Withdraw your request before Priya has said yes and it costs nothing.')
    expect(text()).toContain('Cancel up to 36 hours before and you lose £8.10; later, or if you don’t come, £35.10.')
  })

  test('three hours ahead there is nothing to choose: paying says why, and leads back to the must-haves', async () => {
    const { router } = await openSignedIn(
      path,
      withBooking({ startsAt: Date.now() + 3 * HOUR_MS, offeredPlans: ['full'] }),
    )
    await screen.findByText(/your appointment is less than 44 hours away/)
    expect(router.state.location.pathname).toBe(`/pay-full/${BOOKING_ID}`)
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/must-haves')
  })

  test('the must-haves agree to the same', async () => {
    await openSignedIn('/must-haves', withBooking(atOnce))
    await screen.findByText(`Your booking is confirmed as soon as you’ve paid. ${lateOnly}`)
    expect(text()).not.toMatch(/say yes|36 hours before/)
  })
})

test('a hold that was paid elsewhere leaves nothing to choose: it leads to what was sent', async () => {
  let booking = heldBooking(ready)
  const answer = () => Response.json(booking)
  const { router, services } = await openSignedIn(`/payment-options/${BOOKING_ID}`, {
    'GET /bookings/hold': answer,
    [`GET /bookings/${BOOKING_ID}`]: answer,
  })
  await screen.findByRole('radio', { name: /^Pay in full/ })
  const { now, startsAt } = booking
  booking = heldBooking({
    ...ready,
    status: 'requested',
    holdEndsAt: null,
    offeredPlans: [],
    requestedAt: now,
    respondBy: startsAt,
  })
  await act(() => services.queryClient.invalidateQueries())
  await screen.findByRole('heading', { name: 'Request sent to Priya.' })
  expect(router.state.location.href).toBe(`/booking-request?id=${BOOKING_ID}`)
})

describe('the hold', () => {
  const path = `/payment-options/${BOOKING_ID}`
  const calls = (release: Calls[string]): Calls => ({
    'GET /bookings/hold': () => Response.json(heldBooking(ready)),
    [`GET /bookings/${BOOKING_ID}`]: () => Response.json(heldBooking(ready)),
    [`POST /bookings/${BOOKING_ID}/release-hold`]: release,
    [`GET /listings/${LISTING_ID}`]: () => Response.json(listing()),
  })

  test('is given back after a question, for another time', async () => {
    const release = vi.fn(() => Response.json({ ...heldBooking(), status: 'payment_failed' }))
    await openSignedIn(path, calls(release))
    fireEvent.click(await screen.findByRole('button', { name: 'Choose another time' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Choose another time?' })
    expect(dialog.textContent).toContain('Nothing has been paid.')
    expect(release).not.toHaveBeenCalled()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Give it back' }))
    await screen.findByRole('heading', { name: 'When suits you?' })
    expect(release).toHaveBeenCalledOnce()
  })

  test('that ended meanwhile is no obstacle; any other failure is told and keeps the page', async () => {
    const answers = [problem('internal', 500), problem('booking_state', 409)]
    await openSignedIn(
      path,
      calls(() => answers.shift() ?? problem('internal', 500)),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Choose another time' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Choose another time?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Give it back' }))
    await within(dialog).findByRole('alert')
    fireEvent.click(within(dialog).getByRole('button', { name: /^Keep/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Choose another time' }))
    const again = within(await screen.findByRole('alertdialog', { name: 'Choose another time?' }))
    expect(again.queryByRole('alert')).toBeNull() // what failed then isn't said again
    fireEvent.click(again.getByRole('button', { name: 'Give it back' }))
    await screen.findByRole('heading', { name: 'When suits you?' })
  })

  test.for([
    { pick: /^Pay a deposit/, words: 'Continue with deposit', href: `/pay-deposit/${BOOKING_ID}` },
    { pick: /^Pay in full/, words: 'Continue with full payment', href: `/pay-full/${BOOKING_ID}` },
  ])('"$words" leads to $href', async ({ pick, words, href }) => {
    await openSignedIn(
      path,
      calls(() => problem('internal', 500)),
    )
    fireEvent.click(await screen.findByRole('radio', { name: pick }))
    const links = await screen.findAllByRole('link', { name: words })
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set([href]))
  })
})

describe('booked at once', () => {
  test('it says where, as well as when, and leads to the provider', async () => {
    const booked = heldBooking({
      ...ready,
      status: 'confirmed',
      approval: 'automatic',
      plan: 'full',
      address: '36 Coldharbour Lane',
    })
    await openSignedIn(`/booking-request?id=${BOOKING_ID}`, {
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booked),
    })
    await screen.findByRole('heading', { name: 'It’s booked.' })
    expect(screen.getByText('36 Coldharbour Lane')).toBeDefined()
    const write = screen.getByRole('link', { name: `Message ${booked.provider.firstName}` })
    expect(write.getAttribute('href')).toBe(`/message/${booked.provider.id}`)
  })
})

test('the way back from a booking that is paid leads to it again, with the focus on its heading', async () => {
  const paid = heldBooking({ ...ready, status: 'confirmed', approval: 'automatic', plan: 'full' })
  const { router } = await openSignedIn(`/booking-request?id=${BOOKING_ID}`, {
    [`GET /bookings/${BOOKING_ID}`]: () => Response.json(paid),
  })
  await screen.findByRole('heading', { name: 'It’s booked.' })
  await router.navigate({ to: '/payment-options/$id', params: { id: BOOKING_ID } })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('It’s booked.'))
  expect(router.state.location.pathname).toBe('/booking-request')
})

test('a booking’s page says whom to ask, by its number', async () => {
  const publisher = { name: 'G', address: 'A', email: 'hello@ginipig.test', companyNumber: null, icoNumber: null }
  await openSignedIn(`/booking-details/${BOOKING_ID}`, {
    [`GET /bookings/${BOOKING_ID}`]: () => Response.json(heldBooking({ ...ready, status: 'confirmed', plan: 'full' })),
    'GET /publisher': () => Response.json(publisher),
  })
  const mail = await screen.findByText(publisher.email)
  expect(mail.getAttribute('href')).toBe('mailto:hello@ginipig.test')
  expect(mail.parentElement?.textContent).toContain('GP-7K3QF0M2')
  expect(screen.getByText('What cancelling costs').getAttribute('href')).toBe('/term-and-condition#cancelling')
})

describe('a request', () => {
  const rowOf = (status: ClientBooking['status'], withdraw: Calls[string] = () => problem('internal', 500)): Calls => {
    const { now, ...rest } = heldBooking()
    const row = { ...rest, status, plan: 'deposit', price: rest.split.price, respondBy: now + HOUR_MS } as const
    return {
      'GET /bookings/hold': () => Response.json(null),
      'GET /bookings': () => bookingsPage({ items: [row], counts: { requested: 1, upcoming: 0, past: 0 } }),
      [`POST /bookings/${BOOKING_ID}/withdraw`]: withdraw,
    }
  }

  test.for(bookingStatuses)('that is %s can be withdrawn only while it waits for its answer', async (status) => {
    await openSignedIn('/my-booking', rowOf(status))
    await screen.findByRole('link', { name: 'View details' })
    expect(screen.queryByRole('button', { name: 'Withdraw request' }) !== null).toBe(status === 'requested')
  })

  test('is withdrawn after a question that says what it costs: nothing', async () => {
    const withdraw = vi.fn(() => Response.json({ ...heldBooking(), status: 'withdrawn' }))
    await openSignedIn('/my-booking', rowOf('requested', withdraw))
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw your request?' })
    expect(dialog.textContent).toContain('Nothing is charged: the sum held on your card is released.')
    expect(withdraw).not.toHaveBeenCalled()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw request' }))
    await screen.findByText('Request withdrawn. Nothing was charged.')
    expect(withdraw).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('that goes from its list before the answer is worked in is still said to be withdrawn', async () => {
    let isOver = false
    const withdraw = () => {
      isOver = true
      return Response.json({ ...heldBooking(), status: 'withdrawn' })
    }
    const calls = rowOf('requested', withdraw)
    // What else is asked for again comes long after the list.
    const waits = Promise.withResolvers<Response>()
    await openSignedIn('/my-booking', {
      ...calls,
      'GET /bookings': () =>
        isOver ? bookingsPage() : (calls['GET /bookings']?.(undefined) ?? problem('internal', 500)),
      'GET /waitlist': () => (isOver ? waits.promise : Response.json({ items: [] })),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw your request?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw request' }))
    await screen.findByText('Nothing booked yet')
    waits.resolve(Response.json({ items: [] }))
    await screen.findByText('Request withdrawn. Nothing was charged.')
  })

  test('that is answered while one asks leaves nothing to withdraw', async () => {
    const sent = { ...ready, status: 'requested', holdEndsAt: null, requestedAt: Date.now() } as const
    let booking = heldBooking({ ...sent, respondBy: Date.now() + HOUR_MS })
    const { services } = await openSignedIn(`/booking-details/${BOOKING_ID}`, {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booking),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }))
    await screen.findByRole('alertdialog', { name: 'Withdraw your request?' })
    const requested = booking
    booking = { ...requested, status: 'accepting' }
    await act(() => services.queryClient.invalidateQueries())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    // A yes that is taken back doesn't bring the question back.
    booking = requested
    await act(() => services.queryClient.invalidateQueries())
    await screen.findByRole('button', { name: 'Withdraw request' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('whose withdrawal fails says so, and can be withdrawn again', async () => {
    const answers = [problem('internal', 500), Response.json({ ...heldBooking(), status: 'withdrawn' })]
    await openSignedIn(
      '/my-booking',
      rowOf('requested', () => answers.shift() ?? problem('internal', 500)),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw your request?' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw request' }))
    await within(dialog).findByRole('alert')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw request' }))
    await screen.findByText('Request withdrawn. Nothing was charged.')
  })
})

test('my bookings name a provider in full, and by first name in a sentence', async () => {
  const { now, ...rest } = heldBooking()
  const row = {
    ...rest,
    status: 'requested',
    plan: 'deposit',
    price: rest.split.price,
    respondBy: now + HOUR_MS,
  } as const
  await openSignedIn('/my-booking', {
    'GET /bookings/hold': () => Response.json(null),
    'GET /bookings': () => bookingsPage({ items: [row], counts: { requested: 1, upcoming: 0, past: 0 } }),
  })
  await screen.findByText('Waiting for Priya')
  await screen.findByText(/ with Priya Nair$/)
})

test('my bookings open where the client is needed, and the tab says so', async () => {
  const { router } = await openSignedIn('/my-booking', {
    'GET /bookings/hold': () => Response.json(null),
    'GET /bookings': () =>
      bookingsPage({ counts: { requested: 1, upcoming: 3, past: 2 }, toAnswer: { requested: 0, upcoming: 1 } }),
    'GET /waitlist': () => Response.json({ items: [] }),
  })
  await screen.findByRole('link', { name: /^Upcoming ?3 ?, 1 waits for you$/, current: 'page' })
  screen.getByRole('link', { name: /^Requested ?1$/ })
  expect(router.state.location.search).toEqual({ tab: 'upcoming' })
})

test.for([
  ['is led to paying it', null, [`/pay-full/${BOOKING_ID}`]],
  ['chooses another time first where its day is off', 'provider', []],
] as const)('whose card refused the balance %s, from the list of bookings', async ([, by, expected]) => {
  const { now, ...rest } = heldBooking({ status: 'confirmed', plan: 'deposit', captured: 810 })
  const proposal = by && ({ by, otherwise: 'cancels', until: now + HOUR_MS } as const)
  const row = {
    ...rest,
    paymentStatus: 'balance_failed',
    price: rest.split.price,
    balanceAt: now - HOUR_MS,
    proposal,
  } as const
  await openSignedIn('/my-booking?tab=upcoming', {
    'GET /bookings/hold': () => Response.json(null),
    'GET /bookings': () => bookingsPage({ items: [row], counts: { requested: 0, upcoming: 1, past: 0 } }),
  })
  await screen.findByRole('link', { name: by ? 'Choose a time' : 'View details' })
  const pay = screen.queryAllByRole('link', { name: 'Pay £45.90' })
  expect(pay.map((link) => link.getAttribute('href'))).toEqual(expected)
})
