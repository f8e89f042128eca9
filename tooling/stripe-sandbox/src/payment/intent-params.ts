import * as v from 'valibot'
import { clearable, expansion, flag, integer, metadata, text } from '#http/params.ts'
import { paymentMethodDataSchema, paymentMethodOptions } from './card-params.ts'

/** The only way to pay that this sandbox has. */
export const cardOnly = v.pipe(v.array(v.literal('card')), v.minLength(1))

const usage = v.picklist(['off_session', 'on_session'])

/** What may be said when an intent is made and changed later. */
const shared = {
  ...expansion,
  allowed_payment_method_types: v.optional(cardOnly),
  capture_method: v.optional(v.picklist(['automatic', 'automatic_async', 'manual'])),
  customer: v.optional(text),
  description: v.optional(clearable),
  metadata: v.optional(metadata),
  payment_method: v.optional(text),
  payment_method_data: v.optional(paymentMethodDataSchema),
  payment_method_options: v.optional(paymentMethodOptions),
  receipt_email: v.optional(clearable),
  setup_future_usage: v.optional(v.union([usage, v.literal('')])),
  statement_descriptor: v.optional(text),
  statement_descriptor_suffix: v.optional(clearable),
  transfer_group: v.optional(clearable),
}

/** What goes with a confirmation, now or in the same call as `create`. */
const confirming = {
  error_on_requires_action: v.optional(flag),
  off_session: v.optional(flag),
  return_url: v.optional(text),
  use_stripe_sdk: v.optional(flag),
}

export const createParams = v.strictObject({
  ...shared,
  ...confirming,
  amount: integer,
  automatic_payment_methods: v.optional(
    v.strictObject({ enabled: flag, allow_redirects: v.optional(v.picklist(['always', 'never'])) }),
  ),
  confirm: v.optional(flag),
  confirmation_method: v.optional(v.literal('automatic')),
  currency: text,
})

export const updateParams = v.strictObject({ ...shared, amount: v.optional(integer), currency: v.optional(text) })

export const confirmParams = v.strictObject({
  ...expansion,
  ...confirming,
  client_secret: v.optional(text),
  capture_method: shared.capture_method,
  payment_method: shared.payment_method,
  payment_method_data: shared.payment_method_data,
  payment_method_options: shared.payment_method_options,
  receipt_email: shared.receipt_email,
  setup_future_usage: shared.setup_future_usage,
})

export type CreateParams = v.InferOutput<typeof createParams>
export type UpdateParams = v.InferOutput<typeof updateParams>
export type ConfirmParams = v.InferOutput<typeof confirmParams>
