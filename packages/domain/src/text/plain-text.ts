import * as v from 'valibot'

/** What no keyboard types into a text: control characters but tab and line ends (the zero byte among them, which
 *  PostgreSQL can't keep), halves of characters, and what turns the direction of the text around it, so that it reads
 *  otherwise than it is written. */
const odd = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u

/** Any text of people's own words: every free text that is kept begins with it. Source: trust.md §4. */
export const PlainText = v.pipe(
  v.string(),
  v.check((text) => !odd.test(text), 'invalid'),
)

/** A text as `PlainText` takes it: what it would refuse is left out. For what is pasted into a form. */
export const toPlainText = (text: string): string => text.replace(new RegExp(odd, 'gu'), '')
