import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import type { TypedRequirements } from '@ginipig/contract/listing/listing-draft.ts'
import { ListingRequirements } from '@ginipig/domain/listing-draft'
import { type StepProps, useStepForm } from './use-step-form.ts'

/** The form of the second step, which several parts of its page fill. */
export function useRequirementsForm({ keeper, first, onDone }: StepProps<TypedRequirements>) {
  const keep = (requirements: TypedRequirements) => keeper.change({ requirements })
  return useAppForm(useStepForm({ schema: ListingRequirements, first, keep, onDone }))
}

export type RequirementsForm = ReturnType<typeof useRequirementsForm>
