import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { trustStripe } from './trust-stripe.ts'

export type StripeSource = {
  publishableKey: string
  /** Only outside production: a Stripe-compatible script, which has to be there before `loadStripe` is called. */
  scriptUrl: string | null
}

let pending: Promise<Stripe | null> | undefined

/** Stripe.js, once a page; null when it can't be had now. The next call after a failure tries again.
 *  Without the catch `<Elements>` would leave the rejection unhandled. */
export function loadStripeOnce({ publishableKey, scriptUrl }: StripeSource): Promise<Stripe | null> {
  trustStripe(scriptUrl)
  pending ??= ensureScript(scriptUrl)
    .then(() => loadStripe(publishableKey))
    .catch(() => null)
    .then((stripe) => {
      if (stripe === null) pending = undefined
      return stripe
    })
  return pending
}

async function ensureScript(url: string | null): Promise<void> {
  if (url === null || document.querySelector(`script[src="${CSS.escape(url)}"]`)) return
  const script = document.createElement('script')
  script.src = url
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
  })
  document.head.append(script)
  try {
    await loaded
  } catch (error) {
    script.remove()
    throw error
  }
}
