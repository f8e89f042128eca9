import type { ContactTopic } from '@ginipig/domain/content'
import type { ContactMailKind, Mail } from './mail.ts'
import type { Part, Templates, WordContext } from './words.ts'

const topicIn = (topic: ContactTopic, { i18n }: WordContext): string =>
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
const written = (mail: Extract<Mail, { kind: ContactMailKind }>, context: WordContext): Part => ({
  facts: [
    { label: context.i18n._('Name'), lines: [mail.name] },
    { label: context.i18n._('Email'), lines: [mail.email] },
    { label: context.i18n._('About'), lines: [topicIn(mail.topic, context)] },
    { label: context.i18n._('Message'), lines: mail.text.split('\n') },
  ],
})

/** What somebody writes to us on /company: to us, and a copy to them. Subjects hold nothing of a stranger's words. */
export const contactWords: Templates<ContactMailKind> = {
  contact_message: (mail, context) => ({
    why: context.i18n._('You get this email because messages from the contact page come to this address.'),
    subject: context.i18n._('Contact: {topic}', { topic: topicIn(mail.topic, context) }),
    title: context.i18n._('Somebody wrote to us.'),
    parts: [written(mail, context), { note: context.i18n._('Reply to this email and they get your answer.') }],
  }),

  contact_copy: (mail, context) => ({
    why: context.i18n._(
      'You get this email because somebody gave this address on our contact page. If it wasn’t you, ignore it.',
    ),
    subject: context.i18n._('We have your message'),
    preview: context.i18n._('A person reads it and answers you by email.'),
    title: context.i18n._('We have your message.'),
    parts: [context.i18n._('A person reads it and answers you by email. This is your copy.'), written(mail, context)],
  }),
}
