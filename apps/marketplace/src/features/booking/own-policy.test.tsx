import { person } from '@ginipig/app/testing/open-app.tsx'
import type { ClientBooking, ClientBookingRow } from '@ginipig/contract/booking/booking.ts'
import { balanceAt, type ClientPolicy, splitPrice } from '@ginipig/domain/booking'
import { nothingGiven } from '@ginipig/domain/listing'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookingsPage } from '../../testing/bookings-page.ts'
import { type Calls, openApp } from '../../testing/open-app.ts'
import { BOOKING_ID, heldBooking } from './testing/held-booking.ts'

/** A policy with other numbers than today's. £54: £10.80 deposit, £16.20 more for a late end. */
const older = {
  version: 1,
  depositRate: 2_000,
  noShowRate: 3_000,
  smallestChargePence: 50,
  balanceBeforeMs: 24 * HOUR_MS,
  remindBeforeMs: 30 * HOUR_MS,
  unpaidCutoffBeforeMs: 6 * HOUR_MS,
  responseWindowMs: 4 * HOUR_MS,
  responseBeforeStartMs: 2 * HOUR_MS,
  longestFullPaymentMs: 60 * DAY_MS,
  balanceRetriesMs: [2 * HOUR_MS],
  contestMs: 3 * HOUR_MS,
  completeAfterMs: 5 * HOUR_MS,
  releaseAfterMs: 2 * DAY_MS,
} satisfies ClientPolicy

const under = (over: Partial<ClientBooking> = {}) =>
  heldBooking({
    policy: older,
    split: splitPrice(5_400, { ...older, commissionRate: 1_000, providerCancellationRate: 500 }),
    mustHavesAsked: { photos: null, requirements: null, consultation: null, patchTest: null },
    mustHavesGiven: { ...nothingGiven, photoIds: [], answers: {}, isTruthful: true, agreesToPolicy: true },
    ...over,
  })

const open = (path: string, calls: Calls) => openApp(path, calls, { signedInAs: person('user') })
const openBooking = (path: string, booking: ClientBooking) =>
  open(path, {
    'GET /bookings/hold': () => Response.json(booking),
    [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booking),
  })
const text = () => document.body.textContent ?? ''
/** Hours of today's policy. */
const todays = /\b(36|44|48|8) hours/

test('before paying: every hour and every pound is of the booking’s own policy', async () => {
  await openBooking(`/payment-options/${BOOKING_ID}`, under())
  await screen.findByRole('heading', { name: 'How would you like to pay?' })
  expect(text()).toContain('Cancel up to 24 hours before and you lose £10.80; later, or if you don’t come, £27.00.')
  expect(text()).toContain('who has up to 4 hours to reply')
  expect(text()).not.toContain('remind')
  expect(text()).toContain('The balance is taken from the same card, 24 hours before.')
  expect(text()).toContain('24 hours before your appointment')
  expect(text()).not.toMatch(todays)
})

test('why only one way to pay is offered is told in the booking’s own hours and days', async () => {
  await openBooking(`/payment-options/${BOOKING_ID}`, under({ offeredPlans: ['full'] }))
  await screen.findByText(/your appointment is less than 28 hours away/)
})

test('too far ahead to be paid in full: the booking’s own days', async () => {
  await openBooking(`/payment-options/${BOOKING_ID}`, under({ offeredPlans: ['deposit'] }))
  await screen.findByText(/Your appointment is more than 60 days away/)
})

test('the must-haves agree to the same terms', async () => {
  await openBooking('/must-haves', under())
  await screen.findByText(/Priya has up to 4 hours to say yes.*24 hours before and you lose £10\.80.*£27\.00/)
  expect(text()).not.toMatch(todays)
})

test('paying the deposit: the balance on its own day', async () => {
  const booking = under()
  await openBooking(`/pay-deposit/${BOOKING_ID}`, booking)
  await screen.findByRole('heading', { name: 'Pay your deposit' })
  expect(text()).toContain('24 hours before your appointment')
  expect(text()).not.toMatch(todays)
})

test('in the list: the balance’s date and the time to reply are the booking’s own', async () => {
  const { split, now, holdEndsAt: _, ...held } = under()
  const startsAt = Date.UTC(2027, 4, 14, 10)
  const row: ClientBookingRow = {
    ...held,
    split,
    status: 'requested',
    paymentStatus: 'authorized',
    plan: 'deposit',
    startsAt,
    endsAt: startsAt + HOUR_MS,
    price: split.price,
    requestedAt: now - 3 * HOUR_MS,
    respondBy: now + HOUR_MS,
    balanceAt: balanceAt(startsAt, older),
  }
  const id = BOOKING_ID.replace('0190', '0191')
  const agreed = { ...row, id, status: 'confirmed', paymentStatus: 'deposit_paid', captured: split.deposit } as const
  await open('/my-booking', {
    'GET /bookings/hold': () => Response.json(null),
    'GET /bookings': () => bookingsPage({ items: [row, agreed], counts: { requested: 2, upcoming: 0, past: 0 } }),
  })
  await screen.findByText('£10.80 paid, £43.20 on 13-05-2027')
  expect(text()).toContain('£10.80 set aside')
  const ring = screen.getByRole('timer').parentElement?.parentElement?.querySelector('[data-left]')
  const [shown, whole] = (ring?.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number)
  expect((shown ?? 0) / (whole ?? 0)).toBeCloseTo(1 / 4, 2)
})

test.for([
  { status: 'cancelled_by_client', paymentStatus: 'deposit_paid', said: 'You cancelled' },
  { status: 'cancelled_by_provider', paymentStatus: 'refunded', said: 'Priya cancelled' },
] as const)('a booking that is $status is due nothing, and says it once', async ({ status, paymentStatus, said }) => {
  const { split, now, holdEndsAt: _, ...held } = under()
  const row: ClientBookingRow = {
    ...held,
    status,
    paymentStatus,
    plan: 'deposit',
    split,
    captured: split.deposit,
    price: split.price,
    balanceAt: balanceAt(held.startsAt, older),
  }
  await open('/my-booking?tab=past', {
    'GET /bookings/hold': () => Response.json(null),
    'GET /bookings': () => bookingsPage({ items: [row], counts: { requested: 0, upcoming: 0, past: 1 } }),
  })
  await screen.findByText(said)
  expect(text()).not.toMatch(/still to pay| on \d/)
  expect(text().match(/refunded/gi) ?? []).toHaveLength(paymentStatus === 'refunded' ? 1 : 0)
})

test.for([
  { by: 'provider', status: 'confirmed', said: /^Choose a time by /, way: 'Choose a time', state: 'Confirmed' },
  { by: 'client', status: 'confirmed', said: /^Priya answers by /, way: 'View details', state: 'Confirmed' },
  { by: 'provider', status: 'requested', said: /^Choose a time by /, way: 'Choose a time', state: null },
  {
    by: 'provider',
    otherwise: 'cancels',
    status: 'confirmed',
    said: 'Priya can’t work that day',
    way: 'Choose a time',
    state: null,
  },
] as const)('in the list: times of the $by for a $status one say who answers by when', async (one) => {
  const { by, status, said, way, state } = one
  const otherwise = 'otherwise' in one ? one.otherwise : ('stays' as const)
  const taken = status === 'confirmed' ? { captured: 810, paymentStatus: 'deposit_paid' as const } : {}
  const { split, now, holdEndsAt: _, ...held } = under()
  const proposal = { by, otherwise, until: now + HOUR_MS }
  const asked = { requestedAt: now, respondBy: now + HOUR_MS, balanceAt: now + 9 * HOUR_MS }
  const row: ClientBookingRow = {
    ...held,
    ...asked,
    ...taken,
    status,
    plan: 'deposit',
    split,
    price: split.price,
    proposal,
  }
  await open('/my-booking?tab=upcoming', {
    'GET /bookings/hold': () => Response.json(null),
    'GET /bookings': () => bookingsPage({ items: [row], counts: { requested: 0, upcoming: 1, past: 0 } }),
  })
  await screen.findByText(said)
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toMatch(BOOKING_ID)
  expect(screen.queryByText('Confirmed') !== null).toBe(state === 'Confirmed')
  expect(screen.queryByText('Waiting for Priya')).toBeNull()
  // Of a day off nothing is said to be taken.
  expect(screen.queryByText(/^£.+ paid, £.+ on /) === null).toBe(otherwise === 'cancels' || status === 'requested')
})
