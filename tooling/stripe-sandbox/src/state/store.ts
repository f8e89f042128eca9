import { type TableName, type Tables, tableNames } from './tables.ts'

/** One changed row; `null` when it was deleted. */
export type Change = readonly [table: TableName, id: string, row: object | null]

/** All objects, in memory, in order of creation. Remembers what changed since it was last asked. */
export class Store {
  readonly #tables = new Map<TableName, Map<string, object>>()
  readonly #dirty = new Map<string, readonly [TableName, string]>()

  constructor() {
    for (const name of tableNames) this.#tables.set(name, new Map())
  }

  get<T extends TableName>(table: T, id: string): Tables[T] | undefined {
    return this.#rows(table).get(id)
  }

  all<T extends TableName>(table: T): Tables[T][] {
    return [...this.#rows(table).values()]
  }

  /** Adds a row, or marks the one that was changed in place. */
  put<T extends TableName>(table: T, row: Tables[T]): void {
    this.#rows(table).set(row.id, row)
    this.#dirty.set(`${table} ${row.id}`, [table, row.id])
  }

  delete(table: TableName, id: string): void {
    if (this.#rows(table).delete(id)) this.#dirty.set(`${table} ${id}`, [table, id])
  }

  clear(): void {
    for (const table of tableNames) for (const id of this.#rows(table).keys()) this.delete(table, id)
  }

  /** What changed since the last `settled()`, each row once, as it is now. */
  changes(): Change[] {
    return [...this.#dirty.values()].map(([table, id]) => [table, id, this.#rows(table).get(id) ?? null])
  }

  settled(): void {
    this.#dirty.clear()
  }

  /** Puts back a change read from the journal. */
  restore([table, id, row]: Change): void {
    const rows = this.#tables.get(table)
    if (row) rows?.set(id, row)
    else rows?.delete(id)
  }

  #rows<T extends TableName>(table: T): Map<string, Tables[T]> {
    // Only put() and restore() write, and both keep a table's rows of that table's type.
    return this.#tables.get(table) as Map<string, Tables[T]>
  }
}
