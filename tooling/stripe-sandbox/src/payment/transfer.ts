import { invalidRequest } from '#errors.ts'
import { newId } from '#state/ids.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { newEntry, settleCharge } from './balance-entry.ts'

type TransferRow = Tables['transfers']

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
export function newTransfer(world: World, request: TransferRequest): TransferRow {
  assertCanReceive(world, request.destination)
  if (request.amount < 1)
    throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  const charge = request.source_transaction === undefined ? undefined : assertSource(world, request)
  if (!charge) assertAvailable(world, request.amount)
  const id = newId('tr')
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

/** Money reaches the balance before it leaves it. @returns the balance transaction of the charge */
function settled(world: World, chargeId: string): string {
  settleCharge(world, chargeId)
  return String(world.store.get('charges', chargeId)?.balance_transaction ?? '')
}

function assertCanReceive({ store }: World, destination: string): void {
  const account = store.get('accounts', destination)
  if (!account)
    throw invalidRequest(`No such destination: '${destination}'`, { code: 'resource_missing', param: 'destination' })
  if (account.stage !== 'complete')
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

function assertAvailable({ store }: World, amount: number): void {
  const available = store
    .all('balance_transactions')
    .filter(({ status }) => status === 'available')
    .reduce((sum, { net }) => sum + net, 0)
  if (available < amount)
    throw invalidRequest('You have insufficient available funds in your Stripe account.', {
      code: 'balance_insufficient',
    })
}
