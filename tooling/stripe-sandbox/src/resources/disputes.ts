import * as v from 'valibot'
import { invalidRequest, noSuch } from '#errors.ts'
import { isWithin, pageOf } from '#http/list.ts'
import { clearable, created, expansion, flag, metadata, paging, text } from '#http/params.ts'
import { type Resource, route } from '#http/route.ts'
import { answerDispute, closeDispute, findOpen } from '#payment/dispute.ts'
import { mergedMetadata } from '#state/metadata.ts'
import type { World } from '#world.ts'

const retrieveDispute = route({
  method: 'GET',
  path: '/v1/disputes/:id',
  params: v.strictObject(expansion),
  handle: ({ store }, { id }) => {
    const dispute = store.get('disputes', id)
    if (!dispute) throw noSuch('dispute', id)
    return dispute
  },
})

const listDisputes = route({
  method: 'GET',
  path: '/v1/disputes',
  params: v.strictObject({
    ...paging,
    charge: v.optional(text),
    created: v.optional(created),
    payment_intent: v.optional(text),
  }),
  handle: ({ store }, { params, path }) => {
    const rows = store
      .all('disputes')
      .filter(
        (row) =>
          isWithin(row.created, params.created) &&
          (params.charge ?? row.charge) === row.charge &&
          (params.payment_intent ?? row.payment_intent) === row.payment_intent,
      )
    return pageOf(rows, params, path, 'dispute')
  },
})

const evidenceTexts = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'uncategorized_text',
] as const
const evidence = v.strictObject(v.entriesFromList(evidenceTexts, v.optional(v.pipe(clearable, v.nullable(v.string())))))

const updateDispute = route({
  method: 'POST',
  path: '/v1/disputes/:id',
  params: v.strictObject({
    ...expansion,
    evidence: v.optional(evidence, {}),
    metadata: v.optional(metadata),
    submit: v.optional(flag, 'true'),
  }),
  handle: (world, { id, params }) => {
    const dispute = openOne(world, id)
    answerDispute(world, dispute, { ...params, metadata: mergedMetadata(dispute.metadata, params.metadata) })
    return dispute
  },
})

/** Not answered any further: it is lost. */
const giveUp = route({
  method: 'POST',
  path: '/v1/disputes/:id/close',
  params: v.strictObject(expansion),
  handle: (world, { id }) => {
    const dispute = openOne(world, id)
    closeDispute(world, id, 'lost')
    return dispute
  },
})

/** @throws 404, and 400 for one that was decided */
function openOne(world: World, id: string) {
  if (!world.store.get('disputes', id)) throw noSuch('dispute', id)
  try {
    return findOpen(world, id)
  } catch {
    throw invalidRequest('This dispute is already closed')
  }
}

export const disputes: Resource = {
  object: 'dispute',
  expandable: { charge: ['charges'], payment_intent: ['payment_intents'] },
  routes: [retrieveDispute, listDisputes, updateDispute, giveUp],
}
