// node:http and pg and nothing else: the limit that a call of the API is measured against.
import { createServer } from 'node:http'
import pg from 'pg'

const { DATABASE_URL, DATABASE_POOL, API_PORT, BENCH_STATEMENTS = '[]', BENCH_ROWS } = process.env
const statements: { text: string; values: unknown[] }[] = JSON.parse(BENCH_STATEMENTS)
const queries = statements.map(({ text, values }, index) => ({
  name: `s${index}`,
  text,
  values,
  rowMode: 'array' as const,
  types: { getTypeParser: () => (value: string) => value },
}))
const kept = Number(BENCH_ROWS)
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL) })

const server = createServer(async (_request, response) => {
  const results = await Promise.all(queries.map((query) => pool.query<unknown[]>(query)))
  // PostgreSQL wrote the JSON of each row as its first column: it goes out as it came.
  const body = `[${results
    .map(({ rows }) =>
      rows
        .slice(0, kept)
        .map(([json]) => json)
        .join(),
    )
    .join()}]`
  const length = Buffer.byteLength(body)
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': length }).end(body)
})
server.listen(Number(API_PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
