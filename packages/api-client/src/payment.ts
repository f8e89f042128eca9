import { listCards } from '@ginipig/contract/payment/card.ts'
import { listPayments } from '@ginipig/contract/payment/history.ts'
import { getWallet, type Wallet } from '@ginipig/contract/payment/wallet.ts'
import { type Effects, keyOf } from '#core/call-options.ts'

/** What moves with a client's money: a card may be kept with a payment, and has balances to pay. */
export const payments = [keyOf(listPayments), keyOf(getWallet), keyOf(listCards)]

/** After a card came, went or was chosen. */
export const walletChanged: Effects<Wallet> = {
  keep: (client, wallet) => void client.setQueryData(keyOf(getWallet), wallet),
  stale: [keyOf(listCards), keyOf(listPayments)],
}
