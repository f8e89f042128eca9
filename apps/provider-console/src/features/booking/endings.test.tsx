import { keyOf } from '@ginipig/api-client/core/call-options.ts'
import type { Proposal, ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { getProviderBooking } from '@ginipig/contract/booking/provider-calls.ts'
import type { EarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'
import { type BookingPolicy, bookingPolicy } from '@ginipig/domain/booking'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { requestOf } from '../../testing/bookings.ts'
import { earningsAccount } from '../../testing/earnings-account.ts'
import { openApp, person, problem } from '../../testing/open-app.ts'

const asked = requestOf(1, 'Maya')
/** £54.00, paid in full. */
const paid: ProviderBooking = {
  ...asked,
  status: 'confirmed',
  paymentStatus: 'paid',
  plan: 'full',
  captured: 5_400,
}

const dayOff: Proposal = {
  ...{ by: 'provider', otherwise: 'cancels', note: '', times: [] },
  ...{ at: asked.now, until: paid.startsAt - HOUR_MS },
}

/** Opens a booking as it is so long after its start; a press changes what the server has. */
async function open(
  booking: ProviderBooking,
  sinceStart: number,
  refusal?: string,
  hearsFirst = false,
  account: Partial<EarningsAccount> = {},
) {
  const now = booking.startsAt + sinceStart
  let kept = { ...booking, now }
  const path = `/provider/bookings/${booking.id}`
  let client: Awaited<ReturnType<typeof openApp>>['services']['queryClient'] | undefined
  const post = vi.fn(async (status: ProviderBooking['status'], _body: unknown) => {
    if (refusal !== undefined) return problem(refusal, 409)
    kept = { ...kept, status }
    if (hearsFirst) {
      client?.setQueryData(keyOf(getProviderBooking, { params: { bookingId: booking.id } }), kept)
      await waitFor(() => expect(names()).toEqual([]))
    }
    return Response.json(kept)
  })
  const empty = { items: [], nextCursor: null, now, counts: { requests: 0, upcoming: 0, past: 0, action: 0 } }
  const { services } = await openApp(
    `/provider/booking-details/${booking.id}`,
    {
      'GET /provider/bookings': () => Response.json(empty),
      [`GET ${path}`]: () => Response.json(kept),
      'GET /provider/earnings-account': () => Response.json(earningsAccount(account)),
      [`POST ${path}/cancel`]: (body: unknown) => post('cancelled_by_provider', body),
      [`POST ${path}/no-show`]: (body: unknown) => post('no_show', body),
      [`POST ${path}/complete`]: (body: unknown) => post('completed', body),
      [`POST ${path}/release`]: (body: unknown) => post('released', body),
    },
    { signedInAs: person('provider') },
  )
  client = services.queryClient
  await screen.findByText(/^What happen/)
  return post
}

const names = () =>
  screen
    .queryAllByRole('button', { name: /Cancel booking|No-show|Service complete|Release payment/ })
    .map(({ textContent }) => textContent)

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('alertdialog'))

test.for([
  { what: 'a minute after the start', booking: paid, since: MINUTE_MS, can: ['Cancel booking', 'Service complete'] },
  { what: 'after it on a day off', booking: { ...paid, proposal: dayOff }, since: HOUR_MS, can: ['Cancel booking'] },
  {
    what: 'a quarter of an hour after it',
    booking: paid,
    since: 15 * MINUTE_MS,
    can: ['Cancel booking', 'No-show', 'Service complete'],
  },
  {
    what: 'with the balance still open',
    booking: { ...paid, plan: 'deposit' as const, captured: 810 },
    since: HOUR_MS,
    can: ['Cancel booking'],
  },
  {
    what: 'once it is done',
    booking: { ...paid, status: 'completed' as const },
    since: HOUR_MS,
    can: ['Release payment'],
  },
  {
    what: 'while the client’s report is open',
    booking: { ...paid, status: 'completed' as const, reportedAt: paid.startsAt },
    since: HOUR_MS,
    can: [],
    says: 'The client has reported this appointment. Your money waits until we have answered them.',
  },
  { what: 'once it is released', booking: { ...paid, status: 'released' as const }, since: HOUR_MS, can: [] },
])('$what a provider can: $can', async ({ booking, since, can, says }) => {
  await open(booking, since)
  await waitFor(() => expect(names()).toEqual(can))
  if (says) screen.getByText(says)
})

test('while Stripe can’t send to them, a payment isn’t released: it says why', async () => {
  await open({ ...paid, status: 'completed' }, HOUR_MS, undefined, false, { state: 'refused' })
  await screen.findByText(/^It goes out once Stripe can send to you\./)
  expect(names()).toEqual([])
})

test.for([
  {
    button: 'Service complete',
    booking: paid,
    says: ['£54.00', '-£8.10', '£45.90'],
    confirm: 'Service complete',
    told: 'Service complete. £45.90 can be released now.',
    status: 'completed',
  },
  {
    button: 'Service complete',
    booking: { ...paid, reportedAt: paid.startsAt },
    says: ['£54.00', '-£8.10', '£45.90'],
    confirm: 'Service complete',
    told: 'Service complete. £45.90 waits until we have answered Maya.',
    status: 'completed',
  },
  {
    button: 'No-show',
    booking: paid,
    says: ['£54.00', '-£18.90', '-£8.10', '£27.00'],
    confirm: 'Mark as a no-show',
    told: 'Marked as a no-show. £27.00 is sent to you in 24 hours.',
    status: 'no_show',
  },
  {
    button: 'Release payment',
    booking: { ...paid, status: 'completed' as const, owes: 135 },
    says: ['£54.00', '-£8.10', '-£1.35', '£44.55'],
    confirm: 'Release £44.55',
    told: 'Released. £44.55 is on its way to your account at Stripe.',
    status: 'released',
  },
  {
    button: 'Release payment',
    booking: {
      ...paid,
      status: 'completed' as const,
      captured: 4_900,
      split: { ...paid.split, discount: 500, total: 4_900 },
    },
    says: ['£49.00', '£5.00', '-£8.10', '£45.90'],
    confirm: 'Release £45.90',
    told: 'Released. £45.90 is on its way to your account at Stripe.',
    status: 'released',
  },
])('“$button” says the pounds before it is confirmed, and what came of it after', async (one) => {
  const post = await open(one.booking, HOUR_MS)
  await press(one.button)
  const asking = await dialog()
  const sums = asking.getAllByText(/£\d/).flatMap(({ textContent }) => /^[−-]?£[\d.]+$/.exec(textContent ?? '') ?? [])
  expect(sums.map((sum) => sum.replace('−', '-'))).toEqual(one.says)
  fireEvent.click(asking.getByRole('button', { name: one.confirm }))
  const line = await screen.findByText(one.told)
  expect(post).toHaveBeenCalledExactlyOnceWith(one.status, {})
  await waitFor(() => expect(document.activeElement).toBe(line))
})

test('who cancels says why and is told the fee; what is refused stays to be read', async () => {
  const post = await open(paid, MINUTE_MS)
  await press('Cancel booking')
  const asking = await dialog()
  asking.getByText('£8.10')
  expect(fireEvent.keyDown(asking.getAllByRole('radio')[0] as HTMLElement, { key: 'Enter' })).toBe(false) // would send it
  fireEvent.click(asking.getByRole('button', { name: 'Cancel and owe £8.10' }))
  await waitFor(() => expect(asking.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true'))
  fireEvent.click(asking.getByRole('radio', { name: 'I’m ill' }))
  fireEvent.click(asking.getByRole('button', { name: 'Cancel and owe £8.10' }))
  await screen.findByText('Cancelled. Maya gets everything back, and £8.10 comes off your next releases.')
  expect(post).toHaveBeenCalledExactlyOnceWith('cancelled_by_provider', { reason: 'illness' })
})

test('what came of it is said, and has the focus, where the page hears of it before the answer is here', async () => {
  await open(paid, -DAY_MS, undefined, true)
  await press('Cancel booking')
  const question = await dialog()
  fireEvent.click(question.getByRole('radio', { name: 'An emergency' }))
  fireEvent.click(question.getByRole('button', { name: /^Cancel and owe/ }))
  const told = await screen.findByText('Cancelled. Maya gets everything back, and £8.10 comes off your next releases.')
  await waitFor(() => expect(document.activeElement).toBe(told))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('what moved leads to its proof: the month of the statement, the payout', async () => {
  const at = paid.startsAt + HOUR_MS
  const outcome = { earned: 4_590, fee: 0, takenBack: 0 }
  const events = [...paid.events, { at, kind: 'released' as const, actor: 'provider' as const }]
  const payout = { id: 'po_1', state: 'paid' as const, arrivesAt: at }
  await open({ ...paid, status: 'released', completedAt: at, outcome, events, payout }, HOUR_MS)
  const link = await screen.findByRole('link', { name: 'See it in your history' })
  expect(link.getAttribute('href')).toBe('/provider/payment-details?month=2026-11#history')
  expect(screen.getByRole('link', { name: 'See the payout' }).getAttribute('href')).toBe(
    '/provider/payment-details?payout=po_1#history',
  )
})

test('who cancels is offered to move at no cost first, and can ask to be let off the fee', async () => {
  const post = await open(paid, -3 * DAY_MS)
  await press('Cancel booking')
  const asking = await dialog()
  asking.getByText('Move it instead, at no cost')
  asking.getByRole('link', { name: 'Cancelling a whole day?' })
  fireEvent.click(asking.getByRole('radio', { name: 'An emergency' }))
  fireEvent.click(asking.getByRole('checkbox', { name: /^Ask Ginipig to waive the fee/ }))
  fireEvent.click(asking.getByRole('button', { name: 'Cancel and owe £8.10' }))
  await screen.findByText(/A person reads why; until they answer you owe £8\.10\.$/)
  expect(post).toHaveBeenCalledExactlyOnceWith('cancelled_by_provider', { reason: 'emergency', asksWaiver: true })
})

test('other times are offered in the place of the cancellation', async () => {
  await open(paid, -3 * DAY_MS)
  await press('Cancel booking')
  fireEvent.click((await dialog()).getByRole('button', { name: 'Offer other times' }))
  await screen.findByRole('alertdialog', { name: 'Propose other times to Maya' })
})

test('a refusal is said in the question', async () => {
  await open(paid, HOUR_MS, 'payment_busy')
  await press('Service complete')
  const asking = await dialog()
  fireEvent.click(asking.getByRole('button', { name: 'Service complete' }))
  await waitFor(() => expect(asking.getByText(/payment/i)).toBeTruthy())
})

/** Other numbers than today's, of all that is said of an end. */
const older: BookingPolicy = {
  ...bookingPolicy,
  version: 1,
  depositRate: 1_000,
  commissionRate: 1_000,
  providerCancellationRate: 500,
  noShowRate: 3_000,
  contestMs: 3 * HOUR_MS,
  completeAfterMs: 5 * HOUR_MS,
  releaseAfterMs: 2 * DAY_MS,
}
const under: ProviderBooking = {
  ...paid,
  policy: older,
  split: { ...paid.split, deposit: 540, balance: 4_860, commission: 540, earnings: 4_860 },
}
/** Times and sums of today's policy. */
const todays = /24 hours|7 days|£8\.10|£27\.00|50\s?%|15\s?%/

test.for([
  {
    button: 'No-show',
    says: ['Your share waits 3 hours, so that they can say if they did come', '-£32.40', '-£5.40', '£16.20'],
  },
  { button: 'Service complete', says: ['released by itself 2 days later', '£48.60'] },
  { button: 'Cancel booking', says: ['£2.70'] },
])('“$button” says the hours and pounds of the booking’s own policy', async ({ button, says }) => {
  await open(under, HOUR_MS - (button === 'Cancel booking' ? 2 * HOUR_MS : 0))
  await press(button)
  const words = (await screen.findByRole('alertdialog')).textContent?.replaceAll('−', '-') ?? ''
  for (const one of says) expect(words).toContain(one)
  expect(words).not.toMatch(todays)
})

test('when the money goes out by itself is told by the booking’s own policy', async () => {
  // 24 November 20:30, and five hours and two days.
  await open(under, HOUR_MS)
  expect(document.body.textContent).toMatch(/27 Nov/)
  expect(document.body.textContent).not.toMatch(/3 Dec/)
})

test.for([
  { status: 'no_show', says: /30\s?%/ },
  { status: 'cancelled_by_provider', says: /5\s?%/ },
] as const)('a booking that is $status is called by its own rates', async ({ status, says }) => {
  await open({ ...under, status, events: [] }, DAY_MS)
  expect(document.body.textContent).toMatch(says)
  expect(document.body.textContent).not.toMatch(/50\s?%|15\s?%/)
})
