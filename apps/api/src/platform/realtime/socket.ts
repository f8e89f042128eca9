import type { RealtimeCommand, RealtimeEvent, RealtimePayload } from '@ginipig/contract/realtime/event.ts'
import type { Server, Socket } from 'socket.io'
import type { Actor } from '#platform/auth/actor.ts'

type ToServer = { [C in RealtimeCommand]: (payload: unknown) => void }
type ToApp = { [E in RealtimeEvent]: (payload: RealtimePayload<E>) => void }

/** Undefined `actor`: a visitor. */
export type SocketData = { actor: Actor | undefined }

export type RealtimeServer = Server<ToServer, ToApp, Record<string, never>, SocketData>
export type RealtimeSocket = Socket<ToServer, ToApp, Record<string, never>, SocketData>
