import * as v from 'valibot'
import { PlainText } from '#text/plain-text.ts'

/** Characters of one message. The spec sets none; a letter of this length is a page on a phone. */
export const MAX_MESSAGE_LENGTH = 1_000

/** What somebody writes to somebody; may be empty beside a picture. Contact details are not refused but hidden on the
 *  way out (`maskContactDetails`). */
export const MessageText = v.pipe(PlainText, v.trim(), v.maxLength(MAX_MESSAGE_LENGTH, 'too_long'))

/** Messages a minute and first messages to new people an hour, of one account. Source: trust.md §2.4. */
export const messageLimits = { aMinute: 30, newPeopleAnHour: 10 } as const

/** How long somebody is shown as typing after their last sign of it, ms. */
export const TYPING_SHOWN_MS = 6_000
/** Between two such signs, ms. */
export const TYPING_EVERY_MS = 3_000
