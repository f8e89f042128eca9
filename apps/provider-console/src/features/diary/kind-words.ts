import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Entry } from './diary-days.ts'

/** What an entry is; colour never says it alone. */
export const kindWords: Record<Entry['kind'], MessageDescriptor> = {
  booked: msg({ message: 'Booked', context: 'one booking' }),
  request: msg`Request, needs a reply`,
  past: msg`Past booking`,
  offered: msg`Other times offered`,
  open: msg`Open slot`,
  shut: msg`Slot, closed while you’re busy`,
  late: msg`Slot, too late to book`,
  held: msg`Being booked`,
  blocked: msg`Blocked by you`,
  elsewhere: msg`Busy elsewhere`,
}
