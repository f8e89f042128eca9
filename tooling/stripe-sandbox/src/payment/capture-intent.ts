import { invalidRequest } from '#errors.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { assertCanBe } from './intent-state.ts'

type IntentRow = Tables['payment_intents']

/** Takes what is held, or a part of it. @param amount - pence; all when left out */
export function captureIntent(world: World, intent: IntentRow, amount = intent.amount_capturable): void {
  assertCanBe('captured', intent)
  if (amount < 1 || amount > intent.amount_capturable)
    throw invalidRequest(
      `The remaining amount you may capture for this PaymentIntent is ${intent.amount_capturable}, but you tried to capture ${amount}.`,
      { param: 'amount_to_capture' },
    )
  const charge = heldCharge(world, intent)
  charge.captured = true
  charge.amount_captured = amount
  intent.status = 'succeeded'
  intent.amount_received = amount
  intent.amount_capturable = 0
  world.store.put('charges', charge)
  world.store.put('payment_intents', intent)
  world.schedule('settle_charge', charge.id)
  world.emit('charge.captured', charge)
  world.emit('payment_intent.succeeded', intent)
}

/** Ends an intent and lets go of what is held. Nothing was taken, so there is no refund object. */
export function cancelIntent(
  world: World,
  intent: IntentRow,
  reason: NonNullable<IntentRow['cancellation_reason']> | null,
): void {
  assertCanBe('canceled', intent)
  if (intent.status === 'requires_capture') {
    const charge = heldCharge(world, intent)
    charge.amount_refunded = charge.amount
    charge.refunded = true
    world.store.put('charges', charge)
    if (reason === 'automatic') world.emit('charge.expired', charge)
  }
  intent.status = 'canceled'
  intent.canceled_at = world.clock.now()
  intent.cancellation_reason = reason
  intent.amount_capturable = 0
  intent.next_action = null
  world.store.put('payment_intents', intent)
  world.emit('payment_intent.canceled', intent)
}

function heldCharge(world: World, intent: IntentRow): Tables['charges'] {
  const charge = world.store.get('charges', intent.latest_charge ?? '')
  if (!charge) throw new Error(`${intent.id} holds nothing`)
  return charge
}

/** Lets go of authorisations whose time is up, as banks do (money.md §1.3). */
export function expireAuthorisations(world: World): void {
  for (const intent of world.store.all('payment_intents')) {
    if (intent.status !== 'requires_capture') continue
    const until = heldCharge(world, intent).payment_method_details?.card?.capture_before
    if (until !== undefined && until <= world.clock.now()) cancelIntent(world, intent, 'automatic')
  }
}
