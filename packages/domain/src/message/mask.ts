import { type ContactDetail, findContactDetails } from '#contact-details/index.ts'

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
