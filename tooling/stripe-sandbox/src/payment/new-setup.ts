import * as v from 'valibot'
import { clearable, expansion, flag, metadata, text } from '#http/params.ts'
import { newId, randomText } from '#state/ids.ts'
import { mergedMetadata } from '#state/metadata.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { paymentMethodDataSchema, paymentMethodOptions } from './card-params.ts'
import { findCustomer } from './find-customer.ts'
import { cardOnly } from './intent-params.ts'
import { automaticMethods, chosenMethod } from './new-intent.ts'

type SetupRow = Tables['setup_intents']

const method = {
  payment_method: v.optional(text),
  payment_method_data: v.optional(paymentMethodDataSchema),
  payment_method_options: v.optional(paymentMethodOptions),
}
const confirming = { return_url: v.optional(text), use_stripe_sdk: v.optional(flag) }

export const setupCreateParams = v.strictObject({
  ...expansion,
  ...method,
  ...confirming,
  allowed_payment_method_types: v.optional(cardOnly),
  automatic_payment_methods: v.optional(
    v.strictObject({ enabled: flag, allow_redirects: v.optional(v.picklist(['always', 'never'])) }),
  ),
  confirm: v.optional(flag),
  customer: v.optional(text),
  description: v.optional(clearable),
  metadata: v.optional(metadata),
  usage: v.optional(v.picklist(['off_session', 'on_session'])),
})

export const setupConfirmParams = v.strictObject({
  ...expansion,
  ...method,
  ...confirming,
  client_secret: v.optional(text),
})

/** What a setup intent remembers of `payment_method_options`. */
export function optionsOf(params: { payment_method_options?: v.InferOutput<typeof paymentMethodOptions> | undefined }) {
  const asked = params.payment_method_options?.card?.request_three_d_secure ?? 'automatic'
  return { card: { mandate_options: null, network: null, request_three_d_secure: asked } }
}

export function newSetup(world: World, params: v.InferOutput<typeof setupCreateParams>): SetupRow {
  const id = newId('seti')
  const customer = params.customer === undefined ? null : findCustomer(world, params.customer, 'customer').id
  const chosen = chosenMethod(world, { customer }, params)
  const setup: SetupRow = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    application: null,
    automatic_payment_methods: automaticMethods(params.automatic_payment_methods),
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: world.clock.now(),
    customer,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergedMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: chosen?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: optionsOf(params),
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: chosen ? 'requires_confirmation' : 'requires_payment_method',
    usage: params.usage ?? 'off_session',
  }
  world.store.put('setup_intents', setup)
  world.emit('setup_intent.created', setup)
  return setup
}
