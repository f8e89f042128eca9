import pg from 'pg'

/** A statement that went to PostgreSQL, with what came back. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

type Query = (config: string | { text: string; values?: unknown[] }) => Promise<{ rows: Statement['rows'] }>

/** Notes what this process asks of PostgreSQL from now on. @param isWanted - asked as each statement is sent
 *  @returns what ends it and gives the statements in the order in which they were sent */
export function recordStatements(isWanted: () => boolean = () => true): () => Statement[] {
  const statements: { text: string; values: readonly unknown[]; rows: Statement['rows'] }[] = []
  // The one of pg's overloads that the API uses.
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const { query } = prototype
  prototype.query = async function (this: unknown, config) {
    const { text, values = [] } = typeof config === 'string' ? { text: config } : config
    const statement = { text, values, rows: [] as Statement['rows'] }
    if (isWanted()) statements.push(statement)
    const result = await query.call(this, config)
    statement.rows = result.rows
    return result
  }
  return () => {
    prototype.query = query
    return statements
  }
}
