import { expect, test } from 'vitest'
import { testSandbox } from './testing/sandbox.ts'

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

test('lost, nothing comes back, and it is decided once', async () => {
  const { dispute, control, stripe, balance } = await disputed('pm_card_createDisputeProductNotReceived')
  control.closeDispute(dispute?.id ?? '', 'lost')
  expect(() => control.closeDispute(dispute?.id ?? '', 'won')).toThrow('no open dispute')
  expect(await balance()).toBe(-fee - 2_000)
  expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe('lost')
})
