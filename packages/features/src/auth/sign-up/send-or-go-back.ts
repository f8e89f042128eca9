import type { PartsDraft } from '@ginipig/app/form/form-draft.ts'
import { fieldProblemsOf } from '@ginipig/app/words/field-problems.ts'
import type { SignUpStep } from './sign-up-steps.ts'

type Way = {
  draft: PartsDraft
  /** The steps before the last. */
  parts: readonly { empty: object }[]
  onStep: (step: SignUpStep) => Promise<void>
}

/** Sends a sign-up. Where the API refuses a field of an earlier step, leads back to that step, which shows it.
 *  @throws ApiError: all else that it refuses */
export async function sendOrGoBack(send: () => Promise<void>, { draft, parts, onStep }: Way): Promise<void> {
  try {
    await send()
  } catch (error) {
    const problems = fieldProblemsOf(error) ?? {}
    const earlier = parts.findIndex(({ empty }) => Object.keys(problems).some((name) => Object.hasOwn(empty, name)))
    if (earlier < 0) throw error
    draft.refuse(problems)
    await onStep(earlier === 0 ? 1 : 2)
  }
}
