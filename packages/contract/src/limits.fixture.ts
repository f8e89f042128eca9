import type { Schema } from '#core/endpoint.ts'
import { endpoints } from './index.ts'

// What the contract's schemas say of their own limits, and values on both sides of them.

type Bound = { type: string; requirement: number }
/** What this test reads of a schema's own description of itself. */
type Described = Schema & {
  wrapped?: Described
  pipe?: readonly (Described & Partial<Bound>)[]
  entries?: Readonly<Record<string, Described>>
  item?: Described
  value?: Described
  options?: readonly (Described | string)[]
}
/** `bounds`: what limits it by a number. */
export type Field = { path: string; schema: Described; bounds: Bound[] }

const boundOf = ({ type, requirement }: { type: string; requirement?: number }): Bound[] =>
  /^(?:min|max)_(?:length|value)$/.test(type) && typeof requirement === 'number' ? [{ type, requirement }] : []

/** A schema and all within it, with what bounds each. */
function fieldsOf(schema: Described, path: string): Field[] {
  const parts = schema.pipe ?? [schema]
  const inner = parts.flatMap((part) => [
    ...Object.entries(part.entries ?? {}).flatMap(([name, entry]) => fieldsOf(entry, `${path}.${name}`)),
    ...(part.item ? fieldsOf(part.item, `${path}[]`) : []),
    ...(part.type === 'record' && part.value ? fieldsOf(part.value, `${path}{}`) : []),
    ...(part.type === 'intersect' ? (part.options ?? []) : []).flatMap((option) =>
      typeof option === 'string' ? [] : fieldsOf(option, path),
    ),
  ])
  if (schema.wrapped) return fieldsOf(schema.wrapped, path)
  return [{ path, schema, bounds: parts.flatMap(boundOf) }, ...inner]
}

/** Every part of what comes in, by "call.part.field". */
export const fields = endpoints.flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema ? fieldsOf(schema as Described, `${endpoint.name}.${part}`) : [] // valibot's schemas describe themselves
  }),
)

/** Anything that such a schema takes. */
function anyOf({ type, pipe, entries, item, options, wrapped }: Described): unknown {
  if (wrapped) return anyOf(wrapped)
  if (entries) return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, anyOf(entry)]))
  if (pipe?.[0] && pipe[0].type !== type) return anyOf(pipe[0])
  if (type === 'picklist') return options?.[0]
  return item ? [] : type === 'boolean' ? true : 'a'
}

const idOf = (number: number) => `0190a7c2-0000-7000-8000-${String(number).padStart(12, '0')}`

/** A value of this length or size that is otherwise right. */
export function sampleOf({ path, schema }: Field, size: number, type: string): unknown {
  if (type.endsWith('_value')) return schema.type === 'number' ? size : String(size)
  if (path.endsWith('query.ids')) return Array(size).fill('0190a7c2-0000-7000-8000-000000000001').join(',')
  if (/(?:photoIds|slotIds|\.ids)$/.test(path)) return Array.from({ length: size }, (_, index) => idOf(index))
  if (path === 'addSlot.body.later') return Array(size).fill('2026-11-28')
  if (path === 'sendBrowserError.body.stack') return Array(size).fill('main-1a2b3c.js:7:120')
  if (path === 'putPush.body.endpoint') return 'https://push.example/'.padEnd(size, 'a')
  if (path === 'takeDayOff.body.bookings')
    return Array(size).fill({ id: '0190a7c2-0000-7000-8000-000000000001', choice: 'offer', refund: 0, fee: 0 })
  if (path.startsWith('putProviderServices.body.')) return ['other'].slice(0, size)
  if (path.endsWith('email'))
    return `a@${`${'b'.repeat(60)}.`.repeat(9)}`
      .slice(0, size - 4)
      .replace(/\.$/, 'b')
      .concat('.com')
  if (path.endsWith('code')) return '1234'.padEnd(size)
  const words = schema.pipe?.[0]?.type === 'string' && schema.pipe.find(({ item }) => item?.type === 'picklist')?.item
  if (path.endsWith('query.dates')) return Array(size).fill('2026-11-28').join(',')
  if (words) return Array(size).fill(anyOf(words)).join(',')
  const item = schema.pipe?.[0]?.item ?? schema.item
  if (item) return Array(size).fill(anyOf(item))
  return 'a'.repeat(size)
}

/** Each limit with its field, what is just within it and what is just beyond. */
export const limits = fields.flatMap((field) =>
  field.bounds.map(({ type, requirement }) => ({
    field,
    path: field.path,
    type,
    requirement,
    within: sampleOf(field, requirement, type),
    beyond: sampleOf(field, requirement + (type.startsWith('max') ? 1 : -1), type),
  })),
)
