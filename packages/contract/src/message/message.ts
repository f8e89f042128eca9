import { MessageText } from '@ginipig/domain/message'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Cursor, Id, PageSize } from '#core/scalar.ts'
import { Marks, Message, Thread, ThreadRow } from './thread.ts'

// A thread is named by the other person's account: there is one for each two people, made by their first message or
// booking. Source: decision 0052.

const params = v.object({ personId: Id })

/** A number of a message in a query. */
const NumberText = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'invalid'), v.transform(Number))

/** Threads with something in them, the latest first. `q` looks for people and for treatments that they booked. */
export const listThreads = endpoint({
  name: 'listThreads',
  method: 'GET',
  path: '/threads',
  access: 'either',
  query: v.object({
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80, 'too_long'))),
    cursor: v.optional(Cursor),
    limit: v.optional(PageSize, '24'),
  }),
  response: v.object({ items: v.array(ThreadRow), nextCursor: v.nullable(v.string()) }),
})

/** Unread messages in all, up to 99. `hasNew`: some that this person's apps have not been given yet (`markDelivered`). */
export const getUnread = endpoint({
  name: 'getUnread',
  method: 'GET',
  path: '/threads/unread',
  access: 'either',
  response: v.object({ count: v.number(), hasNew: v.boolean() }),
})

/** All that was written to this person so far has come to one of their apps. */
export const markDelivered = endpoint({
  name: 'markDelivered',
  method: 'PUT',
  path: '/threads/delivered',
  access: 'either',
  body: v.object({}),
  response: v.object({}),
})

/** The thread with somebody, also one that has yet to begin. */
export const getThread = endpoint({
  name: 'getThread',
  method: 'GET',
  path: '/threads/:personId',
  access: 'either',
  params,
  response: Thread,
  errors: ['thread_not_found'],
})

/** A page of a thread in the order it was written: the last ones before `before`, the first ones after `after`, else
 *  the latest. */
export const listMessages = endpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/threads/:personId/messages',
  access: 'either',
  params,
  query: v.object({
    before: v.optional(NumberText),
    after: v.optional(NumberText),
    limit: v.optional(PageSize, '40'),
  }),
  response: v.object({
    items: v.array(Message),
    /** There are more in the direction that was asked for. */
    hasMore: v.boolean(),
    marks: Marks,
    /** Numbers of the latest of mine that stay (`stays`), here or not: one that is known may stay since. */
    staying: v.array(v.number()),
  }),
  errors: ['thread_not_found'],
})

/** Sends a message under a name that its author's app gave it: sent again, it is the one that is there already. A text,
 *  a picture that was uploaded (`uploadPhoto`), or both. */
export const sendMessage = endpoint({
  name: 'sendMessage',
  method: 'PUT',
  path: '/threads/:personId/messages/:key',
  access: 'either',
  params: v.object({ ...params.entries, key: Id }),
  body: v.pipe(
    v.object({ text: MessageText, photoId: v.nullable(Id) }),
    v.forward(
      v.check(({ text, photoId }) => text !== '' || photoId !== null, 'required'),
      ['text'],
    ),
  ),
  response: Message,
  errors: [
    'thread_not_found',
    'thread_blocked',
    'person_gone',
    'photo_not_found',
    'too_many_messages',
    'too_many_threads',
  ],
})

/** This person has seen the thread up to a message. Never goes back. */
export const markRead = endpoint({
  name: 'markRead',
  method: 'PUT',
  path: '/threads/:personId/read',
  access: 'either',
  params,
  body: v.object({ number: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)) }),
  response: v.object({}),
  errors: ['thread_not_found'],
})

/** Shows the other person for some seconds that this one is typing; nothing is kept of it. */
export const sendTyping = endpoint({
  name: 'sendTyping',
  method: 'POST',
  path: '/threads/:personId/typing',
  access: 'either',
  params,
  body: v.object({}),
  response: v.object({}),
  errors: ['thread_not_found', 'too_many_requests'],
})

/** Empties the thread for who asks; the other keeps theirs. */
export const clearThread = endpoint({
  name: 'clearThread',
  method: 'POST',
  path: '/threads/:personId/clear',
  access: 'either',
  params,
  body: v.object({}),
  response: Thread,
  errors: ['thread_not_found'],
})

/** Nothing is delivered either way any more, and a blocked client sees no times of the provider; neither is told.
 *  Bookings that there are stay. */
export const blockPerson = endpoint({
  name: 'blockPerson',
  method: 'PUT',
  path: '/threads/:personId/block',
  access: 'either',
  params,
  body: v.object({}),
  response: Thread,
  errors: ['thread_not_found'],
})

/** What was written meanwhile stays undelivered. */
export const unblockPerson = endpoint({
  name: 'unblockPerson',
  method: 'DELETE',
  path: '/threads/:personId/block',
  access: 'either',
  params,
  response: Thread,
  errors: ['thread_not_found'],
})
