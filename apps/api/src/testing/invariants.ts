import type Stripe from 'stripe'
import type { Database } from '#platform/database/sql.ts'

export { brokenInvariants } from '#modules/deployment/invariants.sql.ts'

/** States in which a booking's charges are taken, whatever went back since. */
const tookMoney: ReadonlySet<string> = new Set([
  'confirmed',
  'completed',
  'released',
  'no_show',
  'cancelled_by_client',
  'cancelled_by_provider',
  'cancelled_by_platform',
  'cancelled_unpaid',
])

/** The same seen from Stripe: every intent there ended as its booking did, none is left open, none was taken twice. */
export async function brokenAtStripe(database: Database, intents: readonly Stripe.PaymentIntent[]): Promise<string[]> {
  const broken: string[] = []
  for (const intent of intents) {
    const booking = await database.row<{ status: string; is_owed_back: boolean; is_unpaid: boolean }>(
      `select status, payment_status in ('refund_pending', 'refunded') as is_owed_back,
         status = 'confirmed' and captured < total as is_unpaid from booking where id::text = $1`,
      [intent.metadata.booking_id ?? ''],
    )
    const isTaken = intent.status === 'succeeded'
    const isHeld = intent.status === 'requires_capture'
    if (!booking) broken.push(`${intent.id} belongs to no booking`)
    else if (isTaken && !tookMoney.has(booking.status) && !booking.is_owed_back)
      broken.push(`${intent.id} was captured, its booking is ${booking.status}`)
    else if (
      !isTaken &&
      !isHeld &&
      !booking.is_unpaid &&
      intent.status !== 'canceled' &&
      booking.status !== 'pending_payment'
    )
      broken.push(`${intent.id} is still open, its booking is ${booking.status}`)
    else if (isHeld && booking.status !== 'requested')
      broken.push(`${intent.id} is held, its booking is ${booking.status}`)
  }
  const taken = intents.filter((intent) => intent.status === 'succeeded').map((intent) => intent.metadata.payment_id)
  if (new Set(taken).size !== taken.length) broken.push('a booking was charged twice')
  return broken
}
