import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Entry } from './diary-days.ts'

/** What each look stands for; colour never says it alone. */
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

/** What an entry is. A time held while other times wait for an answer looks as a blocked one does, yet nobody blocked it; a
 *  booking keeps its look while they do. */
export function entryWords(entry: Entry): MessageDescriptor {
  if ('busy' in entry && entry.busy.heldFor !== null) return msg`Proposed time, not booked yet`
  const isOffered = 'booking' in entry && entry.booking.proposal?.by === 'provider'
  return kindWords[isOffered ? 'offered' : entry.kind]
}
