import type { Statement } from '#server/recorder.ts'

/** A transaction in pgbench's language and the constants that it binds (`-D name=value`). */
export interface Script {
  readonly text: string
  readonly constants: Readonly<Record<string, string>>
}

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g
const OUR_NUMBER = ':seat'

/** Writes noted statements so that pgbench runs them for one seat after another: ids come from what earlier statements
 *  gave, `fresh` texts from the seat's number, all else is bound as it was noted. The seat's own id, which is the
 *  client's too, is computed where it first occurs.
 *  @param fresh - noted values that must differ from booking to booking */
export function toScript(statements: readonly Statement[], seatId: string, fresh: ReadonlySet<string>): Script {
  const names = new Map<string, string>([[seatId, `md5(${OUR_NUMBER})::uuid`]])
  const constants: Record<string, string> = {}
  const constant = (value: string) => {
    const name = `c${Object.keys(constants).length}`
    constants[name] = value
    return `:${name}`
  }
  const bound = (value: unknown): string => {
    if (value === null || value === undefined) return 'null'
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    if (fresh.has(text)) return OUR_NUMBER
    return names.get(text) ?? withIds(text, names, constant)
  }
  const lines = statements.map(({ text, values, rows }, index) => {
    const line = text.replaceAll(/\s+/g, ' ').replaceAll(/\$(\d+)/g, (_, place) => bound(values[Number(place) - 1]))
    const [row, ...others] = rows
    if (!row || others.length > 0) return `${line};`
    for (const [column, value] of Object.entries(row))
      if (typeof value === 'string' && value.match(UUID)?.[0] === value) names.set(value, `:s${index}_${column}`)
    return `${line} \\gset s${index}_`
  })
  // Each of pgbench's clients counts for itself: its variables last from transaction to transaction.
  const count = ['\\set round :round + 1', '\\set seat :first + :client_id + :round * :clients']
  return { text: [...count, ...lines, ''].join('\n'), constants }
}

/** A text with ids inside it, such as a job's payload, put together by PostgreSQL. */
function withIds(text: string, names: ReadonlyMap<string, string>, constant: (value: string) => string): string {
  const ids = text.match(UUID)?.filter((id) => names.has(id)) ?? []
  if (ids.length === 0) return constant(text)
  const parts = text.split(new RegExp(`(${ids.join('|')})`)).filter((part) => part !== '')
  return `(${parts.map((part) => `${names.get(part) ?? constant(part)}::text`).join(' || ')})`
}
