import * as v from 'valibot'
import { invalidRequest } from '#errors.ts'
import { pageOf } from '#http/list.ts'
import { billingDetails, expansion, integer, metadata, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { enteredCard } from '#payment/card-entry.ts'
import { paymentMethodData } from '#payment/card-params.ts'
import { cardDeclined } from '#payment/decline.ts'
import { findCustomer } from '#payment/find-customer.ts'
import { newPaymentMethod } from '#payment/new-payment-method.ts'
import { assertUsable, attach, cardOf, detach, findPaymentMethod } from '#payment/payment-method.ts'
import { mergedMetadata } from '#state/metadata.ts'

const redisplay = v.picklist(['always', 'limited', 'unspecified'])

const createPaymentMethod = route({
  method: 'POST',
  path: '/v1/payment_methods',
  forBrowser: true,
  params: v.strictObject({ ...expansion, ...paymentMethodData }),
  handle: (world, { params }) => newPaymentMethod(world, params, enteredCard(world, params.card)),
})

const retrievePaymentMethod = route({
  method: 'GET',
  path: '/v1/payment_methods/:id',
  params: v.strictObject(expansion),
  handle: (world, { id }) => findPaymentMethod(world, id),
})

const updatePaymentMethod = route({
  method: 'POST',
  path: '/v1/payment_methods/:id',
  params: v.strictObject({
    ...expansion,
    allow_redisplay: v.optional(redisplay),
    billing_details: v.optional(billingDetails),
    card: v.optional(v.strictObject({ exp_month: v.optional(integer), exp_year: v.optional(integer) })),
    metadata: v.optional(metadata),
  }),
  handle: (world, { id, params }) => {
    const method = findPaymentMethod(world, id)
    const { address, ...contact } = params.billing_details ?? {}
    Object.assign(method.billing_details, contact)
    if (address !== undefined) Object.assign(method.billing_details.address ?? {}, address)
    Object.assign(method.card ?? {}, params.card)
    if (params.allow_redisplay) method.allow_redisplay = params.allow_redisplay
    method.metadata = mergedMetadata(method.metadata ?? {}, params.metadata)
    world.store.put('payment_methods', method)
    world.emit('payment_method.updated', method)
    return method
  },
})

const attachPaymentMethod = route({
  method: 'POST',
  path: '/v1/payment_methods/:id/attach',
  params: v.strictObject({ ...expansion, customer: text }),
  handle: (world, { id, params }) => {
    const method = findPaymentMethod(world, id)
    const customer = findCustomer(world, params.customer, 'customer')
    assertUsable(world, method, customer.id)
    const { card } = cardOf(world, method.id)
    if (card.decline && !card.declinesChargesOnly) throw cardDeclined(card.decline, {})
    attach(world, method, customer.id)
    return method
  },
})

const detachPaymentMethod = route({
  method: 'POST',
  path: '/v1/payment_methods/:id/detach',
  params: v.strictObject(expansion),
  handle: (world, { id }) => {
    const method = findPaymentMethod(world, id)
    if (method.customer === null)
      throw invalidRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
        { code: 'payment_method_unexpected_state' },
      )
    detach(world, method)
    return method
  },
})

const listPaymentMethods = route({
  method: 'GET',
  path: '/v1/payment_methods',
  params: v.strictObject({
    ...paging,
    allow_redisplay: v.optional(redisplay),
    customer: v.optional(text),
    type: v.optional(v.literal('card')),
  }),
  handle: (world, { params, path }) => {
    const rows = world.store
      .all('payment_methods')
      .filter(
        (row) =>
          (params.customer ?? row.customer) === row.customer &&
          (params.allow_redisplay ?? row.allow_redisplay) === row.allow_redisplay,
      )
    return pageOf(rows, params, path, 'PaymentMethod')
  },
})

export const paymentMethods: Resource = {
  object: 'payment_method',
  expandable: { customer: ['customers'] },
  routes: [
    createPaymentMethod,
    retrievePaymentMethod,
    updatePaymentMethod,
    attachPaymentMethod,
    detachPaymentMethod,
    listPaymentMethods,
  ],
}
