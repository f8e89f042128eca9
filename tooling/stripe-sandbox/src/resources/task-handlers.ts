import { settleCharge } from '#payment/balance-entry.ts'
import { cardDisputes, decideDispute } from '#payment/dispute.ts'
import { warnOfFraud } from '#payment/radar.ts'
import { failRefund, finishRefund } from '#payment/refund.ts'
import type { TaskHandlers } from '#state/tasks.ts'

export const taskHandlers: TaskHandlers = {
  settle_charge: settleCharge,
  finish_refund: finishRefund,
  fail_refund: failRefund,
  open_dispute: cardDisputes,
  decide_dispute: decideDispute,
  warn_of_fraud: warnOfFraud,
}
