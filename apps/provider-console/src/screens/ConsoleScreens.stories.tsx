import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingsApi, requestOf } from '../testing/bookings.ts'
import { screen } from './screen.tsx'

const meta = {
  title: 'Screens/Console/Bookings',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const three = () => [requestOf(1, 'Maya'), requestOf(2, 'Anika'), requestOf(3, 'Zoe')]
const [first] = three()
const LIST = '/provider/my-bookings'
const DETAIL = `/provider/booking-details/${first?.id}`

export const Requests: StoryObj = {
  ...screen(LIST, bookingsApi(three()).calls),
  globals: { density: 'console', viewport: { value: 'laptop' } },
}
export const RequestsDark: StoryObj = { ...Requests, globals: { ...Requests.globals, theme: 'dark' } }
export const RequestsOnAPhone: StoryObj = {
  ...Requests,
  globals: { density: 'console', viewport: { value: 'phone' } },
}
export const OneRequest: StoryObj = screen(DETAIL, bookingsApi(three()).calls)
export const NothingWaits: StoryObj = screen(LIST, bookingsApi([]).calls)
export const Loading: StoryObj = screen(LIST, { 'GET /provider/bookings': () => new Promise(() => {}) })
export const SignUp: StoryObj = screen('/provider-registration', {}, { isVisitor: true })
