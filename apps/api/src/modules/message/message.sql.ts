import type { Picture } from '@ginipig/contract/media/picture.ts'
import type { BookingActor, BookingSide, BookingStatus } from '@ginipig/domain/booking'
import type { Category } from '@ginipig/domain/listing'
import type { CardEvent } from '@ginipig/domain/message'
import { at, type Sql } from '#platform/database/sql.ts'

/** An entry of a thread: words and a picture, or the step of a booking. */
export type MessageRow = {
  number: number
  sender: BookingSide | 'booking'
  key: string | null
  text: string
  at: number
  is_withheld: boolean
  photo_id: string | null
  photo_width: number | null
  photo_height: number | null
  photo_widths: number[] | null
  event: CardEvent | null
  actor: BookingActor | null
  booking_id: string | null
  listing_id: string | null
  status: BookingStatus | null
  title: string | null
  category: Category | null
  cover: string | null
  image: Picture | null
  starts_at: number | null
  ends_at: number | null
  zone: string | null
  total: number | null
}

const columns = `
  m.number, m.sender, m.key, m.text, m.sent_at as at, m.is_withheld,
  ph.id as photo_id, ph.width as photo_width, ph.height as photo_height, ph.widths as photo_widths,
  e.kind as event, e.actor, b.id as booking_id, b.listing_id, b.status, l.title, l.category, l.cover, l.pictures -> 0 as image,
  step.starts_at, step.starts_at + (b.ends_at - b.starts_at) as ends_at, l.zone, b.total`

/** A step shows the time that it was about: what the next move moved away from. */
const tables = `
  message m
    left join photo ph on ph.id = m.photo_id
    left join booking_event e on e.id = m.event_id
    left join booking b on b.provider_id = e.provider_id and b.id = e.booking_id
    left join listing l on l.provider_id = b.provider_id and l.id = b.listing_id
    left join lateral (
      select coalesce((
        select moved.moved_from from booking_event moved
        where moved.provider_id = e.provider_id and moved.booking_id = e.booking_id and moved.id > e.id
          and moved.moved_from is not null
        order by moved.id limit 1), b.starts_at) as starts_at
    ) step on e.id is not null`

/** What of a thread one of its people can see. */
const seen = `m.thread_id = $1 and m.number > $2 and (not m.is_withheld or m.sender = $3)`

/** Whose view of which thread. */
export type View = { threadId: string; cleared: number; side: BookingSide }

/** The entries before a number, the latest first, and one more. @param before - above all numbers for the latest */
export const readBefore = (sql: Sql, { threadId, cleared, side }: View, before: number, limit: number) =>
  sql.rows<MessageRow>(
    `select ${columns} from ${tables} where ${seen} and m.number < $4 order by m.number desc limit $5::int + 1`,
    [threadId, cleared, side, before, limit],
  )

/** The entries after a number in their order, and one more. */
export const readAfter = (sql: Sql, { threadId, cleared, side }: View, after: number, limit: number) =>
  sql.rows<MessageRow>(
    `select ${columns} from ${tables} where ${seen} and m.number > $4 order by m.number limit $5::int + 1`,
    [threadId, cleared, side, after, limit],
  )

/** How many of those that stay are told of; of more the latest. */
const MOST_STAYING = 100

/** Numbers of what somebody wrote while they were blocked, up to where the marks are that would say otherwise. */
export const readStaying = async (
  sql: Sql,
  { threadId, cleared, side }: View,
  delivered: number,
): Promise<number[]> => {
  const rows = await sql.rows<{ number: number }>(
    `select number from message where thread_id = $1 and number > $2 and number <= $4 and sender = $3 and is_withheld
     order by number desc limit ${MOST_STAYING}`,
    [threadId, cleared, side, delivered],
  )
  return rows.map(({ number }) => number)
}

/** A message by the name that its author's app gave it. */
export const readByKey = (sql: Sql, threadId: string, sender: BookingSide, key: string) =>
  sql.row<MessageRow & { key: string }>(
    `select ${columns} from ${tables} where m.thread_id = $1 and m.sender = $2 and m.key = $3`,
    [threadId, sender, key],
  )

export type NewMessage = {
  threadId: string
  number: number
  sender: BookingSide
  key: string
  text: string
  photoId: string | null
  isWithheld: boolean
}

export async function insertMessage(sql: Sql, message: NewMessage, now: number): Promise<void> {
  await sql.row(
    `insert into message (thread_id, number, sender, key, text, photo_id, is_withheld, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      message.threadId,
      message.number,
      message.sender,
      message.key,
      message.text,
      message.photoId,
      message.isWithheld,
      at(now),
    ],
  )
}

/** Adds the steps of two people's bookings that are not in their thread yet, in the order in which they were taken. An
 *  automatic booking is asked for and confirmed at once: only the second is news.
 *  @param after - the number of the last entry, under the thread's lock
 *  @param since - epoch ms; steps before it would be old enough to be removed  @returns how many */
export async function insertCards(
  sql: Sql,
  thread: { threadId: string; clientId: string; providerId: string; after: number; since: number },
  events: readonly CardEvent[],
): Promise<number> {
  const rows = await sql.rows(
    `insert into message (thread_id, number, sender, event_id, sent_at)
     select $1, $4::int + row_number() over (order by e.at, e.id), 'booking', e.id, e.at
     from booking b join booking_event e on e.provider_id = b.provider_id and e.booking_id = b.id
     where b.provider_id = $2 and b.client_id = $3 and b.requested_at is not null and e.kind = any ($5::text[])
       and e.at >= $6 and not (e.kind = 'requested' and b.approval = 'automatic')
       and not exists (select from message known where known.event_id = e.id)
     returning 1 as added`,
    [thread.threadId, thread.providerId, thread.clientId, thread.after, events, at(thread.since)],
  )
  return rows.length
}
