import { bookingStatuses } from '@ginipig/domain/booking'
import { categories } from '@ginipig/domain/listing'
import { cardEvents } from '@ginipig/domain/message'
import * as v from 'valibot'
import { Id, Instant, Pence } from '#core/scalar.ts'
import { Picture } from '#media/picture.ts'

/** A piece of a message, or what stood there until a booking of the two is accepted. */
export const TextPart = v.union([
  v.object({ text: v.string() }),
  v.object({ hidden: v.picklist(['phone', 'email', 'link', 'handle']) }),
])

/** The other person of a thread, whose account's id is the thread's name. */
export const Person = v.object({
  id: Id,
  /** A provider's display name; a client's first name and initial, whole once they have booked. */
  name: v.string(),
  firstName: v.string(),
  photoUrl: v.nullable(v.string()),
  /** Their account is closed: nothing reaches them. */
  isGone: v.boolean(),
})
export type Person = v.InferOutput<typeof Person>

/** A step of a booking, where it happened in the talk. */
const BookingCard = v.object({
  bookingId: Id,
  listingId: Id,
  event: v.picklist(cardEvents),
  actor: v.picklist(['client', 'provider', 'system', 'operator']),
  /** How the booking stands now. */
  status: v.picklist(bookingStatuses),
  title: v.string(),
  category: v.picklist(categories),
  cover: v.string(),
  image: v.nullable(Picture),
  startsAt: Instant,
  endsAt: Instant,
  zone: v.string(),
  /** What the client pays in all. */
  total: Pence,
})
export type BookingCard = v.InferOutput<typeof BookingCard>

const place = { number: v.pipe(v.number(), v.integer(), v.minValue(1)), at: Instant }

/** One entry of a thread. `number` grows along the thread, not by one each time: the other side may have entries of its
 *  own. */
export const Message = v.variant('kind', [
  v.object({
    kind: v.literal('text'),
    ...place,
    /** What its author's app named it. */
    key: Id,
    isMine: v.boolean(),
    parts: v.array(TextPart),
    /** Signed for some minutes: ask again for it. */
    picture: v.nullable(Picture),
    /** Never got further than sent, whatever the marks say. */
    stays: v.boolean(),
  }),
  v.object({ kind: v.literal('booking'), ...place, card: BookingCard }),
])
export type Message = v.InferOutput<typeof Message>
export type TextMessage = Extract<Message, { kind: 'text' }>

/** How far the other person has what was written to them: numbers of messages. */
export const Marks = v.object({ delivered: v.number(), read: v.number() })
export type Marks = v.InferOutput<typeof Marks>

/** One of the two shut the other out, or let them in again. */
export const BlockChange = v.object({ isBlocked: v.boolean(), at: Instant })
export type BlockChange = v.InferOutput<typeof BlockChange>

/** A thread as one of its people finds it. */
export const Thread = v.object({
  person: Person,
  /** When I blocked them; null where I didn't. That they blocked me is never told. */
  blockedAt: v.nullable(Instant),
  /** What I did of it since I last cleared the thread, the oldest first. Of theirs nothing is told here either. */
  blockChanges: v.array(BlockChange),
  /** Contact details are shown: a booking of the two was accepted. */
  isOpen: v.boolean(),
  /** How long they usually take to answer a request, ms; null of a client, and while there are too few answers. */
  answerMs: v.nullable(v.number()),
  /** The booking that this is about: the next one, else the latest. */
  bookingId: v.nullable(Id),
  marks: Marks,
  /** What I have read. */
  read: v.number(),
})
export type Thread = v.InferOutput<typeof Thread>

/** A thread in the list. */
export const ThreadRow = v.object({
  person: Person,
  blockedAt: v.nullable(Instant),
  at: Instant,
  /** The beginning of the last message, or the last step of a booking. */
  last: v.nullable(
    v.variant('kind', [
      v.object({
        kind: v.literal('text'),
        isMine: v.boolean(),
        parts: v.array(TextPart),
        hasPicture: v.boolean(),
      }),
      v.object({ kind: v.literal('booking'), event: v.picklist(cardEvents), startsAt: Instant, zone: v.string() }),
    ]),
  ),
  /** Up to 99. */
  unread: v.number(),
})
export type ThreadRow = v.InferOutput<typeof ThreadRow>
