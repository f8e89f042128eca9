import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ListingCard } from '@ginipig/contract/listing/listing-card.ts'
import { bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { useLingui } from '@lingui/react/macro'
import { depositSplit } from './listing-facts.ts'

/** "£8.10 today, £45.90 later", or what the deposit is where the next time takes payment in full.
 *  @returns of a price and its next time, epoch ms */
export function useSplitWords() {
  const { t } = useLingui()
  const money = useMoney()
  return ({ price, approval }: Pick<ListingCard, 'price' | 'approval'>, startsAt: number): string => {
    const deposit = money(splitPrice(price, bookingPolicy).deposit)
    const split = depositSplit({ price, approval }, startsAt, Date.now())
    return split === undefined
      ? t`${deposit} deposit if you book ahead`
      : t`${deposit} today, ${money(split.balance)} later`
  }
}
