import { DAY_MS } from '@ginipig/domain/time'
import { insertStories } from '#demo/booking-in.ts'
import { type Story, type StoryPlot, storyOf } from '#demo/booking-story.ts'
import { crafts } from '#demo/crafts/crafts.ts'
import { createNames } from '#demo/demo-people.ts'
import { doorName } from '#demo/demo-providers.ts'
import { buildAccount } from '#demo/factories/account.ts'
import { buildClientProfile } from '#demo/factories/client-profile.ts'
import { demoPasswordHash } from '#demo/factories/demo-password.ts'
import { buildListing } from '#demo/factories/listing.ts'
import { buildProvider } from '#demo/factories/provider.ts'
import { createRandom, type Random } from '#demo/factories/random.ts'
import { insertRows, type Row } from '#demo/factories/rows.ts'
import { buildSlot, type MadeSlot, workingDays } from '#demo/factories/slot.ts'
import { liftStatementTimeout, recountAllAvailability } from '#demo/fill-demo.ts'
import { places } from '#demo/places.ts'
import { openDatabase, type Sql } from '#platform/database/sql.ts'

/** How much to fill a database with. Slots lie in the coming weeks; bookings are past ones, released. */
export type BenchSize = { listings: number; slots: number; bookings: number }

/** What a benchmark starts from. */
export type BenchWorld = { listingIds: string[]; slotIds: string[]; clientIds: string[]; providerIds: string[] }

const LISTINGS_A_PROVIDER = 8
const BOOKINGS_A_CLIENT = 10
const PAST_DAYS = 80
/** A listing's first time lies within these days. */
const DAYS_AHEAD = 44

type Made = { account: Row<'account'>; page: Row<'provider'>; listings: Row<'listing'>[] }

function makeProvider(
  { index, first, last }: { index: number; first: string; last: string },
  count: number,
  { now, passwordHash }: { now: number; passwordHash: string },
  random: Random,
): Made {
  const account = buildAccount(
    {
      userType: 'provider',
      email: `bench.provider${index}@ginipig.test`,
      firstName: first,
      lastName: last,
      passwordHash,
    },
    now - 200 * DAY_MS,
    random.int(1, 2 ** 31),
  )
  const place = random.pick(places)
  const [outward, street] = random.pick<readonly [string, string]>(place.districts)
  const address = `${random.int(1, 99)} ${street}, ${place.town} ${outward}`
  const craft = random.pick(crafts)
  const { treatments } = craft
  const display_name = doorName(first, last, craft, random)
  const page = buildProvider(account.id, { display_name, address, town: place.town, outward_postcode: outward })
  const listings = Array.from({ length: count }, () => {
    const treatment = random.pick(treatments)
    const rrp = random.int(...treatment.rrp) * 100
    const isOnline = treatment.category === 'coaching' && random.chance(0.5)
    return buildListing(
      page,
      {
        id: random.uuid(),
        category: treatment.category,
        subcategories: [...treatment.subcategories],
        cover: treatment.cover,
        title: random.pick(treatment.titles),
        description: random.pick(treatment.descriptions),
        level: random.pick(['newbie', 'nearly_there', 'pro'] as const),
        purpose: random.pick(['case_study', 'training', 'portfolio'] as const),
        approval: random.pick(['automatic', 'manual'] as const),
        ...(isOnline && { type: 'online', setting: 'online' }),
        duration_minutes: 60,
        rrp,
        price: Math.max(750, Math.floor((rrp * random.int(30, 70)) / 100)),
      },
      now - random.int(100, 190) * DAY_MS,
      random.int(1, 2 ** 31),
    )
  })
  return { account, page, listings }
}

/** The first starts of a listing from `from` on, as many as wanted. */
const firstSlots = (listing: Row<'listing'>, from: number, count: number, random: Random): MadeSlot[] =>
  workingDays(listing, from, Math.ceil(count / 5) + 1)
    .slice(0, count)
    .map((start) => buildSlot(listing, start, from, random))

/** Past slots of one provider, each of another time, so that a booking can be told of every one. */
function pastPlots(made: Made, count: number, now: number, clientIds: readonly string[], random: Random): StoryPlot[] {
  const [listing] = made.listings
  if (!listing) return []
  const from = now - PAST_DAYS * DAY_MS
  return firstSlots(listing, from, count, random)
    .filter(({ endsAt }) => endsAt < now - 4 * DAY_MS)
    .map((slot) => ({
      status: 'released',
      listing,
      slot,
      clientId: random.pick(clientIds),
      plan: 'full',
      heldAt: Math.min(from, slot.startsAt - 3 * DAY_MS),
      pace: 0.5,
    }))
}

const share = (whole: number, parts: number, index: number) =>
  Math.floor((whole * (index + 1)) / parts) - Math.floor((whole * index) / parts)

async function fillBench(sql: Sql, size: BenchSize, now: number): Promise<BenchWorld> {
  await liftStatementTimeout(sql)
  const random = createRandom(size.listings + size.slots + size.bookings)
  const passwordHash = await demoPasswordHash()
  const busiest = PAST_DAYS * 4
  const count = Math.max(Math.ceil(size.listings / LISTINGS_A_PROVIDER), Math.ceil(size.bookings / busiest), 1)
  const names = createNames(size.listings)
  const providers = Array.from({ length: count }, (_, index) =>
    makeProvider({ index, ...names.next() }, share(size.listings, count, index), { now, passwordHash }, random),
  )
  const clients = Array.from({ length: Math.max(10, Math.ceil(size.bookings / BOOKINGS_A_CLIENT)) }, (_, index) =>
    buildAccount(
      { email: `bench.client${index}@ginipig.test`, passwordHash },
      now - 200 * DAY_MS,
      random.int(1, 2 ** 31),
    ),
  )
  const clientIds = clients.map(({ id }) => id)
  const listings = providers.flatMap((provider) => provider.listings)
  const slots = listings.flatMap((listing, index) =>
    firstSlots(listing, now + random.int(0, DAYS_AHEAD) * DAY_MS, share(size.slots, listings.length, index), random),
  )
  const plots = providers.flatMap((made, index) =>
    pastPlots(made, share(size.bookings, count, index), now, clientIds, random),
  )
  const stories: Story[] = plots.map((plot) => storyOf(plot, random))
  await insertRows(sql, 'account', [...providers.map(({ account }) => account), ...clients])
  await insertRows(
    sql,
    'client_profile',
    clientIds.map((id) => buildClientProfile(id)),
  )
  await insertRows(
    sql,
    'provider',
    providers.map(({ page }) => page),
  )
  await insertRows(sql, 'listing', listings)
  await insertRows(
    sql,
    'slot',
    [...slots, ...plots.map(({ slot }) => slot)].map(({ row }) => row),
  )
  await insertStories(sql, stories)
  await recountAllAvailability(sql, now)
  return {
    listingIds: listings.map(({ id }) => id),
    slotIds: slots.map(({ row }) => row.id),
    clientIds,
    providerIds: providers.map(({ page }) => page.id),
  }
}

/** A connection that drops fails the statement that runs on it; nothing more is to be said. */
const ignored = () => undefined

/** Fills an empty, migrated database for measuring: so many listings, open slots in the coming weeks, and past bookings
 *  in the books with their charges and postings. @param now - epoch ms */
export async function seedBench(databaseUrl: string, size: BenchSize, now = Date.now()): Promise<BenchWorld> {
  const database = openDatabase(databaseUrl, { poolSize: 1, onError: ignored })
  try {
    return await database.transaction((sql) => fillBench(sql, size, now))
  } finally {
    await database.end()
  }
}
