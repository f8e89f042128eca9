import { DAY_SECONDS } from '#state/clock.ts'
import { newId } from '#state/ids.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { cardOf } from './payment-method.ts'

type Entry = Tables['balance_transactions']

/** Card funds wait this long before they are available. */
const PENDING_SECONDS = 2 * DAY_SECONDS

interface Movement {
  amount: number
  fee?: number
  type: Entry['type']
  source: string
  description: string | null
  availableOn: number
}

/** One line on the balance, in pence. Fees are taken from it at once. */
export function newEntry(world: World, movement: Movement): Entry {
  const entry = entryOf(movement, { id: newId('txn'), now: world.clock.now() })
  world.store.put('balance_transactions', entry)
  return entry
}

/** A line as Stripe tells it, of whosever balance. @param about.now - Unix seconds */
export function entryOf(movement: Movement, { id, now }: { id: string; now: number }): Entry {
  const fee = movement.fee ?? 0
  return {
    id,
    object: 'balance_transaction',
    amount: movement.amount,
    available_on: movement.availableOn,
    balance_type: 'payments',
    created: now,
    currency: 'gbp',
    description: movement.description,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [stripeFee(fee)],
    net: movement.amount - fee,
    reporting_category: movement.type,
    source: movement.source,
    status: movement.availableOn <= now ? 'available' : 'pending',
    type: movement.type,
  }
}

/** What the platform has, in pence; below zero when refunds ran ahead of what is available. */
export function ownFunds({ store }: World): { available: number; pending: number } {
  const sums = { available: 0, pending: 0 }
  for (const { status, net } of store.all('balance_transactions'))
    if (status === 'available' || status === 'pending') sums[status] += net
  return sums
}

function stripeFee(amount: number): Entry['fee_details'][number] {
  return { amount, application: null, currency: 'gbp', description: 'Stripe processing fees', type: 'stripe_fee' }
}

/** A captured charge reaches the balance: the fee is known from here on (money.md §1.3). Safe to run twice.
 *  @param fee - pence, where it is not to be had from the price list */
export function settleCharge(world: World, id: string, fee?: number): void {
  const charge = world.store.get('charges', id)
  if (!charge?.captured || charge.balance_transaction !== null) return
  const { card } = cardOf(world, charge.payment_method ?? '')
  const now = world.clock.now()
  const entry = newEntry(world, {
    amount: charge.amount_captured,
    fee: fee ?? processingFee(charge.amount_captured, card.country),
    type: 'charge',
    source: charge.id,
    description: charge.description,
    availableOn: card.fundsAtOnce ? now : now + PENDING_SECONDS,
  })
  charge.balance_transaction = entry.id
  world.store.put('charges', charge)
  world.emit('charge.updated', charge, { balance_transaction: null })
  if (card.disputes) world.schedule('open_dispute', charge.id)
  if (card.warnsOfFraud) world.schedule('warn_of_fraud', charge.id)
}

/** UK price list (money.md §1.5): 1.5% + 20p for UK cards, 3.25% + 20p from outside Europe; half a penny is rounded up. */
function processingFee(amount: number, country: string): number {
  const basisPoints = country === 'GB' ? 150 : 325
  return Math.floor((amount * basisPoints + 5000) / 10_000) + 20
}
