import type { Gap } from '@ginipig/contract/listing/gap.ts'
import { morningAfter } from '@ginipig/domain/notification'
import { fold, WIDE_REACH_MILES } from '@ginipig/domain/search'
import { DEFAULT_ZONE, dayBounds, toWallClock } from '@ginipig/domain/time'
import { findPlace, metresBetween } from '#modules/place/gazetteer.ts'
import { districts } from '#modules/place/places.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import { readCitiesOfFans, readFans, readFreeTimes, readGapNotified, readProviderPlace } from './gap.sql.ts'

const METRES_A_MILE = 1609.344
/** Free times that a mail names. */
const NAMED = 5

/** The one thing that somebody hears of free times in a day, whoever has them: the same event for all providers. */
const eventOf = (now: number) => `gap.${toWallClock(now, DEFAULT_ZONE).date}`

/** Near enough to come today: the cities that they can live in, of those where somebody does. Who lives elsewhere is sorted out
 *  before the first so many are taken. */
async function nearCities(sql: Sql, providerId: string, event: string, outward: string): Promise<string[]> {
  const work = districts().get(outward)
  const isNear = (city: string) => {
    const home = findPlace(fold(city), 'exactly')
    return home !== undefined && work !== undefined && metresBetween(home, work) <= WIDE_REACH_MILES * METRES_A_MILE
  }
  return (await readCitiesOfFans(sql, providerId, event)).map(({ city }) => city).filter(isNear)
}

async function readGap(sql: Sql, providerId: string, now: number) {
  const event = eventOf(now)
  const times = await readFreeTimes(sql, providerId, now, dayBounds(now, DEFAULT_ZONE).to)
  const teller = await readProviderPlace(sql, providerId)
  const name = teller?.first_name ?? ''
  if (times.length === 0) return { event, times, near: [], name }
  // Online everybody is near.
  const isOnline = times.some(({ type }) => type === 'online')
  const cities = isOnline ? null : await nearCities(sql, providerId, event, teller?.outward_postcode ?? '')
  return { event, times, near: await readFans(sql, providerId, event, cities), name }
}

async function view(sql: Sql, providerId: string, now: number): Promise<Gap> {
  const { event, times, near } = await readGap(sql, providerId, now)
  const told = await readGapNotified(sql, providerId, event)
  const morning = morningAfter(now)
  return {
    times: times.length,
    people: near.length,
    told: told && told.at !== null ? { people: told.people, at: told.at } : null,
    quietUntil: morning > now ? morning : null,
  }
}

export const gapOf = ({ clock, database }: Platform, providerId: string): Promise<Gap> =>
  view(database, providerId, clock.now())

/** Notifies those who wait for this provider, or saved them, of what is free today. Idempotent: pressed twice, nobody is
 *  told twice.
 *  @throws Refusal `quiet_hours` */
export async function announceGap(platform: Platform, providerId: string): Promise<Gap> {
  const { clock, database } = platform
  return database.transaction(async (sql) => {
    const now = clock.now()
    if (morningAfter(now) > now) throw new Refusal('quiet_hours')
    await lockProvider(sql, providerId)
    const { event, times, near, name } = await readGap(sql, providerId, now)
    const [soonest] = times
    if (soonest) {
      const named = times.slice(0, NAMED)
      const free = named.map(({ title, starts_at: startsAt, zone }) => ({ title, startsAt, zone }))
      for (const { id } of near)
        await notify(platform, sql, {
          accountId: id,
          event,
          about: { listingId: soonest.listing_id, personId: providerId, pageId: providerId },
          mail: { kind: 'gap_today', name, providerId, times: free, now },
        })
    }
    return view(sql, providerId, now)
  })
}
