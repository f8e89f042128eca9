/** Why a provider can do nothing about the money of a booking whose time has come: its client may still contest the no-show,
 *  contests it, has reported it, or their bank takes a payment back. */
export const moneyWaits = ['contestable', 'contested', 'reported', 'disputed'] as const
export type MoneyWait = (typeof moneyWaits)[number]

/** Characters of a provider's own words about it. */
export const MAX_SIDE = 1_000

/** Does a person decide, who reads what the provider says? */
export const hearsSide = (wait: MoneyWait): boolean => wait !== 'contestable'
