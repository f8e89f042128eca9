import type { FormDraft } from '@ginipig/app/form/form-draft.ts'
import { lenient } from '@ginipig/app/route/lenient.ts'
import { useNavigate } from '@tanstack/react-router'
import * as v from 'valibot'
import { NextSearch } from '../next-search.ts'

/** The parts of a sign-up, one page each: who, about you, password and consent. */
export const SIGN_UP_STEPS = 3
export type SignUpStep = 1 | 2 | 3

/** The step stands in the address, so that Back and a reload keep it; the first has none. */
export const SignUpSearch = v.object({
  ...NextSearch.entries,
  step: lenient(v.picklist([2, 3])),
})
export type SignUpSearch = v.InferOutput<typeof SignUpSearch>

/** One part of the form before the last: what it makes of what was typed, and what stands there at first. */
type Part = { schema: v.GenericSchema; empty: object }

/** The step to show: the one asked for, or the first before it that isn't filled in yet. */
export function openStep(asked: SignUpStep, parts: readonly [Part, Part], draft: FormDraft): SignUpStep {
  const [first, second] = parts.map(({ schema, empty }) => v.is(schema, draft.read(empty)))
  if (asked > 1 && !first) return 1
  return asked > 2 && !second ? 2 : asked
}

/** Goes to another step of the same page. */
export function useToStep(path: string, next: string | undefined): (step: SignUpStep) => Promise<void> {
  const navigate = useNavigate()
  return (step) => navigate({ to: path, search: searchOf(step, next) })
}

export const searchOf = (step: SignUpStep, next: string | undefined): SignUpSearch => ({
  ...(next !== undefined && { next }),
  ...(step > 1 && { step: step === 2 ? 2 : 3 }),
})
