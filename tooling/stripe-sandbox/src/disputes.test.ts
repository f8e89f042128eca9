import { expect, test } from 'vitest'
import { refusal, testSandbox } from './testing/sandbox.ts'

/** A sandbox with a charge of £50.00 that its card's bank disputes a moment later. */
async function disputed(card: string) {
  const made = await testSandbox()
  const paid = { amount: 5_000, currency: 'gbp', payment_method: card, confirm: true }
  const intent = await made.stripe.paymentIntents.create(paid)
  const { control } = made.sandbox
  control.settle()
  control.settle()
  const { data } = await made.stripe.disputes.list({ payment_intent: intent.id })
  const balance = async () => {
    const { available, pending } = await made.stripe.balance.retrieve()
    return (available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0)
  }
  return { ...made, control, dispute: data[0], balance }
}

const fee = Math.floor((5_000 * 325 + 5_000) / 10_000) + 20

test('a disputed charge leaves the balance with a fee; won, the charge comes back and the fee does not', async () => {
  const { dispute, control, stripe, balance } = await disputed('pm_card_createDispute')
  expect(dispute).toMatchObject({ amount: 5_000, reason: 'fraudulent', status: 'needs_response' })
  expect(await balance()).toBe(-fee - 2_000)
  control.closeDispute(dispute?.id ?? '', 'won')
  expect(await balance()).toBe(5_000 - fee - 2_000)
  const { data } = await stripe.events.list({ type: 'charge.dispute.*' })
  expect(data.map(({ type }) => type).toSorted()).toEqual(
    ['closed', 'created', 'funds_reinstated', 'funds_withdrawn'].map((one) => `charge.dispute.${one}`),
  )
})

test('a card that disputes leaves alone what went back before it could', async () => {
  const { sandbox, stripe } = await testSandbox()
  const paid = { amount: 5_000, currency: 'gbp', payment_method: 'pm_card_createDispute', confirm: true }
  const intent = await stripe.paymentIntents.create(paid)
  await stripe.refunds.create({ payment_intent: intent.id })
  sandbox.control.settle()
  sandbox.control.settle()
  expect((await stripe.disputes.list({ payment_intent: intent.id })).data).toEqual([])
})

test('lost, nothing comes back, and it is decided once', async () => {
  const { dispute, control, stripe, balance } = await disputed('pm_card_createDisputeProductNotReceived')
  control.closeDispute(dispute?.id ?? '', 'lost')
  expect(() => control.closeDispute(dispute?.id ?? '', 'won')).toThrow('no open dispute')
  expect(await balance()).toBe(-fee - 2_000)
  expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe('lost')
})

test.for([
  { says: 'winning_evidence', status: 'won', left: 5_000 - fee - 2_000 },
  { says: 'losing_evidence', status: 'lost', left: -fee - 2_000 },
  { says: 'The client was there.', status: 'under_review', left: -fee - 2_000 },
])('evidence that says $says comes to $status', async ({ says, status, left }) => {
  const { dispute: { id = '' } = {}, control, stripe, balance } = await disputed('pm_card_createDispute')
  const draft = await stripe.disputes.update(id, { evidence: { customer_name: 'Sam Reed' }, submit: false })
  expect([draft.status, draft.evidence_details.has_evidence]).toEqual(['needs_response', true])
  const sent = await stripe.disputes.update(id, { evidence: { uncategorized_text: says }, metadata: { by: 'us' } })
  expect(sent).toMatchObject({
    ...{ status: 'under_review', metadata: { by: 'us' } },
    evidence: { customer_name: 'Sam Reed', uncategorized_text: says },
    evidence_details: { submission_count: 1 },
  })
  control.settle()
  expect((await stripe.disputes.retrieve(id)).status).toBe(status)
  expect(await balance()).toBe(left)
})

test('a dispute that nobody answers is lost at once, and can’t be answered then', async () => {
  const { dispute: { id = '' } = {}, stripe, balance } = await disputed('pm_card_createDispute')
  expect((await stripe.disputes.close(id)).status).toBe('lost')
  expect(await balance()).toBe(-fee - 2_000)
  expect((await refusal(stripe.disputes.close(id))).message).toMatch('already closed')
  expect((await refusal(stripe.disputes.update(id, {}))).statusCode).toBe(400)
  expect((await refusal(stripe.disputes.close('du_none'))).code).toBe('resource_missing')
})

test.for([
  { end: 'won', status: 'warning_closed', left: 5_000 - fee, moved: [] },
  { end: 'lost', status: 'lost', left: -fee - 2_000, moved: ['charge.dispute.funds_withdrawn'] },
] as const)('an inquiry takes nothing until it is decided: $end', async ({ end, status, left, moved }) => {
  const {
    dispute: { id = '', ...dispute } = {},
    control,
    stripe,
    balance,
  } = await disputed('pm_card_createDisputeInquiry')
  expect(dispute).toMatchObject({ status: 'warning_needs_response', is_charge_refundable: true })
  expect(await balance()).toBe(5_000 - fee)
  control.closeDispute(id, end)
  expect((await stripe.disputes.retrieve(id)).status).toBe(status)
  expect(await balance()).toBe(left)
  const { data } = await stripe.events.list({ type: 'charge.dispute.funds_*' })
  expect(data.map(({ type }) => type)).toEqual(moved)
})

test.for([
  { end: undefined, asked: 5_000, code: 'charge_disputed' },
  { end: 'lost', asked: 1, code: 'charge_disputed' },
  { end: 'won', asked: 5_000, code: undefined },
] as const)('while a bank has a charge back nothing of it is refunded: $end', async ({ end, asked, code }) => {
  const { dispute: { id = '', charge = '' } = {}, control, stripe } = await disputed('pm_card_createDispute')
  if (end) control.closeDispute(id, end)
  const asking = stripe.refunds.create({ charge: String(charge), amount: asked })
  expect(code ? (await refusal(asking)).code : (await asking).amount).toBe(code ?? asked)
})

test('what is not disputed of a charge can be refunded', async () => {
  const { stripe, sandbox } = await testSandbox()
  const paid = { amount: 5_000, currency: 'gbp', payment_method: 'pm_card_visa', confirm: true }
  const { id: intent } = await stripe.paymentIntents.create(paid)
  sandbox.control.settle()
  expect(() => sandbox.control.dispute(intent, 'fraudulent', 5_001)).toThrow('disputed')
  sandbox.control.dispute(intent, 'fraudulent', 2_000)
  expect((await refusal(stripe.refunds.create({ payment_intent: intent, amount: 3_001 }))).code).toBe('charge_disputed')
  expect((await stripe.refunds.create({ payment_intent: intent, amount: 3_000 })).amount).toBe(3_000)
})
