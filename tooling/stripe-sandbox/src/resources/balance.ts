import * as v from 'valibot'
import { expansion } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import type { World } from '#world.ts'

const retrieveBalance = route({
  method: 'GET',
  path: '/v1/balance',
  params: v.strictObject(expansion),
  handle: (world) => ({
    object: 'balance',
    available: [total(world, 'available')],
    livemode: false,
    pending: [total(world, 'pending')],
  }),
})

/** Pence; below zero when refunds ran ahead of what is available. */
function total({ store }: World, status: 'available' | 'pending') {
  const amount = store
    .all('balance_transactions')
    .filter((entry) => entry.status === status)
    .reduce((sum, { net }) => sum + net, 0)
  return { amount, currency: 'gbp', source_types: { card: amount } }
}

/** Funds whose time has come are available from now on. */
export function releaseFunds(world: World): void {
  for (const entry of world.store.all('balance_transactions')) {
    if (entry.status !== 'pending' || entry.available_on > world.clock.now()) continue
    entry.status = 'available'
    world.store.put('balance_transactions', entry)
  }
}

export const balance: Resource = { object: 'balance', expandable: {}, routes: [retrieveBalance] }
