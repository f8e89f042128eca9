import { realtimeCommands } from '@ginipig/contract/realtime/event.ts'
import * as v from 'valibot'
import { rooms } from './channel.ts'
import type { RealtimeSocket } from './socket.ts'

/** Listings and providers that one socket may watch at once. */
const WATCH_LIMIT = 20

/** The commands a socket may send. What doesn't fit the contract, and what goes beyond the limit, is passed over. */
export function acceptCommands(socket: RealtimeSocket): void {
  const watched = new Set<string>()
  const watch = (room: string) => {
    if (watched.size >= WATCH_LIMIT) return
    watched.add(room)
    void socket.join(room)
  }
  const unwatch = (room: string) => {
    if (watched.delete(room)) void socket.leave(room)
  }
  for (const [verb, act] of [
    ['watch', watch],
    ['unwatch', unwatch],
  ] as const) {
    socket.on(`listing.${verb}`, (payload) => {
      const parsed = v.safeParse(realtimeCommands[`listing.${verb}`], payload)
      if (parsed.success) act(rooms.listing(parsed.output.listingId))
    })
    socket.on(`provider.${verb}`, (payload) => {
      const parsed = v.safeParse(realtimeCommands[`provider.${verb}`], payload)
      if (parsed.success) act(rooms.provider(parsed.output.providerId))
    })
  }
}
