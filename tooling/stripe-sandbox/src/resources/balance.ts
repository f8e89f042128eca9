import * as v from 'valibot'
import { expansion } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { ownFunds } from '#payment/balance-entry.ts'
import { accountFunds } from '#payment/payout.ts'
import type { World } from '#world.ts'

const retrieveBalance = route({
  method: 'GET',
  path: '/v1/balance',
  forAccount: true,
  params: v.strictObject(expansion),
  handle: (world, { account }) => {
    const { available, pending } = account === undefined ? ownFunds(world) : accountFunds(world, account)
    return { object: 'balance', available: [funds(available)], livemode: false, pending: [funds(pending)] }
  },
})

const funds = (amount: number) => ({ amount, currency: 'gbp', source_types: { card: amount } })

/** Funds whose time has come are available from now on. */
export function releaseFunds(world: World): void {
  for (const entry of world.store.all('balance_transactions')) {
    if (entry.status !== 'pending' || entry.available_on > world.clock.now()) continue
    entry.status = 'available'
    world.store.put('balance_transactions', entry)
  }
}

export const balance: Resource = { object: 'balance', expandable: {}, routes: [retrieveBalance] }
