import { holdEnds } from './deadline.ts'
import type { BookingActor, BookingEventKind } from './life-cycle.ts'

type Happened = { kind: BookingEventKind; actor: BookingActor; at: number }

/** Did the client let go of the slot while it was still held for them, by hand or for another time of the provider's?
 *  Else its minutes ran out. @param events - of one booking, `at` epoch ms */
export function isHoldGivenUp(events: readonly Happened[]): boolean {
  const held = events.find(({ kind }) => kind === 'held')
  const released = events.find(({ kind, actor }) => kind === 'hold_released' && actor === 'client')
  return held !== undefined && released !== undefined && released.at < holdEnds(held.at).shown
}
