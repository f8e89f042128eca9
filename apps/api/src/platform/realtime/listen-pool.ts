import pg from 'pg'
import type { Log } from '#platform/log.ts'
import { CHANNEL } from './channel.ts'
import { isSlotChange, type SlotNews } from './slot-news.ts'

/** One listens; the others carry the heartbeats between the servers. */
const POOL_SIZE = 3

export type ListenPool = {
  /** What the adapter is given. */
  pool: pg.Pool
  /** Settles when this process hears its channel for the first time. */
  isListening: Promise<void>
  /** Once the adapter is closed. What it still holds is taken back: it lets go only of a connection that it has finished
   *  listening on. */
  end(): Promise<void>
}

/** Connection pool for the socket adapter. By itself the adapter crashes on a dropped connection, because nobody handles
 *  the error, and leaks its place in the pool.
 *  @param onHealed - this process listens again after a gap in which events were missed */
export function openListenPool(
  url: string,
  { log, slotNews, onHealed }: { log: Log; slotNews: SlotNews; onHealed(): void },
): ListenPool {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: 5_000 })
  const warn = (error: Error) => log.warn({ err: error }, 'realtime connection lost')
  pool.on('error', warn)
  pool.on('connect', (client) => client.on('error', warn))

  const { promise: isListening, resolve: heard } = Promise.withResolvers<void>()
  let hasListened = false
  let isEnding = false
  let held: pg.PoolClient | undefined
  const giveBack = () => {
    held?.removeAllListeners('end')
    held?.release(true)
  }

  /** The adapter asks for a connection only to listen on it, again after each loss. */
  const connect = async () => {
    const client = await pool.connect()
    const release = client.release.bind(client)
    held = client
    client.release = (error) => {
      if (held === client) held = undefined
      release(error)
    }
    client.once('end', () => {
      slotNews.heard(false)
      client.release(true)
    })
    client.on('notification', ({ payload }) => {
      if (isSlotChange(payload)) slotNews.changed()
    })
    try {
      if (isEnding) throw new Error('The pool is ending')
      await client.query(`listen "${CHANNEL}"`) // the adapter repeats it; only after it nothing is missed
    } catch (error) {
      giveBack()
      throw error
    }
    slotNews.heard(true)
    if (hasListened) onHealed()
    hasListened = true
    heard()
    return client
  }
  const query = (text: string, values?: unknown[]) => pool.query(text, values)
  const given = { connect, query } as unknown as pg.Pool // the two methods of a pool that the adapter calls
  const end = async () => {
    isEnding = true
    giveBack()
    await pool.end()
  }
  return { pool: given, isListening, end }
}
