import type { Decline } from '#cards.ts'
import { type StripeErrorBody, StripeFailure } from '#errors.ts'

/** The 402 of a refused card. */
export function cardDeclined(decline: Decline, extra: Partial<StripeErrorBody>): StripeFailure {
  return new StripeFailure(402, { ...declineBody(decline), ...extra })
}

export function declineBody({ code, declineCode, message }: Decline): StripeErrorBody {
  return { type: 'card_error', code, ...(declineCode ? { decline_code: declineCode } : {}), message }
}

/** An off-session charge that the bank wants the client to confirm (money.md §0). */
export const authenticationRequired: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

const withOwnCode = ['expired_card', 'incorrect_cvc', 'processing_error']

/** The decline of that name, as `next_outcome` takes it, e.g. `insufficient_funds`. */
export function declineNamed(name: string): Decline {
  if (name === 'authentication_required') return authenticationRequired
  const message = 'Your card was declined.'
  return withOwnCode.includes(name) ? { code: name, message } : { code: 'card_declined', declineCode: name, message }
}
