import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import { Server } from 'socket.io'
import type { Platform } from '#platform/platform.ts'
import { createAdmit } from './admit.ts'
import { CHANNEL_PREFIX, rooms } from './channel.ts'
import { openListenPool } from './listen-pool.ts'
import { watchSessions } from './session-watch.ts'
import type { RealtimeServer, RealtimeSocket } from './socket.ts'
import { acceptCommands } from './watch.ts'

/** Bytes of a message; a command is far smaller (trust.md S31). */
const MESSAGE_LIMIT = 64 * 1024
/** Within this a socket must have shown its ticket. */
const ADMIT_MS = 10_000

export type Realtime = {
  /** Settles when events of other processes reach this one. */
  isListening: Promise<void>
  close(): Promise<void>
}

/** Serves sockets beside the API, over websocket only, so that any number of processes needs no sticky sessions. */
export function attachRealtime(platform: Platform, httpServer: HttpServer): Realtime {
  const { config, log } = platform
  const origins: string[] = Object.values(config.origins)
  const io: RealtimeServer = new Server({
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MESSAGE_LIMIT,
    connectTimeout: ADMIT_MS,
    allowRequest: (request, answer) => answer(null, origins.includes(request.headers.origin ?? '')),
  })
  const listening = openListenPool(config.database.directUrl, {
    log,
    slotNews: platform.slotNews,
    onHealed: () => hangUp(io),
  })
  io.adapter(
    createAdapter(listening.pool, {
      channelPrefix: CHANNEL_PREFIX,
      errorHandler: (error) => log.warn({ err: error }, 'realtime event lost'),
    }),
  )
  io.use(createAdmit(platform))
  io.on('connection', welcome)
  io.attach(httpServer)
  const sessions = watchSessions(platform, io)
  return {
    isListening: listening.isListening,
    async close() {
      sessions.stop()
      // Not io.close(): it would close the HTTP server, which is Fastify's to close.
      await io.of('/').adapter.close()
      io.engine.close()
      await listening.end()
    },
  }
}

function welcome(socket: RealtimeSocket): void {
  const { actor } = socket.data
  if (actor) void socket.join([rooms.account(actor.accountId), rooms.session(actor.sessionId)])
  acceptCommands(socket)
}

/** Drops each connection as a network failure would: the apps reconnect with jitter and refetch what they show, so that
 *  events missed meanwhile are caught up. */
function hangUp(io: RealtimeServer): void {
  for (const socket of io.of('/').sockets.values()) socket.conn.close()
}
