import type { BookingCard } from '@ginipig/contract/message/thread.ts'
import type { CardEvent } from '@ginipig/domain/message'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type CardTone = 'waiting' | 'good' | 'plain' | 'over'

export const cardTones: Record<CardEvent, CardTone> = {
  requested: 'waiting',
  confirmed: 'good',
  moved: 'good',
  completed: 'good',
  declined: 'plain',
  expired: 'plain',
  withdrawn: 'plain',
  payment_failed: 'over',
  cancelled: 'plain',
  no_show: 'over',
}

type Words = (name: string) => MessageDescriptor

/** Elsewhere the word counts many: French then says another. */
const bookedOne = msg({ message: 'Booked', context: 'one booking' })

/** A step in the words of who took it, of who has it done to them, or of neither. */
const ofClient: Record<CardEvent, Words> = {
  requested: () => msg`You asked`,
  confirmed: () => bookedOne,
  moved: () => msg`You moved it`,
  completed: () => msg`Done`,
  declined: (name) => msg`${name} said no`,
  expired: (name) => msg`${name} didn’t answer in time`,
  withdrawn: () => msg`You withdrew it`,
  payment_failed: () => msg`The payment failed`,
  cancelled: (name) => msg`${name} cancelled`,
  no_show: () => msg`Marked as missed`,
}
const ofProvider: Record<CardEvent, Words> = {
  ...ofClient,
  requested: (name) => msg`${name} asked`,
  moved: (name) => msg`${name} moved it`,
  declined: () => msg`You said no`,
  expired: () => msg`Not answered in time`,
  withdrawn: (name) => msg`${name} withdrew it`,
  no_show: () => msg`You marked it as missed`,
}

/** "You asked", "Priya cancelled". @param name - of the other person */
export function cardTitle(
  i18n: I18n,
  { event, actor, status }: Pick<BookingCard, 'event' | 'actor' | 'status'>,
  side: 'client' | 'provider',
  name: string,
): string {
  if (event === 'cancelled' && actor === side) return i18n._(msg`You cancelled`)
  if (event === 'cancelled' && status === 'cancelled_by_platform') return i18n._(msg`Called off by Ginipig`)
  if (event === 'cancelled' && (actor === 'system' || actor === 'operator')) return i18n._(msg`Cancelled`)
  return i18n._((side === 'client' ? ofClient : ofProvider)[event](name))
}

/** The same in a list, where nobody is named twice. */
export const stepWords: Record<CardEvent, MessageDescriptor> = {
  requested: msg`Request`,
  confirmed: bookedOne,
  moved: msg`Moved`,
  completed: msg`Done`,
  declined: msg`Declined`,
  expired: msg`Not answered in time`,
  withdrawn: msg`Withdrawn`,
  payment_failed: msg`The payment failed`,
  cancelled: msg`Cancelled`,
  no_show: msg`Missed`,
}
