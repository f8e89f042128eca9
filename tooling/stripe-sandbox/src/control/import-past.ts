import * as v from 'valibot'
import { testCards } from '#cards.ts'
import { adoptAccount, setStage } from '#onboarding/account.ts'
import { approve } from '#payment/attempt-payment.ts'
import { settleCharge } from '#payment/balance-entry.ts'
import { cancelIntent, captureIntent } from '#payment/capture-intent.ts'
import { withoutDetails } from '#payment/card-entry.ts'
import { newIntent } from '#payment/new-intent.ts'
import { newPaymentMethod } from '#payment/new-payment-method.ts'
import { arrivePayouts, newPayout } from '#payment/payout.ts'
import { newRefund } from '#payment/refund.ts'
import { newTransfer } from '#payment/transfer.ts'
import { releaseFunds } from '#resources/balance.ts'
import type { World } from '#world.ts'

/** Unix seconds. */
const instant = v.pipe(v.number(), v.integer(), v.minValue(1))
const pence = v.pipe(v.number(), v.integer(), v.minValue(1))
const id = (prefix: string) => v.pipe(v.string(), v.startsWith(`${prefix}_`))
const account = id('acct')
const named = { metadata: v.record(v.string(), v.string()) }

/** What happened before there was a sandbox, under ids that whoever tells it has given. Amounts in pence. */
export const past = v.object({
  /** Connected accounts that are open and can be paid. */
  accounts: v.array(account),
  charges: v.array(
    v.object({
      ...named,
      intent: id('pi'),
      charge: id('ch'),
      amount: pence,
      /** Last four digits of its test card. */
      card: v.picklist(testCards.map(({ number }) => number.slice(-4))),
      transfer_group: v.string(),
      off_session: v.boolean(),
      /** When it was authorised; null where it was charged at once, or never. */
      held_at: v.nullable(instant),
      /** When it was captured, and what Stripe kept of it. */
      taken: v.nullable(v.object({ at: instant, fee: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
      canceled_at: v.nullable(instant),
    }),
  ),
  refunds: v.array(v.object({ ...named, id: id('re'), charge: id('ch'), amount: pence, at: instant })),
  transfers: v.array(
    v.object({
      ...named,
      id: id('tr'),
      charge: id('ch'),
      amount: pence,
      destination: account,
      transfer_group: v.string(),
      at: instant,
    }),
  ),
  payouts: v.array(v.object({ id: id('po'), account, transfers: v.array(id('tr')), amount: pence, at: instant })),
})
export type Past = v.InferOutput<typeof past>

/** The world as it was at an instant. Nobody hears of it: it is long past. */
const worldAt = (world: World, seconds: number): World => ({
  ...world,
  clock: { ...world.clock, now: () => seconds },
  emit: () => undefined,
  emitConnect: () => undefined,
  emitThin: () => undefined,
  schedule: () => undefined,
})

/** Lives a past through by the sandbox's own steps, each at its own instant, so that balances, objects and what can be done
 *  with them are as if it had been there. For demo data. @throws as each step does where a past can't have been */
export function importPast(world: World, { accounts, charges, refunds, transfers, payouts }: Past): void {
  const then = (seconds: number) => worldAt(world, seconds)
  const now = then(world.clock.now())
  for (const one of accounts) setStage(now, adoptAccount(now, one), 'complete')
  for (const charge of charges) importCharge(world, charge)
  for (const { id, charge, at, ...asked } of refunds) newRefund(then(at), chargeOf(world, charge), asked, id)
  for (const { id, charge, at, ...asked } of transfers)
    newTransfer(then(at), { ...asked, source_transaction: charge }, id)
  for (const { id, account, transfers: ids, amount, at } of payouts)
    newPayout(then(at), account, { transfers: ids, again: [], reversals: [], amount }, { id })
  releaseFunds(now)
  arrivePayouts(now)
}

function importCharge(world: World, charge: Past['charges'][number]): void {
  const {
    amount,
    transfer_group,
    metadata,
    off_session: offSession,
    held_at: heldAt,
    taken,
    canceled_at: endedAt,
  } = charge
  const madeAt = heldAt ?? taken?.at ?? endedAt
  const card = testCards.find(({ number }) => number.endsWith(charge.card))
  if (madeAt === null || card === undefined) throw new RangeError(`${charge.intent} never was`)
  const then = worldAt(world, madeAt)
  const asked = {
    amount,
    currency: 'gbp',
    transfer_group,
    metadata,
    capture_method: heldAt === null ? undefined : 'manual',
  }
  const intent = newIntent(then, asked as Parameters<typeof newIntent>[1], charge.intent)
  if (heldAt !== null || taken !== null) {
    const method = newPaymentMethod(then, { type: 'card' }, withoutDetails(then, card))
    approve(then, intent, method, { offSession, authenticated: false }, charge.charge)
  }
  if (taken && heldAt !== null) captureIntent(worldAt(world, taken.at), intent)
  if (taken) settleCharge(worldAt(world, taken.at), charge.charge, taken.fee)
  if (!taken && endedAt !== null) cancelIntent(worldAt(world, endedAt), intent, 'requested_by_customer')
}

function chargeOf({ store }: World, id: string) {
  const charge = store.get('charges', id)
  if (!charge) throw new RangeError(`no charge ${id}`)
  return charge
}
