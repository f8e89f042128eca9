import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** A checkout as an app would write it for the real Stripe; browser.test.ts drives it. */
const query = new URLSearchParams(location.search)
const clientSecret = query.get('secret') ?? ''
const isSetup = clientSecret.startsWith('seti_')

function Checkout() {
  const stripe = useStripe()
  const elements = useElements()
  const [state, setState] = useState('loading')
  const [result, setResult] = useState('')

  async function pay(event: FormEvent) {
    event.preventDefault()
    if (!stripe || !elements) return
    const billing = { name: 'Ada Client' }
    const confirmParams = {
      payment_method_data: { billing_details: billing, allow_redisplay: 'always' as const },
      return_url: `${location.origin}/paid`,
    }
    if (query.get('redirect') === 'always') {
      await stripe.confirmPayment({ elements, confirmParams })
      return
    }
    const outcome = isSetup
      ? await stripe.confirmSetup({ elements, confirmParams, redirect: 'if_required' })
      : await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' })
    const intent =
      'setupIntent' in outcome ? outcome.setupIntent : 'paymentIntent' in outcome ? outcome.paymentIntent : null
    setResult(outcome.error ? `${outcome.error.type}: ${outcome.error.code ?? ''}` : (intent?.status ?? ''))
  }

  return (
    <form onSubmit={pay}>
      <PaymentElement
        options={{ fields: { billingDetails: { name: 'never' } } }}
        onReady={() => setState('ready')}
        onChange={({ complete }) => setState(complete ? 'complete' : 'incomplete')}
      />
      <p role="status" aria-label="Fields">
        {state}
      </p>
      <button type="submit">Pay</button>
      <p role="status" aria-label="Result">
        {result}
      </p>
    </form>
  )
}

async function ensureScript(src: string): Promise<void> {
  const script = document.createElement('script')
  script.src = src
  document.head.append(script)
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
  })
}

/** The client comes back here after a redirect; there is nothing left to pay. */
if (location.pathname !== '/paid') show()

function show(): void {
  const stripe = ensureScript(query.get('script') ?? '').then(() => loadStripe('pk_test_sandbox'))
  const isDark = query.get('theme') === 'dark'
  const variables = isDark
    ? {
        colorText: '#f4f1ea',
        colorBackground: '#1c2a24',
        colorDanger: '#ff9d8a',
        colorPrimary: '#9ec5ff',
        borderRadius: '10px',
      }
    : { borderRadius: '10px' }
  const options = {
    clientSecret,
    locale: query.get('locale') === 'fr' ? 'fr' : 'en',
    appearance: { theme: isDark ? 'night' : 'stripe', variables },
  } as const

  createRoot(document.body.appendChild(document.createElement('main'))).render(
    <StrictMode>
      <Elements stripe={stripe} options={options}>
        <Checkout />
      </Elements>
    </StrictMode>,
  )
}
