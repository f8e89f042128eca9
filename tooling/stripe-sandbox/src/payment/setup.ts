import { invalidRequest, noSuch, StripeFailure } from '#errors.ts'
import type { Caller } from '#http/route.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { challengeAction, challengeFailed } from './attempt-payment.ts'
import { cardDeclined } from './decline.ts'
import { assertSecret } from './intent-state.ts'
import { attach, cardOf, type PaymentMethodRow } from './payment-method.ts'
import { verdict } from './verdict.ts'

type SetupRow = Tables['setup_intents']

export interface SetupAttempt {
  authenticated: boolean
  challengeAlways: boolean
  returnUrl?: string | undefined
}

/** Tries to save a card. Approved → `succeeded` and attached; challenged → `requires_action`.
 *  @throws 402 when declined, with the intent back at `requires_payment_method` */
export function attemptSetup(world: World, setup: SetupRow, method: PaymentMethodRow, attempt: SetupAttempt): void {
  const result = verdict(world, method, { purpose: 'setup', offSession: false, ...attempt })
  setup.next_action = null
  if (result.kind === 'approved') {
    approve(world, setup, method)
    return
  }
  if (result.kind === 'declined') {
    const error = { payment_method: structuredClone(method) }
    failSetup(world, setup, cardDeclined(result.decline, error).body)
    throw cardDeclined(result.decline, { ...error, setup_intent: structuredClone(setup) })
  }
  setup.status = 'requires_action'
  setup.payment_method = method.id
  setup.next_action = challengeAction(setup, attempt.returnUrl)
  world.store.put('setup_intents', setup)
  world.emit('setup_intent.requires_action', setup)
}

function approve(world: World, setup: SetupRow, method: PaymentMethodRow): void {
  setup.status = 'succeeded'
  setup.payment_method = method.id
  setup.last_setup_error = null
  if (setup.customer !== null) attach(world, method, setup.customer)
  const { facts } = cardOf(world, method.id)
  world.store.put('card_facts', { ...facts, setUp: facts.setUp || setup.usage === 'off_session' })
  world.store.put('setup_intents', setup)
  world.emit('setup_intent.succeeded', setup)
}

function failSetup(world: World, setup: SetupRow, error: StripeFailure['body']): void {
  const { payment_intent: _, setup_intent: __, ...reason } = error
  // Stripe's closed list of codes names every one that the sandbox uses; the schema test holds it.
  setup.last_setup_error = reason as SetupRow['last_setup_error']
  setup.status = 'requires_payment_method'
  setup.payment_method = null
  setup.next_action = null
  world.store.put('setup_intents', setup)
  world.emit('setup_intent.setup_failed', setup)
}

/** The client answered the challenge; a decline afterwards stays on the intent. */
export function answerSetupChallenge(world: World, setup: SetupRow, method: PaymentMethodRow, isPassed: boolean): void {
  if (!isPassed) {
    const error = challengeFailed('setup_intent_authentication_failure')
    failSetup(world, setup, { ...error, payment_method: structuredClone(method) })
    return
  }
  try {
    attemptSetup(world, setup, method, { authenticated: true, challengeAlways: false })
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
  }
}

/** @throws 404, also for a page whose client secret is not this intent's */
export function findSetup(world: World, id: string, caller: Caller = 'secret', secret?: string): SetupRow {
  const setup = world.store.get('setup_intents', id)
  if (!setup) throw noSuch('setupintent', id, 'intent')
  assertSecret(setup, caller, secret)
  return setup
}

/** @throws 400 `setup_intent_unexpected_state` with the intent inside */
export function assertSetupOpen(setup: SetupRow, verb: 'confirm' | 'cancel'): void {
  if (['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(setup.status)) return
  throw invalidRequest(`You cannot ${verb} this SetupIntent because it has a status of ${setup.status}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: structuredClone(setup),
  })
}
