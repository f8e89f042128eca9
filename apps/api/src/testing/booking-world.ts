import type { WallClock } from '@ginipig/domain/time'
import { createClient } from '#demo/factories/account.ts'
import { createListing, type ListingWishes } from '#demo/factories/listing.ts'
import { createProvider } from '#demo/factories/provider.ts'
import { createSlots, type MadeSlot } from '#demo/factories/slot.ts'
import type { Sql } from '#platform/database/sql.ts'

export type BookableWorld = {
  providerId: string
  clientIds: string[]
  listing: { id: string; price: number }
  slots: MadeSlot[]
}

/** A provider with one listing, its slots, and some clients: what a booking needs to happen. */
export async function createBookableWorld(
  sql: Sql,
  now: number,
  wishes: { listing?: ListingWishes; clients?: number; slots?: readonly WallClock[] } = {},
): Promise<BookableWorld> {
  const provider = await createProvider(sql, now)
  const listing = await createListing(sql, now, provider, wishes.listing)
  const slots = await createSlots(sql, now, listing, wishes.slots)
  const clients = await Promise.all(Array.from({ length: wishes.clients ?? 1 }, () => createClient(sql, now)))
  return {
    providerId: provider.id,
    clientIds: clients.map((client) => client.id),
    listing: { id: listing.id, price: listing.price },
    slots,
  }
}
