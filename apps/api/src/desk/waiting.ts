import { countMoneyTasks } from '#modules/booking/by-hand.ts'
import { readRefundProposals } from '#modules/booking/refund-proposal.ts'
import { readOverdueDebts } from '#modules/payment/debt.ts'
import { countAwaitingPhotos } from '#modules/provider/profile.sql.ts'
import type { Platform } from '#platform/platform.ts'
import type { Waiting } from './layout.ts'
import { countOpenReports } from './reports.sql.ts'

/** How much waits for an operator, by the section where it is seen to. */
export async function readWaiting({ database }: Platform, now: number): Promise<Waiting> {
  const [pictures, reports, tasks, debts, proposals] = await Promise.all([
    countAwaitingPhotos(database),
    countOpenReports(database),
    countMoneyTasks(database),
    readOverdueDebts(database, now),
    readRefundProposals(database),
  ])
  return { pictures, reports, money: tasks + debts.length + proposals.length }
}
