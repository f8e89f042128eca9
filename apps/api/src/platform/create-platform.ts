import { type Clock, systemClock } from './clock.ts'
import { type Config, readConfig } from './config/config.ts'
import { openDatabase } from './database/sql.ts'
import { failpointBy, noFailpoint } from './failpoint.ts'
import { createLog } from './log.ts'
import { createMediaFiles } from './media/create-media-files.ts'
import type { Platform } from './platform.ts'
import { createSlotNews } from './realtime/slot-news.ts'
import { createStripe } from './stripe/gateway.ts'

/** Builds the platform from the environment; a test hands in its own configuration and clock. */
export function createPlatform(config: Config = readConfig(process.env), clock: Clock = systemClock): Platform {
  const log = createLog(config.logLevel)
  return {
    config,
    clock,
    log,
    database: openDatabase(config.database.url, {
      poolSize: config.database.poolSize,
      onError: (error) => log.warn({ err: error }, 'database connection lost'),
    }),
    stripe: createStripe(config.stripe),
    files: createMediaFiles(config),
    slotNews: createSlotNews(),
    failpoint: config.failpoint === undefined ? noFailpoint : failpointBy(config.failpoint),
  }
}
