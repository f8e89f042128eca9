import { cardStates } from '@ginipig/domain/payment'
import * as v from 'valibot'
import { endpoint } from '#core/endpoint.ts'
import { Id, Instant, Pence } from '#core/scalar.ts'
import { CardId, SavedCard } from './card.ts'

/** A balance that a card is still to pay. */
const ComingBalance = v.object({
  bookingId: Id,
  reference: v.string(),
  amount: Pence,
  /** When it is taken. */
  at: Instant,
  startsAt: Instant,
  zone: v.string(),
  providerName: v.string(),
})
export type ComingBalance = v.InferOutput<typeof ComingBalance>

/** A card on /payment-details: one that the client kept, or that a booking of theirs still needs. */
export const WalletCard = v.object({
  ...SavedCard.entries,
  holder: v.nullable(v.string()),
  state: v.picklist(cardStates),
  /** Chosen first when something is to be paid. */
  isDefault: v.boolean(),
  balances: v.array(ComingBalance),
})
export type WalletCard = v.InferOutput<typeof WalletCard>

/** The one to pay with first, then the newest first. */
export const Wallet = v.object({ cards: v.array(WalletCard) })
export type Wallet = v.InferOutput<typeof Wallet>

export const getWallet = endpoint({
  name: 'getWallet',
  method: 'GET',
  path: '/wallet',
  access: 'client',
  response: Wallet,
  errors: ['payment_unavailable'],
})

/** Begins to keep a card without paying: the browser confirms it with the secret, the bank's question included. */
export const startCard = endpoint({
  name: 'startCard',
  method: 'POST',
  path: '/wallet/cards',
  access: 'client',
  body: v.object({}),
  response: v.object({ clientSecret: v.string() }),
  errors: ['payment_unavailable', 'too_many_payments'],
})

/** Chooses the card to pay with from now on; `forBalances`: what is still to be taken for bookings comes of it too. */
export const chooseCard = endpoint({
  name: 'chooseCard',
  method: 'POST',
  path: '/wallet/cards/:cardId/choose',
  access: 'client',
  params: v.object({ cardId: CardId }),
  body: v.object({ forBalances: v.boolean() }),
  response: Wallet,
  errors: ['card_not_found', 'payment_busy', 'payment_unavailable'],
})

/** Forgets a card. One that a coming balance needs goes only with another in its place. Source: money.md §5, test 36. */
export const deleteCard = endpoint({
  name: 'deleteCard',
  method: 'POST',
  path: '/wallet/cards/:cardId/delete',
  access: 'client',
  params: v.object({ cardId: CardId }),
  body: v.object({ replacementId: v.optional(CardId) }),
  response: Wallet,
  errors: ['card_not_found', 'card_needed', 'payment_busy', 'payment_unavailable'],
  idempotent: true,
})
