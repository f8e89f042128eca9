import * as v from 'valibot'
import { invalidRequest } from '#errors.ts'
import { isWithin, pageOf } from '#http/list.ts'
import { created, expansion, integer, metadata, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { answerChallenge } from '#payment/attempt-payment.ts'
import { cancelIntent, captureIntent } from '#payment/capture-intent.ts'
import { confirmIntent } from '#payment/confirm-intent.ts'
import { confirmParams, createParams, updateParams } from '#payment/intent-params.ts'
import { findIntent, unexpectedState } from '#payment/intent-state.ts'
import { changeIntent, newIntent } from '#payment/new-intent.ts'
import { findPaymentMethod } from '#payment/payment-method.ts'
import { mergedMetadata } from '#state/metadata.ts'

const createIntent = route({
  method: 'POST',
  path: '/v1/payment_intents',
  params: createParams,
  handle: (world, { params }) => {
    if (params.off_session !== undefined && !params.confirm)
      throw invalidRequest('You may only specify `off_session` when `confirm` is true.', { param: 'off_session' })
    const intent = newIntent(world, params)
    const { error_on_requires_action, off_session, return_url } = params
    if (params.confirm) confirmIntent(world, intent, { error_on_requires_action, off_session, return_url })
    return intent
  },
})

const retrieveIntent = route({
  method: 'GET',
  path: '/v1/payment_intents/:id',
  forBrowser: true,
  params: v.strictObject({ ...expansion, client_secret: v.optional(text) }),
  handle: (world, { id, params, caller }) => findIntent(world, id, caller, params.client_secret),
})

const updateIntent = route({
  method: 'POST',
  path: '/v1/payment_intents/:id',
  params: updateParams,
  handle: (world, { id, params }) => {
    const intent = findIntent(world, id)
    changeIntent(world, intent, params)
    return intent
  },
})

const confirm = route({
  method: 'POST',
  path: '/v1/payment_intents/:id/confirm',
  forBrowser: true,
  params: confirmParams,
  handle: (world, { id, params, caller }) => {
    const intent = findIntent(world, id, caller, params.client_secret)
    if (caller === 'publishable' && params.capture_method !== undefined)
      throw invalidRequest('The parameter `capture_method` can only be set with a secret API key.', {
        param: 'capture_method',
      })
    confirmIntent(world, intent, params)
    return intent
  },
})

const capture = route({
  method: 'POST',
  path: '/v1/payment_intents/:id/capture',
  params: v.strictObject({
    ...expansion,
    amount_to_capture: v.optional(integer),
    metadata: v.optional(metadata),
  }),
  handle: (world, { id, params }) => {
    const intent = findIntent(world, id)
    captureIntent(world, intent, params.amount_to_capture)
    intent.metadata = mergedMetadata(intent.metadata, params.metadata)
    return intent
  },
})

const cancel = route({
  method: 'POST',
  path: '/v1/payment_intents/:id/cancel',
  params: v.strictObject({
    ...expansion,
    cancellation_reason: v.optional(v.picklist(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'])),
  }),
  handle: (world, { id, params }) => {
    const intent = findIntent(world, id)
    cancelIntent(world, intent, params.cancellation_reason ?? null)
    return intent
  },
})

const listIntents = route({
  method: 'GET',
  path: '/v1/payment_intents',
  params: v.strictObject({ ...paging, created: v.optional(created), customer: v.optional(text) }),
  handle: (world, { params, path }) => {
    const rows = world.store
      .all('payment_intents')
      .filter((row) => isWithin(row.created, params.created) && (params.customer ?? row.customer) === row.customer)
    return pageOf(rows, params, path, 'payment_intent')
  },
})

/** Not Stripe's: where the challenge dialog of the browser script reports what was pressed. */
const answer3ds = route({
  method: 'POST',
  path: '/v1/payment_intents/:id/_sandbox_3ds',
  forBrowser: true,
  params: v.strictObject({ client_secret: v.optional(text), outcome: v.picklist(['complete', 'fail']) }),
  handle: (world, { id, params, caller }) => {
    const intent = findIntent(world, id, caller, params.client_secret)
    if (intent.status !== 'requires_action' || intent.payment_method === null)
      throw unexpectedState(intent, `This PaymentIntent has no challenge to answer: its status is ${intent.status}.`)
    answerChallenge(world, intent, findPaymentMethod(world, intent.payment_method), params.outcome === 'complete')
    return intent
  },
})

export const paymentIntents: Resource = {
  object: 'payment_intent',
  expandable: { customer: ['customers'], latest_charge: ['charges'], payment_method: ['payment_methods'] },
  routes: [createIntent, retrieveIntent, updateIntent, confirm, capture, cancel, listIntents, answer3ds],
}
