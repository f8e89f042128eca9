// @vitest-environment jsdom
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeElements, Stripe as StripeJs } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { cleanup, render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import type Stripe from 'stripe'
import { afterEach, beforeAll, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { browserFile } from './browser/files.ts'
import { type Sandbox, startSandbox } from './start.ts'
import { sdk } from './testing/sandbox.ts'

// jsdom loads no frames; browser.test.ts shows them in Chromium. Here it is what the two official packages see.

// One for all tests: stripe-js keeps the first script that it finds.
let sandbox: Sandbox
let api: Stripe
let warnings: Mock
let scripts: number

beforeAll(async () => {
  sandbox = await startSandbox()
  api = sdk(sandbox)
  return () => sandbox.close()
})

beforeEach(() => {
  warnings = vi.fn()
  vi.spyOn(console, 'warn').mockImplementation(warnings)
  vi.spyOn(console, 'error').mockImplementation(warnings)
  scripts = document.scripts.length
})

afterEach(() => {
  cleanup()
  expect(warnings.mock.calls).toEqual([])
  expect(document.scripts.length).toBe(scripts)
  vi.restoreAllMocks()
})

/** Runs the script as if a classic `<script>` of the sandbox had loaded it, then loads Stripe as an app does. */
async function load(): Promise<StripeJs> {
  const script = document.createElement('script')
  script.src = sandbox.scriptUrl
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function(browserFile({ method: 'GET', path: '/v3/stripe.js' }).body)()
  const stripe = await loadStripe('pk_test_sandbox')
  if (!stripe) throw new Error('loadStripe() gave nothing')
  return stripe
}

interface Handles {
  elements: StripeElements | null
  onReady: Mock
  onChange: Mock
}

function renderFields(stripe: StripeJs, clientSecret: string | null): Handles {
  const handles: Handles = { elements: null, onReady: vi.fn(), onChange: vi.fn() }
  function Fields() {
    expect(useStripe()).not.toBeNull()
    handles.elements = useElements()
    const options = { fields: { billingDetails: { name: 'never' } } } as const
    return <PaymentElement options={options} onReady={handles.onReady} onChange={handles.onChange} />
  }
  render(
    <StrictMode>
      <Elements stripe={stripe} options={{ clientSecret: clientSecret ?? '' }}>
        <Fields />
      </Elements>
    </StrictMode>,
  )
  return handles
}

function onlyFrame(): HTMLIFrameElement {
  const [frame, ...more] = document.querySelectorAll('iframe')
  if (!frame) throw new Error('there is no frame')
  expect(more).toEqual([])
  return frame
}

function frameSays(frame: HTMLIFrameElement, data: object, origin: string, source = frame.contentWindow): void {
  window.dispatchEvent(new MessageEvent('message', { data: { to: 'page', ...data }, origin, source }))
}

const held = { amount: 750, currency: 'gbp', capture_method: 'manual' } as const

test('react-stripe-js mounts one frame in StrictMode, and hears it', async () => {
  const stripe = await load()
  const { client_secret: secret } = await api.paymentIntents.create(held)
  const { onReady, onChange, elements } = renderFields(stripe, secret)
  const frame = onlyFrame()
  expect(frame.src).toBe(`${sandbox.url}/v3/elements/card.html#${encodeURIComponent(location.origin)}`)
  frameSays(frame, { kind: 'ready' }, sandbox.url)
  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1))
  expect(onReady).toHaveBeenCalledWith(elements?.getElement(PaymentElement))

  frameSays(frame, { kind: 'change', state: { empty: false, complete: true } }, sandbox.url)
  expect(onChange).toHaveBeenCalledWith({
    elementType: 'payment',
    empty: false,
    complete: true,
    collapsed: false,
    value: { type: 'card' },
  })
})

test('nobody else is heard', async () => {
  const { client_secret: secret } = await api.paymentIntents.create(held)
  const { onReady, onChange } = renderFields(await load(), secret)
  const frame = onlyFrame()
  const change = { kind: 'change', state: { empty: false, complete: true } }
  frameSays(frame, change, 'http://evil.localhost')
  frameSays(frame, change, sandbox.url, window)
  frameSays(frame, { kind: 'ready' }, 'null')
  expect(onChange).not.toHaveBeenCalled()
  expect(onReady).not.toHaveBeenCalled()
})

test('a saved card is confirmed without fields; what is declined comes as an error', async () => {
  const stripe = await load()
  const customer = (await api.customers.create({})).id
  const intent = await api.paymentIntents.create({ ...held, customer })
  const clientSecret = intent.client_secret ?? ''
  const declining = await api.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
  const good = await api.paymentMethods.attach('pm_card_visa', { customer })
  const confirm = (payment_method: string) =>
    stripe.confirmPayment({ clientSecret, confirmParams: { payment_method }, redirect: 'if_required' })

  expect(await confirm(declining.id)).toMatchObject({
    error: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      payment_intent: { status: 'requires_payment_method' },
    },
  })
  expect(await confirm(good.id)).toMatchObject({ paymentIntent: { id: intent.id, status: 'requires_capture' } })
  expect(await stripe.retrievePaymentIntent(clientSecret)).toMatchObject({ paymentIntent: { id: intent.id } })
})

test('without a connection the result is an error', async () => {
  const stripe = await load()
  const { client_secret: secret } = await api.paymentIntents.create(held)
  sandbox.control.faults.hangUp('before')
  expect(await stripe.retrievePaymentIntent(secret ?? '')).toEqual({
    error: { type: 'api_connection_error', message: expect.stringContaining('check your internet connection') },
  })
})

test('a name that the fields never ask for must come with the confirmation', async () => {
  const stripe = await load()
  const { client_secret: secret } = await api.paymentIntents.create(held)
  const { elements } = renderFields(stripe, secret)
  if (!elements) throw new Error('useElements() gave nothing')
  expect(await stripe.confirmPayment({ elements, redirect: 'if_required' })).toMatchObject({
    error: { type: 'invalid_request_error', message: expect.stringContaining('billing_details.name') },
  })
})

test('what is not in the sandbox throws', async () => {
  const stripe = await load()
  expect(() => stripe.confirmCardPayment('pi_1_secret_1')).toThrow('not in the sandbox')
})
