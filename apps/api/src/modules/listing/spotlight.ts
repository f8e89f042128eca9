import type { ResponseOf } from '@ginipig/contract/core/endpoint.ts'
import type { getSpotlight } from '@ginipig/contract/listing/spotlight.ts'
import { MINUTE_MS } from '@ginipig/domain/time'
import type { Platform } from '#platform/platform.ts'
import { readBestProviders, readPraise } from './spotlight.sql.ts'

type Spotlight = ResponseOf<typeof getSpotlight>

/** Of each kind on the page. */
const SHOWN = 3
/** Providers that are read: some may be left out for who asks. */
const PROVIDERS_READ = 12
/** Reviews among which three of different people are found. */
const REVIEWS_READ = 40

function ofDifferentPeople(reviews: Awaited<ReturnType<typeof readPraise>>) {
  const seen = new Set<string>()
  return reviews.filter(({ clientId, provider }) => {
    const isNew = !seen.has(clientId) && !seen.has(provider.id)
    if (isNew) seen.add(clientId).add(provider.id)
    return isNew
  })
}

/** Creates the read of the home page's providers and reviews, once per server, cached for a minute.
 *  @returns a function for whoever asks: `without` are the providers whom they don't see */
export function createSpotlight({ clock, database }: Pick<Platform, 'clock' | 'database'>) {
  let kept: { spotlight: Promise<Spotlight>; until: number } | undefined
  const read = async (now: number): Promise<Spotlight> => ({
    providers: await readBestProviders(database, PROVIDERS_READ, now),
    reviews: ofDifferentPeople(await readPraise(database, REVIEWS_READ)).map(({ clientId: _, ...review }) => review),
  })
  return async (without: readonly string[]): Promise<Spotlight> => {
    const now = clock.now()
    if (!kept || now >= kept.until) {
      const spotlight = read(now)
      kept = { spotlight, until: now + MINUTE_MS }
      spotlight.catch(() => {
        kept = undefined // the next caller tries again; this one is told below
      })
    }
    const { providers, reviews } = await kept.spotlight
    const isSeen = (id: string) => !without.includes(id)
    return {
      providers: providers.filter(({ id }) => isSeen(id)).slice(0, SHOWN),
      reviews: reviews.filter(({ provider }) => isSeen(provider.id)).slice(0, SHOWN),
    }
  }
}
