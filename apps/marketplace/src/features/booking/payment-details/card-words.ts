import type { SavedCard } from '@ginipig/contract/payment/card.ts'

const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** Brands with a short mark of their own; another shows its first letters. */
const marks: Readonly<Record<string, string>> = { visa: 'VISA', mastercard: 'MC', amex: 'AMEX' }

/** "Visa": proper names, the same in every language. */
export const brandName = (brand: string): string => names[brand] ?? brand

export const brandMark = (brand: string): string => marks[brand] ?? brand.slice(0, 4).toUpperCase()

/** "09/27". */
export const expiryOf = ({ expiryMonth, expiryYear }: Pick<SavedCard, 'expiryMonth' | 'expiryYear'>): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`

/** "4242"; with when it ends, "4242 (09/27)", where another of the cards ends in the same. */
export const digitsOf = (card: SavedCard, cards: readonly SavedCard[]): string =>
  cards.some(({ id, last4 }) => id !== card.id && last4 === card.last4)
    ? `${card.last4} (${expiryOf(card)})`
    : card.last4
