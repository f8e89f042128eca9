import { settleCharge } from '#payment/balance-entry.ts'
import { cardDisputes } from '#payment/dispute.ts'
import { failRefund, finishRefund } from '#payment/refund.ts'
import type { TaskHandlers } from '#state/tasks.ts'

export const taskHandlers: TaskHandlers = {
  settle_charge: settleCharge,
  finish_refund: finishRefund,
  fail_refund: failRefund,
  open_dispute: cardDisputes,
}
