import { DAY_MS } from '#time/durations.ts'

/** How long a provider may owe us before their listings close. Source: money.md §1.5. */
export const DEBT_OVERDUE_AFTER_MS = 90 * DAY_MS

/** What a provider came to owe at an instant (epoch ms), in pence, and of which booking. */
export type Debt = { at: number; pence: number; bookingId: string }

/** What is left of a provider's debts: what was paid of them went to the oldest first.
 *  @param debts - in order of time  @param paid - pence, of all of them together */
export function openDebts(debts: readonly Debt[], paid: number): Debt[] {
  let left = paid
  return debts.flatMap((debt) => {
    const covered = Math.min(left, debt.pence)
    left -= covered
    return covered < debt.pence ? [{ ...debt, pence: debt.pence - covered }] : []
  })
}

/** Pence of open debts that have been owed for too long. @param now - epoch ms */
export const overdueDebt = (open: readonly Debt[], now: number): number =>
  open.reduce((sum, { at, pence }) => (now - at >= DEBT_OVERDUE_AFTER_MS ? sum + pence : sum), 0)
