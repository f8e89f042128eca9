import type { Message } from '@ginipig/contract/message/thread.ts'
import { expect, test } from 'vitest'
import { logRows } from './log-rows.ts'

const DAY = 86_400_000
const dayOf = (at: number) => ({ from: Math.floor(at / DAY) * DAY, to: (Math.floor(at / DAY) + 1) * DAY })
const text = (number: number, at: number, isMine: boolean, more: object = {}): Message => ({
  kind: 'text',
  number,
  at,
  key: `key ${number}`,
  isMine,
  parts: [{ text: `Text ${number}` }],
  picture: null,
  stays: false,
  ...more,
})
const card = (number: number, at: number, event: 'requested' | 'confirmed'): Message => ({
  kind: 'booking',
  number,
  at,
  card: {
    bookingId: 'b1',
    listingId: 'l1',
    event,
    actor: 'client',
    status: 'confirmed',
    title: 'Balayage',
    category: 'hair',
    cover: 'colour',
    image: null,
    startsAt: 0,
    endsAt: 0,
    zone: 'Europe/London',
    total: 5_400,
  },
})
const none = { delivered: 0, read: 0 }
const nothing = { hasOlder: false, blockChanges: [], pending: [], dayOf }

test('each day has its line, and only the latest card of a booking leads to it', () => {
  const items = [card(1, 0, 'requested'), text(2, 1, true), card(3, DAY, 'confirmed')]
  const rows = logRows({ ...nothing, items, marks: none })
  expect(rows.map(({ kind }) => kind)).toEqual(['day', 'card', 'text', 'day', 'card'])
  expect(rows.flatMap((row) => (row.kind === 'card' ? row.isLatest : []))).toEqual([false, true])
})

test('sent, delivered, read: as far as the marks go, and never for what stays undelivered', () => {
  const items = [1, 2, 3].map((number) => text(number, number, true)).concat(text(4, 4, true, { stays: true }))
  const progress = (marks: typeof none) =>
    logRows({ ...nothing, items, marks }).flatMap((row) => (row.kind === 'text' ? row.progress : []))
  expect(progress({ delivered: 2, read: 1 })).toEqual(['read', 'delivered', 'sent', 'sent'])
  expect(progress({ delivered: 9, read: 9 })).toEqual(['read', 'read', 'read', 'sent'])
})

test('what is on its way stands behind it all, and once', () => {
  const waiting = (key: string) => ({ key, text: key, photo: null, at: 2, isSent: false })
  const items = [text(1, 1, true)]
  const rows = logRows({ ...nothing, items, marks: none, pending: [waiting('key 1'), waiting('key 2')] })
  expect(rows.map(({ id }) => id)).toEqual(['day 0', '1', 'key 2'])
})

test('the first message that hides something says why', () => {
  const hiding = { parts: [{ hidden: 'phone' as const }] }
  const items = [text(1, 1, false), text(2, 2, true, hiding), text(3, 3, true, hiding)]
  const rows = logRows({ ...nothing, items, marks: none })
  expect(rows.flatMap((row) => (row.kind === 'text' ? row.saysWhy : []))).toEqual([false, true, false])
})

test('what was blocked stands where it happened, with its day, and ends a run; before what is here it waits for its page', () => {
  const blockChanges = [
    { isBlocked: true, at: 2 },
    { isBlocked: false, at: DAY + 1 },
    { isBlocked: true, at: DAY + 9 },
  ]
  const items = [text(5, 1, true), text(6, DAY + 2, true), text(7, DAY + 3, true)]
  const shown = (more: object) =>
    logRows({ ...nothing, items, marks: none, blockChanges, ...more }).map((row) =>
      row.kind === 'text' ? `${row.message.number}${row.isLast ? '.' : ''}` : row.kind === 'block' ? row.id : row.kind,
    )
  const later = [`block ${DAY + 1} false`, '6', '7.', `block ${DAY + 9} true`]
  expect(shown({})).toEqual(['day', '5.', 'block 2 true', 'day', ...later])
  expect(shown({ hasOlder: true, items: items.slice(1) })).toEqual(['day', '6', '7.', `block ${DAY + 9} true`])
})
