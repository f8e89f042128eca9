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
    title: msg`No requests to answer`,
    text: msg`New requests show up here by themselves, each with the time left to answer it.`,
  },
  upcoming: { title: msg`Nothing coming up`, text: msg`Requests you accept move here until the day.` },
  past: {
    title: msg`No past bookings yet`,
    text: msg`Appointments that are over, declined or cancelled are kept here.`,
  },
  action: { title: msg`Nothing left to do`, text: msg`Appointments whose time has come wait here to be marked.` },
}
