import type { Wallet, WalletCard } from '@ginipig/contract/payment/wallet.ts'
import { balanceAt } from '@ginipig/domain/booking'
import { canPayAt, cardState } from '@ginipig/domain/payment'
import { HOUR_MS } from '@ginipig/domain/time'
import type Stripe from 'stripe'
import { lockProvider } from '#platform/database/provider-key.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { takeQuota } from '#platform/quota/quota.ts'
import { askOfCustomer, askStripe, cardsOf } from './customer.ts'
import { pendingOp } from './payment.sql.ts'
import {
  type ComingBalanceRow,
  readComingBalances,
  readWalletOwner,
  setBalanceCard,
  setDefaultCard,
} from './wallet.sql.ts'

/** Cards begun in an hour by one person: enough to mistype, too few to try out stolen ones (trust.md S13). */
const CARDS = { limit: 10, windowMs: HOUR_MS, code: 'too_many_payments' } as const

const takenAt = ({ starts_at: startsAt, policy }: ComingBalanceRow) => balanceAt(startsAt, policy)

const toBalance = (row: ComingBalanceRow) => ({
  bookingId: row.id,
  reference: row.reference,
  amount: row.amount,
  at: takenAt(row),
  startsAt: row.starts_at,
  zone: row.zone,
  providerName: row.provider_name,
})

function toCard(
  method: Stripe.PaymentMethod,
  { balances, first, now }: { balances: readonly ComingBalanceRow[]; first: string | undefined; now: number },
): WalletCard[] {
  const { id, card, billing_details: owner } = method
  if (!card) return []
  const dates = { expiryMonth: card.exp_month, expiryYear: card.exp_year }
  const state = cardState(dates, now)
  return [
    {
      ...{ id, brand: card.brand, last4: card.last4, ...dates, state, isExpired: state === 'expired' },
      holder: owner.name,
      isDefault: id === first,
      balances: balances.filter(({ card_id }) => card_id === id).map(toBalance),
    },
  ]
}

/** The cards that a client kept and those that a booking of theirs still needs. @throws Refusal `payment_unavailable` */
export async function readWallet(platform: Platform, accountId: string): Promise<Wallet> {
  const { database, clock } = platform
  const owner = await readWalletOwner(database, accountId)
  if (!owner) return { cards: [] }
  const data = await cardsOf(platform, owner.stripe_customer, { limit: 100 })
  const balances = await readComingBalances(database, accountId)
  const needed = new Set(balances.map(({ card_id }) => card_id))
  const methods = data.filter(({ id, allow_redisplay }) => allow_redisplay === 'always' || needed.has(id))
  const now = clock.now()
  const usable = methods.filter(({ card }) => card && canPayAt(toDates(card), [now]))
  const first = usable.find(({ id }) => id === owner.default_card) ?? usable[0]
  const cards = methods.flatMap((method) => toCard(method, { balances, first: first?.id, now }))
  return { cards: [...cards.filter(({ isDefault }) => isDefault), ...cards.filter(({ isDefault }) => !isDefault)] }
}

const toDates = ({ exp_month, exp_year }: Stripe.PaymentMethod.Card) => ({
  expiryMonth: exp_month,
  expiryYear: exp_year,
})

/** Begins to keep a card. @returns what the browser confirms it with
 *  @throws Refusal `too_many_payments`, `payment_unavailable` */
export async function startCard(platform: Platform, accountId: string): Promise<{ clientSecret: string }> {
  const { database, stripe } = platform
  await takeQuota(platform, database, { subject: `card:${accountId}`, ...CARDS })
  const setup = await askStripe(() =>
    askOfCustomer(platform, accountId, (customer) =>
      stripe.setupIntents.create({
        customer,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        metadata: { account_id: accountId },
      }),
    ),
  )
  if (!setup.client_secret) throw new Refusal('payment_unavailable', { retryAfter: 2 })
  return { clientSecret: setup.client_secret }
}

/** A card of the client's that can pay what it is to pay. @throws Refusal `card_not_found` */
function usableCard({ cards }: Wallet, cardId: string, due: readonly { at: number }[]): WalletCard {
  const card = cards.find(({ id }) => id === cardId)
  const instants = due.map(({ at }) => at)
  if (!card || card.isExpired || !canPayAt(card, instants)) throw new Refusal('card_not_found')
  return card
}

/** Has a card take these balances; one that is being taken this moment is not moved.
 *  @throws Refusal `payment_busy` */
async function moveBalances({ database }: Platform, rows: readonly ComingBalanceRow[], cardId: string): Promise<void> {
  for (const { provider_id: providerId, id: bookingId } of rows)
    await database.transaction(async (sql) => {
      await lockProvider(sql, providerId)
      if (await pendingOp(sql, { providerId, bookingId }, ['charge']))
        throw new Refusal('payment_busy', { retryAfter: 2 })
      await setBalanceCard(sql, { providerId, bookingId, cardId })
    })
}

/** Chooses the card to pay with first, and for what is still to be taken where that is wished.
 *  @throws Refusal, see the contract's `chooseCard` */
export async function chooseCard(
  platform: Platform,
  accountId: string,
  { cardId, forBalances }: { cardId: string; forBalances: boolean },
): Promise<Wallet> {
  const { database } = platform
  const wallet = await readWallet(platform, accountId)
  const balances = forBalances ? await readComingBalances(database, accountId) : []
  usableCard(
    wallet,
    cardId,
    balances.map((row) => ({ at: takenAt(row) })),
  )
  await moveBalances(platform, balances, cardId)
  await setDefaultCard(database, accountId, cardId)
  return readWallet(platform, accountId)
}

/** Forgets a card, once nothing needs it: what it was to pay goes to the other first.
 *  @throws Refusal, see the contract's `deleteCard` */
export async function deleteCard(
  platform: Platform,
  accountId: string,
  { cardId, replacementId }: { cardId: string; replacementId?: string | undefined },
): Promise<Wallet> {
  const { database, stripe } = platform
  const wallet = await readWallet(platform, accountId)
  const card = wallet.cards.find(({ id }) => id === cardId)
  if (!card) throw new Refusal('card_not_found')
  const itsOwn = (await readComingBalances(database, accountId)).filter(({ card_id }) => card_id === cardId)
  if (itsOwn.length > 0) {
    if (replacementId === undefined || replacementId === cardId) throw new Refusal('card_needed')
    usableCard(wallet, replacementId, card.balances)
    await moveBalances(platform, itsOwn, replacementId)
  }
  if (card.isDefault) await setDefaultCard(database, accountId, replacementId ?? null)
  await askStripe(() => stripe.paymentMethods.detach(cardId))
  return readWallet(platform, accountId)
}
