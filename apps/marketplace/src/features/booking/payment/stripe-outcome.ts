import type { PaymentIntentResult } from '@stripe/stripe-js'
import type { PaymentAction } from './payment-state.ts'

type Outcome = Pick<PaymentIntentResult, 'error' | 'paymentIntent'>

/** Codes that say less than the bank's own `decline_code`. */
const vague: ReadonlySet<string> = new Set(['card_declined'])

/** Stripe.js' answer to `confirmPayment` as a step of the payment's way. Results carry their error; they don't reject. */
export function toPaymentAction({ error, paymentIntent }: Outcome): PaymentAction {
  if (error) return fromError(error)
  switch (paymentIntent?.status) {
    case 'requires_capture':
    case 'succeeded':
    case 'processing':
      return { type: 'authorised' }
    case 'requires_action':
      return { type: 'cardRefused', code: 'challenge_closed' }
    case 'canceled':
      // The hold ended meanwhile: the server tells.
      return { type: 'connectionLost' }
    default:
      return { type: 'cardRefused', code: 'generic_decline' }
  }
}

function fromError(error: NonNullable<Outcome['error']>): PaymentAction {
  if (error.type === 'validation_error') return { type: 'fieldsRefused' }
  if (error.type === 'card_error') {
    const { code = 'generic_decline', decline_code } = error
    return { type: 'cardRefused', code: vague.has(code) ? (decline_code ?? code) : code }
  }
  if (error.code === 'payment_intent_authentication_failure') return { type: 'cardRefused', code: error.code }
  // No answer, or one about an intent that has moved on: only the server can tell.
  return { type: 'connectionLost' }
}
