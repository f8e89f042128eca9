import * as v from 'valibot'
import { invalidRequest } from '#errors.ts'
import { isWithin, pageOf } from '#http/list.ts'
import { clearable, created, expansion, metadata, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { chosenMethod } from '#payment/new-intent.ts'
import { newSetup, optionsOf, setupConfirmParams, setupCreateParams } from '#payment/new-setup.ts'
import { assertUsable, findPaymentMethod } from '#payment/payment-method.ts'
import { answerSetupChallenge, assertSetupOpen, attemptSetup, findSetup } from '#payment/setup.ts'
import { mergedMetadata } from '#state/metadata.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'

type SetupRow = Tables['setup_intents']

const createSetup = route({
  method: 'POST',
  path: '/v1/setup_intents',
  params: setupCreateParams,
  handle: (world, { params }) => {
    const setup = newSetup(world, params)
    if (params.confirm) confirmSetup(world, setup, { return_url: params.return_url })
    return setup
  },
})

const retrieveSetup = route({
  method: 'GET',
  path: '/v1/setup_intents/:id',
  forBrowser: true,
  params: v.strictObject({ ...expansion, client_secret: v.optional(text) }),
  handle: (world, { id, params, caller }) => findSetup(world, id, caller, params.client_secret),
})

const updateSetup = route({
  method: 'POST',
  path: '/v1/setup_intents/:id',
  params: v.strictObject({
    ...expansion,
    description: v.optional(clearable),
    metadata: v.optional(metadata),
    payment_method: v.optional(text),
  }),
  handle: (world, { id, params }) => {
    const setup = findSetup(world, id)
    const method = chosenMethod(world, setup, params)
    if (method) {
      assertSetupOpen(setup, 'confirm')
      Object.assign(setup, { payment_method: method.id, status: 'requires_confirmation', next_action: null })
    }
    if (params.description !== undefined) setup.description = params.description
    setup.metadata = mergedMetadata(setup.metadata ?? {}, params.metadata)
    world.store.put('setup_intents', setup)
    return setup
  },
})

const confirm = route({
  method: 'POST',
  path: '/v1/setup_intents/:id/confirm',
  forBrowser: true,
  params: setupConfirmParams,
  handle: (world, { id, params, caller }) => {
    const setup = findSetup(world, id, caller, params.client_secret)
    confirmSetup(world, setup, params)
    return setup
  },
})

const cancel = route({
  method: 'POST',
  path: '/v1/setup_intents/:id/cancel',
  params: v.strictObject({
    ...expansion,
    cancellation_reason: v.optional(v.picklist(['abandoned', 'duplicate', 'requested_by_customer'])),
  }),
  handle: (world, { id, params }) => {
    const setup = findSetup(world, id)
    assertSetupOpen(setup, 'cancel')
    setup.status = 'canceled'
    setup.cancellation_reason = params.cancellation_reason ?? null
    setup.next_action = null
    world.store.put('setup_intents', setup)
    world.emit('setup_intent.canceled', setup)
    return setup
  },
})

const listSetups = route({
  method: 'GET',
  path: '/v1/setup_intents',
  params: v.strictObject({
    ...paging,
    created: v.optional(created),
    customer: v.optional(text),
    payment_method: v.optional(text),
  }),
  handle: (world, { params, path }) => {
    const rows = world.store
      .all('setup_intents')
      .filter(
        (row) =>
          isWithin(row.created, params.created) &&
          (params.customer ?? row.customer) === row.customer &&
          (params.payment_method ?? row.payment_method) === row.payment_method,
      )
    return pageOf(rows, params, path, 'setupintent')
  },
})

/** Not Stripe's: where the challenge dialog of the browser script reports what was pressed. */
const answer3ds = route({
  method: 'POST',
  path: '/v1/setup_intents/:id/_sandbox_3ds',
  forBrowser: true,
  params: v.strictObject({ client_secret: v.optional(text), outcome: v.picklist(['complete', 'fail']) }),
  handle: (world, { id, params, caller }) => {
    const setup = findSetup(world, id, caller, params.client_secret)
    if (setup.status !== 'requires_action' || setup.payment_method === null)
      throw invalidRequest(`This SetupIntent has no challenge to answer: its status is ${setup.status}.`, {
        code: 'setup_intent_unexpected_state',
      })
    answerSetupChallenge(world, setup, findPaymentMethod(world, setup.payment_method), params.outcome === 'complete')
    return setup
  },
})

function confirmSetup(world: World, setup: SetupRow, params: v.InferOutput<typeof setupConfirmParams>): void {
  assertSetupOpen(setup, 'confirm')
  if (params.payment_method_options) setup.payment_method_options = optionsOf(params)
  const method = chosenMethod(world, setup, params) ?? findPaymentMethod(world, ownMethod(setup))
  assertUsable(world, method, setup.customer)
  const challengeAlways = ['any', 'challenge'].includes(
    setup.payment_method_options?.card?.request_three_d_secure ?? 'automatic',
  )
  attemptSetup(world, setup, method, { authenticated: false, challengeAlways, returnUrl: params.return_url })
}

function ownMethod(setup: SetupRow): string {
  if (setup.payment_method === null)
    throw invalidRequest(
      "You cannot confirm this SetupIntent because it's missing a payment method. Update the SetupIntent with a payment method and then confirm it again.",
      { code: 'setup_intent_unexpected_state', setup_intent: structuredClone(setup) },
    )
  return setup.payment_method
}

export const setupIntents: Resource = {
  object: 'setup_intent',
  expandable: { customer: ['customers'], payment_method: ['payment_methods'] },
  routes: [createSetup, retrieveSetup, updateSetup, confirm, cancel, listSetups, answer3ds],
}
