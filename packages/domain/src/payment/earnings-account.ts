/** What Stripe says of a capability of an account. */
export const capabilityStatuses = ['active', 'pending', 'rejected', 'restricted', 'unsupported'] as const
export type CapabilityStatus = (typeof capabilityStatuses)[number]

/** Groups of what Stripe asks of a provider, in the order in which they are shown. */
export const requirementKinds = ['details', 'bank', 'identity'] as const
export type RequirementKind = (typeof requirementKinds)[number]

/** One thing that Stripe still wants. */
export type Requirement = {
  what: RequirementKind
  /** Whose move it is. */
  from: 'provider' | 'stripe'
  /** Stripe's words on why what was sent before won't do; null where nothing was. */
  problem: string | null
}

/** How far a provider's earnings account is. `unfinished`: something is to be given; `failed`: what was given won't do,
 *  something else is to be given; `in_review`: Stripe's move; `refused`: Stripe pays this person nothing. */
export const earningsStates = ['none', 'unfinished', 'in_review', 'failed', 'refused', 'complete'] as const
export type EarningsState = (typeof earningsStates)[number]

type Account = { transfers: CapabilityStatus; requirements: readonly Requirement[] }

/** Money can be sent to it: what stands before a first listing is published. Source: spec §6, money.md §1.1. */
export const canReceive = ({ transfers }: Pick<Account, 'transfers'>) => transfers === 'active'

/** @param account - undefined before there is one */
export function earningsState(account: Account | undefined): EarningsState {
  if (!account) return 'none'
  if (canReceive(account)) return 'complete'
  if (account.transfers === 'rejected' || account.transfers === 'unsupported') return 'refused'
  const asked = account.requirements.filter(({ from }) => from === 'provider')
  if (asked.some(({ problem }) => problem !== null)) return 'failed'
  return asked.length > 0 ? 'unfinished' : 'in_review'
}

/** Of which group a requirement is, by Stripe's own name for it: `identity.individual.documents.…` and its like. */
export function requirementKind(description: string): RequirementKind {
  if (/outbound_destination|payout|bank/.test(description)) return 'bank'
  return /document|verification|proof/.test(description) ? 'identity' : 'details'
}
