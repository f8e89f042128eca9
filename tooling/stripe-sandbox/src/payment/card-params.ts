import * as v from 'valibot'
import { billingDetails, integer, metadata, text } from '#http/params.ts'

const card = v.union([
  v.strictObject({ number: text, exp_month: integer, exp_year: integer, cvc: v.optional(text) }),
  v.strictObject({ token: text }),
])

/** A new card, as `payment_methods` takes it and intents take it in `payment_method_data`. */
export const paymentMethodData = {
  type: v.literal('card'),
  card,
  billing_details: v.optional(billingDetails),
  allow_redisplay: v.optional(v.picklist(['always', 'limited', 'unspecified'])),
  metadata: v.optional(metadata),
}

export const paymentMethodDataSchema = v.strictObject(paymentMethodData)
export type PaymentMethodData = v.InferOutput<typeof paymentMethodDataSchema>

/** How the card is to be treated in this payment. */
export const paymentMethodOptions = v.strictObject({
  card: v.optional(
    v.strictObject({ request_three_d_secure: v.optional(v.picklist(['any', 'automatic', 'challenge'])) }),
  ),
})
