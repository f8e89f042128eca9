import * as v from 'valibot'
import { noSuch } from '#errors.ts'
import { isWithin, pageOf } from '#http/list.ts'
import { created, expansion, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'

const retrieveDispute = route({
  method: 'GET',
  path: '/v1/disputes/:id',
  params: v.strictObject(expansion),
  handle: ({ store }, { id }) => {
    const dispute = store.get('disputes', id)
    if (!dispute) throw noSuch('dispute', id)
    return dispute
  },
})

const listDisputes = route({
  method: 'GET',
  path: '/v1/disputes',
  params: v.strictObject({
    ...paging,
    charge: v.optional(text),
    created: v.optional(created),
    payment_intent: v.optional(text),
  }),
  handle: ({ store }, { params, path }) => {
    const rows = store
      .all('disputes')
      .filter(
        (row) =>
          isWithin(row.created, params.created) &&
          (params.charge ?? row.charge) === row.charge &&
          (params.payment_intent ?? row.payment_intent) === row.payment_intent,
      )
    return pageOf(rows, params, path, 'dispute')
  },
})

export const disputes: Resource = {
  object: 'dispute',
  expandable: { charge: ['charges'], payment_intent: ['payment_intents'] },
  routes: [retrieveDispute, listDisputes],
}
