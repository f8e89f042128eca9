import type { ProviderBooking } from '@ginipig/contract/booking'
import type { ProviderTab } from '@ginipig/domain/booking'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const tabWords: Record<ProviderTab, MessageDescriptor> = {
  requests: msg`Requests`,
  upcoming: msg`Upcoming`,
  past: msg`Past`,
  action: msg`Action`,
}

export const emptyWords: Record<ProviderTab, { title: MessageDescriptor; text: MessageDescriptor }> = {
  requests: {
    title: msg`Nobody is waiting on you`,
    text: msg`New requests show up here by themselves. You have eight hours to answer each one.`,
  },
  upcoming: { title: msg`Nothing coming up`, text: msg`Requests you accept move here until the day.` },
  past: {
    title: msg`No past bookings yet`,
    text: msg`Appointments that are over, declined or cancelled are kept here.`,
  },
  action: { title: msg`Nothing left to do`, text: msg`Appointments whose time has come wait here to be marked.` },
}

export const eventWords: Record<ProviderBooking['events'][number]['kind'], MessageDescriptor> = {
  held: msg`Slot held`,
  requested: msg`Requested, card authorised`,
  accepted: msg`Accepted`,
  confirmed: msg`Payment taken, booking confirmed`,
  declined: msg`Declined, card released`,
  expired: msg`No reply in time, card released`,
  withdrawn: msg`Withdrawn by the client`,
  hold_released: msg`Slot given back`,
  payment_failed: msg`Payment failed`,
  cancelled: msg`Cancelled`,
  no_show: msg`Marked as a no-show`,
  completed: msg`Done`,
  released: msg`Released`,
}

/** Steps that went against the booking. */
export const failedEvents: ReadonlySet<string> = new Set([
  'declined',
  'expired',
  'withdrawn',
  'payment_failed',
  'cancelled',
  'no_show',
])
