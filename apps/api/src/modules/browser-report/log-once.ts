import { DAY_MS, HOUR_MS } from '@ginipig/domain/time'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'
import { isFirst, takeQuota } from '#platform/quota/quota.ts'

/** Lines an hour of each kind, whoever sends: strangers can't fill the log. */
const LINES = 200
/** A line is said again after this long, if it still comes. */
const AGAIN_MS = DAY_MS

/** What a browser told, as a line of the log: where it is new, by whatever process. Of what is too much nothing is kept.
 *  @param kind - the line's name in the log */
export async function logOnce(platform: Platform, kind: string, line: object, message: string): Promise<void> {
  const { database, log } = platform
  const subject = `${kind}:${JSON.stringify(line)}`
  if (!(await isFirst(platform, database, { subject, windowMs: AGAIN_MS }))) return
  try {
    await takeQuota(platform, database, { subject: `${kind}-lines`, limit: LINES, windowMs: HOUR_MS })
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
  log.warn({ [kind]: line }, message)
}
