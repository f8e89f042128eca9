import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import type { TypedRequirements } from '@ginipig/contract/listing/listing-draft.ts'
import { priceProblem } from '@ginipig/domain/listing'
import { ListingRequirements } from '@ginipig/domain/listing-draft'
import { useLingui } from '@lingui/react'
import * as v from 'valibot'
import { usualPriceOf } from '../draft/typed-listing.ts'
import { type StepProps, useStepForm } from './use-step-form.ts'

/** An amount as it was typed, or as a listing fills it in ("34.50"), the way the reader's language writes it ("34,50"); both
 *  can be typed in every language. What isn't one stays as it is. */
const writtenAs = (typed: string, point: string) => typed.replace(/^(\d+)[.,](\d{1,2})$/, `$1${point}$2`)

/** The form of the second step, which several parts of its page fill. */
export function useRequirementsForm({ autosave, first: typed, onDone }: StepProps<TypedRequirements>) {
  const { i18n } = useLingui()
  const point = i18n.number(0.5).replace(/\d/g, '')
  const first = { ...typed, rrp: writtenAs(typed.rrp, point), price: writtenAs(typed.price, point) }
  const keep = (requirements: TypedRequirements) => autosave.change({ requirements })
  // Until a raised usual price counts, the price is held against the one before, as publishing does.
  const schema = v.pipe(
    ListingRequirements,
    v.forward(
      v.check(({ rrp, price }) => {
        const { draft } = autosave.store.getState()
        return priceProblem({ rrp: usualPriceOf(draft, rrp).rrp, price }) === undefined
      }, 'discount_too_small'),
      ['price'],
    ),
  )
  return useAppForm(useStepForm({ schema, first, keep, onDone }))
}

export type RequirementsForm = ReturnType<typeof useRequirementsForm>
