import type pg from 'pg'
import { type Column, describeStatement } from './describe-statement.ts'
import type { Declared, Kind, Statement } from './find-statements.ts'

/** What `platform/database/sql.ts` makes of PostgreSQL's types, and what it takes for them. */
const kinds: Record<string, { gives: Kind; takes: readonly Kind[] }> = {
  ...Object.fromEntries(
    ['text', 'varchar', 'bpchar', 'name', 'uuid', 'interval'].map((type) => [
      type,
      { gives: 'string', takes: ['string'] },
    ]),
  ),
  ...Object.fromEntries(
    ['int2', 'int4', 'int8', 'numeric', 'float4', 'float8'].map((type) => [
      type,
      { gives: 'number', takes: ['number'] },
    ]),
  ),
  bool: { gives: 'boolean', takes: ['boolean'] },
  timestamptz: { gives: 'number', takes: ['Date'] },
  date: { gives: 'Date', takes: ['string'] },
  bytea: { gives: 'Buffer', takes: ['Buffer'] },
  json: { gives: 'object', takes: ['string', 'object'] },
  jsonb: { gives: 'object', takes: ['string', 'object'] },
}

const kindOf = (type: string): { gives: Kind; takes: readonly Kind[] } | undefined => {
  if (!type.startsWith('_')) return kinds[type]
  const of = kinds[type.slice(1)]
  return of && { gives: `${of.gives}[]`, takes: of.takes.map((kind) => `${kind}[]`) }
}

/** JSON is what its writer made of it: any shape is taken at its word. */
const isJson = (type: string) => type === 'json' || type === 'jsonb'

const said = ({ kinds: names, isNullable }: Declared) => [...names, ...(isNullable ? ['null'] : [])].join(' | ')

/** What is wrong with a statement, in sentences that name its file and line; empty when all is well. */
export async function sqlFaults(client: pg.Client, statement: Statement): Promise<string[]> {
  if (!statement.texts) return [`${statement.at}: its text isn't made of constants, so nothing checks it`]
  const faults = new Set<string>()
  for (const text of statement.texts) {
    for (const fault of await faultsOf(client, statement, text))
      faults.add(`${statement.at}: ${fault}, in "${text.trim().replace(/\s+/g, ' ').slice(0, 80)}"`)
  }
  return [...faults]
}

async function faultsOf(client: pg.Client, { values, row }: Statement, text: string): Promise<string[]> {
  const description = await describeStatement(client, text).catch((error: unknown) => String(error))
  if (typeof description === 'string') return [description]
  const { parameters, columns } = description
  return [...(values ? valueFaults(values, parameters) : []), ...(row ? rowFaults(row, columns) : [])]
}

function valueFaults(values: readonly Declared[], parameters: readonly string[]): string[] {
  if (values.length !== parameters.length) return [`binds ${values.length} values where it takes ${parameters.length}`]
  return values.flatMap((value, index) => {
    const type = parameters[index] ?? ''
    const takes = kindOf(type)?.takes
    const isTaken = (kind: Kind) => /^(any|unknown)$/.test(kind) || isJson(type) || !takes || takes.includes(kind)
    return value.kinds.every(isTaken) ? [] : [`$${index + 1} is ${type} and is given ${said(value)}`]
  })
}

function rowFaults(row: NonNullable<Statement['row']>, columns: readonly Column[]): string[] {
  const names = new Set(columns.map(({ name }) => name))
  const missing = [...row.keys()].filter((name) => !names.has(name)).map((name) => `brings no column "${name}"`)
  return [...missing, ...columns.flatMap((column) => columnFault(row.get(column.name), column))]
}

function columnFault(declared: Declared | undefined, { name, type, isNullable }: Column): string[] {
  if (!declared) return [`brings "${name}", which its row type doesn't have`]
  const gives = kindOf(type)?.gives ?? type
  const isRight = isJson(type) || declared.kinds.every((kind) => kind === gives)
  if (!isRight) return [`"${name}" is ${type} (${gives}), its row type says ${said(declared)}`]
  if (declared.kinds.includes('unknown')) return []
  if (isNullable === true && !declared.isNullable) return [`"${name}" can be null, its row type says ${said(declared)}`]
  if (isNullable === false && declared.isNullable)
    return [`"${name}" is never null, its row type says ${said(declared)}`]
  return []
}
