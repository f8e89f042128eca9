import { expireAuthorisations } from '#payment/capture-intent.ts'
import { arrivePayouts, payOut } from '#payment/payout.ts'
import { releaseFunds } from '#resources/balance.ts'
import type { World } from './world.ts'

/** Everything that happens only because time has passed. */
export function sweep(world: World): void {
  expireAuthorisations(world)
  releaseFunds(world)
  arrivePayouts(world)
  payOut(world)
}
