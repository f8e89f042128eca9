import * as v from 'valibot'
import { invalidRequest } from '#errors.ts'

/** Pieces of which the resources build what a call may carry. All values arrive as text. */
export const text = v.pipe(v.string(), v.nonEmpty())
/** Empty text unsets, as in Stripe's `Emptyable`. */
export const clearable = v.pipe(
  v.string(),
  v.transform((value) => (value === '' ? null : value)),
)
export const integer = v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))
export const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)
export const metadata = v.union([
  v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(500))),
  v.literal(''),
])
export const expansion = { expand: v.optional(v.array(text)) }
export const created = v.union([
  integer,
  v.strictObject({
    gt: v.optional(integer),
    gte: v.optional(integer),
    lt: v.optional(integer),
    lte: v.optional(integer),
  }),
])
export const paging = {
  ...expansion,
  limit: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(100))),
  starting_after: v.optional(text),
  ending_before: v.optional(text),
}
export const address = v.strictObject({
  city: v.optional(clearable),
  country: v.optional(clearable),
  line1: v.optional(clearable),
  line2: v.optional(clearable),
  postal_code: v.optional(clearable),
  state: v.optional(clearable),
})
export const billingDetails = v.strictObject({
  address: v.optional(v.union([address, v.literal('')])),
  email: v.optional(clearable),
  name: v.optional(clearable),
  phone: v.optional(clearable),
})

export type ParamsSchema = v.GenericSchema<unknown, unknown>

/** @throws 400 `parameter_unknown`, `parameter_missing`, `parameter_invalid_*` for the first thing that is wrong */
export function readParams<S extends ParamsSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (result.success) return result.output
  throw refusal(deepest(result.issues[0]))
}

/** A union's own issue says little; the branch that came furthest says what was meant. */
function deepest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const inner = issue.issues?.toSorted((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0))[0]
  if (!inner) return issue
  const path = [...(issue.path ?? []), ...(inner.path ?? [])]
  // The joined path is not empty: valibot puts union issues below the key that held the union.
  return deepest({ ...inner, ...(path.length > 0 ? { path: path as [v.IssuePathItem, ...v.IssuePathItem[]] } : {}) })
}

function refusal(issue: v.BaseIssue<unknown>) {
  const param = paramName(issue.path?.map((item) => String(item.key)) ?? [])
  if (issue.kind === 'schema' && issue.expected === 'never')
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  if (issue.input === undefined)
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  if (issue.type === 'non_empty') return invalidRequest(emptyMessage(param), { code: 'parameter_invalid_empty', param })
  if (issue.type === 'regex' || issue.type.endsWith('_value'))
    return invalidRequest(`Invalid integer: ${String(issue.input)}`, { code: 'parameter_invalid_integer', param })
  return invalidRequest(`Invalid ${param}: ${issue.message}`, { param })
}

function emptyMessage(param: string): string {
  return `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`
}

function paramName([head = '', ...rest]: string[]): string {
  return head + rest.map((part) => `[${part}]`).join('')
}
