import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { Platform } from '#platform/platform.ts'

const LOCK_CLASS = 771
const REAP_MS = 1_000

/** Marks this worker process as alive by an advisory lock on a session of its own, which PostgreSQL drops with the
 *  process, and frees the jobs of those that are gone. Without it a killed worker keeps its jobs for four hours. */
export async function keepAlive(platform: Platform): Promise<{ events: WorkerEvents; stop(): Promise<void> }> {
  const { database, log, config } = platform
  const session = new pg.Client(config.database.directUrl)
  session.on('error', (error) => log.warn({ err: error }, 'liveness session lost'))
  await session.connect()
  const key = Number((await session.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid)
  await session.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, key])
  const events: WorkerEvents = new EventEmitter()
  const register = (workerId: string) =>
    database
      .row('insert into worker_process (worker_id, lock_key) values ($1, $2) on conflict (worker_id) do nothing', [
        workerId,
        key,
      ])
      .catch((error: unknown) => log.error({ err: error }, 'worker could not register'))
  events.on('pool:create', ({ workerPool }) => void register(workerPool.id))
  events.on('worker:create', ({ worker }) => void register(worker.workerId))
  const reap = async () => {
    const dead = await database.rows<{ worker_id: string }>(
      `select worker_id from worker_process w where not exists (
         select 1 from pg_locks k where k.locktype = 'advisory' and k.classid = $1 and k.objid = w.lock_key
           and k.database = (select oid from pg_database where datname = current_database()))`,
      [LOCK_CLASS],
    )
    if (dead.length === 0) return
    const ids = dead.map((row) => row.worker_id)
    await database.row('select graphile_worker.force_unlock_workers($1)', [ids])
    await database.row('delete from worker_process where worker_id = any ($1)', [ids])
    log.warn({ workers: ids.length }, 'freed the jobs of workers that are gone')
  }
  const timer = setInterval(
    () => void reap().catch((error: unknown) => log.warn({ err: error }, 'reaping failed')),
    REAP_MS,
  )
  return {
    events,
    async stop() {
      clearInterval(timer)
      await session.end()
    },
  }
}
