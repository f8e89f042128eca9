import * as v from 'valibot'
import { noSuch } from '#errors.ts'
import { isWithin, pageOf } from '#http/list.ts'
import { created, expansion, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { partsOf } from '#payment/payout.ts'
import type { World } from '#world.ts'

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
  forAccount: true,
  params: v.strictObject({
    ...paging,
    created: v.optional(created),
    currency: v.optional(text),
    payout: v.optional(text),
    source: v.optional(text),
    type: v.optional(text),
  }),
  handle: (world, { params, path, account }) => {
    const { store } = world
    if (account !== undefined)
      return pageOf(partsOfOwn(world, account, params.payout), params, path, 'balance transaction')
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

/** Of a connected account only what a payout of it is made of can be listed here. */
function partsOfOwn(world: World, account: string, payout = '') {
  if (world.store.get('payout_facts', payout)?.account !== account) throw noSuch('payout', payout)
  return partsOf(world, payout)
}

export const balanceTransactions: Resource = {
  object: 'balance_transaction',
  expandable: { source: ['charges', 'refunds'] },
  routes: [retrieveEntry, listEntries],
}
