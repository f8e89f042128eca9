import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import type { PromoRefused } from '@ginipig/contract/booking/promo.ts'
import { categoryWords } from '@ginipig/features/listing/category-words.ts'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'

/** Why a code takes nothing off, and what can be done. */
export function usePromoWords({ split, zone }: ClientBooking) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const money = useMoney()
  const dates = useDates()
  const price = money(split.total)
  const another = t`You pay ${price}. Have another code? Type it over this one.`

  const titleOf = ({ why, code, at, uses, minimum, category }: PromoRefused): string => {
    const day = at === null ? '' : dates.date(at, zone)
    // An end is the first moment after it.
    const last = at === null ? '' : dates.date(at - 1, zone)
    const its = category === null ? '' : i18n._(categoryWords[category])
    const all = uses ?? 0
    const least = money(minimum ?? 0)
    switch (why) {
      case 'unknown':
        return t`There is no code ${code}. Look at how it is written.`
      case 'not_yet':
        return t`${code} begins on ${day}.`
      case 'ended':
        return t`${code} ended on ${last}.`
      case 'used_up':
        return t`All ${all} uses of ${code} have gone.`
      case 'used_by_you':
        return t`You have used ${code} already.`
      case 'first_only':
        return t`${code} is for a first booking, and this isn’t your first.`
      case 'category':
        return category === null ? t`${code} isn’t for this treatment.` : t`${code} is only for this category: ${its}.`
      case 'minimum':
        return minimum === null || minimum === 0
          ? t`${code} takes nothing off so small a price.`
          : t`${code} is for prices from ${least}.`
    }
  }
  return (refused: PromoRefused) => ({
    title: titleOf(refused),
    more: refused.why === 'used_up' ? t`Nothing was taken, and you pay ${price}.` : another,
  })
}
