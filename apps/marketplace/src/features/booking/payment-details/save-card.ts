import type { SetupIntentResult, Stripe, StripeElements } from '@stripe/stripe-js'
import type { KeepProblem } from './keep-words.ts'

type NewCard = { elements: StripeElements; clientSecret: string; returnUrl: string; name: string }

/** The card that was kept, or why it wasn't. */
export type Kept = { cardId: string } | KeepProblem

/** Keeps the card in the fields; a bank's question is answered on the page. Stripe's results carry their error. Where its answer
 *  was lost it is asked: it may have kept the card all the same. */
export async function saveCardAtStripe(
  stripe: Stripe,
  { elements, clientSecret, returnUrl, name }: NewCard,
): Promise<Kept> {
  const confirmed = await stripe
    .confirmSetup({
      elements,
      clientSecret,
      redirect: 'if_required',
      confirmParams: {
        return_url: returnUrl,
        payment_method_data: { billing_details: { name }, allow_redisplay: 'always' },
      },
    })
    .then(toKept, () => unknown)
  if (confirmed !== unknown) return confirmed
  const { setupIntent } = await stripe.retrieveSetupIntent(clientSecret).catch((): Partial<SetupIntentResult> => ({}))
  return setupIntent?.status === 'succeeded' ? toKept({ setupIntent }) : unknown
}

/** Nobody here knows whether the card was kept. */
const unknown: KeepProblem = { code: 'connection_lost' }

function toKept({ error, setupIntent }: SetupIntentResult): Kept {
  if (error) {
    const code = error.decline_code ?? error.code
    // Of an intent that has moved on: the answer of the try before was lost.
    return code === undefined || code === 'setup_intent_unexpected_state' ? unknown : { code }
  }
  const { status, payment_method: method } = setupIntent
  const cardId = typeof method === 'string' ? method : method?.id
  if (status === 'succeeded' && cardId !== undefined) return { cardId }
  return { code: status === 'requires_action' ? 'challenge_closed' : 'generic_decline' }
}
