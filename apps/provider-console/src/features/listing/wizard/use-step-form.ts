import type { FormDraft } from '@ginipig/app/form/form-draft.ts'
import type * as v from 'valibot'
import type { ListingAutosave } from '../draft/use-listing-autosave.ts'

export type StepProps<Typed> = {
  autosave: ListingAutosave
  /** What was typed before. */
  first: Typed
  onDone: () => void
  /** To be looked at at once: what kept the listing from being listed is shown. */
  isChecked: boolean
  continueLabel: string
}

type StepFormOptions<Typed extends object> = {
  schema: v.GenericSchema<unknown>
  first: Typed
  keep: (values: Typed) => void
  onDone: () => void
}

/** The form of a step: all that is typed goes to the autosave of the draft, a step that is right leads to the next. */
export function useStepForm<Typed extends object>({ schema, first, keep, onDone }: StepFormOptions<Typed>) {
  const draft: FormDraft = {
    read: (initial) => initial,
    keep: (values) => keep(values as Typed), // of this very form
    clear: () => {},
  }
  return { schema, defaultValues: first, draft, onSubmit: () => onDone() }
}
