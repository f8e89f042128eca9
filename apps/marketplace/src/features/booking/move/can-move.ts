import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { canBooking, isBookingStepOpen, proposalUntil } from '@ginipig/domain/booking'

type Moving = Pick<ClientBooking, 'status' | 'approval' | 'startsAt' | 'respondBy' | 'captured' | 'split'> &
  Pick<ClientBooking, 'policy' | 'paymentStatus'>

/** May its client move this booking alone at this moment? @param now - epoch ms */
export const canMove = ({ status, split: { total }, policy, ...facts }: Moving, now: number): boolean =>
  canBooking('move', status, 'client') && isBookingStepOpen('move', { ...facts, total, policy }, now)

/** Until when a time is held that the client asks the provider for, being too late to move alone; undefined where they
 *  can't ask (now), and while the provider's own times wait for an answer. @param now - epoch ms */
export const wishUntil = (booking: ClientBooking, now: number): number | undefined =>
  booking.proposal?.by === 'provider' ? undefined : proposalUntil('client', booking, now)

/** Is there anything to move, or to ask the provider for? */
export const isMovable = (booking: ClientBooking): boolean =>
  canMove(booking, booking.now) || wishUntil(booking, booking.now) !== undefined
