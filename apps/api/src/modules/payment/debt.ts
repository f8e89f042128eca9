import { DEBT_OVERDUE_AFTER_MS, type Debt, openDebts, overdueDebt } from '@ginipig/domain/payment'
import { audit } from '#platform/audit/audit.ts'
import { lockProvider } from '#platform/database/provider-key.ts'
import type { Sql } from '#platform/database/sql.ts'
import { Refusal } from '#platform/http/refusal.ts'
import { notify } from '#platform/notify/notify.ts'
import type { Platform } from '#platform/platform.ts'
import { readHeld, readLedgerBalances } from './earnings.sql.ts'
import { debtOf } from './end-money.ts'
import { readDebtors, readOwed } from './ledger.sql.ts'
import { postDebtEnded } from './ledger.ts'

/** What a provider owes us, by booking, oldest first. */
export async function readOpenDebts(sql: Sql, providerId: string): Promise<Debt[]> {
  const moved = await readOwed(sql, providerId)
  const paid = moved.reduce((sum, { pence }) => sum - Math.min(0, pence), 0)
  const debts = moved
    .filter(({ pence }) => pence > 0)
    .map(({ booking_id: bookingId, ...debt }) => ({ ...debt, bookingId }))
  return openDebts(debts, paid)
}

/** What a provider owes us beyond what their next releases will keep back for it. Pence. */
export async function readUncoveredDebt(sql: Sql, providerId: string, currency: string): Promise<number> {
  const owed = await debtOf(sql, providerId, currency)
  if (owed === 0) return 0
  const stand = await readLedgerBalances(sql, providerId)
  const held = (await readHeld(sql, providerId)).filter((one) => one.is_paid)
  const coming = held.reduce((sum, { share }) => sum + share, stand?.on_its_way ?? 0)
  return Math.max(0, owed - coming)
}

export type OverdueDebt = { providerId: string; pence: number; since: number }

/** What one provider has owed us for too long, and since when; undefined for nothing. Pence, epoch ms. */
export async function readOverdueDebt(sql: Sql, providerId: string, now: number): Promise<OverdueDebt | undefined> {
  const open = await readOpenDebts(sql, providerId)
  const pence = overdueDebt(open, now)
  return open[0] && pence > 0 ? { providerId, pence, since: open[0].at } : undefined
}

/** Who has owed us something for too long. */
export async function readOverdueDebts(sql: Sql, now: number): Promise<OverdueDebt[]> {
  const found: (OverdueDebt | undefined)[] = []
  for (const { provider_id: providerId } of await readDebtors(sql, now - DEBT_OVERDUE_AFTER_MS))
    found.push(await readOverdueDebt(sql, providerId, now))
  return found.filter((debt) => debt !== undefined)
}

/** Writes down that a provider paid of what they owe by bank transfer, or that an operator gave it up, the oldest first. They are told
 *  once nothing is left.
 *  @param pence - all that is owed where it isn't said
 *  @param expected - all that was owed when somebody looked: where it is another sum by now nothing is written
 *  @returns pence; 0 where that much is not owed */
export function endDebtByHand(
  platform: Platform,
  providerId: string,
  how: 'paid' | 'written_off',
  pence?: number,
  expected?: number,
): Promise<number> {
  const { database, clock, config } = platform
  return database.transaction(async (sql) => {
    await lockProvider(sql, providerId)
    const open = await readOpenDebts(sql, providerId)
    const owed = await debtOf(sql, providerId, config.currency)
    const amount = pence ?? owed
    if (amount <= 0 || amount > owed || (expected !== undefined && expected !== owed)) return 0
    const now = clock.now()
    let left = amount
    for (const debt of open) {
      const part = Math.min(left, debt.pence)
      left -= part
      if (part > 0)
        await postDebtEnded(sql, how, {
          ...{ providerId, bookingId: debt.bookingId, amount: part, now },
          currency: config.currency,
        })
    }
    if (amount === owed)
      await notify(platform, sql, {
        ...{ accountId: providerId, event: `debt.${providerId}.${now}`, about: { pageId: providerId } },
        kind: 'debt_settled',
      })
    await audit(platform, sql, { event: `debt_${how}`, accountId: providerId, detail: `${amount}` })
    return amount
  })
}

/** @throws Refusal `debt_overdue` where this provider has owed us something for too long */
export async function refuseDebtor(sql: Sql, providerId: string, now: number): Promise<void> {
  if (await readOverdueDebt(sql, providerId, now)) throw new Refusal('debt_overdue')
}
