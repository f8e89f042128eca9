import { callApi } from './call-api.ts'
import {
  type Account,
  type ConfirmOptions,
  confirmIntent,
  followUp,
  type IntentResult,
  intentPath,
  misuse,
  named,
} from './confirm.ts'
import { ElementsGroup, type ElementsOptions } from './elements.ts'
import type { Intent } from './messages.ts'

/** The release train that @stripe/stripe-js 10 expects; another one is warned of on the console. */
const VERSION = 'endive'

const script = document.currentScript
if (!(script instanceof HTMLScriptElement)) throw new Error('stripe.js must be loaded as a classic script')
const sandboxOrigin = new URL(script.src).origin

interface StripeOptions {
  locale?: string
}

/** `window.Stripe(key)`: the part of Stripe.js that takes cards through the payment Element. Results carry `error`, they do not reject. */
function Stripe(key: string, options: StripeOptions = {}) {
  if (typeof key !== 'string' || !/^pk_test_/.test(key))
    throw new Error('Invalid value for Stripe(): a pk_test_ key is needed.')
  const account: Account = { origin: sandboxOrigin, key, locale: options.locale ?? 'auto' }
  return {
    elements: (elementsOptions: ElementsOptions = {}) =>
      new ElementsGroup(sandboxOrigin, { locale: account.locale, ...elementsOptions }),
    confirmPayment: (confirmation: ConfirmOptions) => confirmIntent(account, confirmation, 'pi'),
    confirmSetup: (confirmation: ConfirmOptions) => confirmIntent(account, confirmation, 'seti'),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => retrieve(account, clientSecret, true),
    retrievePaymentIntent: (clientSecret: string) => retrieve(account, clientSecret, false),
    retrieveSetupIntent: (clientSecret: string) => retrieve(account, clientSecret, false),
    createPaymentMethod: (request: PaymentMethodRequest) => createPaymentMethod(account, request),
    createToken: () => notHere('createToken'),
    confirmCardPayment: () => notHere('confirmCardPayment'),
    createConfirmationToken: () => notHere('createConfirmationToken'),
    _registerWrapper: () => {},
    registerAppInfo: () => {},
  }
}

async function retrieve(account: Account, clientSecret: string, withChallenge: boolean): Promise<IntentResult> {
  const path = intentPath(clientSecret)
  if (!path) return misuse('That is not the client secret of an intent.')
  const answer = await callApi(account.origin, account.key, 'GET', path, { client_secret: clientSecret })
  if (withChallenge) return followUp(account, answer)
  // Such a path answers an intent.
  return answer.ok ? named(answer.body as Intent) : { error: answer.error }
}

interface PaymentMethodRequest {
  elements?: ElementsGroup
  params?: object
}

async function createPaymentMethod({ key }: Account, { elements, params = {} }: PaymentMethodRequest) {
  const element = elements?.getElement('payment')
  if (!element) return misuse('createPaymentMethod takes { elements } with a mounted payment Element.')
  const error = await element.validate()
  if (error) return { error }
  const answer = await element.call({ path: '/v1/payment_methods', key, params, cardAt: 'top' })
  return answer.ok ? { paymentMethod: answer.body } : { error: answer.error }
}

function notHere(name: string): never {
  throw new Error(`stripe.${name}() is not in the sandbox: use the payment Element and confirmPayment().`)
}

Stripe.version = VERSION
Object.assign(window, { Stripe })
