import type Stripe from 'stripe'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/sql.ts'
import type { Failpoint } from './failpoint.ts'
import type { Log } from './log.ts'
import type { MediaFiles } from './media/media-files.ts'
import type { SlotNews } from './realtime/slot-news.ts'

/** What every module stands on; built once a process, replaced piece by piece in tests. */
export type Platform = {
  config: Config
  database: Database
  clock: Clock
  log: Log
  stripe: Stripe
  files: MediaFiles
  failpoint: Failpoint
  slotNews: SlotNews
}
