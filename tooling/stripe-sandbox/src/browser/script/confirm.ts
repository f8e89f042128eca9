import { callApi } from './call-api.ts'
import { openChallenge } from './challenge.ts'
import type { ElementsGroup } from './elements.ts'
import type { Answer, ClientError, Intent } from './messages.ts'

/** Whose key, and where to. */
export interface Account {
  origin: string
  key: string
  locale: string
}

export interface ConfirmOptions {
  elements?: ElementsGroup
  clientSecret?: string
  redirect?: 'always' | 'if_required'
  confirmParams?: {
    return_url?: string
    payment_method?: string
    payment_method_data?: { billing_details?: { name?: string }; [field: string]: unknown }
    [param: string]: unknown
  }
}

export type IntentResult = { error: ClientError } | { paymentIntent: Intent } | { setupIntent: Intent }

const nouns = { pi: 'payment_intents', seti: 'setup_intents' } as const

/** The path of the intent that a client secret belongs to. */
export function intentPath(clientSecret: string): string | undefined {
  const id = clientSecret.split('_secret_')[0] ?? ''
  const prefix = id.split('_')[0]
  return prefix === 'pi' || prefix === 'seti' ? `/v1/${nouns[prefix]}/${encodeURIComponent(id)}` : undefined
}

/** `confirmPayment` and `confirmSetup`: validates, confirms, shows the challenge, and redirects if asked to. */
export async function confirmIntent(
  account: Account,
  options: ConfirmOptions,
  noun: 'pi' | 'seti',
): Promise<IntentResult> {
  const { elements, confirmParams = {} } = options
  const clientSecret = options.clientSecret ?? elements?.clientSecret ?? ''
  const path = intentPath(clientSecret)
  if (!path?.startsWith(`/v1/${nouns[noun]}/`)) return misuse(`The client secret is not one of ${nouns[noun]}.`)
  if (options.redirect !== 'if_required' && !confirmParams.return_url)
    return misuse('confirmParams.return_url is required unless redirect is "if_required".')
  const params = {
    ...confirmParams,
    client_secret: clientSecret,
    use_stripe_sdk: true,
    ...(noun === 'pi' && elements?.setupFutureUsage ? { setup_future_usage: elements.setupFutureUsage } : {}),
  }
  const answer = elements
    ? await confirmWithFields(account, elements, `${path}/confirm`, params)
    : await callApi(account.origin, account.key, 'POST', `${path}/confirm`, params)
  const result = await followUp(account, answer)
  if ('error' in result || options.redirect === 'if_required') return result
  redirect(confirmParams.return_url ?? '', result)
  // As with Stripe.js, there is no result for a page that is about to go.
  return new Promise(() => {})
}

async function confirmWithFields(
  { key }: Account,
  elements: ElementsGroup,
  path: string,
  params: NonNullable<ConfirmOptions['confirmParams']>,
): Promise<Answer> {
  const element = elements.getElement('payment')
  if (!element || elements.needsSubmit)
    return { ok: false, ...misuse('Call elements.submit() with a mounted payment Element before you confirm.') }
  if (element.neverAsksForName && params.payment_method_data?.billing_details?.name === undefined)
    return {
      ok: false,
      ...misuse(
        'You specified "never" for fields.billing_details.name when creating the payment Element, but did not pass confirmParams.payment_method_data.billing_details.name.',
      ),
    }
  const error = await element.validate()
  return error ? { ok: false, error } : element.call({ path, key, params, cardAt: 'payment_method_data' })
}

/** What the page gets for an answer: the challenge first, if there is one. */
export async function followUp(account: Account, answer: Answer): Promise<IntentResult> {
  if (!answer.ok) return { error: answer.error }
  // Only intents are confirmed and retrieved here.
  const intent = answer.body as Intent
  if (intent.status !== 'requires_action') return settled(intent)
  const path = `${intentPath(intent.client_secret)}/_sandbox_3ds`
  const details = { path, key: account.key, clientSecret: intent.client_secret }
  const pressed = await openChallenge(account.origin, details, account.locale)
  if (pressed.outcome === 'cancel') return named(intent)
  return pressed.answer.ok ? settled(pressed.answer.body as Intent) : { error: pressed.answer.error }
}

/** An intent that came back without its card was refused; its error says why. */
function settled(intent: Intent): IntentResult {
  const failure = intent.last_payment_error ?? intent.last_setup_error
  if (intent.status !== 'requires_payment_method' || !failure) return named(intent)
  return { error: { ...failure, [intent.object]: intent } }
}

/** Under the name that Stripe.js gives it. */
export function named(intent: Intent): IntentResult {
  return intent.object === 'payment_intent' ? { paymentIntent: intent } : { setupIntent: intent }
}

export function misuse(message: string): { error: ClientError } {
  return { error: { type: 'invalid_request_error', message } }
}

function redirect(returnUrl: string, result: IntentResult): void {
  if ('error' in result) return
  const intent = 'paymentIntent' in result ? result.paymentIntent : result.setupIntent
  const url = new URL(returnUrl)
  url.searchParams.set(intent.object, intent.id)
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret)
  url.searchParams.set('redirect_status', intent.status === 'requires_action' ? 'failed' : 'succeeded')
  location.assign(url)
}
