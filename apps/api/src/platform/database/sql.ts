import { createHash } from 'node:crypto'
import pg from 'pg'

/** `prepare: false` for text that varies: it is sent whole each time, under no name. */
type Settings = { prepare?: boolean }

/** What a store runs SQL on: a pool's connection or a transaction. Values are always bound. */
export type Sql = {
  /** `text` is prepared once per connection under a name. */
  rows<Row>(text: string, values?: readonly unknown[], settings?: Settings): Promise<Row[]>
  row<Row>(text: string, values?: readonly unknown[]): Promise<Row | undefined>
}

export type Database = Sql & {
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>
  pool: pg.Pool
  end(): Promise<void>
}

const MAX_NAMES = 500
const names = new Map<string, string>()

/** Prepared statements, one name per SQL text: naming is the largest single gain of `pg`, and a bound on their number keeps
 *  it harmless. Named by hash, so that a name means the same text in every process: behind a pooler they share connections. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** timestamptz as epoch ms, bigint and numeric as numbers: no value of ours comes near 2^53. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.TIMESTAMPTZ) return (text: string) => new Date(text).getTime()
    if (oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC) return Number
    return pg.types.getTypeParser(oid, format as 'text') // the declared overloads split by format
  },
}

type Question = { text: string; values?: readonly unknown[] | undefined; settings?: Settings | undefined }
type Heard = (error: Error | undefined, rows: readonly unknown[]) => void

/** Hands over a query made here: of settings in an object pg makes a copy, at a price above all else that asking costs. */
function send(client: pg.PoolClient, { text, values = [], settings }: Question, heard: Heard): void {
  // pg only reads the values, though it declares them to be its own
  const query = new pg.Query(text, values as unknown[], (error, result) => {
    if (error) heard(error, [])
    else heard(undefined, result.rows)
  })
  client.query(Object.assign(query, { name: settings?.prepare === false ? undefined : nameOf(text) }))
}

/** The rows of what is sent. The stack of an error leads to a socket: here it is led back to who asked. */
async function rowsOf<Row>(sent: (heard: Heard) => void): Promise<Row[]> {
  try {
    return await new Promise((resolve, reject) =>
      sent((error, rows) => {
        if (error) reject(error)
        else resolve(rows as Row[]) // the SQL beside the call says what a row is
      }),
    )
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

const on = (client: pg.PoolClient): Sql => {
  const rows = <Row>(text: string, values?: readonly unknown[], settings?: Settings) =>
    rowsOf<Row>((heard) => send(client, { text, values, settings }, heard))
  return { rows, row: async <Row>(text: string, values?: readonly unknown[]) => (await rows<Row>(text, values))[0] }
}

/** What the system says of a socket or an address. */
const awayBySystem = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
])

/** SQLSTATEs, or classes of them, of a database that can't or won't answer now: connection errors, too many connections,
 *  shutdown, idle timeout, statement or lock timeout. */
const awayByState = /^(?:08|53|57P|25P03|25P04|57014|55P03)/

/** What `pg` says without any code. */
const awayByWords =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout (?:exceeded when trying to connect|expired)|Query read timeout|Cannot use a pool after calling end)/

/** Whether the database was unavailable or gave no answer: the outcome is unknown, retry. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Node reports a failure of several addresses as one AggregateError.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseAway)
  const { code } = error as { code?: unknown } // an error of the system or of PostgreSQL has one
  if (typeof code !== 'string') return awayByWords.test(error.message)
  return error instanceof pg.DatabaseError ? awayByState.test(code) : awayBySystem.has(code)
}

/** An error of a statement leaves the connection usable; an error of the connection itself, or a fatal one, ends it. */
function breaks(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined
  return error instanceof pg.DatabaseError && error.severity !== 'FATAL' ? undefined : error
}

/** Errors after which a whole transaction may be retried: serialization failure and deadlock. */
const isPassing = (error: unknown) => ['40001', '40P01'].includes(String((error as { code?: unknown }).code))

/** Whether a lock timed out. */
export const isLockTimeout = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '55P03'

const RETRIES = 4
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Milliseconds for a connection attempt: a hung PostgreSQL accepts connections and never answers. */
const CONNECT_MS = 20_000

/** Opens a pool. How long a statement or a lock may take is set in the database (`guardSessions`): a pooler passes no
 *  start-up options on. */
export function openDatabase(url: string, options: { poolSize: number; onError(error: Error): void }): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize,
    connectionTimeoutMillis: CONNECT_MS,
    types: types as pg.CustomTypesConfig, // pg asks for the same function under two overloads
  })
  pool.on('error', options.onError)
  // A connection that PostgreSQL drops while it is in use emits here; unheard it would end the process.
  pool.on('connect', (client) => client.on('error', options.onError))
  const rows = <Row>(text: string, values?: readonly unknown[], settings?: Settings) =>
    rowsOf<Row>((heard) =>
      pool.connect((failure, client, release) => {
        if (!client) return heard(failure ?? new Error('the pool gave no connection'), [])
        return send(client, { text, values, settings }, (error, found) => {
          release(breaks(error))
          heard(error, found)
        })
      }),
    )
  const attempt = async <Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await work(on(client))
      await client.query('commit')
      return result
    } catch (error) {
      // A refusal of ours leaves a good connection; where the connection is what failed, this fails too.
      await client.query('rollback').catch((failure: unknown) => {
        broken = failure instanceof Error ? failure : new Error('no rollback', { cause: failure })
      })
      throw error
    } finally {
      client.release(broken)
    }
  }
  return {
    pool,
    rows,
    row: async <Row>(text: string, values?: readonly unknown[]) => (await rows<Row>(text, values))[0],
    async transaction(work) {
      for (let tries = 0; ; tries += 1) {
        try {
          return await attempt(work)
        } catch (error) {
          if (tries >= RETRIES || !isPassing(error)) throw error
          await pause(5 + 45 * (tries / RETRIES) + (process.hrtime()[1] % 10))
        }
      }
    },
    end: () => pool.end(),
  }
}

/** Epoch ms as a bound value for timestamptz. */
export const at = (instant: number) => new Date(instant)

/** The constraint that an error names, if PostgreSQL raised it for one. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}
