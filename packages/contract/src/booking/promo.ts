import { categories } from '@ginipig/domain/listing'
import { PromoCode, promoRefusals } from '@ginipig/domain/payment'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id, Instant, Pence } from '#core/scalar.ts'
import { ClientBooking } from './booking.ts'

const params = v.object({ bookingId: Id })

/** Why a code took nothing off, with the rule that it broke. */
export const PromoRefused = v.object({
  why: v.picklist(promoRefusals),
  code: v.string(),
  /** When it began or ended. */
  at: v.nullable(Instant),
  /** How often it could be used. */
  uses: v.nullable(v.number()),
  /** The least price that it is for. */
  minimum: v.nullable(Pence),
  category: v.nullable(v.picklist(categories)),
})
export type PromoRefused = v.InferOutput<typeof PromoRefused>

/** Takes a promo code off a held booking; one use of it is the client's as long as the slot is. A code that isn't for it is
 *  no error: the answer says why, and counts as a try. Source: spec §2, money.md §1.6. */
export const applyPromo = endpoint({
  name: 'applyPromo',
  method: 'PUT',
  path: '/bookings/:bookingId/promo',
  access: 'client',
  params,
  body: v.object({ code: PromoCode }),
  response: v.object({ booking: ClientBooking, refused: v.nullable(PromoRefused) }),
  errors: ['booking_not_found', 'booking_state', 'hold_expired', 'too_many_promo_codes'],
  idempotent: true,
})

export const removePromo = endpoint({
  name: 'removePromo',
  method: 'POST',
  path: '/bookings/:bookingId/promo/remove',
  access: 'client',
  params,
  body: v.object({}),
  response: ClientBooking,
  errors: ['booking_not_found', 'booking_state', 'hold_expired'],
  idempotent: true,
})
