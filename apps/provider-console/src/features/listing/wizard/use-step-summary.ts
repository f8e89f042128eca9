import { useDates } from '@ginipig/app/words/use-dates.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import type { ListingDraft, TypedListing } from '@ginipig/contract/listing/listing-draft.ts'
import { discountPercent } from '@ginipig/domain/listing'
import { durationOf, type ListingStep } from '@ginipig/domain/listing-draft'
import { isSubcategory, subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { levelWords, purposeWords } from '@ginipig/features/listing/listing-words.ts'
import { plural } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { finishedStep, usualPriceOf } from '../draft/typed-listing.ts'

/** A finished step in a line; undefined of one that isn't finished. */
export function useStepSummary(
  typed: TypedListing,
  draft: ListingDraft | undefined,
): (step: ListingStep) => string | undefined {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const money = useMoney()
  const dates = useDates()
  const list = (parts: readonly string[]) => parts.join(' · ')
  return (step) => {
    if (step === 'treatment') {
      const done = finishedStep(typed, 'treatment')
      if (!done) return undefined
      const services = done.subcategories.filter(isSubcategory).map((one) => i18n._(subcategoryWords[one]))
      const pictures = done.photoIds.length
      const photos = pictures === 0 ? [] : [t`${plural(pictures, { one: '# picture', other: '# pictures' })}`]
      return list([done.title, services.join(', '), dates.duration(durationOf(done)), ...photos])
    }
    if (step === 'requirements') {
      const done = finishedStep(typed, 'requirements')
      if (!done) return undefined
      const percent = discountPercent({ rrp: usualPriceOf(draft, done.rrp).rrp, price: done.price })
      return list([
        i18n._(levelWords[done.level]),
        i18n._(purposeWords[done.purpose]),
        t`${money(done.price)}, ${percent}% off`,
        t`${plural(done.clients, { one: '# client', other: '# clients' })}`,
        done.approval === 'manual' ? t`you approve each one` : t`booked instantly`,
      ])
    }
    const done = finishedStep(typed, 'times')
    if (!done) return undefined
    return t`${plural(done.starts.length, { one: '# slot', other: '# slots' })}`
  }
}
