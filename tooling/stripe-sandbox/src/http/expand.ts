import { invalidRequest } from '#errors.ts'
import type { Store } from '#state/store.ts'
import type { TableName } from '#state/tables.ts'
import type { Resource } from './route.ts'

const MAX_DEPTH = 4

/** Object type → field, or field in a field → tables. */
export type Expandable = Readonly<Record<string, Readonly<Record<string, readonly TableName[]>>>>

type Fields = Record<string, unknown>

export function expandableFields(resources: readonly Resource[]): Expandable {
  return Object.fromEntries(resources.map(({ object, expandable }) => [object, expandable]))
}

/** A copy of the answer with ids replaced by objects along each path, e.g. `latest_charge.balance_transaction`.
 *  @throws 400 for what cannot be expanded, or a path of more than four levels */
export function expanded(answer: object, paths: readonly string[], store: Store, fields: Expandable): object {
  const copy: object = structuredClone(answer)
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.filter((step) => step !== 'data').length > MAX_DEPTH)
      throw invalidRequest(`You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path}`)
    if (!follow(copy, steps, store, fields))
      throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
  }
  return copy
}

/** @returns whether the path can be followed; it ends in peace where there is nothing to expand */
function follow(node: unknown, steps: readonly string[], store: Store, fields: Expandable): boolean {
  const [step, ...rest] = steps
  if (step === undefined || !isRecord(node)) return true
  if (node.object === 'list' && step === 'data' && Array.isArray(node.data))
    return node.data.every((item) => follow(item, rest, store, fields))
  const expandable = fields[String(node.object)] ?? {}
  if (expandable[step]) return follow(expandField(node, step, expandable[step], store), rest, store, fields)
  const [inner = '', ...beyond] = rest
  const tables = expandable[`${step}.${inner}`]
  const holder = node[step]
  return tables !== undefined && isRecord(holder)
    ? follow(expandField(holder, inner, tables, store), beyond, store, fields)
    : false
}

function expandField(holder: Fields, field: string, tables: readonly TableName[], store: Store): unknown {
  const id = holder[field]
  if (typeof id !== 'string') return id
  const row = tables.map((table) => store.get(table, id)).find((found) => found !== undefined)
  holder[field] = structuredClone(row ?? id)
  return holder[field]
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
