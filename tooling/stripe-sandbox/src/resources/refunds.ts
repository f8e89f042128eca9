import * as v from 'valibot'
import { invalidRequest, noSuch } from '#errors.ts'
import { isWithin, pageOf } from '#http/list.ts'
import { created, expansion, integer, metadata, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { findIntent } from '#payment/intent-state.ts'
import { newRefund } from '#payment/refund.ts'
import { mergedMetadata } from '#state/metadata.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'

const createParams = v.strictObject({
  ...expansion,
  amount: v.optional(integer),
  charge: v.optional(text),
  metadata: v.optional(metadata),
  payment_intent: v.optional(text),
  reason: v.optional(v.picklist(['duplicate', 'fraudulent', 'requested_by_customer'])),
})

const createRefund = route({
  method: 'POST',
  path: '/v1/refunds',
  params: createParams,
  handle: (world, { params }) => {
    const charge = chargeToRefund(world, params)
    return newRefund(world, charge, params)
  },
})

const retrieveRefund = route({
  method: 'GET',
  path: '/v1/refunds/:id',
  params: v.strictObject(expansion),
  handle: (world, { id }) => findRefund(world, id),
})

const updateRefund = route({
  method: 'POST',
  path: '/v1/refunds/:id',
  params: v.strictObject({ ...expansion, metadata: v.optional(metadata) }),
  handle: (world, { id, params }) => {
    const refund = findRefund(world, id)
    refund.metadata = mergedMetadata(refund.metadata ?? {}, params.metadata)
    world.store.put('refunds', refund)
    world.emit('refund.updated', refund)
    return refund
  },
})

/** Only a refund that waits for the client's bank details can be cancelled, and none to a card ever does. */
const cancelRefund = route({
  method: 'POST',
  path: '/v1/refunds/:id/cancel',
  params: v.strictObject(expansion),
  handle: (world, { id }) => {
    const { status } = findRefund(world, id)
    throw invalidRequest(
      `This refund could not be canceled because it has a status of ${status}. Only a refund with a status of requires_action may be canceled.`,
    )
  },
})

const listRefunds = route({
  method: 'GET',
  path: '/v1/refunds',
  params: v.strictObject({
    ...paging,
    charge: v.optional(text),
    created: v.optional(created),
    payment_intent: v.optional(text),
  }),
  handle: (world, { params, path }) => {
    const rows = world.store
      .all('refunds')
      .filter(
        (row) =>
          isWithin(row.created, params.created) &&
          (params.charge ?? row.charge) === row.charge &&
          (params.payment_intent ?? row.payment_intent) === row.payment_intent,
      )
    return pageOf(rows, params, path, 'refund')
  },
})

function chargeToRefund(world: World, params: v.InferOutput<typeof createParams>): Tables['charges'] {
  const id = params.payment_intent ? findIntent(world, params.payment_intent).latest_charge : params.charge
  if (id === undefined)
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
    })
  const charge = world.store.get('charges', id ?? '')
  if (!charge && params.payment_intent)
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
      param: 'payment_intent',
    })
  if (!charge) throw noSuch('charge', id ?? '', 'charge')
  return charge
}

function findRefund(world: World, id: string): Tables['refunds'] {
  const refund = world.store.get('refunds', id)
  if (!refund) throw noSuch('refund', id)
  return refund
}

export const refunds: Resource = {
  object: 'refund',
  expandable: {
    balance_transaction: ['balance_transactions'],
    charge: ['charges'],
    customer: ['customers'],
    failure_balance_transaction: ['balance_transactions'],
    payment_intent: ['payment_intents'],
    payment_method: ['payment_methods'],
  },
  routes: [createRefund, retrieveRefund, updateRefund, cancelRefund, listRefunds],
}
