import * as v from 'valibot'
import { noSuch } from '#errors.ts'
import { isWithin, pageOf } from '#http/list.ts'
import { created, expansion, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'

const retrieveEntry = route({
  method: 'GET',
  path: '/v1/balance_transactions/:id',
  params: v.strictObject(expansion),
  handle: ({ store }, { id }) => {
    const entry = store.get('balance_transactions', id)
    if (!entry) throw noSuch('balance transaction', id)
    return entry
  },
})

const listEntries = route({
  method: 'GET',
  path: '/v1/balance_transactions',
  params: v.strictObject({
    ...paging,
    created: v.optional(created),
    currency: v.optional(text),
    source: v.optional(text),
    type: v.optional(text),
  }),
  handle: ({ store }, { params, path }) => {
    const rows = store
      .all('balance_transactions')
      .filter(
        (row) =>
          isWithin(row.created, params.created) &&
          (params.currency ?? row.currency) === row.currency &&
          (params.source ?? row.source) === row.source &&
          (params.type ?? row.type) === row.type,
      )
    return pageOf(rows, params, path, 'balance transaction')
  },
})

export const balanceTransactions: Resource = {
  object: 'balance_transaction',
  expandable: { source: ['charges', 'refunds'] },
  routes: [retrieveEntry, listEntries],
}
