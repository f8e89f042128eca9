import type { FieldError, ProblemCode } from '@ginipig/contract/core/problem.ts'
import { toFieldProblem } from '@ginipig/domain/text'
import * as v from 'valibot'
import { Refusal } from './refusal.ts'

const MAX_FIELDS = 50

function toFieldError(issue: v.BaseIssue<unknown>): FieldError {
  const isMissing = issue.input === undefined || issue.input === null || issue.input === ''
  return {
    path: v.getDotPath(issue) ?? '',
    problem: isMissing && issue.kind === 'schema' ? 'required' : toFieldProblem(issue.message),
  }
}

/** Parses what came over the boundary; after it the inside trusts. Unknown fields fall away.
 *  @throws Refusal with the fields named */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  code: ProblemCode = 'invalid_input',
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  throw new Refusal(code, { fields: parsed.issues.slice(0, MAX_FIELDS).map(toFieldError) })
}
