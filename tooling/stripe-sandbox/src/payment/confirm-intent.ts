import { invalidRequest } from '#errors.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { attemptPayment } from './attempt-payment.ts'
import { authenticationRequired, cardDeclined } from './decline.ts'
import type { ConfirmParams } from './intent-params.ts'
import { assertCanBe, unexpectedState } from './intent-state.ts'
import { chosenMethod, setThreeDSecure } from './new-intent.ts'
import { assertUsable, findPaymentMethod } from './payment-method.ts'

type IntentRow = Tables['payment_intents']

/** Confirms with the payment method that the call brings, or the one the intent has.
 *  @throws 400 in a wrong status or without a card, 402 when declined */
export function confirmIntent(world: World, intent: IntentRow, params: ConfirmParams): void {
  assertCanBe('confirmed', intent)
  const offSession = params.off_session ?? false
  if (offSession && (params.setup_future_usage || intent.setup_future_usage))
    throw invalidRequest('You cannot set `setup_future_usage` and `off_session` at the same time.', {
      param: 'off_session',
    })
  if (params.capture_method) intent.capture_method = params.capture_method
  if (params.setup_future_usage !== undefined) intent.setup_future_usage = params.setup_future_usage || null
  if (params.receipt_email !== undefined) intent.receipt_email = params.receipt_email
  setThreeDSecure(intent, params)
  const method = chosenMethod(world, intent, params) ?? ownMethod(world, intent)
  attemptPayment(world, intent, method, { offSession, authenticated: false, returnUrl: params.return_url })
  if (params.error_on_requires_action && intent.status === 'requires_action')
    throw cardDeclined(authenticationRequired, { payment_intent: structuredClone(intent) })
}

function ownMethod(world: World, intent: IntentRow) {
  if (intent.payment_method === null)
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    )
  const method = findPaymentMethod(world, intent.payment_method)
  assertUsable(world, method, intent.customer)
  return method
}
