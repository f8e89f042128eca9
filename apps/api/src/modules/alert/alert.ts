import type { AlertSearch, Alerts } from '@ginipig/contract/alert/alert.ts'
import { ALERT_LOOK_MS, alertEnds, MAX_ALERTS } from '@ginipig/domain/alert'
import { findFirst } from '#modules/listing/browse.ts'
import { readBlockedProviders } from '#modules/message/thread.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import {
  claimAlert,
  countOtherAlerts,
  type DueAlert,
  endAlert,
  readAlerts,
  readLookedBefore,
  removeAlert,
  saveAlert,
} from './alert.sql.ts'

export async function listAlerts({ clock, database }: Platform, clientId: string): Promise<Alerts> {
  const rows = await readAlerts(database, clientId, clock.now())
  return {
    items: rows.map(({ id, search, created_at, ends_at }) => ({ id, search, createdAt: created_at, endsAt: ends_at })),
  }
}

/** @throws Refusal, see the contract's `putAlert` */
export async function putAlert({ clock, database }: Platform, clientId: string, search: AlertSearch): Promise<void> {
  const now = clock.now()
  const endsAt = alertEnds(search.date, now)
  if (endsAt <= now) throw new Refusal('invalid_input', { fields: [{ path: 'search.date', problem: 'invalid' }] })
  await database.transaction(async (sql) => {
    if ((await countOtherAlerts(sql, clientId, search, now)) >= MAX_ALERTS) throw new Refusal('waits_full')
    await saveAlert(sql, { clientId, search, endsAt }, now)
  })
}

export async function deleteAlert({ database }: Platform, clientId: string, id: string): Promise<void> {
  await removeAlert(database, clientId, id)
}

/** Alerts that are due to be searched for again. */
export const readDueAlerts = (sql: Sql, now: number, limit: number) =>
  readLookedBefore(sql, now - ALERT_LOOK_MS, now, limit)

/** Repeats the search of an alert; if it finds something, its client is told once and the alert ends. Idempotent.
 *  @returns whether anything was found */
export async function runAlert(platform: Platform, due: DueAlert): Promise<boolean> {
  const { clock, database } = platform
  const { id, client_id: accountId, search } = due
  if (!(await claimAlert(database, due, clock.now()))) return false
  const without = await readBlockedProviders(database, accountId)
  const found = await findFirst(platform, toQuery(search), without)
  if (!found) return false
  return database.transaction(async (sql) => {
    if (!(await endAlert(sql, id))) return false
    const about = { listingId: found.id, personId: found.provider.id }
    await notify(platform, sql, { accountId, event: `alert.${id}`, about, kind: 'alert_found' })
    return true
  })
}

/** As the list's page asks for it. */
const toQuery = ({ within, rating, ...same }: AlertSearch): Parameters<typeof findFirst>[1] => ({
  ...same,
  within: within === undefined ? undefined : String(within),
  rating: rating === undefined ? undefined : String(rating),
  sort: 'soonest',
  limit: 1,
})
