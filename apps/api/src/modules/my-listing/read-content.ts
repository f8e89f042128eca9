import type { FieldError } from '@ginipig/contract/core/problem.ts'
import type { TypedListing } from '@ginipig/contract/listing/listing-draft.ts'
import { type ListingContent, listingStepSchemas, listingSteps } from '@ginipig/domain/listing-draft'
import { toFieldProblem } from '@ginipig/domain/text'
import * as v from 'valibot'
import { Refusal } from '#platform/http/refusal.ts'

const MAX_FIELDS = 50

/** @throws Refusal `invalid_input` unless there is nothing to say */
export function refuseFields(fields: readonly FieldError[]): void {
  if (fields.length > 0) throw new Refusal('invalid_input', { fields: fields.slice(0, MAX_FIELDS) })
}

/** What is wrong with a step, by the path in the draft; of each field the first. */
function problemsOf(step: string, issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const problems = new Map<string, FieldError>()
  for (const issue of issues) {
    const path = [step, v.getDotPath(issue)].filter((part) => part !== null).join('.')
    if (!problems.has(path)) problems.set(path, { path, problem: toFieldProblem(issue.message) })
  }
  return [...problems.values()]
}

/** A draft as a finished listing. A step that nobody came to is missing as a whole.
 *  @throws Refusal `invalid_input`, its fields as in the draft: `treatment.title`, `times.starts` */
export function readContent(typed: TypedListing): ListingContent {
  const fields: FieldError[] = []
  const parts: Partial<ListingContent> = {}
  for (const step of listingSteps) {
    if (typed[step] === null) {
      fields.push({ path: step, problem: 'required' })
      continue
    }
    const parsed = v.safeParse(listingStepSchemas[step], typed[step])
    if (parsed.success) Object.assign(parts, parsed.output)
    else fields.push(...problemsOf(step, parsed.issues))
  }
  refuseFields(fields)
  return parts as ListingContent // every step was parsed
}
