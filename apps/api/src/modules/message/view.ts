import type { Message, Person, TextMessage, ThreadRow } from '@ginipig/contract/message/thread.ts'
import type { BookingSide } from '@ginipig/domain/booking'
import { providerName } from '@ginipig/domain/identity'
import { maskContactDetails, type TextPart, wholeText } from '@ginipig/domain/message'
import { signedPicture } from '#modules/media/picture.ts'
import type { Platform } from '#platform/platform.ts'
import type { InboxRow } from './inbox.sql.ts'
import type { MessageRow } from './message.sql.ts'

/** Whose eyes, whether contact details are open to them, and up to where what they wrote came to the other. */
export type Eyes = { side: BookingSide; isOpen: boolean; delivered: number }

const partsOf = (text: string, isOpen: boolean): TextPart[] => (isOpen ? wholeText(text) : maskContactDetails(text))

type Named = {
  id: string
  displayName: string | null
  firstName: string
  lastName: string
  photoUrl: string | null
  isGone: boolean
  hasBooking: boolean
}

/** Of a client who has not booked a provider sees what everybody sees of them beside a review. */
export function personOf(
  { id, displayName, firstName, lastName, photoUrl, isGone, hasBooking }: Named,
  side: BookingSide,
): Person {
  const shown = hasBooking ? lastName : lastName && `${[...lastName][0]}.`
  const name =
    side === 'client'
      ? providerName({ firstName, displayName: displayName ?? '' })
      : [firstName, shown].filter(Boolean).join(' ')
  return { id, name, firstName, photoUrl, isGone }
}

type Photo = Pick<MessageRow, 'photo_id' | 'photo_width' | 'photo_height' | 'photo_widths'>

function pictureOf(platform: Platform, { photo_id, photo_width, photo_height, photo_widths }: Photo) {
  if (photo_id === null || photo_width === null || photo_height === null || photo_widths === null) return null
  return signedPicture(platform, { photoId: photo_id, width: photo_width, height: photo_height, widths: photo_widths })
}

/** An entry as one of the two sees it. */
export function messageOf(platform: Platform, row: MessageRow, { side, isOpen, delivered }: Eyes): Message {
  const { number, at } = row
  if (row.sender === 'booking') return { kind: 'booking', number, at, card: cardOf(row) }
  return {
    kind: 'text',
    number,
    at,
    key: row.key ?? '',
    isMine: row.sender === side,
    parts: partsOf(row.text, isOpen),
    picture: pictureOf(platform, row),
    // No mark moves while somebody is blocked, so nobody can tell by it that they are.
    stays: row.is_withheld && number <= delivered,
  } satisfies TextMessage
}

function cardOf(row: MessageRow): Extract<Message, { kind: 'booking' }>['card'] {
  const { event, actor, booking_id, listing_id, status, title, category, cover, starts_at, ends_at, zone, total } = row
  if (
    event === null ||
    actor === null ||
    booking_id === null ||
    listing_id === null ||
    status === null ||
    title === null ||
    category === null ||
    cover === null ||
    starts_at === null ||
    ends_at === null ||
    zone === null ||
    total === null
  )
    throw new Error('a step of a booking lacks its booking')
  return {
    bookingId: booking_id,
    listingId: listing_id,
    event,
    actor,
    status,
    title,
    category,
    cover,
    image: row.image,
    startsAt: starts_at,
    endsAt: ends_at,
    zone,
    total,
  }
}

/** A thread of the list. */
export function threadRowOf(row: InboxRow, side: BookingSide): ThreadRow {
  const person = personOf(
    {
      id: row.other_id,
      displayName: row.display_name,
      firstName: row.first_name,
      lastName: row.last_name,
      photoUrl: row.photo_url,
      isGone: row.is_gone,
      hasBooking: row.has_booking,
    },
    side,
  )
  return { person, blockedAt: row.blocked_at, at: row.key, last: lastOf(row, side), unread: row.unread }
}

function lastOf(row: InboxRow, side: BookingSide): ThreadRow['last'] {
  const { sender, event, starts_at: startsAt, zone } = row
  if (sender === null) return null
  if (sender !== 'booking')
    return {
      kind: 'text',
      isMine: sender === side,
      parts: partsOf(row.text ?? '', row.is_open),
      hasPicture: row.has_picture ?? false,
    }
  return event !== null && startsAt !== null && zone !== null ? { kind: 'booking', event, startsAt, zone } : null
}
