import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import type { TypedRequirements } from '@ginipig/contract/listing/listing-draft.ts'
import { priceProblem } from '@ginipig/domain/listing'
import { ListingRequirements } from '@ginipig/domain/listing-draft'
import * as v from 'valibot'
import { usualPriceOf } from '../draft/typed-listing.ts'
import { type StepProps, useStepForm } from './use-step-form.ts'

/** The form of the second step, which several parts of its page fill. */
export function useRequirementsForm({ autosave, first, onDone }: StepProps<TypedRequirements>) {
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
