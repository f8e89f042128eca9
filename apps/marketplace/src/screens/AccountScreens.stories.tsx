import { notificationCalls, talkCalls, talkPartner } from '@ginipig/app/testing/talk.ts'
import type { PaymentRecord } from '@ginipig/contract/payment/history.ts'
import type { Wallet } from '@ginipig/contract/payment/wallet.ts'
import type { ClientsReview } from '@ginipig/contract/review/review.ts'
import { DAY_MS } from '@ginipig/domain/time'
import { coverUrl } from '@ginipig/ui/covers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BOOKING_ID, heldBooking } from '../features/booking/testing/held-booking.ts'
import { dark, onPhone, screen } from './screen.tsx'

const meta = {
  title: 'Screens/Marketplace/Money and people',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const held = heldBooking()
const { zone, startsAt, reference } = held
const at = held.now - DAY_MS

const wallet: Wallet = {
  cards: [
    {
      ...{ id: 'pm_visa', brand: 'visa', last4: '4242', expiryMonth: 9, expiryYear: 2031, isExpired: false },
      ...{ state: 'valid', holder: 'Hannah Doyle', isDefault: true },
      balances: [
        { bookingId: BOOKING_ID, reference, amount: 4_590, startsAt, zone, providerName: 'Priya Nair', at: startsAt },
      ],
    },
  ],
}
const payment: PaymentRecord = {
  ...{ id: 'a', bookingId: BOOKING_ID, reference, kind: 'deposit', state: 'paid', amount: 810, zone, startsAt, at },
  ...{ recipient: 'Studio Nair', providerName: 'Priya Nair', listingTitle: held.listing.title, cancelledAt: null },
  invoiceIds: [],
}
const payments = (items: PaymentRecord[]) => () => Response.json({ items, nextCursor: null, total: items.length })

export const PaymentDetails: StoryObj = screen('/payment-details', {
  'GET /wallet': () => Response.json(wallet),
  'GET /payments': payments([payment]),
})
export const PaymentDetailsDark: StoryObj = dark(PaymentDetails)
export const PaymentDetailsOnAPhone: StoryObj = onPhone(PaymentDetails)

const review: ClientsReview = {
  visited: {
    ...{
      bookingId: BOOKING_ID,
      startsAt: held.now - 2 * DAY_MS,
      zone,
      price: 5_400,
      otherName: 'Priya',
      otherOneName: 'Priya, Studio Nair',
    },
    listing: {
      id: held.listing.id,
      title: held.listing.title,
      category: 'hair',
      cover: 'colour',
      image: { url: coverUrl('colour', 'listing-1'), width: 800, height: 600, srcSet: '' },
    },
    closesAt: held.now + 12 * DAY_MS,
  },
  ...{ providerId: held.provider.id, step: 'write', mine: null, theirs: null, revision: 'R'.repeat(43) },
}
export const LeaveAReview: StoryObj = screen(`/leave-review/${BOOKING_ID}`, {
  [`GET /bookings/${BOOKING_ID}/review`]: () => Response.json(review),
})

const talk = talkCalls('Priya Nair', 'Priya')
export const Messages: StoryObj = screen('/message', talk)
export const OneThread: StoryObj = screen(`/message/${talkPartner}`, talk)
export const OneThreadOnAPhone: StoryObj = onPhone(OneThread)

export const Notifications: StoryObj = screen(
  '/notification',
  notificationCalls(['You’re booked with Priya', 'Priya wrote to you', 'Tomorrow at 10:30 with Priya']),
)
