import type { PaymentIntentResult } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { declineWords } from './decline-words.ts'
import { toPaymentAction } from './stripe-outcome.ts'

// Only the fields that are looked at.
const failed = (error: object) => ({ error }) as PaymentIntentResult
const intent = (status: string) => ({ paymentIntent: { status } }) as PaymentIntentResult

test.for([
  { status: 'requires_capture', action: { type: 'authorised' } },
  { status: 'succeeded', action: { type: 'authorised' } },
  { status: 'processing', action: { type: 'authorised' } },
  { status: 'requires_action', action: { type: 'cardRefused', code: 'challenge_closed' } },
  { status: 'requires_payment_method', action: { type: 'cardRefused', code: 'generic_decline' } },
  { status: 'canceled', action: { type: 'connectionLost' } },
])('an intent that is $status', ({ status, action }) => {
  expect(toPaymentAction(intent(status))).toEqual(action)
})

test('the bank’s own reason is kept, not the general one', () => {
  const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }
  expect(toPaymentAction(failed(error))).toEqual({ type: 'cardRefused', code: 'insufficient_funds' })
})

test.for([
  { error: { type: 'card_error', code: 'expired_card' }, action: { type: 'cardRefused', code: 'expired_card' } },
  { error: { type: 'card_error' }, action: { type: 'cardRefused', code: 'generic_decline' } },
  { error: { type: 'validation_error', code: 'incomplete_number' }, action: { type: 'fieldsRefused' } },
  {
    error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
    action: { type: 'cardRefused', code: 'payment_intent_authentication_failure' },
  },
  {
    error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
    action: { type: 'connectionLost' },
  },
  { error: { type: 'api_connection_error' }, action: { type: 'connectionLost' } },
  { error: { type: 'api_error' }, action: { type: 'connectionLost' } },
])('an error $error.type $error.code', ({ error, action }) => {
  expect(toPaymentAction(failed(error))).toEqual(action)
})

test('lost and stolen cards read like any other decline', () => {
  const generic = declineWords('generic_decline')
  for (const code of ['lost_card', 'stolen_card', 'fraudulent', 'toString', ''])
    expect(declineWords(code)).toBe(generic)
})

test.for(['insufficient_funds', 'expired_card', 'incorrect_cvc', 'processing_error', 'challenge_closed'])(
  '%s has words of its own',
  (code) => {
    expect(declineWords(code)).not.toBe(declineWords('generic_decline'))
  },
)
