import type { Message, Person, Thread, ThreadRow } from '@ginipig/contract/message/thread.ts'
import type { Notification } from '@ginipig/contract/notification/notification.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ginipig/domain/time'
import type { Calls } from './fake-api.ts'

const id = (number: number) => `0190a7c2-0000-7000-8000-00000000070${number}`

const personOf = (number: number, name: string, firstName: string): Person => ({
  ...{ id: id(number), name, firstName, photoUrl: null, isGone: false },
})

/** Whose thread `talkCalls` answers. */
export const talkPartner = id(1)

/** The messages of somebody whose partner is called so, and one thread of them. */
export function talkCalls(name: string, firstName: string): Calls {
  const now = Date.now()
  const partner = personOf(1, name, firstName)
  const text = (number: number, isMine: boolean, words: string): Message => ({
    ...{ kind: 'text', number, at: now - (9 - number) * 10 * MINUTE_MS, key: id(number), isMine, picture: null },
    ...{ parts: [{ text: words }], stays: false },
  })
  const items = [
    text(1, true, 'Hello! Is there parking near you on a Thursday?'),
    text(2, false, 'There is, right behind the house. It is free after ten.'),
    text(3, true, 'Perfect, see you then.'),
  ]
  const marks = { delivered: 3, read: 2 }
  const thread: Thread = {
    ...{ person: partner, blockedAt: null, blockChanges: [], isOpen: false, answerMs: null, bookingId: null },
    marks,
    read: 3,
  }
  const row = (person: Person, ago: number, words: string, unread: number): ThreadRow => ({
    ...{ person, blockedAt: null, at: now - ago, unread },
    last: { kind: 'text', isMine: unread === 0, parts: [{ text: words }], hasPicture: false },
  })
  const rows = [
    row(partner, HOUR_MS, 'Perfect, see you then.', 0),
    row(personOf(2, 'Studio Marsh', 'Theo'), DAY_MS, 'Could you bring a photo of the colour you like?', 2),
  ]
  return {
    'GET /threads': () => Response.json({ items: rows, nextCursor: null }),
    [`GET /threads/${talkPartner}`]: () => Response.json(thread),
    [`GET /threads/${talkPartner}/messages`]: () => Response.json({ items, hasMore: false, marks, staying: [] }),
  }
}

/** Notifications of today and before, two of them unread. */
export function notificationCalls(titles: readonly string[]): Calls {
  const items = titles.map(
    (title, index): Notification => ({
      ...{ id: id(index), kind: 'booking_booked', at: Date.now() - index * DAY_MS },
      ...{ isRead: index > 1, title, line: 'Balayage, Thu 14 May, 10:30.', path: '/', action: null },
    }),
  )
  return {
    'GET /notifications/latest': () => Response.json({ items: items.slice(0, 5), unread: Math.min(2, items.length) }),
    'GET /notifications': () => Response.json({ items, nextCursor: null }),
  }
}
