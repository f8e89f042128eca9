import { type BookingAction, bookingTransitions } from '@ginipig/domain/booking'
import type { LifeName } from './crash-lives.fixture.ts'

/** Who dies: one of the processes that go on, or an operator's command. */
export type Mortal = 'server' | 'worker' | 'money'

/** On which way, and who. */
type Where = readonly [LifeName, ...Mortal[]]

/** Where each step is taken. A step without a row here does not compile. */
const steps: Record<BookingAction, Where> = {
  request: ['paid and gone', 'worker'],
  release_hold: ['given up', 'server'],
  accept: ['confirmed', 'server'],
  undo_accept: ['thought over', 'server'],
  decline: ['declined', 'server'],
  take_none: ['took none', 'server'],
  expire: ['expired', 'worker'],
  withdraw: ['withdrawn', 'server'],
  confirm: ['confirmed', 'worker'],
  fail_capture: ['lost its card', 'worker'],
  move: ['moved', 'server'],
  agree_on_time: ['agreed on another time', 'server'],
  take_time: ['took another time', 'server'],
  grant_move: ['granted a wish', 'server'],
  cancel_as_client: ['cancelled', 'server'],
  cancel_as_provider: ['called off', 'server'],
  cancel_as_platform: ['warned of', 'worker'],
  cancel_unpaid: ['unpaid', 'worker'],
  mark_no_show: ['missed for good', 'server'],
  contest_no_show: ['missed for good', 'server'],
  uphold_no_show: ['missed for good', 'money'],
  undo_no_show: ['was there', 'money'],
  complete: ['done by itself', 'worker'],
  release: ['released', 'server'],
  charge_back: ['charged back', 'worker'],
}

/** Where each kind of operation is carried out. */
export const operations: Record<string, Where> = {
  create: ['confirmed', 'server'],
  capture: ['confirmed', 'worker'],
  void: ['expired', 'worker'],
  refund: ['cancelled', 'worker'],
  transfer: ['released', 'worker'],
  reversal: ['paid back', 'worker'],
  charge: ['released', 'worker'],
}

/** Every other transaction that is named in the code. */
const others: Record<string, Where> = {
  hold: ['confirmed', 'server'],
  charge: ['confirmed', 'server'],
  webhook: ['confirmed', 'server'],
  balance: ['released', 'worker'],
  proposal: ['took another time', 'server'],
  'day-off': ['off sick', 'server'],
  'refund-granted': ['paid back', 'money'],
  'apply.payment_intent': ['declined', 'server', 'worker'],
  'apply.transfer': ['done by itself', 'worker'],
  'apply.early_fraud_warning': ['warned of', 'worker'],
  'apply.dispute': ['charged back', 'worker'],
}

const at = (what: string, moments: readonly string[], [life, ...roles]: Where) =>
  roles.flatMap((role) => moments.map((moment) => ({ point: `${what}.${moment}`, role, life })))

const ofTransaction = ['before-commit', 'committed']
const ofOperation = ['before-call', 'done-at-stripe', 'applied']

/** Every place at which somebody is killed. Source: trust.md G20. */
export const kills = [
  ...Object.keys(bookingTransitions).flatMap(
    (step) => at(`step.${step}`, ofTransaction, steps[step as BookingAction]), // a key of the record
  ),
  ...Object.entries(operations).flatMap(([kind, where]) => at(`op.${kind}`, ofOperation, where)),
  ...Object.entries(others).flatMap(([what, where]) => at(what, ofTransaction, where)),
]
export type Kill = (typeof kills)[number]

/** Names that stand in the code as they are, by which a new one without a kill is found. */
export const named = new Set(Object.keys(others))
