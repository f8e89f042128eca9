import { beginAt } from '@ginipig/app/testing/clock.ts'
import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import type { ClientBooking, ProviderBooking } from '@ginipig/contract/booking/booking.ts'
import { type BookingEventKind, type BookingStatus, bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { nothingGiven } from '@ginipig/domain/listing'
import { HOUR_MS } from '@ginipig/domain/time'
import { createRoute } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ClientTimeline } from './ClientTimeline.tsx'
import { ProviderTimeline } from './ProviderTimeline.tsx'

const startsAt = Date.UTC(2026, 4, 14, 9, 30)
const id = '0190a7c2-0000-7000-8000-0000000000b1'

type Shared = Omit<ProviderBooking, 'client' | 'outcome' | 'status' | 'events' | 'refund' | 'payments' | OfProvider> &
  Pick<ClientBooking, 'payments'>
type OfProvider = 'owes' | 'address' | 'payout' | 'undoUntil' | 'sameDay'

const shared: Shared = {
  id,
  reference: 'GP-7K3QF',
  paymentStatus: 'paid',
  plan: 'deposit',
  approval: 'manual',
  listing: {
    id,
    title: 'Balayage',
    category: 'hair',
    cover: 'c',
    image: null,
    type: 'in_person',
    durationMinutes: 60,
  },
  startsAt,
  endsAt: startsAt + HOUR_MS,
  moves: 0,
  zone: 'Europe/London',
  rrp: 12_000,
  split: splitPrice(5_400, bookingPolicy),
  policy: bookingPolicy,
  captured: 5_400,
  requestedAt: startsAt - 99 * HOUR_MS,
  respondBy: startsAt - 91 * HOUR_MS,
  balanceAt: startsAt - 36 * HOUR_MS,
  declineReason: null,
  declineText: null,
  cancelReason: null,
  cancelText: null,
  completedAt: null,
  reviewedAt: null,
  mustHavesAsked: { photos: null, requirements: null, consultation: null, patchTest: null },
  mustHavesGiven: { ...nothingGiven, photoIds: [], answers: {} },
  photos: [],
  payments: [{ id, kind: 'balance', amount: 4_590, state: 'taken', at: startsAt - 36 * HOUR_MS, card: null }],
  proposal: null,
  refundOwed: null,
  reportedAt: null,
  waiting: null,
  side: null,
  waiver: null,
  now: startsAt + 90 * HOUR_MS,
}

type End = {
  status: BookingStatus
  event: BookingEventKind
  refund?: number
  outcome: ProviderBooking['outcome']
  over?: Partial<Shared>
  payout?: ProviderBooking['payout']
}

function tell({ status, event, refund, outcome, over, payout = null }: End) {
  const booking = {
    ...shared,
    ...over,
    status,
    events: [
      { at: startsAt - 99 * HOUR_MS, kind: 'requested' as const, actor: 'client' as const },
      { at: startsAt - 95 * HOUR_MS, kind: 'confirmed' as const, actor: 'system' as const },
      { at: startsAt + HOUR_MS, kind: event, actor: 'system' as const },
    ],
    refund: refund === undefined ? null : { amount: refund, at: startsAt + 2 * HOUR_MS },
  }
  const client: ClientBooking = {
    ...booking,
    provider: {
      id,
      displayName: 'P N',
      firstName: 'Priya',
      photoUrl: null,
      town: 'M',
      rating: null,
      reviewCount: 0,
      phone: null,
    },
    address: null,
    outwardPostcode: 'M4',
    holdEndsAt: null,
    heldUntil: 0,
    offeredPlans: [],
    invoices: [],
    reportId: null,
    promo: null,
    paymentProblem: null,
  }
  const provider: ProviderBooking = {
    ...booking,
    outcome,
    client: {
      id,
      firstName: 'Maya',
      lastName: 'Osei',
      avatarUrl: null,
      isGone: false,
      earlierVisits: 0,
      alsoBookedAt: null,
      phone: null,
      record: null,
    },
    address: null,
    payout,
    undoUntil: null,
    sameDay: [],
    owes: 0,
  }
  return { client, provider }
}

/** Each line of a timeline after the confirmation, as it is read. */
async function linesOf(component: () => React.ReactNode) {
  const route = createRoute({
    getParentRoute: () => testRoot,
    path: '/told',
    staticData: { access: 'common' },
    component,
  })
  await renderRoutes([route], { at: '/told' })
  const items = within(await screen.findByRole('list')).getAllByRole('listitem')
  return items.slice(2).map((item) => [...item.querySelectorAll('p')].map(({ textContent }) => textContent).join(' | '))
}

const nothing = { earned: 0, fee: 0, takenBack: 0 }

test.for<{ end: End; toClient: string[]; toProvider: string[] }>([
  {
    end: { status: 'released', event: 'released', outcome: { earned: 4_590, fee: 0, takenBack: 0 } },
    toClient: [
      'Balance of £45.90 taken (done) | 12-05-2026, 22:30 | £45.90 paid',
      'Your appointment (done) | 14-05-2026, 10:30',
      'Released to pay Priya (done) | 14-05-2026, 11:30 | £54.00 released',
    ],
    toProvider: [
      'Balance of £45.90 taken (done) | 12-05-2026, 22:30 | £45.90 paid',
      'Appointment (done) | 14-05-2026, 10:30',
      '£45.90 released to you (done) | 14-05-2026, 11:30 | £45.90 released',
    ],
  },
  ...(
    [
      ['paid', 'In your bank account (done) | 16-05-2026, 10:30'],
      ['on_its_way', 'On its way to your bank (now) | There on 16-05-2026 at the latest.'],
      ['failed', 'Your bank sent it back (now) | It goes out again with the next payout.'],
    ] as const
  ).map(([state, line]) => ({
    end: {
      status: 'released' as const,
      event: 'released' as const,
      outcome: { earned: 4_590, fee: 0, takenBack: 0 },
      over: { payments: [] },
      payout: { id: 'po_1', state, arrivesAt: startsAt + 48 * HOUR_MS },
    },
    toClient: [
      'Your appointment (done) | 14-05-2026, 10:30',
      'Released to pay Priya (done) | 14-05-2026, 11:30 | £54.00 released',
    ],
    toProvider: [
      'Appointment (done) | 14-05-2026, 10:30',
      '£45.90 released to you (done) | 14-05-2026, 11:30 | £45.90 released',
      line,
    ],
  })),
  {
    end: {
      ...{ status: 'released', event: 'released', refund: 2_000, over: { payments: [] } },
      outcome: { earned: 4_590, fee: 0, takenBack: 2_000 },
    },
    toClient: [
      'Your appointment (done) | 14-05-2026, 10:30',
      'Released to pay Priya (done) | 14-05-2026, 11:30 | £54.00 released',
      '£20.00 refunded (done) | Banks take up to 10 days to show it. | 14-05-2026, 12:30 | £20.00 refunded',
    ],
    toProvider: [
      'Appointment (done) | 14-05-2026, 10:30',
      '£45.90 released to you (done) | 14-05-2026, 11:30 | £45.90 released',
      '£20.00 refunded to Maya (done) | 14-05-2026, 12:30 | £20.00 refunded',
      '£20.00 of your share taken back (ended here) | Out of your account at Stripe where it still was, else off your next releases. | 14-05-2026, 12:30',
    ],
  },
  {
    end: {
      ...{ status: 'released', event: 'released', refund: 2_000, over: { payments: [] } },
      outcome: { earned: 4_590, fee: 0, takenBack: 0 },
      payout: { id: 'po_1', state: 'paid', arrivesAt: startsAt + HOUR_MS + 60_000 },
    },
    toClient: [
      'Your appointment (done) | 14-05-2026, 10:30',
      'Released to pay Priya (done) | 14-05-2026, 11:30 | £54.00 released',
      '£20.00 refunded (done) | Banks take up to 10 days to show it. | 14-05-2026, 12:30 | £20.00 refunded',
    ],
    toProvider: [
      'Appointment (done) | 14-05-2026, 10:30',
      '£45.90 released to you (done) | 14-05-2026, 11:30 | £45.90 released',
      'In your bank account (done) | 14-05-2026, 11:31',
      '£20.00 refunded to Maya (done) | Paid by Ginipig. Nothing is taken from your share. | 14-05-2026, 12:30 | £20.00 refunded',
    ],
  },
  ...[
    { takenBack: 0, said: 'Paid by Ginipig. Nothing is taken from your share.', after: [] },
    {
      takenBack: 1_500,
      said: 'Ginipig paid £5.00 of it.',
      after: [
        '£15.00 of your share taken back (ended here) | Out of your account at Stripe where it still was, else off your next releases. | 14-05-2026, 12:30',
      ],
    },
  ].map(({ takenBack, said, after }) => ({
    end: {
      ...{ status: 'released' as const, event: 'released' as const, refund: 2_000, over: { payments: [] } },
      outcome: { earned: 4_590, fee: 0, takenBack },
    },
    toClient: [
      'Your appointment (done) | 14-05-2026, 10:30',
      'Released to pay Priya (done) | 14-05-2026, 11:30 | £54.00 released',
      '£20.00 refunded (done) | Banks take up to 10 days to show it. | 14-05-2026, 12:30 | £20.00 refunded',
    ],
    toProvider: [
      'Appointment (done) | 14-05-2026, 10:30',
      '£45.90 released to you (done) | 14-05-2026, 11:30 | £45.90 released',
      `£20.00 refunded to Maya (done) | ${said} | 14-05-2026, 12:30 | £20.00 refunded`,
      ...after,
    ],
  })),
  {
    end: { status: 'no_show', event: 'no_show', refund: 1_890, outcome: { earned: 2_700, fee: 0, takenBack: 0 } },
    toClient: [
      'Balance of £45.90 taken (done) | 12-05-2026, 22:30 | £45.90 paid',
      'Priya says you didn’t come (ended here) | 14-05-2026, 11:30',
      '£18.90 refunded (done) | Banks take up to 10 days to show it. | 14-05-2026, 12:30 | £18.90 refunded',
    ],
    toProvider: [
      'Balance of £45.90 taken (done) | 12-05-2026, 22:30 | £45.90 paid',
      'Marked as a no-show (ended here) | You keep £27.00. | 14-05-2026, 11:30',
      '£18.90 refunded to Maya (done) | 14-05-2026, 12:30 | £18.90 refunded',
    ],
  },
  {
    end: {
      ...{ status: 'no_show', event: 'no_show', outcome: { earned: 2_700, fee: 0, takenBack: 0 } },
      over: {
        payments: [],
        waiting: { for: 'contestable', since: startsAt + HOUR_MS, until: startsAt + 25 * HOUR_MS },
      },
    },
    toClient: ['Priya says you didn’t come (ended here) | 14-05-2026, 11:30'],
    toProvider: ['Marked as a no-show (ended here) | If it stands, £27.00 is yours. | 14-05-2026, 11:30'],
  },
  {
    end: {
      status: 'cancelled_by_provider',
      event: 'cancelled',
      refund: 5_400,
      outcome: { earned: 0, fee: 810, takenBack: 0 },
      over: { payments: [], cancelReason: 'illness', cancelText: 'Flu.' },
    },
    toClient: [
      'Priya cancelled (ended here) | They’re ill. “Flu.” | 14-05-2026, 11:30',
      '£54.00 refunded (done) | Banks take up to 10 days to show it. | 14-05-2026, 12:30 | £54.00 refunded',
    ],
    toProvider: [
      'You cancelled (ended here) | I’m ill. “Flu.” Your fee is £8.10. | 14-05-2026, 11:30',
      '£54.00 refunded to Maya (done) | 14-05-2026, 12:30 | £54.00 refunded',
    ],
  },
  {
    end: {
      ...{ status: 'cancelled_by_client', event: 'cancelled', outcome: nothing },
      over: { payments: [], refundOwed: { amount: 4_590, at: startsAt, isReturned: false } },
    },
    toClient: [
      'You cancelled (ended here) | £8.10 of what you paid doesn’t come back. | 14-05-2026, 11:30',
      '£45.90 on its way back to you (now) | Banks take up to 10 days to show it. | £45.90 owed',
    ],
    toProvider: [
      'Maya cancelled (ended here) | 14-05-2026, 11:30',
      '£45.90 on its way back to Maya (now) | £45.90 owed',
    ],
  },
  {
    end: {
      ...{ status: 'cancelled_by_provider', event: 'cancelled', outcome: nothing },
      over: { payments: [], refundOwed: { amount: 5_400, at: startsAt, isReturned: true } },
    },
    toClient: [
      'Priya cancelled (ended here) | 14-05-2026, 11:30',
      'Your bank sent £54.00 back to us (now) | We still owe it to you: reply to our email, and we pay it another way. | £54.00 owed',
    ],
    toProvider: [
      'You cancelled (ended here) | 14-05-2026, 11:30',
      '£54.00 on its way back to Maya (now) | £54.00 owed',
    ],
  },
  {
    end: {
      ...{ status: 'cancelled_by_platform', event: 'cancelled', refund: 5_400, outcome: nothing },
      over: { payments: [] },
    },
    toClient: [
      'Ginipig called this booking off (ended here) | We couldn’t go on with the payment. You get £54.00 back. | 14-05-2026, 11:30',
      '£54.00 refunded (done) | Banks take up to 10 days to show it. | 14-05-2026, 12:30 | £54.00 refunded',
    ],
    toProvider: [
      'Ginipig called this booking off (ended here) | We couldn’t go on with Maya’s payment. It isn’t your doing, and you owe nothing. | 14-05-2026, 11:30',
      '£54.00 refunded to Maya (done) | 14-05-2026, 12:30 | £54.00 refunded',
    ],
  },
  {
    end: {
      ...{ status: 'cancelled_by_platform', event: 'cancelled', outcome: nothing },
      over: { payments: [], captured: 0 },
    },
    toClient: [
      'Ginipig called this booking off (ended here) | We couldn’t go on with the payment. Nothing was charged. | 14-05-2026, 11:30',
    ],
    toProvider: [
      'Ginipig called this booking off (ended here) | We couldn’t go on with Maya’s payment. It isn’t your doing, and you owe nothing. | 14-05-2026, 11:30',
    ],
  },
  {
    end: {
      status: 'cancelled_unpaid',
      event: 'cancelled',
      outcome: { earned: 810, fee: 0, takenBack: 0 },
      over: { payments: [], captured: 810 },
    },
    toClient: [
      'Cancelled, because the balance couldn’t be taken (ended here) | £8.10 of what you paid doesn’t come back. | 14-05-2026, 11:30',
    ],
    toProvider: ['Cancelled, because the balance couldn’t be taken (ended here) | You keep £8.10. | 14-05-2026, 11:30'],
  },
  {
    end: {
      status: 'cancelled_unpaid',
      event: 'cancelled',
      outcome: { earned: 810, fee: 0, takenBack: 0 },
      over: { payments: [], captured: 810, paymentStatus: 'charged_back' },
    },
    toClient: [
      'Cancelled, because your bank took the payment back (ended here) | £8.10 of what you paid doesn’t come back. | 14-05-2026, 11:30',
    ],
    toProvider: [
      'Cancelled, because Maya’s bank took the payment back (ended here) | You keep £8.10. | 14-05-2026, 11:30',
    ],
  },
  {
    end: {
      status: 'declined',
      event: 'declined',
      outcome: nothing,
      over: { payments: [], declineReason: 'fully_booked', declineText: 'Sorry!' },
    },
    toClient: ['Priya couldn’t take it (ended here) | The diary is full that day. “Sorry!” | 14-05-2026, 11:30'],
    toProvider: ['Declined, card released (ended here) | Fully booked. “Sorry!” | 14-05-2026, 11:30'],
  },
])('$end.status: each side reads the same steps in its own words', async ({ end, toClient, toProvider }) => {
  const { client, provider } = tell(end)
  expect(await linesOf(() => <ClientTimeline booking={client} />)).toEqual(toClient)
  document.body.replaceChildren()
  expect(await linesOf(() => <ProviderTimeline booking={provider} />)).toEqual(toProvider)
})

const visa = { brand: 'visa', last4: '4242' }
const ahead: End = {
  ...{ status: 'confirmed', event: 'accepted', outcome: null },
  over: {
    ...{ paymentStatus: 'deposit_paid', captured: 810, now: startsAt - 72 * HOUR_MS },
    payments: [{ id, kind: 'deposit', amount: 810, state: 'taken', at: startsAt - 95 * HOUR_MS, card: visa }],
  },
}

describe('in May', () => {
  beginAt('2026-05-18T09:00:00Z')

  test('what is to come names its hour and its reminder, to its client the card; the early line what moving costs', async () => {
    const { client, provider } = tell(ahead)
    expect(await linesOf(() => <ClientTimeline booking={client} />)).toEqual([
      expect.stringContaining('Priya said yes (done) | Answered in 100\u00a0h.'),
      'Still early: move free, cancel for the deposit (now) | Until Tue 12 May, 22:30 moving costs nothing, and cancelling £8.10 and no more.',
      'Balance of £45.90 (to come) | Tue 12 May, 22:30, from your card ending 4242. We remind you on Tue 12 May, 10:30. | £45.90 due',
      'Your appointment (to come) | Thu 14 May, 10:30 | £54.00 held',
      expect.stringContaining('Released to pay Priya (to come)'),
    ])
    document.body.replaceChildren()
    expect(await linesOf(() => <ProviderTimeline booking={provider} />)).toContainEqual(
      'Balance taken from the client’s card (to come) | £45.90, Tue 12 May, 22:30 | £45.90 due',
    )
  })
})

test('a card that was chosen for the balance isn’t the deposit’s', async () => {
  const { client, provider } = tell({ ...ahead, over: { ...ahead.over, hasBalanceCard: true } })
  expect((await linesOf(() => <ClientTimeline booking={client} />)).join()).toContain('from the card you chose for it')
  document.body.replaceChildren()
  expect((await linesOf(() => <ProviderTimeline booking={provider} />)).join()).not.toContain('4242')
})

describe('in May', () => {
  beginAt('2026-05-18T09:00:00Z')

  test('money that a report holds is promised to nobody', async () => {
    const { client, provider } = tell({
      ...{ status: 'completed', event: 'completed', outcome: null },
      over: { reportedAt: startsAt + 80 * HOUR_MS, payments: [] },
    })
    expect((await linesOf(() => <ClientTimeline booking={client} />)).at(-1)).toBe(
      'You reported it: the money stays with us (now) | Since Sun 17 May, 18:30. Nothing goes to Priya before we have answered you. | £54.00 held',
    )
    document.body.replaceChildren()
    const lines = await linesOf(() => <ProviderTimeline booking={provider} />)
    expect(lines.at(-1)).toBe(
      'Maya reported it: your money waits (now) | Since Sun 17 May, 18:30. It goes out once we have answered Maya; nothing you need to do. | £54.00 held',
    )
    expect(lines.join()).not.toContain('by itself')
  })
})
