import { newId, randomText } from '#state/ids.ts'
import { mergedMetadata } from '#state/metadata.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { enteredCard } from './card-entry.ts'
import { findCustomer } from './find-customer.ts'
import type { CreateParams, UpdateParams } from './intent-params.ts'
import { assertAmount, assertCurrency, assertDescriptor } from './intent-rules.ts'
import { unexpectedState } from './intent-state.ts'
import { newPaymentMethod } from './new-payment-method.ts'
import { assertUsable, findPaymentMethod, type PaymentMethodRow } from './payment-method.ts'

type IntentRow = Tables['payment_intents']

export function newIntent(world: World, params: CreateParams, id = newId('pi')): IntentRow {
  assertCurrency(params.currency)
  const intent: IntentRow = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: params.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automaticMethods(params.automatic_payment_methods),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: world.clock.now(),
    currency: params.currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
  changeIntent(world, intent, params)
  world.store.put('payment_intents', intent)
  world.emit('payment_intent.created', intent)
  return intent
}

/** How Stripe echoes `automatic_payment_methods`; cards are all it leads to here. */
export function automaticMethods(asked: CreateParams['automatic_payment_methods']) {
  return asked ? { allow_redirects: asked.allow_redirects ?? 'always', enabled: asked.enabled } : null
}

/** Applies what `create` and `update` have in common. Money is fixed once a card holds it.
 *  @throws 400 for what Stripe refuses */
export function changeIntent(world: World, intent: IntentRow, params: UpdateParams): void {
  const isOpen = ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)
  if (!isOpen && !isOnlyText(params))
    throw unexpectedState(
      intent,
      `This PaymentIntent's amount, customer or payment method could not be updated because it has a status of ${intent.status}. You may only update the metadata, description and transfer_group of a PaymentIntent in this status.`,
    )
  assertAmount(params.amount ?? intent.amount)
  assertCurrency(params.currency ?? intent.currency)
  assertDescriptor(params)
  if (params.customer !== undefined) intent.customer = findCustomer(world, params.customer, 'customer').id
  Object.assign(
    intent,
    definedOf({
      allowed_payment_method_types: params.allowed_payment_method_types,
      amount: params.amount,
      capture_method: params.capture_method,
      description: params.description,
      receipt_email: params.receipt_email,
      setup_future_usage: params.setup_future_usage === '' ? null : params.setup_future_usage,
      statement_descriptor_suffix: params.statement_descriptor_suffix,
      transfer_group: params.transfer_group,
      metadata: mergedMetadata(intent.metadata, params.metadata),
    }),
  )
  setThreeDSecure(intent, params)
  const method = chosenMethod(world, intent, params)
  if (method) {
    intent.payment_method = method.id
    intent.status = 'requires_confirmation'
    intent.next_action = null
  }
  world.store.put('payment_intents', intent)
}

/** The payment method that a call brings, known or new. @throws 400, 402, 404 */
export function chosenMethod(
  world: World,
  intent: Pick<IntentRow, 'customer'>,
  params: Pick<UpdateParams, 'payment_method' | 'payment_method_data'>,
): PaymentMethodRow | undefined {
  if (params.payment_method_data) {
    const data = params.payment_method_data
    return newPaymentMethod(world, data, enteredCard(world, data.card))
  }
  if (params.payment_method === undefined) return undefined
  const method = findPaymentMethod(world, params.payment_method)
  assertUsable(world, method, intent.customer)
  return method
}

export function setThreeDSecure(intent: IntentRow, params: Pick<UpdateParams, 'payment_method_options'>): void {
  const asked = params.payment_method_options?.card?.request_three_d_secure
  const card = intent.payment_method_options?.card
  if (asked && card) card.request_three_d_secure = asked
}

function isOnlyText({ expand: _, metadata, description, transfer_group: group, ...rest }: UpdateParams): boolean {
  return Object.values(rest).every((value) => value === undefined)
}

function definedOf<T extends object>(values: T): Partial<T> {
  // Only keys are left out; what stays keeps its type.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}
