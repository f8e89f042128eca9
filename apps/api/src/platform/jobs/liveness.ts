import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'

const LOCK_CLASS = 771
const REAP_MS = 1_000
/** Seconds after which a job locked by an unknown worker is released: that process died before it was registered. */
const UNKNOWN_SECONDS = 20

/** Milliseconds until the session must stand, as for every other connection. */
const CONNECT_MS = 20_000

const isLocked = `exists (
  select from pg_locks k where k.locktype = 'advisory' and k.classid = ${LOCK_CLASS} and k.objid = w.lock_key
    and k.database = (select oid from pg_database where datname = current_database()))`

/** Whether any worker process lives, so that jobs are done. */
export const hasWorker = async (sql: Sql): Promise<boolean> =>
  (await sql.row(`select 1 as lives from worker_process w where ${isLocked} limit 1`)) !== undefined

export type Liveness = {
  events: WorkerEvents
  /** Resolves when the session is lost: from then on this process counts as dead, and others release its jobs. */
  lost: Promise<void>
  stop(): Promise<void>
}

/** Marks this worker process as alive by a session-level advisory lock, which PostgreSQL drops with the process, and
 *  releases the jobs of dead ones. Without it a killed worker's jobs stay locked for four hours.
 *  @throws while the database is away */
export async function keepAlive(platform: Platform): Promise<Liveness> {
  const { database, log, config } = platform
  const session = new pg.Client({
    connectionString: config.database.directUrl,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  })
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
  session.on('error', (error) => log.warn({ err: error }, 'liveness session lost'))
  session.on('end', () => lose())
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
      .catch((error: unknown) => {
        log.error({ err: error }, 'worker could not register')
        // One that nobody knows must not take jobs: nobody would free them.
        lose()
      })
  events.on('pool:create', ({ workerPool }) => void register(workerPool.id))
  events.on('worker:create', ({ worker }) => void register(worker.workerId))
  const reap = async () => {
    const dead = await database.rows<{ worker_id: string }>(
      `select worker_id from worker_process w where not ${isLocked}
       union
       select locked_by from graphile_worker.jobs j where locked_at < now() - interval '${UNKNOWN_SECONDS} seconds'
         and not exists (select from worker_process w where w.worker_id = j.locked_by)`,
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
    lost,
    async stop() {
      clearInterval(timer)
      await session.end()
    },
  }
}
