import { retentionDays } from '@ginipig/domain/legal'
import { DAY_MS } from '@ginipig/domain/time'
import { settleByTime } from '#modules/booking/ending.ts'
import { paymentListener } from '#modules/booking/payment-listener.ts'
import { acceptTaken } from '#modules/booking/requests.ts'
import { syncOpenAccounts } from '#modules/payment/earnings-account.ts'
import { processOpenEvents, readMissedEvents } from '#modules/payment/events.ts'
import { findLostPayments, type LostPayment, takeInBalance } from '#modules/payment/lost.ts'
import type { Platform } from '#platform/platform.ts'
import {
  allowLongStatements,
  readDataEnd,
  readSentShares,
  readTakenRequests,
  readUnorderedRefunds,
} from './deployment.sql.ts'
import { brokenInvariants } from './invariants.sql.ts'

/** What is to be said of a database that came back from a backup. */
export type Restored = {
  /** Epoch ms of the newest log-in or payment in it; undefined where there is none. */
  until: number | undefined
  /** Events of Stripe that it lacked, and has now. */
  events: number
  /** Acceptances that it lacked, and has now. */
  accepted: number
  /** Releases that it lacked, and has now. */
  released: number
  /** Balances that it lacked, and has now. */
  balances: number
  /** Bookings that were ended, or paid back by hand, and don't know it: pence that went back to their client. */
  refunded: { reference: string; status: string; pence: number }[]
  /** Invariants that don't hold, each with the rows that break it. Source: trust.md §3.2. */
  broken: string[]
  /** Payments at Stripe of bookings that it lacks. */
  lost: LostPayment[]
}

/** No backup is older. Not from where this one ends: what is taken in here and what people do afterwards is newer, and what
 *  could not be given back at once is still to be found then. */
const LOOK_BACK_MS = retentionDays.backups * DAY_MS

/** Brings the books of a restored database to what Stripe says now, then looks whether all is whole. First of all, before
 *  a worker does again what was done: what it would repeat (a share that went out, a refund) is then known.
 *  Source: trust.md §6. */
export async function lookAfterRestore(platform: Platform): Promise<Restored> {
  const { database, files } = platform
  const until = await readDataEnd(database)
  await syncOpenAccounts(platform)
  const takenBefore = new Set((await readTakenRequests(database)).map(({ id }) => id))
  let [events, accepted] = [0, 0]
  try {
    await readMissedEvents(platform)
    events = await processOpenEvents(platform, paymentListener)
  } finally {
    // Also where Stripe goes away in between: the next run would take these for what had been taken before.
    const taken = (await readTakenRequests(database)).filter(({ id }) => !takenBefore.has(id))
    for (const { id, provider_id } of taken) await acceptTaken(platform, { providerId: provider_id, bookingId: id })
    accepted = taken.length
  }
  const sent = await readSentShares(database)
  for (const { id, provider_id } of sent)
    await settleByTime(platform, { providerId: provider_id, bookingId: id }, 'release')
  const lost: LostPayment[] = []
  let balances = 0
  for (const payment of await findLostPayments(platform, platform.clock.now() - LOOK_BACK_MS))
    if (await takeInBalance(platform, payment, paymentListener)) balances += 1
    else lost.push(payment)
  const names: string[] = []
  for await (const some of files.olderThan(0)) names.push(...some)
  const broken = await database.transaction(async (sql) => {
    await allowLongStatements(sql)
    return brokenInvariants(sql, { files: names, isWaiting: true })
  })
  const refunded = await readUnorderedRefunds(database)
  return { until, events, accepted, released: sent.length, balances, refunded, broken, lost }
}
