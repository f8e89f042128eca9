import { invalidRequest, noSuch, type StripeFailure } from '#errors.ts'
import type { Caller } from '#http/route.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'

type IntentRow = Tables['payment_intents']
type Status =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'

/** From which statuses an intent can be captured, cancelled, confirmed. Worded as Stripe words it (money.md §4.3). */
const allowedFrom: Readonly<Record<'captured' | 'canceled' | 'confirmed', readonly Status[]>> = {
  captured: ['requires_capture'],
  canceled: ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action', 'processing'],
  confirmed: ['requires_payment_method', 'requires_confirmation', 'requires_action'],
}

const opening = {
  captured: 'This PaymentIntent could not be captured',
  canceled: 'You cannot cancel this PaymentIntent',
  confirmed: 'You cannot confirm this PaymentIntent',
}

/** @throws 400 `payment_intent_unexpected_state` with the intent inside */
export function assertCanBe(action: keyof typeof allowedFrom, intent: IntentRow): void {
  const statuses: readonly string[] = allowedFrom[action]
  if (statuses.includes(intent.status)) return
  throw unexpectedState(
    intent,
    `${opening[action]} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${action}: ${statuses.join(', ')}.`,
  )
}

export function unexpectedState(intent: IntentRow, message: string): StripeFailure {
  return invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: structuredClone(intent) })
}

/** @throws 404, also for a page whose client secret is not this intent's */
export function findIntent(world: World, id: string, caller: Caller = 'secret', secret?: string): IntentRow {
  const intent = world.store.get('payment_intents', id)
  if (!intent) throw noSuch('payment_intent', id, 'intent')
  assertSecret(intent, caller, secret)
  return intent
}

/** A page may touch only the intent whose client secret it was given. @throws 400, 404 */
export function assertSecret(
  intent: { id: string; client_secret: string | null },
  caller: Caller,
  secret?: string,
): void {
  if (secret === undefined && caller === 'publishable')
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    })
  if (secret !== undefined && secret !== intent.client_secret) throw noSuch('intent', intent.id, 'client_secret')
}
