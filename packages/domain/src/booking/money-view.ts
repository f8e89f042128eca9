import type { Approval } from '#listing/enumerations.ts'
import { balanceAt, isEarlyCancellation } from './deadline.ts'
import type { ClientPolicy } from './policy.ts'
import { type ClientSplit, dueNow, type PaymentPlan } from './price-split.ts'
import { settleClientEnd } from './settlement.ts'
import type { BookingStatus } from './status.ts'

/** What is looked at to say how a booking's money stands. Instants are epoch ms, money is pence. */
export type MoneyFacts = {
  status: BookingStatus
  approval: Approval
  plan: PaymentPlan | null
  split: ClientSplit
  captured: number
  startsAt: number
  endsAt: number
  completedAt: number | null
}

/** A client's money now: on their card, with us, still to be taken, gone to the provider. Pence. */
export type MoneyNow = { setAside: number; held: number; due: number; released: number }

/** How a booking's money stands; undefined where none is held nor to come: it ended, or nothing was chosen yet. */
export function moneyNow({ status, plan, split, captured }: MoneyFacts): MoneyNow | undefined {
  if (plan === null) return undefined
  const first = dueNow(split, plan)
  switch (status) {
    case 'requested':
    case 'accepting':
      return { setAside: first, held: 0, due: split.total - first, released: 0 }
    case 'confirmed':
    case 'completed':
      return { setAside: 0, held: captured, due: split.total - captured, released: 0 }
    case 'released':
      return { setAside: 0, held: 0, due: 0, released: captured }
    default:
      return undefined
  }
}

/** When an appointment that nobody marks counts as done. Epoch ms. */
export const completesAt = ({ endsAt }: Pick<MoneyFacts, 'endsAt'>, policy: ClientPolicy): number =>
  endsAt + policy.completeAfterMs

/** By when the provider has their money at the latest, if nobody says anything and no problem is reported. Epoch ms. */
export const releasedBy = (
  { endsAt, completedAt }: Pick<MoneyFacts, 'endsAt' | 'completedAt'>,
  policy: ClientPolicy,
): number => (completedAt ?? completesAt({ endsAt }, policy)) + policy.releaseAfterMs

/** One stretch of time in which cancelling costs a client the same. Pence; `until` is epoch ms, `paid` what is taken by then. */
export type CancelStage = {
  kind: 'free' | 'early' | 'late'
  state: 'passed' | 'here' | 'later'
  costs: number
  paid: number
  until: number
}

/** What cancelling costs a client, and until when: free until the provider's yes, where one was asked for, then by
 *  `settleClientEnd`, which moves the money too. Source: spec §9, money.md §2. @param now - epoch ms */
export function cancelStages(booking: MoneyFacts, policy: ClientPolicy, now: number): CancelStage[] {
  const { status, approval, plan, split, captured, startsAt } = booking
  const isAsked = status === 'requested'
  if ((!isAsked && status !== 'confirmed') || plan === null || startsAt <= now) return []
  const isEarly = isEarlyCancellation(startsAt, policy, now)
  const costsAt = (instant: number, paid: number) =>
    settleClientEnd('cancelled_by_client', { split, captured: paid, startsAt }, policy, instant).forfeited
  const until = balanceAt(startsAt, policy)
  const first = isAsked ? dueNow(split, plan) : captured
  // By then a balance is taken as well; one that was refused is what is paid now.
  const last = isAsked || isEarly ? split.total : captured
  const free: CancelStage = {
    kind: 'free',
    state: isAsked ? 'here' : 'passed',
    costs: 0,
    paid: 0,
    until: startsAt,
  }
  return [
    ...(isAsked || approval === 'manual' ? [free] : []),
    {
      kind: 'early',
      state: isEarly ? (isAsked ? 'later' : 'here') : 'passed',
      costs: costsAt(until, first),
      paid: first,
      until,
    },
    {
      kind: 'late',
      state: isEarly || isAsked ? 'later' : 'here',
      costs: costsAt(startsAt, last),
      paid: last,
      until: startsAt,
    },
  ]
}

/** Why a provider can do nothing about the money of a booking whose time has come: its client may still contest the no-show,
 *  contests it, has reported it, or their bank takes a payment back. */
export const moneyWaits = ['contestable', 'contested', 'reported', 'disputed'] as const
export type MoneyWait = (typeof moneyWaits)[number]

/** Is a no-show's share not the provider's yet? Its client may contest it, has, or something else holds the money. */
export const isShareOpen = ({
  status,
  waiting,
}: {
  status: BookingStatus
  waiting: { for: MoneyWait } | null
}): boolean => status === 'no_show' && waiting !== null

/** Characters of a provider's own words about it. */
export const MAX_SIDE = 1_000

/** Does a person decide, who reads what the provider says? */
export const hearsSide = (wait: MoneyWait): boolean => wait !== 'contestable'
