import { countMoneyTasks } from '#modules/booking/by-hand.ts'
import { readRefundProposals } from '#modules/booking/refund-proposal.ts'
import { readOverdueDebts } from '#modules/payment/debt.ts'
import { readAwaitingPhotos } from '#modules/provider/profile.sql.ts'
import { readWaiting as readReports } from '#modules/report/report.sql.ts'
import type { Platform } from '#platform/platform.ts'
import type { Waiting } from './layout.ts'

/** How much waits for an operator, by the section where it is seen to. */
export async function readWaiting({ database }: Platform, now: number): Promise<Waiting> {
  const [pictures, reports, tasks, debts, proposals] = await Promise.all([
    readAwaitingPhotos(database),
    readReports(database),
    countMoneyTasks(database),
    readOverdueDebts(database, now),
    readRefundProposals(database),
  ])
  return { pictures: pictures.length, reports: reports.length, money: tasks + debts.length + proposals.length }
}
