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

const asksProvider = ({ requirements }: Account) => requirements.some(({ from }) => from === 'provider')

/** What a provider is told of a change of their account that they need not have seen: that Stripe's check ended, and that
 *  something else is asked of them, or that money stopped because it wasn't given. Nothing of what they do there themselves:
 *  what is asked while they haven't finished, and an account that is complete at once. */
export function earningsNews(
  before: Account,
  after: Account,
): 'earnings_ready' | 'earnings_asked' | 'earnings_refused' | undefined {
  const [was, is] = [earningsState(before), earningsState(after)]
  if (is === 'refused') return was === 'refused' ? undefined : 'earnings_refused'
  if (is === 'complete' && (was === 'in_review' || was === 'refused')) return 'earnings_ready'
  const hasStopped = was === 'complete' && is !== 'complete'
  return asksProvider(after) && (hasStopped || !asksProvider(before)) ? 'earnings_asked' : undefined
}

/** Of which group a requirement is, by Stripe's own name for it: `identity.individual.documents.…` and its like. */
export function requirementKind(description: string): RequirementKind {
  if (/outbound_destination|payout|bank/.test(description)) return 'bank'
  return /document|verification|proof/.test(description) ? 'identity' : 'details'
}
