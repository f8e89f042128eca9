import * as v from 'valibot'

/** The first message of each field, by its name. */
export function problemsOf(result: v.SafeParseResult<v.GenericSchema>): ReadonlyMap<string, string> {
  const issues = result.issues ?? []
  return new Map(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}
