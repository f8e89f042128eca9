import type { FaqAudience, FaqGroup } from '@ginipig/domain/content'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Source: product.md §5. */
export const groupWords: Record<FaqGroup, MessageDescriptor> = {
  before: msg`Before the appointment`,
  payment: msg`Booking and payment`,
  appointment: msg`My appointment`,
  help: msg`Troubleshooting`,
  information: msg`Valuable information`,
  earnings: msg({ message: 'Payments', context: 'questions of providers' }),
  reviews: msg`Reviews`,
  extras: msg`Extras`,
  'provider-help': msg`Troubleshooting`,
}

export const audienceWords: Record<FaqAudience, MessageDescriptor> = {
  clients: msg`I’m booking`,
  providers: msg`I’m a provider`,
}
