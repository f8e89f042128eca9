import { setTimeout as pause } from 'node:timers/promises'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { testOrigins } from '#testing/test-config.ts'

/** A socket as an app opens it. */
export const openSocket = (
  port: number,
  auth: Record<string, unknown> = {},
  options: Partial<ManagerOptions & SocketOptions> = {},
): Socket =>
  io(`http://127.0.0.1:${port}`, {
    path: '/socket.io',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin: testOrigins.marketplace },
    auth,
    ...options,
  })

/** The next event of a name, with what it carried. */
export const next = (socket: Socket, name: string): Promise<unknown> =>
  new Promise((resolve) => socket.once(name, resolve))

/** 'connected', or why not. */
export const outcomeOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve('connected'))
    socket.once('connect_error', (error) => resolve(error.message))
  })

/** Says something until it is heard: a socket joins its rooms a moment after it connected. */
export async function sayUntil<Heard>(say: () => Promise<void>, heard: Promise<Heard>): Promise<Heard> {
  let isHeard = false
  const all = heard.finally(() => {
    isHeard = true
  })
  while (!isHeard) {
    await say()
    await Promise.race([all, pause(100)])
  }
  return all
}
