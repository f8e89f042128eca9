import type { BookingActor, BookingEventKind } from './life-cycle.ts'

type Happened = { kind: BookingEventKind; actor: BookingActor; at: number }

/** Did the client let go of the slot while it was still held for them, by hand or for another time of the provider's?
 *  Else its minutes ran out. @param events - of one booking, `at` epoch ms   @param heldUntil - as it was shown, epoch ms */
export function isHoldGivenUp({ events, heldUntil }: { events: readonly Happened[]; heldUntil: number }): boolean {
  const released = events.find(({ kind, actor }) => kind === 'hold_released' && actor === 'client')
  return released !== undefined && released.at < heldUntil
}
