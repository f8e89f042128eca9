import type { Sql } from '#platform/database/sql.ts'
import { traceContext } from '#platform/tracing/tracing.ts'
import type { JobName, JobPayloads } from './jobs.ts'

/** Adds a job, in the transaction that makes it necessary: the queue is a transactional outbox (architecture.md §5).
 *  Without NOTIFY, which would serialise all commits of the database; workers poll every quarter of a second (decision 0031).
 *  @param key - pending jobs with the same key are merged into one
 *  @param waitMs - ms before it is run */
export async function enqueue<Name extends JobName>(
  sql: Sql,
  name: Name,
  payload: JobPayloads[Name],
  key?: string,
  waitMs = 0,
): Promise<void> {
  await sql.row('select quiet.add_job($1, $2::json, $3, $4)', [
    name,
    JSON.stringify({ ...payload, ...traceContext() }),
    key ?? null,
    waitMs,
  ])
}
