import type { Mail, MessageMailKind } from './mail.ts'
import type { Templates, WordContext, Words } from './words.ts'

type Unread = Extract<Mail, { kind: MessageMailKind }>

const pageOf = ({ app, personId }: Unread, { origins }: WordContext) =>
  `${origins[app]}${app === 'console' ? '/provider' : ''}/message/${personId}`

/** The message as it may be read now. */
function textOf({ parts }: Unread, { i18n }: WordContext): string {
  const hidden = {
    phone: i18n._('[phone number hidden]'),
    email: i18n._('[email address hidden]'),
    link: i18n._('[link hidden]'),
    handle: i18n._('[account name hidden]'),
  }
  return parts.map((part) => ('text' in part ? part.text : hidden[part.hidden])).join('')
}

function unread(mail: Unread, context: WordContext): Words {
  const { i18n, friendlyDateTime } = context
  const { name, count, hasPicture, sentAt, about, now } = mail
  const text = textOf(mail, context)
  const sent = friendlyDateTime(sentAt, 'Europe/London', now)
  const booking =
    about &&
    i18n._('About {treatment}, {when}.', {
      treatment: about.title,
      when: friendlyDateTime(about.startsAt, about.zone, now),
    })
  return {
    ...(about ? { reference: about.reference } : {}),
    app: mail.app,
    subject: i18n._('{name} wrote to you', { name }),
    preview: text || i18n._('A photo'),
    title: i18n._('{name} wrote to you', { name }),
    parts: [
      ...(booking ? [{ note: booking }] : []),
      ...(text ? [{ quote: i18n._('“{text}”', { text }) }] : []),
      ...(hasPicture ? [i18n._('With a photo, to see on Ginipig.')] : []),
      {
        note:
          count > 1
            ? i18n._('{sent}, UK time. {count} messages are unread; this is the last.', { sent, count })
            : i18n._('{sent}, UK time.', { sent }),
      },
      { label: i18n._('Answer {name}', { name }), href: pageOf(mail, context) },
      {
        note: i18n._(
          'Nobody reads replies to this email. You get no more emails about these messages until you have read them.',
        ),
      },
    ],
    why: i18n._(
      'You get this email because somebody wrote to you. Turn it off in your settings, under other notifications.',
    ),
  }
}

/** Mails about messages; who reads it tells the app that it leads to. */
export const messageWords: Templates<MessageMailKind> = {
  message_unread: unread,
  message_unread_for_provider: unread,
}
