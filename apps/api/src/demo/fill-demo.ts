import { soonestStart } from '@ginipig/domain/booking'
import { insertPromo } from '#modules/booking/promo.sql.ts'
import { at, type Sql } from '#platform/database/sql.ts'
import { insertStories } from './booking-in.ts'
import { buildDiary, pickHours } from './demo-diary.ts'
import { buildLooks } from './demo-looks.ts'
import { createCrowd, plotJustBeen, plotPast, plotUpcoming, reviewsOf, storiesOf } from './demo-past.ts'
import { payOutPast } from './demo-payouts.ts'
import { buildDemoClients, buildDemoProfiles, buildNewcomer, buildOperator, createNames } from './demo-people.ts'
import { demoPromos } from './demo-promos.ts'
import { buildDemoProviders } from './demo-providers.ts'
import { demoPasswordHash } from './factories/demo-password.ts'
import { buildEarningsAccount, buildProviderProfile, buildProviderSignUp } from './factories/provider.ts'
import { createRandom } from './factories/random.ts'
import { insertRows } from './factories/rows.ts'
import { insertReviews } from './review.ts'

/** What was made, for whoever asked. */
export type DemoCounts = Record<'providers' | 'clients' | 'listings' | 'slots' | 'bookings' | 'reviews', number>

const CLIENTS = 200
/** Bookings of the demo provider, and of any other; a few have only just begun. */
const OWN_BOOKINGS = 46
const OTHER_BOOKINGS = [0, 4, 18, 26, 30, 33, 36, 38, 42] as const

/** Fills an empty database: the demo accounts, providers in British towns, their listings, six weeks of slots and
 *  five months of bookings, payments, postings, reviews and looks. The same seed makes the same people and listings; times
 *  follow `now` (epoch ms). Goes in one transaction: all of it or nothing. */
export async function fillDemo(sql: Sql, now: number): Promise<DemoCounts> {
  await liftStatementTimeout(sql)
  const passwordHash = await demoPasswordHash()
  const names = createNames(1)
  const providers = buildDemoProviders(names, now, passwordHash)
  const clients = buildDemoClients(names, CLIENTS, now, passwordHash)
  const crowd = createCrowd(clients.map(({ id }) => id))
  const books = providers.map((provider, index) => {
    const random = createRandom(1_000 + index)
    const hours = pickHours(random)
    const diary = buildDiary(provider, hours, now, random)
    const count = index === 0 ? OWN_BOOKINGS : random.pick(OTHER_BOOKINGS)
    // The demo accounts show every way in which a booking can end.
    const witness = index === 0 ? clients[0]?.id : undefined
    const been = plotPast(provider, hours, crowd, count, now, random, witness)
    const past =
      witness === undefined ? been : plotJustBeen(provider, hours, crowd, been, now, createRandom(2_000), witness)
    const upcoming = plotUpcoming(diary, provider, crowd, index === 0 ? 4 : random.int(0, 4), now, random)
    const stories = storiesOf([...past.plots, ...upcoming], random)
    return { slots: [...past.slots, ...diary], stories, reviews: reviewsOf(stories, provider, now, random) }
  })
  const slots = books.flatMap((book) => book.slots.map(({ row }) => row))
  const stories = books.flatMap((book) => book.stories)
  const reviews = books.flatMap((book) => book.reviews)
  const listings = providers.flatMap((provider) => provider.listings)
  const newcomer = buildNewcomer(now, passwordHash)
  for (const promo of demoPromos(now)) await insertPromo(sql, promo)
  const listers = providers.map(({ account }) => account)
  await insertRows(sql, 'account', [...listers, ...clients, newcomer, buildOperator(now, passwordHash)])
  await insertRows(sql, 'client_profile', buildDemoProfiles(clients))
  await insertRows(sql, 'provider_sign_up', [
    ...providers.map(({ signUp }) => signUp),
    buildProviderSignUp(newcomer.id, { company_name: 'Adeyinka Barbering' }),
  ])
  await insertRows(
    sql,
    'provider',
    providers.map(({ page }) => page),
  )
  await insertRows(
    sql,
    'provider_profile',
    providers.map((provider) => buildProviderProfile(provider.page, provider.listings, now)),
  )
  await insertRows(
    sql,
    'earnings_account',
    providers.map(({ page }) => buildEarningsAccount(page.id, now)),
  )
  await insertRows(sql, 'listing', listings)
  await insertRows(sql, 'slot', slots)
  await insertStories(sql, stories)
  await payOutPast(sql, now)
  await insertReviews(sql, reviews)
  const looks = buildLooks(listings, stories, now)
  await insertRows(sql, 'listing_view', looks.views)
  await insertRows(sql, 'favourite_listing', looks.favourites)
  await insertRows(sql, 'favourite_provider', looks.people)
  await recountAllAvailability(sql, now)
  return {
    providers: providers.length,
    clients: clients.length,
    listings: listings.length,
    slots: slots.length,
    bookings: stories.length,
    reviews: reviews.length,
  }
}

/** Lifts the time limits of a serving process for this transaction: making things up takes a while on a busy machine. */
export async function liftStatementTimeout(sql: Sql): Promise<void> {
  await sql.rows('set local statement_timeout = 0')
  await sql.rows('set local idle_in_transaction_session_timeout = 0')
}

/** Brings every provider's cards up to date, with fresh statistics to plan by. */
export async function recountAllAvailability(sql: Sql, now: number): Promise<void> {
  await sql.rows('analyze account, provider, listing, slot, booking, review')
  await sql.rows('select refresh_room(id, $1, $2, $3) from provider', [
    at(now),
    at(soonestStart(now, 'manual')),
    at(soonestStart(now, 'automatic')),
  ])
}
