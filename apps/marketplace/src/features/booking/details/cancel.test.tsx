import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { HOUR_MS } from '@ginipig/domain/time'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, person, problem } from '../../../testing/open-app.ts'
import { BOOKING_ID, heldBooking } from '../testing/held-booking.ts'

/** £54.00, of which the deposit of £8.10 is paid, or all of it. */
const confirmed = (over: Partial<ClientBooking>): ClientBooking => {
  const held = heldBooking()
  return {
    ...held,
    status: 'confirmed',
    paymentStatus: 'deposit_paid',
    plan: 'deposit',
    captured: 810,
    balanceAt: held.startsAt - 36 * HOUR_MS,
    holdEndsAt: null,
    offeredPlans: [],
    ...over,
  }
}

async function open(booking: ClientBooking, answer?: () => Response) {
  let kept = booking
  const post = vi.fn((_body: unknown) => {
    if (answer) return answer()
    kept = { ...kept, status: 'cancelled_by_client' }
    return Response.json(kept)
  })
  await openApp(
    `/booking-details/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(kept),
      [`POST /bookings/${BOOKING_ID}/cancel`]: post,
    },
    { signedInAs: person('user') },
  )
  // By its text: asking the whole page for its roles again and again is what takes the time.
  fireEvent.click(await screen.findByText('Cancel booking'))
  return { post, asking: within(await screen.findByRole('alertdialog')) }
}

test.for([
  { what: 'early, with the deposit paid', over: {}, back: '£0.00', costs: '£8.10', loses: 810, told: /Nothing more/ },
  {
    what: 'early, paid in full',
    over: { plan: 'full', captured: 5_400, balanceAt: null } as const,
    back: '£45.90',
    costs: '£8.10',
    loses: 810,
    told: /£45\.90 goes back/,
  },
  {
    what: 'late, paid in full',
    over: { plan: 'full', captured: 5_400, balanceAt: null, startsAt: Date.now() + 35 * HOUR_MS } as const,
    back: '£18.90',
    costs: '£35.10',
    loses: 3_510,
    told: /£18\.90 goes back/,
  },
])('$what: it says what comes back and what it costs, and sends what it said', async (one) => {
  const { post, asking } = await open(confirmed(one.over))
  expect(asking.getAllByText(one.back).length).toBeGreaterThan(0)
  fireEvent.click(asking.getByText(`Cancel, lose ${one.costs}`))
  if (one.loses > 810) {
    // Late, it has to be known.
    await asking.findByText('Please tick this before you cancel.')
    expect(post).not.toHaveBeenCalled()
    fireEvent.click(asking.getByRole('checkbox', { name: `I know that ${one.costs} doesn’t come back` }))
    fireEvent.click(asking.getByText(`Cancel, lose ${one.costs}`))
  }
  await screen.findByText(one.told)
  expect(post).toHaveBeenCalledExactlyOnceWith({ loses: one.loses })
  await waitFor(() => expect(screen.queryByText('Cancel booking')).toBeNull())
})

test.for([null, { code: 'SPRING5', endsAt: null }])('of a code it says that it counts as used: %o', async (promo) => {
  const { asking } = await open(confirmed({ plan: 'full', captured: 4_900, balanceAt: null, promo }))
  expect(asking.queryByText('Your code SPRING5 counts as used.') !== null).toBe(promo !== null)
})

test('on a day off nothing of the day that was booked is said to stand, and the free way out is the only one', async () => {
  const at = { at: Date.now(), until: Date.now() + 20 * HOUR_MS }
  const proposal: ClientBooking['proposal'] = { by: 'provider', otherwise: 'cancels', note: '', times: [], ...at }
  await openApp(
    `/booking-details/${BOOKING_ID}?ask=cancel`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(confirmed({ proposal, paymentStatus: 'balance_failed' })),
    },
    { signedInAs: person('user') },
  )
  await screen.findByRole('heading', { level: 1, name: /^Priya can’t work on \S/ })
  screen.getByText('Priya can’t work that day')
  screen.getByRole('heading', { name: 'Choose another time' })
  screen.getByRole('button', { name: 'None, give me £8.10 back' })
  screen.getByRole('link', { name: 'Move booking' })
  screen.getByText('You choose another time')
  screen.getByText('Ginipig holds it until you have chosen. Priya has none of it.')
  for (const gone of [
    ...['Confirmed', 'Cancel booking', 'Add to calendar', 'If you cancel', 'Your appointment', 'Pay it now'],
    ...[
      'Left to pay',
      'Pay £45.90',
      'Balance',
      'Due',
      'Getting there',
      /you’re out by/,
      /^Cancelling costs/,
      /^Your bank said no/,
    ],
  ])
    expect(screen.queryByText(gone), String(gone)).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.for([
  {
    what: 'while its client can choose',
    times: [{ slotId: BOOKING_ID, startsAt: Date.now() + 90 * HOUR_MS, endsAt: Date.now() + 92 * HOUR_MS }],
    says: ['Choose another time', /your booking ends once your bank has decided about the payment\.$/],
  },
  {
    what: 'once it is too late to choose',
    times: [],
    says: ['The time to choose is over', 'Your booking ends once your bank has decided about the payment.'],
  },
])('on a day off of which the bank takes the payment back nothing is offered back, $what', async ({ times, says }) => {
  const at = { at: Date.now(), until: Date.now() + 20 * HOUR_MS }
  const proposal: ClientBooking['proposal'] = { by: 'provider', otherwise: 'cancels', note: '', times, ...at }
  await openApp(
    `/booking-details/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(confirmed({ proposal, paymentStatus: 'disputed' })),
    },
    { signedInAs: person('user') },
  )
  await screen.findByRole('heading', { level: 1, name: /^Priya can’t work on \S/ })
  for (const words of says) expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^None/ })).toBeNull()
})

test('a request whose day is off waits for its client, and says nothing of its own day', async () => {
  const at = { at: Date.now(), until: Date.now() + 20 * HOUR_MS }
  const times = [{ slotId: BOOKING_ID, startsAt: Date.now() + 90 * HOUR_MS, endsAt: Date.now() + 92 * HOUR_MS }]
  const proposal: ClientBooking['proposal'] = { by: 'provider', otherwise: 'cancels', note: '', times, ...at }
  const requested = { status: 'requested', paymentStatus: 'authorized', captured: 0, proposal } as const
  await openApp(
    `/booking-details/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(confirmed(requested)),
    },
    { signedInAs: person('user') },
  )
  await screen.findByRole('heading', { level: 1, name: /^Priya can’t work on \S/ })
  screen.getByText('Waiting for your answer')
  screen.getByText(/Taking none, or not answering, ends your request, and nothing is taken\.$/)
  for (const gone of [
    'Waiting for Priya',
    'Priya replies',
    'Add to calendar',
    'If you cancel',
    'Getting there',
    'Your appointment',
  ])
    expect(screen.queryByText(gone), gone).toBeNull()
})

const openAt = (search: string) =>
  openApp(
    `/booking-details/${BOOKING_ID}${search}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(confirmed({})),
    },
    { signedInAs: person('user') },
  )

test('a link opens the question, and closing it leaves the booking', async () => {
  const { router } = await openAt('?ask=cancel')
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('Keep my booking'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(router.state.location.href).toBe(`/booking-details/${BOOKING_ID}`)
})

test('the way back closes the question, and closing it leaves no step behind', async () => {
  const { router } = await openAt('')
  fireEvent.click(await screen.findByText('Cancel booking'))
  await screen.findByRole('alertdialog')
  expect(router.state.location.search).toEqual({ ask: 'cancel' })
  act(() => router.history.back())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(router.state.location.pathname).toBe(`/booking-details/${BOOKING_ID}`)
})

test('before anything is pressed the page says until when it costs how much', async () => {
  await open(confirmed({}))
  screen.getByText(/Cancelling costs you £8\.10 until .+, £35\.10 after that\./)
})

test('when the early time ends under the open question, it says so and costs what it costs then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const startsAt = Date.now() + 36 * HOUR_MS + 5_000
    const over = { plan: 'full', captured: 5_400, balanceAt: null, startsAt, now: Date.now() } as const
    const { asking } = await open(confirmed(over))
    asking.getByRole('link', { name: 'Move it instead' })
    asking.getByText(/^Moving it costs nothing until /)
    asking.getByText('Cancel, lose £8.10')
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    asking.getByText('The early time has just ended: cancelling costs more now.')
    asking.getByText('Cancel, lose £35.10')
    asking.getByText('Part of the price, to Priya')
    asking.getByText('−£27.00')
  } finally {
    vi.useRealTimers()
  }
})

test('where it costs another sum by now nothing is cancelled, and the question says so', async () => {
  const { asking } = await open(confirmed({}), () => problem('cost_changed', 409))
  fireEvent.click(asking.getByText('Cancel, lose £8.10'))
  await asking.findByText('What this costs has changed meanwhile. Please look at it again before you go on.')
})

test('while a bank decides on the deposit, the rest of the price is on hold and not due', async () => {
  const kept = confirmed({ paymentStatus: 'disputed' })
  await openApp(
    `/booking-details/${BOOKING_ID}`,
    {
      'GET /bookings/hold': () => Response.json(null),
      [`GET /bookings/${BOOKING_ID}`]: () => Response.json(kept),
    },
    { signedInAs: person('user') },
  )
  const hold = (await screen.findByText('On hold')).parentElement
  expect(hold?.textContent).toBe('On hold£45.90until your bank has decided')
  expect(screen.queryByText('Due')).toBeNull()
})
