import type { Endpoint } from '@ginipig/contract/core/endpoint.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Clock } from '#platform/clock.ts'
import type { Sql } from '#platform/database/sql.ts'
import type { Platform } from '#platform/platform.ts'
import { readSwitches, releaseSwitch, throwSwitch } from './safety-switch.sql.ts'

/** What an operator can stop while something is wrong, without stopping everything. Source: trust.md §6. */
export const safetySwitches = ['bookings', 'payouts', 'uploads', 'changes'] as const
export type SafetySwitch = (typeof safetySwitches)[number]

/** How long a process goes by what it read last, ms: it is asked for by every change that somebody makes. */
const READ_FOR_MS = 1_000

/** Which switches stop a call. */
export function stopsOf({ method, binaryBody, stoppedBy }: Endpoint): SafetySwitch[] {
  if (method === 'GET' || stoppedBy === 'nothing') return []
  return ['changes', ...(binaryBody ? ['uploads' as const] : []), ...(stoppedBy ? [stoppedBy] : [])]
}

/** Is one of these thrown, as the database has it now? */
export async function isStopped(sql: Sql, ...wanted: SafetySwitch[]): Promise<boolean> {
  const thrown = await readSwitches(sql)
  return thrown.some(({ name }) => wanted.some((one) => one === name))
}

/** `isStopped` for the calls of a process, which reads the switches once a second at most. */
export function createSafety(database: Sql, clock: Clock): (wanted: readonly SafetySwitch[]) => Promise<boolean> {
  let thrown: Promise<{ name: string }[]> | undefined
  let readAt = 0
  return async (wanted) => {
    const now = clock.now()
    if (!thrown || now - readAt >= READ_FOR_MS) {
      readAt = now
      const read = readSwitches(database)
      thrown = read
      // What failed is asked for again by the next call.
      read.catch(() => {
        if (thrown === read) thrown = undefined
      })
    }
    return (await thrown).some(({ name }) => wanted.some((one) => one === name))
  }
}

/** Stops something, with a reason for whoever looks next. @returns false where it is stopped already */
export const stop = (platform: Platform, name: SafetySwitch, because: string): Promise<boolean> =>
  platform.database.transaction(async (sql) => {
    const isNew = await throwSwitch(sql, name, because, platform.clock.now())
    if (isNew) await audit(platform, sql, { event: 'switch_thrown', detail: name })
    return isNew
  })

/** Lets it go on. @returns false where it isn't stopped */
export const resume = (platform: Platform, name: SafetySwitch): Promise<boolean> =>
  platform.database.transaction(async (sql) => {
    const wasThrown = await releaseSwitch(sql, name)
    if (wasThrown) await audit(platform, sql, { event: 'switch_released', detail: name })
    return wasThrown
  })
