import type { ClientBooking, ClientBookingRow } from '@ginipig/contract/booking/booking.ts'
import { nothingGiven } from '@ginipig/domain/listing'
import { HOUR_MS } from '@ginipig/domain/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BOOKING_ID, heldBooking } from '../features/booking/testing/held-booking.ts'
import { bookingsPage } from '../testing/bookings-page.ts'
import { dark, failed, never, onPhone, screen } from './screen.tsx'

const meta = {
  title: 'Screens/Marketplace/Book',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const withBooking = (booking: ClientBooking) => ({
  'GET /bookings/hold': () => Response.json(booking.status === 'pending_payment' ? booking : null),
  [`GET /bookings/${BOOKING_ID}`]: () => Response.json(booking),
})

const held = heldBooking()
const ready = heldBooking({
  mustHavesAsked: { photos: null, requirements: null, consultation: null, patchTest: null },
  mustHavesGiven: { ...nothingGiven, photoIds: [], answers: {}, isTruthful: true, agreesToPolicy: true },
})
const requested = heldBooking({
  ...ready,
  status: 'requested',
  paymentStatus: 'authorized',
  plan: 'deposit',
  requestedAt: held.now,
  respondBy: held.now + 8 * HOUR_MS,
  balanceAt: held.startsAt - 36 * HOUR_MS,
  events: [{ at: held.now, kind: 'requested', actor: 'client' }],
  holdEndsAt: null,
} as Partial<ClientBooking>)

export const MustHaves: StoryObj = screen('/must-haves', withBooking(held))
export const Checkout: StoryObj = screen(`/payment-options/${BOOKING_ID}`, withBooking(ready))
export const CheckoutDark: StoryObj = dark(Checkout)
export const CheckoutOnAPhone: StoryObj = onPhone(Checkout)
export const BookingDetail: StoryObj = screen(`/booking-details/${BOOKING_ID}`, withBooking(requested))
export const BookingDetailOnAPhone: StoryObj = onPhone(BookingDetail)

const row: ClientBookingRow = { ...requested, price: requested.split.price, reviewedAt: null }
const listed = (items: ClientBookingRow[]) => () =>
  bookingsPage({ items, now: held.now, counts: { requested: items.length, upcoming: 0, past: 0 } })

export const MyBookings: StoryObj = screen('/my-booking?tab=requested', {
  'GET /bookings': listed([row]),
})

const waitingFor = (by: 'client' | 'provider', over: Partial<ClientBookingRow> = {}): ClientBookingRow => ({
  ...{ ...row, status: 'confirmed', paymentStatus: 'deposit_paid', captured: 810 },
  ...{ proposal: { by, otherwise: 'stays', until: held.now + 20 * HOUR_MS }, ...over },
})
/** What waits for an answer says so in its row: whose, by when, and the way to it. */
export const BookingsThatWait: StoryObj = {
  ...screen('/my-booking?tab=upcoming', {
    'GET /bookings': listed([
      waitingFor('provider', { id: BOOKING_ID.replace(/.$/, 'a') }),
      waitingFor('client', { id: BOOKING_ID.replace(/.$/, 'b') }),
      waitingFor('provider', {
        id: BOOKING_ID.replace(/.$/, 'c'),
        status: 'requested',
        paymentStatus: 'authorized',
        captured: 0,
      }),
    ]),
  }),
}
export const BookingsThatWaitOnAPhone: StoryObj = onPhone(BookingsThatWait)
export const NothingBooked: StoryObj = screen('/my-booking?tab=requested', { 'GET /bookings': listed([]) })
export const BookingsLoading: StoryObj = screen('/my-booking?tab=requested', { 'GET /bookings': never })
export const BookingsFailed: StoryObj = screen('/my-booking?tab=requested', { 'GET /bookings': failed })
