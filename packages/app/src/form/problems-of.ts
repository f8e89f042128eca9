import * as v from 'valibot'

/** The first message of each field, by its name in the form: `email`, `slots[0].start`. */
export function problemsOf(result: v.SafeParseResult<v.GenericSchema>): ReadonlyMap<string, string> {
  const issues = result.issues ?? []
  return new Map(issues.toReversed().map((issue) => [fieldName(v.getDotPath(issue) ?? ''), issue.message]))
}

/** What valibot and the API call `slots.0.start`. */
export const fieldName = (path: string): string => path.replace(/\.(\d+)(?=\.|$)/g, '[$1]')
