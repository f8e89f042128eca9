import { invalidRequest } from '#errors.ts'
import { newId } from '#state/ids.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { newEntry, ownFunds, settleCharge } from './balance-entry.ts'
import { accountBalance } from './payout.ts'

type TransferRow = Tables['transfers']
type Reversal = TransferRow['reversals']['data'][number]

interface TransferRequest {
  /** Pence. */
  amount: number
  destination: string
  /** The charge out of which it goes, whenever that charge's money is there. */
  source_transaction?: string | undefined
  transfer_group?: string | null | undefined
  description?: string | null | undefined
  metadata?: Record<string, string> | '' | undefined
}

/** Sends money to a connected account.
 *  @throws 400 when the account can't receive it, the charge has less left, or the balance is short */
export function newTransfer(world: World, request: TransferRequest, id = newId('tr')): TransferRow {
  assertCanReceive(world, request.destination)
  if (request.amount < 1)
    throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  const charge = request.source_transaction === undefined ? undefined : assertSource(world, request)
  if (!charge) assertAvailable(world, request.amount)
  const transfer: TransferRow = {
    id,
    object: 'transfer',
    amount: request.amount,
    amount_reversed: 0,
    balance_transaction: null,
    created: world.clock.now(),
    currency: 'gbp',
    description: request.description ?? null,
    destination: request.destination,
    destination_payment: id.replace('tr_', 'py_'),
    livemode: false,
    metadata: request.metadata || {},
    reversals: { object: 'list', data: [], has_more: false, url: '' },
    reversed: false,
    source_transaction: charge?.id ?? null,
    source_type: 'card',
    transfer_group: request.transfer_group ?? charge?.transfer_group ?? null,
  }
  transfer.reversals.url = `/v1/transfers/${transfer.id}/reversals`
  const funds = charge && world.store.get('balance_transactions', settled(world, charge.id))
  transfer.balance_transaction = newEntry(world, {
    amount: -transfer.amount,
    type: 'transfer',
    source: transfer.id,
    description: transfer.description,
    availableOn: funds?.available_on ?? world.clock.now(),
  }).id
  world.store.put('transfers', transfer)
  world.emit('transfer.created', transfer)
  return transfer
}

interface ReversalRequest {
  /** Pence; all that is left of the transfer where it is missing. */
  amount?: number | undefined
  description?: string | null | undefined
  metadata?: Record<string, string> | '' | undefined
}

/** Takes a transfer back, in part or whole, out of what the account has at Stripe.
 *  @throws 400 when more is asked for than is left of it, or the account's balance is short */
export function newReversal(world: World, transfer: TransferRow, request: ReversalRequest): Reversal {
  const left = transfer.amount - transfer.amount_reversed
  const amount = request.amount ?? left
  if (amount < 1 || amount > left)
    throw invalidRequest(
      left === 0
        ? `Transfer ${transfer.id} has already been fully reversed.`
        : `Reversal amount (${amount}) is greater than unreversed amount on transfer (${left})`,
      { param: 'amount' },
    )
  if (amount > accountBalance(world, String(transfer.destination)))
    throw invalidRequest('Insufficient funds in your Stripe balance to reverse this transfer.', {
      code: 'balance_insufficient',
    })
  const id = newId('trr')
  const entry = newEntry(world, {
    amount,
    type: 'transfer_refund',
    source: id,
    description: request.description ?? null,
    availableOn: world.clock.now(),
  })
  const reversal: Reversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: entry.id,
    created: world.clock.now(),
    currency: 'gbp',
    destination_payment_refund: id.replace('trr_', 'pyr_'),
    metadata: request.metadata || {},
    source_refund: null,
    transfer: transfer.id,
  }
  transfer.reversals.data.unshift(reversal)
  transfer.amount_reversed += amount
  transfer.reversed = transfer.amount_reversed === transfer.amount
  world.store.put('transfers', transfer)
  world.emit('transfer.reversed', transfer)
  return reversal
}

/** Money reaches the balance before it leaves it. @returns the balance transaction of the charge */
function settled(world: World, chargeId: string): string {
  settleCharge(world, chargeId)
  return String(world.store.get('charges', chargeId)?.balance_transaction ?? '')
}

function assertCanReceive({ store }: World, destination: string): void {
  const account = store.get('accounts', destination)
  if (!account)
    throw invalidRequest(`No such destination: '${destination}'`, { code: 'resource_missing', param: 'destination' })
  if (account.stage !== 'complete' || account.isClosed)
    throw invalidRequest(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, legacy_payments',
      { code: 'insufficient_capabilities_for_transfer' },
    )
}

function assertSource({ store }: World, { amount, source_transaction: id = '' }: TransferRequest): Tables['charges'] {
  const charge = store.get('charges', id)
  if (!charge)
    throw invalidRequest(`No such charge: '${id}'`, { code: 'resource_missing', param: 'source_transaction' })
  const sent = store
    .all('transfers')
    .filter(({ source_transaction: source }) => source === id)
    .reduce((sum, one) => sum + one.amount - one.amount_reversed, 0)
  if (!charge.captured || amount > charge.amount_captured - charge.amount_refunded - sent)
    throw invalidRequest(
      `The transfers would exceed the amount of the source charge ${id} that is left to be transferred.`,
      { param: 'amount' },
    )
  return charge
}

function assertAvailable(world: World, amount: number): void {
  if (ownFunds(world).available < amount)
    throw invalidRequest('You have insufficient available funds in your Stripe account.', {
      code: 'balance_insufficient',
    })
}
