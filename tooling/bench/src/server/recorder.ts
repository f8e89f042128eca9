import pg from 'pg'

/** A statement that went to PostgreSQL, with what came back. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  /** From asking to the answer. */
  readonly ms: number
}

type Answered = (error: Error | null, result: { rows: Statement['rows'] }) => void

/** What the API hands to pg: a bare text, such as `begin`, or a query that calls back. */
type Asked = string | { text: string; values?: readonly unknown[]; callback: Answered }

/** Records the statements that this process sends to PostgreSQL from now on.
 *  @param isWanted - asked as each statement is sent
 *  @returns a function that stops recording and gives the statements in the order in which they were sent */
export function recordStatements(isWanted: () => boolean = () => true): () => Statement[] {
  const statements: { -readonly [Key in keyof Statement]: Statement[Key] }[] = []
  // The one of pg's overloads that the API uses.
  const prototype = pg.Client.prototype as unknown as { query: (asked: Asked, ...more: unknown[]) => unknown }
  const { query } = prototype
  const note = (asked: Asked) => {
    if (typeof asked === 'string') return statements.push({ text: asked, values: [], rows: [], ms: 0 })
    const { text, values = [], callback } = asked
    const statement = { text, values, rows: [] as Statement['rows'], ms: 0 }
    const began = performance.now()
    asked.callback = (error, result) => {
      statement.ms = performance.now() - began
      if (!error) statement.rows = result.rows
      callback(error, result)
    }
    return statements.push(statement)
  }
  // What listens for notifications gives its text and its values apart: that is handed on and not noted.
  prototype.query = function (this: unknown, asked, ...more: unknown[]) {
    if (isWanted() && more.length === 0) note(asked)
    return query.call(this, asked, ...more)
  }
  return () => {
    prototype.query = query
    return statements
  }
}
