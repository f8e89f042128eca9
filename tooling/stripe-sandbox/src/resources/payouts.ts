import * as v from 'valibot'
import { invalidRequest, noSuch } from '#errors.ts'
import { isWithin, pageOf } from '#http/list.ts'
import { clearable, created, expansion, integer, metadata, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { payOutByHand } from '#payment/payout.ts'

const retrievePayout = route({
  method: 'GET',
  path: '/v1/payouts/:id',
  forAccount: true,
  params: v.strictObject(expansion),
  handle: ({ store }, { id, account }) => {
    const payout = store.get('payout_facts', id)?.account === account ? store.get('payouts', id) : undefined
    if (!payout) throw noSuch('payout', id)
    return payout
  },
})

const listPayouts = route({
  method: 'GET',
  path: '/v1/payouts',
  forAccount: true,
  params: v.strictObject({ ...paging, created: v.optional(created), status: v.optional(text) }),
  handle: ({ store }, { params, path, account }) => {
    const rows = store
      .all('payouts')
      .filter(
        (row) =>
          store.get('payout_facts', row.id)?.account === account &&
          isWithin(row.created, params.created) &&
          (params.status ?? row.status) === row.status,
      )
    return pageOf(rows, params, path, 'payout')
  },
})

const createPayout = route({
  method: 'POST',
  path: '/v1/payouts',
  forAccount: true,
  params: v.strictObject({
    ...expansion,
    amount: v.pipe(integer, v.minValue(1)),
    currency: v.literal('gbp'),
    description: v.optional(clearable),
    metadata: v.optional(metadata),
    method: v.optional(v.literal('standard')),
  }),
  handle: (world, { params, account }) => {
    if (account === undefined)
      throw invalidRequest('This sandbox pays out connected accounts only: make the call with Stripe-Account.')
    return payOutByHand(world, account, params)
  },
})

/** Money on its way from a connected account to its bank; the platform itself has none here. */
export const payouts: Resource = {
  object: 'payout',
  expandable: {},
  routes: [createPayout, retrievePayout, listPayouts],
}
