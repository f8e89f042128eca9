import { listFavouriteListings, listFavouriteProviders } from '@ginipig/contract/favourite/favourite.ts'
import { getLikeListings, getListing, getListingMonth } from '@ginipig/contract/listing/get-listing.ts'
import { getNextTimes } from '@ginipig/contract/listing/next-times.ts'
import { searchListings } from '@ginipig/contract/listing/search-listings.ts'
import { getThread, getUnread, listMessages, listThreads } from '@ginipig/contract/message/message.ts'
import type { Marks, Message } from '@ginipig/contract/message/thread.ts'
import { getProviderPage } from '@ginipig/contract/provider/public-page.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '#core/api.ts'
import { keyOf } from '#core/call-options.ts'

/** A thread's entries in the cache: a gapless run that ends with the latest. */
export type Log = { items: readonly Message[]; hasOlder: boolean; marks: Marks }

/** At most so many pages are fetched to fill a gap; a longer gap discards the run and starts over with the latest. */
const GAP_PAGES = 5
const PAGE = '40'

/** Query keys that an event of a thread invalidates. */
export const threadKeys = (personId: string) => [
  keyOf(listThreads),
  keyOf(getUnread),
  keyOf(getThread, { params: { personId } }),
  logKey(personId),
]

/** Query keys that blocking or unblocking invalidates: the thread, and whose times show. */
export const shutKeys = (personId: string) => [
  ...threadKeys(personId),
  ...[searchListings, getListing, getListingMonth, getNextTimes, getLikeListings, getProviderPage].map((call) =>
    keyOf(call),
  ),
  ...[listFavouriteListings, listFavouriteProviders].map((call) => keyOf(call)),
]

export const logKey = (personId: string) => ['log', { personId }] as const
export const typingKey = (personId: string) => ['typing', { personId }] as const

/** Counts the signs of somebody's typing: whoever shows it sees that there was another. */
export const setTyping = (client: QueryClient, personId: string): void =>
  void client.setQueryData<number>(typingKey(personId), (count = 0) => count + 1)

/** Merges entries by number without duplicates; the newer version wins. */
export function mergeMessages(known: readonly Message[], more: readonly Message[]): Message[] {
  const byNumber = new Map([...known, ...more].map((one) => [one.number, one]))
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number)
}

/** Those that stay, said so: they were taken for sent as long as their author was shut out. */
const withStaying = (items: readonly Message[], staying: readonly number[]): readonly Message[] =>
  staying.length === 0
    ? items
    : items.map((one) =>
        one.kind === 'text' && !one.stays && staying.includes(one.number) ? { ...one, stays: true } : one,
      )

const ask = (api: Api, personId: string, query: { before?: string; after?: string }, signal?: AbortSignal) =>
  api(listMessages, { params: { personId }, query: { limit: PAGE, ...query }, ...(signal && { signal }) })

async function latest(api: Api, personId: string, signal: AbortSignal): Promise<Log> {
  const { items, hasMore, marks } = await ask(api, personId, {}, signal)
  return { items, hasOlder: hasMore, marks }
}

/** A thread's entries. The first fetch gets the latest page; a refetch gets what came after the last known entry: no gaps
 *  even when events were lost, and no duplicates. */
export const logQuery = (api: Api, personId: string) =>
  queryOptions({
    queryKey: logKey(personId),
    queryFn: async ({ client, signal }): Promise<Log> => {
      const known = () => client.getQueryData<Log>(logKey(personId))
      const before = known()
      if (!before || before.items.length === 0) return latest(api, personId, signal)
      const found: Message[] = []
      for (let page = 0; page < GAP_PAGES; page += 1) {
        const after = String(found.at(-1)?.number ?? before.items.at(-1)?.number ?? 0)
        const { items, hasMore, marks, staying } = await ask(api, personId, { after }, signal)
        found.push(...items)
        // Older ones may have come meanwhile.
        const now = known() ?? before
        if (!hasMore)
          return { items: withStaying(mergeMessages(now.items, found), staying), hasOlder: now.hasOlder, marks }
      }
      return latest(api, personId, signal)
    },
  })

/** Puts the page before what is here in front of it. @returns whether there was one to ask for */
export async function loadOlder(api: Api, client: QueryClient, personId: string): Promise<boolean> {
  const first = client.getQueryData<Log>(logKey(personId))?.items[0]
  if (!first) return false
  const { items, hasMore } = await ask(api, personId, { before: String(first.number) })
  // Where the log began anew meanwhile the page doesn't touch it, and would leave a gap that nobody asks for.
  client.setQueryData<Log>(logKey(personId), (log) =>
    log?.items[0]?.number === first.number
      ? { ...log, items: mergeMessages(log.items, items), hasOlder: hasMore }
      : log,
  )
  return true
}

/** An entry as it is now: its picture's address has run out. */
export async function renewMessage(api: Api, client: QueryClient, personId: string, number: number): Promise<void> {
  const { items } = await api(listMessages, {
    params: { personId },
    query: { before: String(number + 1), limit: '1' },
  })
  client.setQueryData<Log>(
    logKey(personId),
    (log) => log && { ...log, items: log.items.map((one) => items.find((now) => now.number === one.number) ?? one) },
  )
}
