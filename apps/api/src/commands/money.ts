import { parseArgs } from 'node:util'
import { cancellationReasons, platformCancelReasons, readReference } from '@ginipig/domain/booking'
import {
  cancelByHand,
  decideByHand,
  findTask,
  grantRefundByHand,
  keepFeeByHand,
  payBackByHand,
  readMoneyTasks,
  taskDetail,
  taskLine,
  waiveFeeByHand,
} from '#modules/booking/by-hand.ts'
import { endDebtByHand, readOverdueDebts } from '#modules/payment/debt.ts'
import { createPlatform } from '#platform/create-platform.ts'
import { Refusal } from '#platform/http/refusal.ts'
import type { Platform } from '#platform/platform.ts'

/** An operator's hand on money, for when the desk is down (docs/operations.md, "Money that waits for a person"): `node
 *  src/commands/money.ts` lists what waits; `--missed <reference>` and `--was-there <reference>` decide a contested no-show,
 *  `--paid-back <reference>` says that a refund that came back was paid by bank transfer, `--waive <reference> --because
 *  <reason>` lets a provider off the fee for cancelling, `--keep-fee <reference>` answers
 *  that it stands, `--debt-paid <provider id> --pence <n>` says that a provider paid
 *  what they owed by bank transfer, `--write-off <provider id>` gives all of it up, `--refund <reference> --pence <n>
 *  --at-fault <provider|nobody>` pays a client back after the end, `--cancel <reference> --because <reason>` calls a booking
 *  off whose payment we can't go on with. One of them at a time. It asks no second operator, and its log doesn't say who ran it.
 *  Runs with the API's environment. */
const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    missed: text,
    'was-there': text,
    'paid-back': text,
    waive: text,
    cancel: text,
    'keep-fee': text,
    because: text,
    refund: text,
    'debt-paid': text,
    'write-off': text,
    pence: text,
    'at-fault': text,
  },
})
const { because, pence, 'at-fault': atFault, ...asked } = values
const [act, ...others] = Object.entries(asked)
if (others.length > 0) throw new Error('One at a time')
const reasons = { waive: cancellationReasons, cancel: platformCancelReasons }
const waiveReason = act?.[0] === 'waive' ? reasons.waive.find((one) => one === because) : undefined
const cancelReason = act?.[0] === 'cancel' ? reasons.cancel.find((one) => one === because) : undefined
if (act?.[0] === 'waive' || act?.[0] === 'cancel' ? !(waiveReason ?? cancelReason) : because !== undefined)
  throw new Error(
    `Only these need --because: --waive (${reasons.waive.join(', ')}) and --cancel (${reasons.cancel.join(', ')})`,
  )

const amount = pence === undefined ? undefined : Number(pence)
if (amount !== undefined && !(Number.isInteger(amount) && amount > 0)) throw new Error('--pence is a whole number')
if ((act?.[0] === 'refund' || act?.[0] === 'debt-paid') !== (amount !== undefined))
  throw new Error('--refund and --debt-paid, and nothing else, need --pence')
const who = (['provider', 'nobody'] as const).find((one) => one === atFault)
const grant = who && amount !== undefined ? { amount, atFault: who } : undefined
if (act?.[0] === 'refund' ? !grant : atFault !== undefined)
  throw new Error('--refund, and nothing else, needs --at-fault: provider or nobody')

const platform = createPlatform()
if (act === undefined) await list(platform)
else {
  const [what, written] = act
  // A booking's reference is read out and typed by people; a provider's id is not.
  const reference = /^gp-/i.test(written) ? readReference(written) : written
  const outcome = await carryOut(platform, what, reference).then(
    (isDone) => (isDone ? 'Done' : 'Nothing of this reference waits for that'),
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return `Not done: ${error.code}${error.code === 'payment_busy' ? ', money of it is on its way: again in a minute' : ''}`
    },
  )
  process.stdout.write(`${outcome}\n`)
  process.exitCode = outcome === 'Done' ? 0 : 1
}
await platform.database.end()

async function list({ database, clock }: Platform): Promise<void> {
  const tasks = await readMoneyTasks(database)
  const now = clock.now()
  for (const task of tasks) process.stdout.write(`${taskLine({ ...task, detail: taskDetail(task) }, now)}\n`)
  const debts = await readOverdueDebts(database, now)
  for (const { providerId, pence, since } of debts)
    process.stdout.write(`${taskLine({ what: 'debt', reference: providerId, pence, since }, now)}\n`)
  process.stdout.write(`${tasks.length + debts.length} waiting\n`)
}

/** @returns false where nothing waits for it */
async function carryOut(platform: Platform, what: string, reference: string): Promise<boolean> {
  if (grant) return grantRefundByHand(platform, reference, grant)
  if (waiveReason) return (await waiveFeeByHand(platform, reference, waiveReason)) > 0
  if (cancelReason) return cancelByHand(platform, reference, cancelReason)
  if (what === 'keep-fee') return keepFeeByHand(platform, reference)
  if (what === 'debt-paid') return (await endDebtByHand(platform, reference, 'paid', amount)) > 0
  if (what === 'write-off') return (await endDebtByHand(platform, reference, 'written_off')) > 0
  if (what === 'missed' || what === 'was-there')
    return decideByHand(platform, reference, what === 'missed' ? 'uphold_no_show' : 'undo_no_show')
  const key = await findTask(platform.database, 'refund', reference)
  return key !== undefined && (await payBackByHand(platform, key)) > 0
}
