import * as v from 'valibot'
import { type ContactDetail, findContactDetails } from '#contact-details/index.ts'
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

/** A piece of a text, or what stood there. */
export type TextPart = { text: string } | { hidden: ContactDetail['kind'] }

/** A text as somebody may read it before a booking is accepted: contact details are left out and named.
 *  Source: product.md §5, trust.md §2.4. */
export function maskContactDetails(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { kind, start, end } of findContactDetails(text)) {
    if (start > from) parts.push({ text: text.slice(from, start) })
    parts.push({ hidden: kind })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** A text that hides nothing. */
export const wholeText = (text: string): TextPart[] => (text === '' ? [] : [{ text }])
