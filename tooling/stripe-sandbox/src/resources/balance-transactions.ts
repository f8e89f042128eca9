import * as v from 'valibot'
import { noSuch } from '#errors.ts'
import { isWithin, pageOf } from '#http/list.ts'
import { created, expansion, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { accountEntries, partsOf } from '#payment/account-entries.ts'
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
    const rows = linesOf(world, account, params.payout).filter(
      (row) =>
        isWithin(row.created, params.created) &&
        (params.currency ?? row.currency) === row.currency &&
        (params.source ?? row.source) === row.source &&
        (params.type ?? row.type) === row.type,
    )
    return pageOf(rows, params, path, 'balance transaction')
  },
})

/** The platform's own lines, or a connected account's, all or what a payout of it is made of. */
function linesOf(world: World, account: string | undefined, payout: string | undefined) {
  if (payout !== undefined && world.store.get('payout_facts', payout)?.account !== account)
    throw noSuch('payout', payout)
  if (account === undefined) return world.store.all('balance_transactions')
  return payout === undefined ? accountEntries(world, account) : partsOf(world, account, payout)
}

export const balanceTransactions: Resource = {
  object: 'balance_transaction',
  expandable: { source: ['charges', 'refunds'] },
  routes: [retrieveEntry, listEntries],
}
