import type { SetupIntentResult, Stripe, StripeElements } from '@stripe/stripe-js'
import type { KeepProblem } from './keep-words.ts'

type NewCard = { elements: StripeElements; clientSecret: string; returnUrl: string; name: string }

/** The card that was kept, or why it wasn't. */
export type Kept = { cardId: string } | KeepProblem

/** Keeps the card in the fields; a bank's question is answered on the page. Stripe's results carry their error. */
export function saveCardAtStripe(stripe: Stripe, { elements, clientSecret, returnUrl, name }: NewCard): Promise<Kept> {
  return stripe
    .confirmSetup({
      elements,
      clientSecret,
      redirect: 'if_required',
      confirmParams: {
        return_url: returnUrl,
        payment_method_data: { billing_details: { name }, allow_redisplay: 'always' },
      },
    })
    .then(toKept, () => ({ code: 'connection_lost' }))
}

export function toKept({ error, setupIntent }: SetupIntentResult): Kept {
  if (error) return { code: error.decline_code ?? error.code ?? 'connection_lost' }
  const { status, payment_method: method } = setupIntent
  const cardId = typeof method === 'string' ? method : method?.id
  if (status === 'succeeded' && cardId !== undefined) return { cardId }
  return { code: status === 'requires_action' ? 'challenge_closed' : 'generic_decline' }
}
