import { spendInvite } from '#desk/operator.sql.ts'
import { inviteOperator, LOCAL_TOTP_SECRET } from '#desk/operator.ts'
import { hashOf } from '#modules/session/refresh-token.ts'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { createPlatform } from '#platform/create-platform.ts'
import { openDatabase } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { demoOperator } from './demo-people.ts'
import { drawDemoPictures } from './demo-pictures.ts'
import { makeReports } from './demo-reports.ts'
import { makeTalks } from './demo-talks.ts'
import { type DemoCounts, fillDemo } from './fill-demo.ts'
import { giveHealthAnswers } from './health-answers.ts'
import { makeLiveBookings } from './live-bookings.ts'
import { makeTurns } from './live-turns.ts'
import { replayPastAtStripe } from './past-at-stripe.ts'

export type SeedResult = DemoCounts & { live: number; pictures: number }

/** A connection that drops fails the statement that runs on it; nothing more is to be said. */
const ignored = () => undefined

/** Fills an empty, migrated database with the demo data; one that has accounts is left as it is.
 *  @param environment - the API's own; where it names a Stripe stand-in, bookings with live charges are made there too
 *  @returns what was made; undefined when there was something already */
export async function seedDemo(
  databaseUrl: string,
  options: { now?: number; environment?: NodeJS.ProcessEnv } = {},
): Promise<SeedResult | undefined> {
  const now = options.now ?? systemClock.now()
  const database = openDatabase(databaseUrl, { poolSize: 2, onError: ignored })
  try {
    const made = await database.transaction(async (sql) => {
      await sql.rows('lock table account in share row exclusive mode')
      if (await sql.row('select 1 as known from account limit 1')) return undefined
      return fillDemo(sql, now)
    })
    if (!made) return undefined
    if (options.environment?.STRIPE_HOST === undefined) return { ...made, live: 0, pictures: 0 }
    return { ...made, ...(await seedLive(databaseUrl, options.environment, now)) }
  } finally {
    await database.end()
  }
}

/** The demo's operator has set themselves up. */
async function setUpOperator(platform: Platform): Promise<void> {
  const invited = await inviteOperator(platform, { ...demoOperator, language: 'en', secret: LOCAL_TOTP_SECRET })
  if (!invited) throw new Error('the demo operator is nobody')
  await spendInvite(platform.database, hashOf(invited.token))
}

/** What goes through a whole API: charges, messages, and pictures, which are drawn meanwhile. */
async function seedLive(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv,
  now: number,
): Promise<Pick<SeedResult, 'live' | 'pictures'>> {
  const config = readConfig({ ...environment, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' })
  const platform = createPlatform(config, { now: () => now })
  try {
    const drawing = drawDemoPictures(platform, now)
    drawing.catch(ignored) // told below
    await setUpOperator(platform)
    await giveHealthAnswers(platform)
    await replayPastAtStripe(platform)
    const live = await makeLiveBookings(platform)
    await makeTurns(platform, live)
    await makeTalks(platform)
    await makeReports(platform)
    // Whoever tries the demo has as many tries left as anybody.
    await platform.database.rows('delete from quota')
    return { live: live.count, pictures: await drawing }
  } finally {
    await platform.database.end()
  }
}
