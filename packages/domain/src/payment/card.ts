/** Until when a card can pay: the end of its month, UTC, epoch ms. */
export const cardEndsAt = ({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }): number =>
  Date.UTC(expiryYear, expiryMonth)

export const cardStates = ['valid', 'expires_this_month', 'expired'] as const
export type CardState = (typeof cardStates)[number]

/** @param now - epoch ms */
export function cardState(card: { expiryMonth: number; expiryYear: number }, now: number): CardState {
  const endsAt = cardEndsAt(card)
  if (endsAt <= now) return 'expired'
  const today = new Date(now)
  return endsAt === Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1) ? 'expires_this_month' : 'valid'
}

/** Whether a card still stands when money is due of it. @param instants - epoch ms */
export const canPayAt = (card: { expiryMonth: number; expiryYear: number }, instants: readonly number[]): boolean =>
  instants.every((instant) => cardEndsAt(card) > instant)
