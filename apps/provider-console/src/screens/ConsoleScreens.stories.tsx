import type { ProviderBooking, ProviderBookingRow } from '@ginipig/contract/booking/booking.ts'
import { HOUR_MS } from '@ginipig/domain/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingsApi, requestOf, rowOf } from '../testing/bookings.ts'
import { screen } from './screen.tsx'

const meta = {
  title: 'Screens/Console/Bookings',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const three = () => [requestOf(1, 'Maya'), requestOf(2, 'Anika'), requestOf(3, 'Zoe')]
const [first] = three()
const nextUp = () =>
  [requestOf(4, 'Rosie'), requestOf(5, 'Dana')].map((one) => ({ ...one, status: 'confirmed' as const }))
const NOW = first?.now ?? 0
const LIST = '/provider/my-bookings'
const DETAIL = `/provider/booking-details/${first?.id}`

export const Requests: StoryObj = {
  ...screen(LIST, bookingsApi([...three(), ...nextUp()]).calls),
  globals: { density: 'console', viewport: { value: 'laptop' } },
}
export const RequestsDark: StoryObj = { ...Requests, globals: { ...Requests.globals, theme: 'dark' } }
export const RequestsOnAPhone: StoryObj = {
  ...Requests,
  globals: { density: 'console', viewport: { value: 'phone' } },
}
/** What waits for an answer says so in its row: whose, by when, and the way to it. */
const waitingFor = (
  number: number,
  name: string,
  by: 'client' | 'provider',
  status: ProviderBooking['status'],
): ProviderBookingRow => {
  const row = rowOf({ ...requestOf(number, name), status, captured: status === 'confirmed' ? 810 : 0 })
  return { ...row, given: null, proposal: { by, otherwise: 'stays', until: NOW + 20 * HOUR_MS } }
}
const thatWait = [
  waitingFor(1, 'Maya', 'client', 'confirmed'),
  waitingFor(2, 'Anika', 'provider', 'confirmed'),
  waitingFor(3, 'Zoe', 'provider', 'requested'),
]
export const BookingsThatWait: StoryObj = {
  ...screen(`${LIST}?tab=upcoming`, {
    ...bookingsApi(three()).calls,
    'GET /provider/bookings': () =>
      Response.json({
        ...{ items: thatWait, nextCursor: null, now: NOW, found: null, toSettle: 0, owes: 0 },
        counts: { requests: 0, upcoming: 3, past: 0, action: 0 },
      }),
  }),
  globals: { density: 'console', viewport: { value: 'laptop' } },
}
export const BookingsThatWaitOnAPhone: StoryObj = {
  ...BookingsThatWait,
  globals: { density: 'console', viewport: { value: 'phone' } },
}
export const OneRequest: StoryObj = screen(DETAIL, bookingsApi(three()).calls)
export const NothingWaits: StoryObj = screen(LIST, bookingsApi([]).calls)
export const SignUp: StoryObj = screen('/provider-registration', {}, { isVisitor: true })
