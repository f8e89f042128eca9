import type { Decline } from '#cards.ts'
import type { World } from '#world.ts'
import { authenticationRequired, declineNamed } from './decline.ts'
import { cardOf, type PaymentMethodRow } from './payment-method.ts'

/** What comes of trying a card. */
export type Verdict =
  | { kind: 'approved' }
  | { kind: 'challenge' }
  | { kind: 'declined'; decline: Decline; isBlocked: boolean }

export interface Attempt {
  purpose: 'charge' | 'setup'
  offSession: boolean
  /** The challenge of this attempt was passed. */
  authenticated: boolean
  /** `request_three_d_secure` asks for a challenge wherever the card can do one. */
  challengeAlways: boolean
}

/** Decides from the test card, or from what a test has ordered for this payment method. */
export function verdict(world: World, method: PaymentMethodRow, attempt: Attempt): Verdict {
  const { card, facts } = cardOf(world, method.id)
  const ordered = attempt.authenticated ? undefined : takeOutcome(world, method.id)
  if (ordered === 'succeed') return { kind: 'approved' }
  if (ordered === 'challenge') return challenge(attempt)
  if (ordered !== undefined) return { kind: 'declined', decline: declineNamed(ordered), isBlocked: false }

  const isAsked = attempt.challengeAlways || asksFor3ds(card.challenge, attempt, facts.setUp)
  if (isAsked && !attempt.authenticated && !card.blocked) return challenge(attempt)
  if (card.decline && (attempt.purpose === 'charge' || !card.declinesChargesOnly))
    return { kind: 'declined', decline: card.decline, isBlocked: card.blocked === true }
  return { kind: 'approved' }
}

function challenge({ offSession }: Attempt): Verdict {
  return offSession ? { kind: 'declined', decline: authenticationRequired, isBlocked: false } : { kind: 'challenge' }
}

function asksFor3ds(policy: string | undefined, { offSession }: Attempt, isSetUp: boolean): boolean {
  if (policy === undefined) return false
  if (!offSession) return true
  return policy === 'always' || (policy === 'until_set_up' && !isSetUp)
}

function takeOutcome({ store }: World, id: string): string | undefined {
  const forced = store.get('outcomes', id)
  if (!forced) return undefined
  if (forced.times > 1) store.put('outcomes', { ...forced, times: forced.times - 1 })
  else store.delete('outcomes', id)
  return forced.outcome
}
