import type { EventEmitter } from 'node:events'
import type pg from 'pg'

export type Column = {
  name: string
  /** `int4`, `_text`: as pg_type names it. */
  type: string
  /** Whether it can be null; undefined where nothing tells. */
  isNullable: boolean | undefined
}

export type Description = { parameters: readonly string[]; columns: readonly Column[] }

type Field = { name: string; dataTypeID: number }

type Plan = {
  Alias?: string
  'Relation Name'?: string
  'Join Type'?: string
  'Parent Relationship'?: string
  Strategy?: string
  Output?: readonly string[]
  Plans?: readonly Plan[]
  [condition: string]: unknown
}

/** What a plan says of the relations in it, by their aliases. */
type Survey = {
  tables: Map<string, string>
  /** Those that an outer join may leave without a row. */
  absent: Set<string>
  /** What every row fulfils. */
  conditions: string[]
}

/** Asks PostgreSQL what a statement takes and gives, without running it. @throws what PostgreSQL says of its text */
export async function describeStatement(client: pg.Client, text: string): Promise<Description> {
  const { parameters, fields } = await askFor(client, text)
  const ids = [...parameters, ...fields.map((field) => field.dataTypeID)]
  const { rows } = await client.query<{ oid: number; typname: string }>(
    'select oid::int, typname from pg_type where oid = any ($1::oid[])',
    [ids],
  )
  const names = new Map(rows.map(({ oid, typname }) => [oid, typname]))
  const nameOf = (id: number) => names.get(id) ?? 'unknown'
  const nulls = fields.length > 0 ? await nullsOf(client, text) : []
  return {
    parameters: parameters.map(nameOf),
    columns: fields.map(({ name, dataTypeID }, index) => ({
      name,
      type: nameOf(dataTypeID),
      isNullable: nulls[index],
    })),
  }
}

/** Parse and Describe of the protocol: `pg` has no call for them. */
function askFor(client: pg.Client, text: string): Promise<{ parameters: number[]; fields: Field[] }> {
  return new Promise((resolve, reject) => {
    let parameters: number[] = []
    let fields: Field[] = []
    const hear = (message: { dataTypeIDs: number[] }) => {
      parameters = message.dataTypeIDs
    }
    let line: EventEmitter | undefined
    client.query({
      submit(connection: pg.Connection) {
        line = connection
        line.once('parameterDescription', hear)
        connection.parse({ name: '', text, types: [] }, true)
        connection.describe({ type: 'S', name: '' }, true)
        connection.sync()
      },
      handleRowDescription(message: { fields: Field[] }) {
        fields = message.fields
      },
      handleError(error: Error) {
        line?.off('parameterDescription', hear)
        reject(error)
      },
      handleReadyForQuery: () => resolve({ parameters, fields }),
    })
  })
}

/** Whether each column can be null, as far as the schema and the plan tell: a column that may be empty, one on the far
 *  side of an outer join, an expression over such a one. */
async function nullsOf(client: pg.Client, text: string): Promise<(boolean | undefined)[]> {
  if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) return []
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (verbose, generic_plan, format json) ${text}`,
  )
  const top = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!top) return []
  const found: Survey = { tables: new Map(), absent: new Set(), conditions: [] }
  survey(top, false, found)
  const { tables, absent, conditions } = found
  const columns = await client.query<{ relname: string; attname: string; attnotnull: boolean }>(
    `select relname, attname, attnotnull from pg_attribute join pg_class c on c.oid = attrelid
     where relname = any ($1) and relkind = 'r' and attnum > 0 and not attisdropped`,
    [[...tables.values()]],
  )
  const full = new Map(columns.rows.map((row) => [`${row.relname}.${row.attname}`, row.attnotnull]))
  const isNullable = (alias: string | undefined, column: string): boolean | undefined => {
    const only = tables.size === 1 ? [...tables.keys()][0] : undefined
    const from = alias ?? only ?? ''
    if (absent.has(from)) return true
    if (conditions.some((condition) => insistsOn(condition, from, column))) return false
    const isFull = full.get(`${tables.get(from)}.${column}`)
    return isFull === undefined ? undefined : !isFull
  }
  return (top.Output ?? []).map((output) => canBeNull(output, top, isNullable))
}

function survey(plan: Plan, isAbsent: boolean, found: Survey): void {
  const { Alias: alias, 'Relation Name': table, 'Join Type': join } = plan
  if (alias !== undefined) {
    if (table !== undefined) found.tables.set(alias, table)
    if (isAbsent) found.absent.add(alias)
  }
  for (const [name, condition] of Object.entries(plan))
    if (/Cond$|^Filter$/.test(name)) found.conditions.push(String(condition))
  for (const child of plan.Plans ?? []) {
    const isInner = child['Parent Relationship'] === 'Inner'
    const isFar = join === 'Full' || (join === 'Left' && isInner) || (join === 'Right' && !isInner)
    survey(child, isAbsent || isFar, found)
  }
}

/** A comparison is never true of null. */
function insistsOn(condition: string, alias: string, column: string): boolean {
  const name = `(?:${alias}\\.)?${column}`
  return (
    !/ OR |CASE/.test(condition) && new RegExp(`\\(${name} (IS NOT NULL|=|<|>|&&)|[=<>] ${name}\\)`).test(condition)
  )
}

const REFERENCE = /(?:\b([a-z_][a-z_0-9]*)\.)?("[^"]+"|[a-z_][a-z_0-9]*)(?![\w("'.])/g

function canBeNull(
  output: string,
  plan: Plan,
  isNullable: (alias: string | undefined, column: string) => boolean | undefined,
): boolean | undefined {
  const text = output.replace(/^\((.*)\)$/, '$1')
  const alone = /^(?:([a-z_][a-z_0-9]*)\.)?([a-z_][a-z_0-9]*)$/.exec(text)
  if (alone) return isNullable(alone[1], alone[2] ?? '')
  if (/^\(?(count|row_to_json|json_build_object|EXISTS)\(/.test(text)) return false
  const last = /^COALESCE\(.*, (.*)\)$/s.exec(text)?.[1]
  if (last !== undefined) return /^('|\d|true|false|ARRAY)/.test(last) ? false : undefined
  if (/\bNULL::|\bNULLIF\(/.test(text)) return true
  if (plan.Strategy === 'Plain' && /^(max|min|sum|avg|bool_or|bool_and|array_agg|json_agg|string_agg)\(/.test(text))
    return true
  const bare = text.replace(/'[^']*'/g, '').replace(/::[a-z_ ]+/g, '')
  if (/[A-Z]|\(.*\(/.test(bare.replace(/\b(AND|OR|NOT)\b/g, ''))) return undefined
  const seen = [...bare.matchAll(REFERENCE)].map(([, alias, column]) => isNullable(alias, column ?? ''))
  return seen.includes(true) ? true : undefined
}
