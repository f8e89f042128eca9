import { newId } from '#state/ids.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'

/** A card's network says that a charge was probably not its holder's, before anybody disputes it. */
export function warnOfFraud(world: World, chargeId: string): void {
  const charge = world.store.get('charges', chargeId)
  if (!charge) return
  const warning: Tables['early_fraud_warnings'] = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: isActionable(charge),
    charge: chargeId,
    created: world.clock.now(),
    fraud_type: 'misc',
    livemode: false,
    ...(charge.payment_intent === null ? {} : { payment_intent: charge.payment_intent }),
  }
  world.store.put('early_fraud_warnings', warning)
  world.emit('radar.early_fraud_warning.created', warning)
}

/** Giving it back would still spare a dispute. An authorisation can be let go. */
export const isActionable = (charge: Tables['charges']): boolean =>
  charge.amount_refunded < charge.amount && !charge.disputed

/** Puts a charge that went through aside for a person to look at. */
export function openReview(world: World, charge: Tables['charges']): void {
  const review: Tables['reviews'] = {
    id: newId('prv'),
    object: 'review',
    billing_zip: null,
    charge: charge.id,
    closed_reason: null,
    created: world.clock.now(),
    ip_address: null,
    ip_address_location: null,
    livemode: false,
    open: true,
    opened_reason: 'rule',
    ...(charge.payment_intent === null ? {} : { payment_intent: charge.payment_intent }),
    reason: 'rule',
    session: null,
  }
  charge.review = review.id
  world.store.put('charges', charge)
  world.store.put('reviews', review)
  world.emit('review.opened', review)
}
