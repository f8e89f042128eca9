import { invalidRequest } from '#errors.ts'
import { newId } from '#state/ids.ts'
import { mergedMetadata } from '#state/metadata.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { newEntry, settleCharge } from './balance-entry.ts'
import { chargedBack } from './dispute.ts'
import { cardOf } from './payment-method.ts'

type ChargeRow = Tables['charges']
type RefundRow = Tables['refunds']

interface RefundRequest {
  /** Pence; all that is left when undefined. */
  amount?: number | undefined
  reason?: RefundRow['reason'] | undefined
  metadata?: Record<string, string> | '' | undefined
}

/** Gives back a captured charge, or a part of it.
 *  @throws 400 `charge_already_refunded`, `charge_disputed`, or when nothing was captured or too much is asked */
export function newRefund(world: World, charge: ChargeRow, request: RefundRequest, id = newId('re')): RefundRow {
  const left = charge.amount_captured - charge.amount_refunded
  const amount = request.amount ?? left
  assertRefundable(charge, amount, { left, chargedBack: chargedBack(world, charge) })
  // The charge reaches the balance before its refund leaves it.
  settleCharge(world, charge.id)
  const isPending = cardOf(world, charge.payment_method ?? '').card.refunds === 'pending'
  const refund: RefundRow = {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: world.clock.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: mergedMetadata({}, request.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: request.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'pending',
    transfer_reversal: null,
    ...(isPending ? { pending_reason: 'processing' as const } : {}),
  }
  addToCharge(world, charge, refund.amount)
  world.store.put('refunds', refund)
  if (isPending) world.schedule('finish_refund', refund.id)
  else succeed(world, charge, refund)
  world.emit('refund.created', refund)
  world.emit('charge.refunded', charge)
  return refund
}

/** @param pence - left of the charge, and of these not to be refunded since its bank takes them back */
function assertRefundable(charge: ChargeRow, amount: number, pence: { left: number; chargedBack: number }): void {
  const { left, chargedBack } = pence
  if (!charge.captured)
    throw invalidRequest(`Charge ${charge.id} has not been captured, so there is nothing to refund.`, {
      code: 'charge_not_refundable',
    })
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (amount < 1)
    throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (chargedBack > 0 && amount > left - chargedBack)
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${pounds(amount)}) is greater than unrefunded amount on charge (${pounds(left)})`,
      { param: 'amount' },
    )
}

function pounds(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`
}

function addToCharge(world: World, charge: ChargeRow, amount: number): void {
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount_captured
  world.store.put('charges', charge)
}

function succeed(world: World, charge: ChargeRow, refund: RefundRow): void {
  refund.status = 'succeeded'
  delete refund.pending_reason
  refund.destination_details = {
    card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    type: 'card',
  }
  refund.balance_transaction = newEntry(world, {
    amount: -refund.amount,
    type: 'refund',
    source: refund.id,
    description: 'REFUND FOR CHARGE',
    availableOn: world.clock.now(),
  }).id
  world.store.put('refunds', refund)
  if (cardOf(world, charge.payment_method ?? '').card.refunds === 'fail') world.schedule('fail_refund', refund.id)
}

/** A pending refund comes through. */
export function finishRefund(world: World, id: string): void {
  const refund = world.store.get('refunds', id)
  const charge = world.store.get('charges', refund?.charge ?? '')
  if (!refund || !charge || refund.status !== 'pending') return
  succeed(world, charge, refund)
  world.emit('refund.updated', refund, { status: 'pending' })
  world.emit('charge.refund.updated', refund, { status: 'pending' })
}

/** The bank sends a refund back: the money is on the balance again (money.md §1.5). */
export function failRefund(world: World, id: string): void {
  const refund = world.store.get('refunds', id)
  const charge = world.store.get('charges', refund?.charge ?? '')
  if (!refund || !charge || refund.status !== 'succeeded') return
  refund.status = 'failed'
  refund.failure_reason = 'expired_or_canceled_card'
  refund.failure_balance_transaction = newEntry(world, {
    amount: refund.amount,
    type: 'refund_failure',
    source: refund.id,
    description: 'REFUND FAILURE',
    availableOn: world.clock.now(),
  }).id
  world.store.put('refunds', refund)
  addToCharge(world, charge, -refund.amount)
  world.emit('refund.failed', refund, { status: 'succeeded' })
  world.emit('charge.refund.updated', refund, { status: 'succeeded' })
}
