import * as v from 'valibot'
import { noSuch } from '#errors.ts'
import { isWithin, pageOf } from '#http/list.ts'
import { clearable, created, expansion, integer, metadata, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { newReversal, newTransfer } from '#payment/transfer.ts'
import type { World } from '#world.ts'

function found({ store }: World, id: string) {
  const transfer = store.get('transfers', id)
  if (!transfer) throw noSuch('transfer', id)
  return transfer
}

const createTransfer = route({
  method: 'POST',
  path: '/v1/transfers',
  params: v.strictObject({
    ...expansion,
    amount: integer,
    currency: v.literal('gbp'),
    destination: text,
    description: v.optional(clearable),
    metadata: v.optional(metadata),
    source_transaction: v.optional(text),
    transfer_group: v.optional(clearable),
  }),
  handle: (world, { params }) => newTransfer(world, params),
})

const retrieveTransfer = route({
  method: 'GET',
  path: '/v1/transfers/:id',
  params: v.strictObject(expansion),
  handle: (world, { id }) => found(world, id),
})

const createReversal = route({
  method: 'POST',
  path: '/v1/transfers/:id/reversals',
  params: v.strictObject({
    ...expansion,
    amount: v.optional(integer),
    description: v.optional(clearable),
    metadata: v.optional(metadata),
  }),
  handle: (world, { id, params }) => newReversal(world, found(world, id), params),
})

const listReversals = route({
  method: 'GET',
  path: '/v1/transfers/:id/reversals',
  params: v.strictObject(paging),
  handle: (world, { id, params, path }) =>
    pageOf(found(world, id).reversals.data.toReversed(), params, path, 'transfer_reversal'),
})

const listTransfers = route({
  method: 'GET',
  path: '/v1/transfers',
  params: v.strictObject({
    ...paging,
    created: v.optional(created),
    destination: v.optional(text),
    transfer_group: v.optional(text),
  }),
  handle: ({ store }, { params, path }) => {
    const rows = store
      .all('transfers')
      .filter(
        (row) =>
          isWithin(row.created, params.created) &&
          (params.destination ?? row.destination) === row.destination &&
          (params.transfer_group ?? row.transfer_group) === row.transfer_group,
      )
    return pageOf(rows, params, path, 'transfer')
  },
})

export const transfers: Resource = {
  object: 'transfer',
  expandable: { balance_transaction: ['balance_transactions'], source_transaction: ['charges'] },
  routes: [createTransfer, retrieveTransfer, listTransfers, createReversal, listReversals],
}
