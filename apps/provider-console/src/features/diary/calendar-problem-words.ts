import type { CalendarProblem } from '@ginipig/domain/calendar'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a calendar could not be read, and what helps. */
export const calendarProblemWords: Record<CalendarProblem, MessageDescriptor> = {
  private_address: msg`Its address leads to a private network. Use the public one that starts with https.`,
  not_found: msg`There is no calendar at its address any more: copy the address again from its settings.`,
  locked: msg`It asks for a password: publish it, or use its secret address.`,
  moved_too_often: msg`Its address sends us on and on.`,
  unreachable: msg`Its server doesn’t answer as it should.`,
  too_slow: msg`Its server takes too long.`,
  too_large: msg`It is larger than 5 MB.`,
  not_a_calendar: msg`What lies at its address is no calendar: use its iCal address.`,
  too_much: msg`It has more times than we can read.`,
}
