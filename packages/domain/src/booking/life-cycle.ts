import type { BookingStatus } from './status.ts'

/** Who may do a thing to a booking; `system` is the sweep and the answer of the payment provider. */
export type BookingActor = 'client' | 'provider' | 'system' | 'operator'

type Transition = { from: readonly BookingStatus[]; to: BookingStatus; by: readonly BookingActor[] }

/** The life of a booking: every allowed step and nothing else. Source: spec §4, money.md §3.2. */
export const bookingTransitions = {
  request: { from: ['pending_payment'], to: 'requested', by: ['system'] },
  release_hold: { from: ['pending_payment'], to: 'payment_failed', by: ['client', 'system'] },
  accept: { from: ['requested'], to: 'accepting', by: ['provider', 'system'] },
  decline: { from: ['requested'], to: 'declined', by: ['provider'] },
  expire: { from: ['requested'], to: 'expired', by: ['system'] },
  withdraw: { from: ['requested'], to: 'withdrawn', by: ['client'] },
  confirm: { from: ['accepting'], to: 'confirmed', by: ['system'] },
  fail_capture: { from: ['accepting'], to: 'payment_failed', by: ['system'] },
  cancel_as_client: { from: ['confirmed'], to: 'cancelled_by_client', by: ['client'] },
  cancel_as_provider: { from: ['confirmed'], to: 'cancelled_by_provider', by: ['provider'] },
  cancel_unpaid: { from: ['confirmed'], to: 'cancelled_unpaid', by: ['system'] },
  mark_no_show: { from: ['confirmed'], to: 'no_show', by: ['provider'] },
  complete: { from: ['confirmed'], to: 'completed', by: ['provider', 'system'] },
  release: { from: ['completed'], to: 'released', by: ['provider', 'system'] },
} as const satisfies Record<string, Transition>

export type BookingAction = keyof typeof bookingTransitions

/** May this actor do this to a booking in this state? One function for the button and for the server. */
export function canBooking(action: BookingAction, status: BookingStatus, actor: BookingActor): boolean {
  const transition: Transition = bookingTransitions[action]
  return transition.from.includes(status) && transition.by.includes(actor)
}

/** A state that nothing leaves. */
export function isFinal(status: BookingStatus): boolean {
  return !Object.values(bookingTransitions).some((one: Transition) => one.from.includes(status))
}
