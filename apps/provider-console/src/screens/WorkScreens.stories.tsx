import { notificationCalls, talkCalls, talkPartner } from '@ginipig/app/testing/talk.ts'
import type { EarningRecord, Earnings, StatementLine } from '@ginipig/contract/payment/earnings.ts'
import type { EarningsAccount } from '@ginipig/contract/payment/earnings-account.ts'
import type { ProvidersReview } from '@ginipig/contract/review/review.ts'
import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { coverUrl } from '@ginipig/ui/covers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Diary } from '../features/diary/diary-days.ts'
import { screen } from './screen.tsx'

const meta = {
  title: 'Screens/Console/Diary, money and people',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const phone = (story: StoryObj): StoryObj => ({
  ...story,
  globals: { density: 'console', viewport: { value: 'phone' } },
})
const id = (number: number) => `0190a7c2-0000-7000-8000-00000000080${number}`
const zone = 'Europe/London'
const noon = Math.floor(Date.now() / DAY_MS) * DAY_MS + 12 * HOUR_MS

/** A time from noon of today, in days and hours. */
function times(days: number, hour: number, hours: number) {
  const startsAt = noon + days * DAY_MS + (hour - 12) * HOUR_MS
  return { startsAt, endsAt: startsAt + hours * HOUR_MS }
}
const slot = (number: number, title: string, when: { startsAt: number; endsAt: number }) => ({
  ...{
    id: id(number),
    listingId: id(9),
    title,
    ...when,
    capacity: 1,
    booked: 0,
    approval: 'manual' as const,
    patchTestHours: null,
  },
})

/** Tomorrow and the day after: open slots, a booking, a request, and time off. */
function week(): Diary {
  const listing = { listingId: id(9), title: 'Balayage and gloss' }
  const booking = (number: number, clientName: string, status: 'confirmed' | 'requested', when: object) => ({
    ...{ id: id(number), slotId: id(number + 3), ...listing, clientName, status, respondBy: null },
    ...{ type: 'in_person' as const, patchTestBy: null, proposal: null },
    ...(when as { startsAt: number; endsAt: number }), // of `times`
  })
  return {
    zone,
    slots: [times(1, 9, 2), times(2, 14, 2), times(4, 10, 2)].map((when, index) =>
      slot(index + 1, listing.title, when),
    ),
    bookings: [
      booking(4, 'Maya Osei', 'confirmed', times(1, 13, 2.5)),
      booking(5, 'Carla Mendes', 'requested', times(2, 10, 2)),
    ],
    busy: [{ id: id(6), note: 'School run', calendarName: null, heldFor: null, offersOut: 0, ...times(2, 8, 1) }],
  }
}

const diary = {
  'GET /provider/diary': () => Response.json(week()),
  'GET /provider/calendars': () => Response.json({ calendars: [], feedMadeAt: null }),
}

export const TheWeek: StoryObj = screen('/provider/diary', diary)
export const TheWeekOnAPhone: StoryObj = phone(TheWeek)

/** Slots of half an hour, one and two beside each other. */
export const SlotsSideBySide: StoryObj = screen('/provider/diary', {
  ...diary,
  'GET /provider/diary': () =>
    Response.json({
      ...week(),
      slots: [0.5, 1, 2].flatMap((hours, index) => {
        const when = times(3, 9 + 3 * index, hours)
        return [
          slot(2 * index + 1, 'Straightening, semi-permanent', when),
          slot(2 * index + 2, 'Highlights and a lightened root', when),
        ]
      }),
    }),
})

export const TheDiaryAsAList: StoryObj = screen('/provider/diary?view=list', diary)

const account: EarningsAccount = {
  ...{
    state: 'unfinished',
    requirements: [{ what: 'identity', from: 'provider', problem: null }],
    dueAt: null,
    paysOut: false,
  },
  ...{ bankLast4: '4417', createdAt: noon - 5 * DAY_MS, readAt: noon - DAY_MS },
}
export const EarningsAccountUnfinished: StoryObj = screen('/provider/stripe-connect', {
  'GET /provider/earnings-account': () => Response.json(account),
})

const [lastMonth, thisMonth] = [-30, 0].map((days) => new Date(noon + days * DAY_MS).toISOString().slice(0, 7))
const month = (name: string | undefined, earned: number) => ({
  ...{ month: name, count: 4, paid: earned + 4_000, commission: 4_000, earned },
  ...{ fees: 135, waived: 0, takenBack: 0, sent: earned },
})
const earnings: Earnings = {
  ...{ onItsWay: 9_860, held: 19_872, heldBookings: 10, owed: 135, owedSince: noon - 9 * DAY_MS, overdue: 0 },
  ...{ coming: 765, comingBookings: 1 },
  nextBalance: { bookingId: id(4), at: noon + 7 * DAY_MS, clientName: 'Jo Palmer' },
  isPaused: false,
  nextRelease: {
    ...{ bookingId: id(4), at: noon + 4 * DAY_MS, clientName: 'Dana Whyte' },
    ...{ amount: 5_135, price: 6_200, commission: 930, keptBack: 135 },
  },
  since: lastMonth ?? null,
}
const booking = { id: id(4), reference: 'GP-48213', listingTitle: 'Balayage and gloss', clientName: 'Sofia Adeyemi' }
const line = { at: noon - DAY_MS, paid: 6_200, booking, state: null, payoutId: null, part: null }
const records: EarningRecord[] = [
  { ...line, id: '4', kind: 'held', amount: 4_590, paid: 5_400 },
  { ...line, id: '3', kind: 'sent', amount: -5_270, payoutId: 'po_1' },
  { ...line, id: '2', kind: 'share', amount: 5_270 },
  {
    ...line,
    id: '1',
    kind: 'payout',
    amount: -8_415,
    ...{ paid: null, booking: null, state: 'paid', payoutId: 'po_1' },
  },
]
const statementLine: StatementLine = {
  ...{ id: '1', at: line.at, kind: 'share', amount: 5_270 },
  ...{ bookingId: booking.id, reference: booking.reference, listingTitle: booking.listingTitle },
  part: null,
}
const money = {
  'GET /provider/earnings': () => Response.json(earnings),
  'GET /provider/earning-months': () => Response.json({ months: [month(lastMonth, 40_205), month(thisMonth, 18_275)] }),
  'GET /provider/earning-lines': () => Response.json({ items: records, nextCursor: null }),
  [`GET /provider/earnings/${thisMonth}`]: () =>
    Response.json({ ...month(thisMonth, 18_275), zone, lines: [statementLine] }),
  'GET /provider/payouts': () => Response.json({ items: [], bankLast4: '4417', atStripe: 4_590 }),
  'GET /provider/earnings-account': () => Response.json({ ...account, state: 'complete', paysOut: true }),
}
export const PaymentDetails: StoryObj = screen('/provider/payment-details', money)
export const PaymentDetailsOfABeginner: StoryObj = screen('/provider/payment-details', {
  ...money,
  'GET /provider/earnings': () => Response.json({ ...earnings, since: null, nextRelease: null }),
  'GET /provider/earnings-account': () => Response.json({ ...account, bankLast4: null }),
})
export const PaymentDetailsOnAPhone: StoryObj = phone(PaymentDetails)

const visit: ProvidersReview['visited'] = {
  ...{
    bookingId: id(4),
    startsAt: noon - 2 * DAY_MS,
    zone,
    price: 5_400,
    otherName: 'Maya O.',
    otherOneName: 'Maya O.',
  },
  listing: {
    id: id(4),
    title: 'Balayage and gloss',
    category: 'hair',
    cover: 'colour',
    image: { url: coverUrl('colour', 'listing-1'), width: 800, height: 600, srcSet: '' },
  },
  closesAt: noon + 12 * DAY_MS,
}
const review: ProvidersReview = { visited: visit, step: 'write', mine: null, theirs: null, revision: 'R'.repeat(43) }
export const ReviewOfAClient: StoryObj = screen(`/provider/review/${id(4)}`, {
  [`GET /provider/bookings/${id(4)}/review`]: () => Response.json(review),
})

const talk = talkCalls('Maya O.', 'Maya')
export const Messages: StoryObj = screen('/provider/message', talk)
export const OneThread: StoryObj = screen(`/provider/message/${talkPartner}`, talk)
export const OneThreadOnAPhone: StoryObj = phone(OneThread)

export const Notifications: StoryObj = screen(
  '/provider/notification',
  notificationCalls(['Maya O. asks for Thu 14 May', 'Carla M. wrote to you', 'You’re booked by Isla G.']),
)
