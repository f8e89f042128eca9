import { beginAt } from '@ginipig/app/testing/clock.ts'
import type { ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bookingsApi, requestOf } from '../../testing/bookings.ts'
import { earningsAccount } from '../../testing/earnings-account.ts'
import { openApp, person } from '../../testing/open-app.ts'

const request = requestOf(1, 'Maya')

/** The lines of a booking's money, of which one has the label. */
async function moneyOf(booking: ProviderBooking, label: string): Promise<string[]> {
  await openApp(`/provider/booking-details/${booking.id}`, bookingsApi([booking]).calls, {
    signedInAs: person('provider'),
  })
  const line = await screen.findByText(label)
  return Array.from(line.closest('dl')?.querySelectorAll('dt') ?? [], (term) =>
    [term.textContent, term.nextElementSibling?.textContent].join(': '),
  )
}

describe('in November', () => {
  beginAt('2026-11-21T09:00:00Z')

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
      what: 'a booking whose balance was refused',
      more: { status: 'confirmed', captured: 810, paymentStatus: 'balance_failed' },
      lines: ['Maya pays: £54.00 £120.00', 'Paid: £8.10', 'Refused, to be paid by Tue 24 Nov, 06:00: £45.90'],
    },
    {
      what: 'a booking paid in full',
      more: { status: 'confirmed', plan: 'full', captured: 5_400, balanceAt: null },
      lines: ['Maya pays: £54.00 £120.00', 'Paid: £54.00'],
    },
  ])('$what says who pays what and when, our share and theirs', async ({ more, lines }) => {
    const booking = { ...request, ...more }
    expect(await moneyOf(booking, 'Maya pays')).toEqual([...lines, 'Our commission, 15%: −£8.10', 'You earn: £45.90'])
    // Done two days after its end, released a week later.
    screen.getByText('Yours once the appointment is done and you release it, or by itself on Thu 3 Dec.')
  })

  test('what is done is to be released, not to be done', async () => {
    const done = { status: 'completed', plan: 'full', captured: 5_400, balanceAt: null } as const
    await moneyOf({ ...request, ...done, completedAt: request.now }, 'Maya pays')
    screen.getByText(/^Yours to release now, or it goes out by itself on /)
    screen.getByText(/^By you, now, or by itself on /)
    expect(screen.queryByText(/once it is done|once the appointment is done/)).toBeNull()
  })

  test.for([
    {
      status: 'confirmed' as const,
      says: [
        'Yours once the appointment is done and Stripe can send to you.',
        'Once it is done and Stripe can send to you.',
      ],
    },
    {
      status: 'completed' as const,
      says: ['Yours: it goes out once Stripe can send to you.', 'Once Stripe can send to you.'],
    },
  ])('nothing is promised by itself of what is $status while Stripe can’t send to them', async ({ status, says }) => {
    const booking: ProviderBooking = { ...request, status, plan: 'full', captured: 5_400, balanceAt: null }
    await openApp(
      `/provider/booking-details/${booking.id}`,
      {
        ...bookingsApi([booking]).calls,
        'GET /provider/earnings-account': () => Response.json(earningsAccount({ state: 'failed' })),
      },
      { signedInAs: person('provider') },
    )
    for (const text of says) await screen.findByText(text)
    expect(document.body.textContent).not.toMatch(/by itself/)
  })
})

const paid = { ...request, plan: 'full', captured: 5_400, balanceAt: null } as const
const refund = { amount: 1_890, at: request.now }

test.for<{ what: string; booking: ProviderBooking; lines: string[] }>([
  {
    what: 'a no-show',
    booking: { ...paid, status: 'no_show', refund, outcome: { earned: 2_700, fee: 0, takenBack: 0 } },
    lines: ['Paid by the client: £54.00', 'Refunded: −£18.90', 'Kept by Ginipig: −£8.10', 'You earned: £27.00'],
  },
  {
    what: 'an early cancelling whose refund is under way',
    booking: {
      ...{ ...paid, status: 'cancelled_by_client', outcome: { earned: 0, fee: 0, takenBack: 0 } },
      refundOwed: { amount: 4_590, at: request.now, isReturned: false },
    },
    lines: ['Paid by the client: £54.00', 'On its way back: −£45.90', 'Kept by Ginipig: −£8.10', 'You earned: £0.00'],
  },
  {
    what: 'an early cancelling',
    booking: { ...paid, status: 'cancelled_by_client', captured: 810, outcome: { earned: 0, fee: 0, takenBack: 0 } },
    lines: ['Paid by the client: £8.10', 'Kept by Ginipig: −£8.10', 'You earned: £0.00'],
  },
  {
    what: 'a visit with a promo code',
    booking: {
      ...{ ...paid, status: 'released', captured: 4_900, outcome: { earned: 4_590, fee: 0, takenBack: 0 } },
      split: { ...paid.split, discount: 500, total: 4_900 },
    },
    lines: [
      'Paid by the client: £49.00',
      'Promo code, paid by Ginipig: £5.00',
      'Our commission: −£8.10',
      'You earned: £45.90',
    ],
  },
  {
    what: 'a visit of which we gave something back',
    booking: {
      ...{ ...paid, status: 'released', refund: { ...refund, amount: 1_000 } },
      outcome: { earned: 4_590, fee: 0, takenBack: 0 },
    },
    lines: [
      'Paid by the client: £54.00',
      'Our commission: −£8.10',
      'You earned: £45.90',
      'Refunded to the client, paid by Ginipig: £10.00',
    ],
  },
  {
    what: 'a visit of which all went back, all of the share among it',
    booking: {
      ...{ ...paid, status: 'released', refundOwed: { amount: 5_400, at: request.now, isReturned: false } },
      outcome: { earned: 4_590, fee: 0, takenBack: 4_590 },
    },
    lines: [
      'Paid by the client: £54.00',
      'Our commission: −£8.10',
      'You earned: £45.90',
      'Share taken back: −£45.90',
      'Refunded to the client, paid by Ginipig: £8.10',
    ],
  },
  {
    what: 'one that its provider cancelled',
    booking: {
      ...{ ...paid, status: 'cancelled_by_provider', refund: { ...refund, amount: 5_400 } },
      outcome: { earned: 0, fee: 810, takenBack: 0 },
    },
    lines: ['Paid by the client: £54.00', 'Refunded: −£54.00', 'You earned: £0.00', 'Fee for cancelling: −£8.10'],
  },
  {
    what: 'one that we called off',
    booking: {
      ...{ ...paid, status: 'cancelled_by_platform', refund: { ...refund, amount: 5_400 } },
      outcome: { earned: 0, fee: 0, takenBack: 0 },
    },
    lines: ['Paid by the client: £54.00', 'Refunded: −£54.00', 'You earned: £0.00'],
  },
  {
    what: 'a no-show decided for its client',
    booking: {
      ...{ ...paid, status: 'cancelled_by_provider', wasThere: true, refund: { ...refund, amount: 5_400 } },
      outcome: { earned: 0, fee: 810, takenBack: 0 },
    },
    lines: ['Paid by the client: £54.00', 'Refunded: −£54.00', 'You earned: £0.00', 'Fee, as for cancelling: −£8.10'],
  },
])('of $what that is over the lines add up to what was earned', async ({ booking, lines }) => {
  expect(await moneyOf(booking, 'Paid by the client')).toEqual(lines)
})

test('while a no-show can be contested its share is nobody’s yet', async () => {
  const booking: ProviderBooking = {
    ...{ ...paid, status: 'no_show', refund, outcome: { earned: 2_700, fee: 0, takenBack: 0 } },
    waiting: { for: 'contested', since: request.now, until: null },
  }
  expect((await moneyOf(booking, 'Paid by the client')).at(-1)).toBe('Yours if it stands: £27.00')
  expect(screen.queryByText(/You earned|You keep/)).toBeNull()
})

const disputed = {
  ...{ ...paid, paymentStatus: 'disputed' as const },
  waiting: { for: 'disputed', since: null, until: null },
} as const

test('while the bank disputes it no day is promised', async () => {
  await moneyOf({ ...disputed, status: 'confirmed' }, 'Maya pays')
  expect(screen.queryByText(/^Yours once/)).toBeNull()
})

test('disputed after the release, its provider reads what it may cost and is asked for their side', async () => {
  await moneyOf({ ...disputed, status: 'released', outcome: { earned: 4_590, fee: 0, takenBack: 0 } }, 'You earned')
  screen.getByText('The bank decides. What you say goes into our answer to it.')
  screen.getByRole('button', { name: 'Add your side' })
  screen.getByText(/If it decides for Maya over the visit itself, your share is taken back\./)
})
