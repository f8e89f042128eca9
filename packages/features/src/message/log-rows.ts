import type { BlockChange, Marks, Message, TextMessage } from '@ginipig/contract/message/thread.ts'
import type { Pending } from './outbox.ts'

/** How far one of my messages came. */
export type Progress = 'waiting' | 'failed' | 'sent' | 'delivered' | 'read'

/** What stands in a thread, from top to bottom. */
export type LogRow =
  | { kind: 'day'; id: string; at: number }
  | {
      kind: 'text'
      id: string
      message: TextMessage
      /** Null of the other's. */
      progress: Progress | null
      /** The last of several in a row by one person: it has the time. */
      isLast: boolean
      /** The first with something hidden says why. */
      saysWhy: boolean
    }
  | { kind: 'card'; id: string; message: Extract<Message, { kind: 'booking' }>; isLatest: boolean }
  | { kind: 'block'; id: string; change: BlockChange }
  | { kind: 'pending'; id: string; pending: Pending; isLast: boolean }

const progressOf = ({ number, stays }: TextMessage, { delivered, read }: Marks): Progress => {
  if (stays) return 'sent'
  if (number <= read) return 'read'
  return number <= delivered ? 'delivered' : 'sent'
}

const hides = ({ parts }: TextMessage) => parts.some((part) => 'hidden' in part)

type Given = {
  items: readonly Message[]
  /** There are entries before these, which are not here. */
  hasOlder: boolean
  blockChanges: readonly BlockChange[]
  marks: Marks
  pending: readonly Pending[]
  /** From when until when the day of an instant lasts where it is read, epoch ms; asked once a day, for it takes long. */
  dayOf: (at: number) => { from: number; to: number }
}

type Entry = Message | { kind: 'block'; at: number; change: BlockChange }

/** What was shut and opened, where it happened among the messages; of before the first that is here nothing is known. */
function withChanges({ items, hasOlder, blockChanges }: Given): Entry[] {
  const from = hasOlder ? (items[0]?.at ?? 0) : 0
  const changes = blockChanges.flatMap((change) =>
    change.at < from ? [] : { kind: 'block' as const, at: change.at, change },
  )
  const before = (until: number) => changes.splice(0, changes.filter(({ at }) => at < until).length)
  return [...items.flatMap((item) => [...before(item.at), item]), ...changes]
}

/** Rows of a thread: a line before each day, the time under the last of a run, the buttons on the latest card of a
 *  booking alone, and behind it all what is on its way. */
export function logRows(given: Given): LogRow[] {
  const { items, marks, pending, dayOf } = given
  const rows: LogRow[] = []
  const latestOf = new Map<string, number>()
  for (const one of items) if (one.kind === 'booking') latestOf.set(one.card.bookingId, one.number)
  const whyAt = items.find((one) => one.kind === 'text' && hides(one))?.number
  let day = { from: 0, to: 0 }
  const isSameDay = (at: number) => at >= day.from && at < day.to
  const begin = (at: number) => {
    if (isSameDay(at)) return
    day = dayOf(at)
    rows.push({ kind: 'day', id: `day ${day.from}`, at })
  }
  const entries = withChanges(given)
  for (const [index, message] of entries.entries()) {
    begin(message.at)
    if (message.kind === 'block') {
      rows.push({ kind: 'block', id: `block ${message.at} ${message.change.isBlocked}`, change: message.change })
      continue
    }
    const id = String(message.number)
    if (message.kind === 'booking') {
      const isLatest = latestOf.get(message.card.bookingId) === message.number
      rows.push({ kind: 'card', id, message, isLatest })
      continue
    }
    const next = entries[index + 1]
    const goesOn = next?.kind === 'text' && next.isMine === message.isMine && isSameDay(next.at)
    const progress = message.isMine ? progressOf(message, marks) : null
    const nextProgress = next?.kind === 'text' && next.isMine ? progressOf(next, marks) : null
    rows.push({
      kind: 'text',
      id,
      message,
      progress,
      isLast: !goesOn || progress !== nextProgress || message.number === whyAt,
      saysWhy: message.number === whyAt,
    })
  }
  const here = new Set(items.map((one) => (one.kind === 'text' ? one.key : '')))
  const waiting = pending.filter(({ key }) => !here.has(key))
  for (const [index, one] of waiting.entries()) {
    begin(one.at)
    rows.push({
      kind: 'pending',
      id: one.key,
      pending: one,
      isLast: index === waiting.length - 1 || one.error !== undefined,
    })
  }
  return rows
}
