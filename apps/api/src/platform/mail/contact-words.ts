import type { ContactTopic } from '@ginipig/domain/content'
import type { ContactMailKind, Mail } from './mail.ts'
import type { Part, Pen, Templates } from './words.ts'

const topicIn = (topic: ContactTopic, { i18n }: Pen): string =>
  ({
    payment: i18n._('A payment or refund'),
    booking: i18n._('A booking'),
    account: i18n._('My account'),
    safety: i18n._('Someone’s behaviour or safety'),
    data: i18n._('My data'),
    partner: i18n._('An academy, a salon or the press'),
    other: i18n._('Something else'),
  })[topic]

/** What somebody wrote, line by line as they typed it. */
const written = (mail: Extract<Mail, { kind: ContactMailKind }>, pen: Pen): Part => ({
  facts: [
    { label: pen.i18n._('Name'), lines: [mail.name] },
    { label: pen.i18n._('Email'), lines: [mail.email] },
    { label: pen.i18n._('About'), lines: [topicIn(mail.topic, pen)] },
    { label: pen.i18n._('Message'), lines: mail.text.split('\n') },
  ],
})

/** What somebody writes to us on /company: to us, and a copy to them. Subjects hold nothing of a stranger's words. */
export const contactWords: Templates<ContactMailKind> = {
  contact_message: (mail, pen) => ({
    why: pen.i18n._('You get this mail because messages from the contact page come to this address.'),
    subject: pen.i18n._('Contact: {topic}', { topic: topicIn(mail.topic, pen) }),
    title: pen.i18n._('Somebody wrote to us.'),
    parts: [written(mail, pen), { note: pen.i18n._('Reply to this mail and they get your answer.') }],
  }),

  contact_copy: (mail, pen) => ({
    why: pen.i18n._(
      'You get this mail because somebody gave this address on our contact page. If it wasn’t you, ignore it.',
    ),
    subject: pen.i18n._('We have your message'),
    preview: pen.i18n._('A person reads it and answers you by email.'),
    title: pen.i18n._('We have your message.'),
    parts: [pen.i18n._('A person reads it and answers you by email. This is your copy.'), written(mail, pen)],
  }),
}
