import { realtimeCommands } from '@ginipig/contract/realtime/event.ts'
import * as v from 'valibot'
import { rooms } from './channel.ts'
import type { RealtimeSocket } from './socket.ts'

/** Listings that one socket may watch at once. */
const WATCH_LIMIT = 20

/** The commands a socket may send. What doesn't fit the contract, and what goes beyond the limit, is passed over. */
export function acceptCommands(socket: RealtimeSocket): void {
  const watched = new Set<string>()
  socket.on('listing.watch', (payload) => {
    const parsed = v.safeParse(realtimeCommands['listing.watch'], payload)
    if (!parsed.success || watched.size >= WATCH_LIMIT) return
    watched.add(parsed.output.listingId)
    void socket.join(rooms.listing(parsed.output.listingId))
  })
  socket.on('listing.unwatch', (payload) => {
    const parsed = v.safeParse(realtimeCommands['listing.unwatch'], payload)
    if (!parsed.success || !watched.delete(parsed.output.listingId)) return
    void socket.leave(rooms.listing(parsed.output.listingId))
  })
}
