import { type Clock, skewedClock, systemClock } from './clock.ts'
import { type Config, readConfig } from './config/config.ts'
import { type Database, openDatabase } from './database/sql.ts'
import { failpointBy, noFailpoint } from './failpoint.ts'
import { createLog } from './log.ts'
import { createMediaFiles } from './media/create-media-files.ts'
import type { Platform } from './platform.ts'
import { createSlotNews } from './realtime/slot-news.ts'
import { createStripe } from './stripe/gateway.ts'

/** Builds the platform from the environment; a test hands in its own configuration and clock, and a pool that is open. */
export function createPlatform(
  config: Config = readConfig(process.env),
  clock: Clock = config.clockSkew === undefined ? systemClock : skewedClock(config.clockSkew),
  pool?: Database,
): Platform {
  const log = createLog(config.logLevel)
  const failpoint = config.failpoint === undefined ? noFailpoint : failpointBy(config.failpoint)
  const database =
    pool ??
    openDatabase(config.database.url, {
      poolSize: config.database.poolSize,
      onError: (error) => log.warn({ err: error }, 'database connection lost'),
    })
  return {
    config,
    clock,
    log,
    database: failpoint.watch(database),
    stripe: createStripe(config.stripe),
    files: createMediaFiles(config),
    slotNews: createSlotNews(),
    failpoint,
  }
}
