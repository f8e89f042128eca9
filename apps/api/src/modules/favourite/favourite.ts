import { type Favourites, MAX_FAVOURITES, NEW_TIMES_DAYS } from '@ginipig/contract/favourite/favourite.ts'
import { DAY_MS } from '@ginipig/domain/time'
import { decodeCursor, encodeCursor } from '#platform/http/cursor.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import {
  countFavourites,
  type Kind,
  readFavourites,
  readSavedListings,
  readSavedProviders,
  removeFavourite,
  type SavedRow,
  saveFavourite,
} from './favourite.sql.ts'

/** What a client keeps, and what of it. */
type Favourite = { clientId: string; kind: Kind; id: string }

const missing = { listing: 'listing_not_found', provider: 'provider_not_found' } as const

/** @throws Refusal `listing_not_found` or `provider_not_found`, `favourites_full` */
export async function save({ database, clock }: Platform, favourite: Favourite): Promise<Favourites> {
  return database.transaction(async (sql) => {
    const count = await countFavourites(sql, favourite.clientId, favourite.kind)
    const before = await readFavourites(sql, favourite.clientId)
    const isSaved = before[`${favourite.kind}Ids`].includes(favourite.id)
    if (count >= MAX_FAVOURITES && !isSaved) throw new Refusal('favourites_full')
    if (!(await saveFavourite(sql, favourite, clock.now()))) throw new Refusal(missing[favourite.kind])
    return readFavourites(sql, favourite.clientId)
  })
}

export async function remove({ database }: Platform, favourite: Favourite): Promise<Favourites> {
  await removeFavourite(database, favourite)
  return readFavourites(database, favourite.clientId)
}

type Asked = { cursor?: string | undefined; limit: number }

const pageOf = (clientId: string, { cursor, limit }: Asked) => ({
  clientId,
  limit,
  after: cursor === undefined ? undefined : decodeCursor(cursor),
})

function toPage<Item>(rows: readonly SavedRow<Item>[], limit: number): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(({ item }) => item),
    nextCursor: last ? encodeCursor({ key: last.key, id: last.id }) : null,
  }
}

/** @throws Refusal `invalid_input` for a cursor that isn't ours */
export const savedListings = async ({ database, clock }: Platform, clientId: string, asked: Asked) =>
  toPage(await readSavedListings(database, pageOf(clientId, asked), clock.now() - NEW_TIMES_DAYS * DAY_MS), asked.limit)

/** @throws Refusal `invalid_input` for a cursor that isn't ours */
export const savedProviders = async ({ database, clock }: Platform, clientId: string, asked: Asked) =>
  toPage(await readSavedProviders(database, pageOf(clientId, asked), clock.now()), asked.limit)
