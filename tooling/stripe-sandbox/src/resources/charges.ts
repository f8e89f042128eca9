import * as v from 'valibot'
import { noSuch } from '#errors.ts'
import { isWithin, pageOf } from '#http/list.ts'
import { created, expansion, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'

const retrieveCharge = route({
  method: 'GET',
  path: '/v1/charges/:id',
  params: v.strictObject(expansion),
  handle: ({ store }, { id }) => {
    const charge = store.get('charges', id)
    if (!charge) throw noSuch('charge', id)
    return charge
  },
})

const listCharges = route({
  method: 'GET',
  path: '/v1/charges',
  params: v.strictObject({
    ...paging,
    created: v.optional(created),
    customer: v.optional(text),
    payment_intent: v.optional(text),
    transfer_group: v.optional(text),
  }),
  handle: ({ store }, { params, path }) => {
    const rows = store
      .all('charges')
      .filter(
        (row) =>
          isWithin(row.created, params.created) &&
          (params.customer ?? row.customer) === row.customer &&
          (params.payment_intent ?? row.payment_intent) === row.payment_intent &&
          (params.transfer_group ?? row.transfer_group) === row.transfer_group,
      )
    return pageOf(rows, params, path, 'charge')
  },
})

export const charges: Resource = {
  object: 'charge',
  expandable: {
    balance_transaction: ['balance_transactions'],
    customer: ['customers'],
    payment_intent: ['payment_intents'],
    review: ['reviews'],
  },
  routes: [retrieveCharge, listCharges],
}
