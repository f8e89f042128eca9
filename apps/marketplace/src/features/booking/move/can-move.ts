import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { canBooking, isBookingStepOpen } from '@ginipig/domain/booking'

type Moving = Pick<ClientBooking, 'status' | 'approval' | 'startsAt' | 'respondBy' | 'captured' | 'split'> &
  Pick<ClientBooking, 'policy' | 'paymentStatus'>

/** May its client move this booking alone at this moment? @param now - epoch ms */
export const canMove = ({ status, split: { total }, policy, ...facts }: Moving, now: number): boolean =>
  canBooking('move', status, 'client') && isBookingStepOpen('move', { ...facts, total, policy }, now)
