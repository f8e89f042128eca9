import { invalidRequest } from '#errors.ts'
import type { Store } from '#state/store.ts'
import type { TableName } from '#state/tables.ts'
import type { Resource } from './route.ts'

const MAX_DEPTH = 4

/** Object type → field → tables. */
export type Expandable = Readonly<Record<string, Readonly<Record<string, readonly TableName[]>>>>

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
    follow(copy, steps, path, store, fields)
  }
  return copy
}

function follow(node: object, steps: readonly string[], path: string, store: Store, fields: Expandable): void {
  const [step, ...rest] = steps
  if (step === undefined) return
  const object = isRecord(node) ? String(node.object) : ''
  if (object === 'list' && step === 'data' && isRecord(node) && Array.isArray(node.data)) {
    for (const item of node.data) follow(item, rest, path, store, fields)
    return
  }
  const tables = fields[object]?.[step]
  if (!tables || !isRecord(node))
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
  const value = node[step]
  if (typeof value === 'string') node[step] = structuredClone(find(store, tables, value) ?? value)
  const next = node[step]
  if (isRecord(next)) follow(next, rest, path, store, fields)
}

function find(store: Store, tables: readonly TableName[], id: string): object | undefined {
  return tables.map((table) => store.get(table, id)).find((row) => row !== undefined)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
