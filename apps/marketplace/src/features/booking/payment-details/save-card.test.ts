import type { SetupIntent, SetupIntentResult, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { expect, test } from 'vitest'
import { saveCardAtStripe } from './save-card.ts'

const kept = { status: 'succeeded', payment_method: 'pm_1' } as SetupIntent
const waiting = { status: 'requires_payment_method', payment_method: null } as SetupIntent
const failed = (error: Pick<StripeError, 'type' | 'code' | 'decline_code'>): SetupIntentResult => ({
  error: error as StripeError,
})
const lost = failed({ type: 'api_connection_error' })

/** @param asked - what Stripe answers who asks how it stands */
function save(confirmed: SetupIntentResult, asked: SetupIntentResult = lost) {
  const stripe = { confirmSetup: async () => confirmed, retrieveSetupIntent: async () => asked }
  const card = { elements: {} as StripeElements, clientSecret: 'seti_1_secret_1', returnUrl: '', name: 'Hannah Doyle' }
  return saveCardAtStripe(stripe as unknown as Stripe, card)
}

test('a card that Stripe kept is kept, a refused one says why', async () => {
  expect(await save({ setupIntent: kept })).toEqual({ cardId: 'pm_1' })
  const refused = failed({ type: 'card_error', code: 'card_declined', decline_code: 'stolen_card' })
  expect(await save(refused, { setupIntent: kept })).toEqual({ code: 'stolen_card' })
})

test('where the answer was lost Stripe is asked: what it kept is kept, and nothing is claimed that isn’t known', async () => {
  expect(await save(lost, { setupIntent: kept })).toEqual({ cardId: 'pm_1' })
  expect(await save(lost, { setupIntent: waiting })).toEqual({ code: 'connection_lost' })
  expect(await save(lost)).toEqual({ code: 'connection_lost' })
})

test('one that was kept by the try before isn’t called refused', async () => {
  const moved = failed({ type: 'invalid_request_error', code: 'setup_intent_unexpected_state' })
  expect(await save(moved, { setupIntent: kept })).toEqual({ cardId: 'pm_1' })
  expect(await save(moved)).toEqual({ code: 'connection_lost' })
})
