import type { ClientBooking } from '@ginipig/contract/booking/booking.ts'
import { balanceAt, dueNow, type PaymentPlan } from '@ginipig/domain/booking'

/** One line of "what happens when". Instants epoch ms; `amount` in pence, undefined where nothing is taken. */
export type ChargeStep = {
  kind: 'today' | 'balance' | 'appointment'
  at: number
  amount: number | undefined
}

type Facts = Pick<ClientBooking, 'split' | 'policy' | 'startsAt' | 'now'>

/** What is taken when under a plan. @param booking.now - epoch ms of the server */
export function chargePlan({ split, policy, startsAt, now }: Facts, plan: PaymentPlan): ChargeStep[] {
  const today: ChargeStep = { kind: 'today', at: now, amount: dueNow(split, plan) }
  const balance: ChargeStep = { kind: 'balance', at: balanceAt(startsAt, policy), amount: split.balance }
  const appointment: ChargeStep = { kind: 'appointment', at: startsAt, amount: undefined }
  return [today, ...(plan === 'deposit' ? [balance] : []), appointment]
}

/** Why only one plan is offered; undefined when there is a choice. Mirrors the domain's `offeredPlans`. */
export type OnlyPlanReason = 'too_soon' | 'too_small' | 'too_far'

export function onlyPlanReason({
  offeredPlans,
  split,
}: Pick<ClientBooking, 'offeredPlans' | 'split'>): OnlyPlanReason | undefined {
  if (offeredPlans.length !== 1) return undefined
  if (offeredPlans[0] === 'deposit') return 'too_far'
  return split.balance === 0 ? 'too_small' : 'too_soon'
}
