import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** What each process of PostgreSQL that serves others than this one has computed so far, ms. */
async function processorTimes(pool: pg.Pool): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()`,
  )
  const time = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  return new Map(rows.map(({ pid }) => [pid, time(pid)]))
}

/** Milliseconds that PostgreSQL computes for some work: waiting for a core that others use doesn't count. */
export async function postgresTime(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  const before = await processorTimes(pool)
  await work()
  const after = await processorTimes(pool)
  return Array.from(after, ([pid, ms]) => ms - (before.get(pid) ?? 0)).reduce((sum, one) => sum + one, 0)
}
