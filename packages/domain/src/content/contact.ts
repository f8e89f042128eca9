import * as v from 'valibot'
import { Email, FullName } from '#identity/index.ts'
import { PlainText } from '#text/index.ts'

/** Characters of what somebody writes to us. Source: mock-up `company`. */
export const CONTACT_LIMIT = 2000

/** What somebody writes about: it leads the mail's subject, so that the desk can sort. */
export const contactTopics = ['payment', 'booking', 'account', 'safety', 'data', 'partner', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

const ContactText = v.pipe(PlainText, v.trim(), v.nonEmpty('required'), v.maxLength(CONTACT_LIMIT, 'too_long'))

/** A message to us, from anybody. Source: product.md §2 ("/company is the contact page"). */
export const Contact = v.object({
  name: FullName,
  email: Email,
  topic: v.picklist(contactTopics, 'not_chosen'),
  text: ContactText,
})
export type Contact = v.InferOutput<typeof Contact>
