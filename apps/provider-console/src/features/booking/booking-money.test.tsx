import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookingsApi, requestOf } from '../../testing/bookings.ts'
import { openApp, person } from '../../testing/open-app.ts'

const request = requestOf(1, 'Maya')

test.for<{ what: string; more: Partial<ProviderBooking>; lines: string[] }>([
  {
    what: 'a request with a deposit',
    more: {},
    lines: ['Maya pays: £54.00 £120.00', 'Held on their card: £8.10', 'If you accept, on Mon 23 Nov: £45.90'],
  },
  {
    what: 'a booking whose deposit is paid',
    more: { status: 'confirmed', captured: 810 },
    lines: ['Maya pays: £54.00 £120.00', 'Paid: £8.10', 'Due on Mon 23 Nov: £45.90'],
  },
  {
    what: 'a booking paid in full',
    more: { status: 'confirmed', plan: 'full', captured: 5_400, balanceAt: null },
    lines: ['Maya pays: £54.00 £120.00', 'Paid: £54.00'],
  },
])('$what says who pays what and when, our share and theirs', async ({ more, lines }) => {
  const booking = { ...request, ...more }
  await openApp(`/provider/booking-details/${booking.id}`, bookingsApi([booking]).calls, {
    signedInAs: person('provider'),
  })
  const label = await screen.findByText('Maya pays')
  const rows = Array.from(label.closest('dl')?.querySelectorAll('dt') ?? [], (term) =>
    [term.textContent, term.nextElementSibling?.textContent].join(': '),
  )
  expect(rows).toEqual([...lines, 'Our commission, 15%: −£8.10', 'You earn: £45.90'])
  // Done two days after its end, released a week later.
  screen.getByText('Yours once the appointment is done and you release it, or by itself on Thu 3 Dec.')
})
