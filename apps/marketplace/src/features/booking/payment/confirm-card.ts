import type { PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js'
import type { PaymentAction } from './payment-state.ts'
import { toPaymentAction } from './stripe-outcome.ts'

/** Stripe's results don't reject; what does all the same tells nothing about the money. */
const asked = (answer: Promise<PaymentIntentResult>): Promise<PaymentAction> =>
  answer.then(toPaymentAction, () => ({ type: 'connectionLost' }) as const)

type NewCard = {
  elements: StripeElements
  clientSecret: string
  /** Where a bank that takes over the page sends people back to. */
  returnUrl: string
  name: string
  savesCard: boolean
}

/** Pays with the card in the fields; a bank's question is answered on the page. Source: money.md §1.3. */
export function confirmNewCard(stripe: Stripe, card: NewCard): Promise<PaymentAction> {
  const { elements, clientSecret, returnUrl, name, savesCard } = card
  return asked(
    stripe.confirmPayment({
      elements,
      clientSecret,
      redirect: 'if_required',
      confirmParams: {
        return_url: returnUrl,
        payment_method_data: {
          billing_details: { name },
          // `always` lists it among the saved cards; `limited` only keeps it for the balance.
          allow_redisplay: savesCard ? 'always' : 'limited',
        },
      },
    }),
  )
}

type KnownCard = { clientSecret: string; returnUrl: string; paymentMethodId: string }

/** Pays with a saved card. */
export function confirmSavedCard(stripe: Stripe, { clientSecret, returnUrl, paymentMethodId }: KnownCard) {
  return asked(
    stripe.confirmPayment({
      clientSecret,
      redirect: 'if_required',
      confirmParams: { return_url: returnUrl, payment_method: paymentMethodId },
    }),
  )
}
