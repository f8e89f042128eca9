import type { BookingActor, BookingEventKind } from './life-cycle.ts'

type Happened = { kind: BookingEventKind; actor: BookingActor; at: number }

/** How a hold ended that became no request: its client let go of the slot, by hand or for another time of the provider's; it
 *  was taken from them while it was still held, as by a day off; or its minutes ran out.
 *  @param events - of one booking, `at` epoch ms   @param heldUntil - as it was shown, epoch ms */
export function holdEnd({
  events,
  heldUntil,
}: {
  events: readonly Happened[]
  heldUntil: number
}): 'given_up' | 'taken_back' | 'ran_out' {
  const released = events.find(({ kind }) => kind === 'hold_released')
  if (released === undefined || released.at >= heldUntil) return 'ran_out'
  return released.actor === 'client' ? 'given_up' : 'taken_back'
}
