import type { Gap } from '@ginipig/contract/listing/gap.ts'
import { morningAfter, noticeDay } from '@ginipig/domain/notification'
import { fold, WIDE_REACH_MILES } from '@ginipig/domain/search'
import { DEFAULT_ZONE, dayBounds } from '@ginipig/domain/time'
import { findPlace, metresBetween } from '#modules/place/gazetteer.ts'
import { districts } from '#modules/place/places.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import { type FreeTimeRow, readCitiesOfFans, readFans, readFreeTimes, readGapNotified, readTeller } from './gap.sql.ts'

const METRES_A_MILE = 1609.344
/** Free times that a mail names. */
const NAMED = 5

/** The one thing that somebody hears of free times in a day, whoever has them: the same event for all providers. */
const eventOf = (now: number) => `gap.${noticeDay(now)}`

/** Near enough to come today to one of the places where something is free: those of these cities. */
function nearOf(cities: readonly string[], times: readonly FreeTimeRow[]): string[] {
  const places = [...new Set(times.map((time) => time.outward_postcode))].flatMap((one) => districts().get(one) ?? [])
  return cities.filter((city) => {
    const home = findPlace(fold(city), 'exactly')
    return home && places.some((place) => metresBetween(home, place) <= WIDE_REACH_MILES * METRES_A_MILE)
  })
}

/** The cities that somebody can live in to come today, of those where somebody does. Who lives elsewhere is sorted out before
 *  the first so many are taken. Null: online everybody is near. */
async function nearCities(sql: Sql, fans: { providerId: string; event: string }, times: FreeTimeRow[], now: number) {
  if (times.some(({ type }) => type === 'online')) return null
  const cities = await readCitiesOfFans(sql, fans.providerId, fans.event, now)
  return nearOf(
    cities.map(({ city }) => city),
    times,
  )
}

async function readGap(sql: Sql, providerId: string, now: number) {
  const event = eventOf(now)
  const times = await readFreeTimes(sql, providerId, now, dayBounds(now, DEFAULT_ZONE).to)
  const name = (await readTeller(sql, providerId))?.first_name ?? ''
  if (times.length === 0) return { event, times, near: [], name }
  const cities = await nearCities(sql, { providerId, event }, times, now)
  return { event, times, near: await readFans(sql, providerId, event, cities, now), name }
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
