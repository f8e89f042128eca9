import type { DisputeReason } from '#cards.ts'
import { newId } from '#state/ids.ts'
import type { Tables } from '#state/tables.ts'
import type { World } from '#world.ts'
import { newEntry, settleCharge } from './balance-entry.ts'
import { cardOf } from './payment-method.ts'

type DisputeRow = Tables['disputes']

/** How a dispute ends. */
export const disputeEnds = ['won', 'lost'] as const
export type DisputeEnd = (typeof disputeEnds)[number]

/** What Stripe keeps of each dispute, in pence (money.md §1.5). */
const DISPUTE_FEE = 2_000

/** A client's bank disputes a charge: it leaves the balance at once, with the fee. An inquiry only asks.
 *  @param amount - pence; all that was not refunded when undefined
 *  @throws RangeError where nothing of it can be disputed, or not so much */
export function openDispute(
  world: World,
  chargeId: string,
  reason: DisputeReason,
  { isInquiry = false, amount: asked }: { isInquiry?: boolean | undefined; amount?: number | undefined } = {},
): DisputeRow {
  const charge = world.store.get('charges', chargeId)
  const left = (charge?.amount_captured ?? 0) - (charge?.amount_refunded ?? 0)
  const amount = asked ?? left
  if (!charge || charge.disputed || amount < 1 || amount > left) throw new RangeError(`${chargeId} can't be disputed`)
  settleCharge(world, chargeId)
  const id = newId('du')
  const withdrawal = () =>
    newEntry(world, {
      ...{ amount: -amount, fee: DISPUTE_FEE, type: 'adjustment', source: id },
      description: `Chargeback withdrawal for ${chargeId}`,
      availableOn: world.clock.now(),
    })
  const dispute: DisputeRow = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: isInquiry ? [] : [withdrawal()],
    charge: chargeId,
    created: world.clock.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: world.clock.now() + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  }
  charge.disputed = true
  world.store.put('charges', charge)
  world.store.put('disputes', dispute)
  world.emit('charge.dispute.created', dispute)
  if (!isInquiry) world.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** What the card of a charge does by itself, once: not where all of it went back before. */
export function cardDisputes(world: World, chargeId: string): void {
  const charge = world.store.get('charges', chargeId)
  const { disputes: reason, inquires: isInquiry } = cardOf(world, charge?.payment_method ?? '').card
  const isLeft = charge !== undefined && charge.amount_captured > charge.amount_refunded
  if (charge && reason && isLeft && !charge.disputed) openDispute(world, chargeId, reason, { isInquiry })
}

/** Those that may still be answered and decided. */
const open = ['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review']

/** @throws RangeError where there is none that is open */
export function findOpen({ store }: World, id: string): DisputeRow {
  const dispute = store.get('disputes', id)
  if (!dispute || !open.includes(dispute.status)) throw new RangeError(`${id} is no open dispute`)
  return dispute
}

/** Pence of a charge that its bank has taken back, or holds until it has decided: nobody else can refund them. */
export const chargedBack = ({ store }: World, { id }: { id: string }): number =>
  store
    .all('disputes')
    .filter(
      ({ charge, status, is_charge_refundable: isRefundable }) =>
        charge === id && (status === 'lost' || (open.includes(status) && !isRefundable)),
    )
    .reduce((sum, { amount }) => sum + amount, 0)

/** Texts by which evidence decides here, as in Stripe's test mode. */
const decided: Readonly<Record<string, DisputeEnd>> = { winning_evidence: 'won', losing_evidence: 'lost' }

type Given = { [Text in keyof DisputeRow['evidence']]?: DisputeRow['evidence'][Text] | undefined }

/** Adds evidence, and hands it in: then the bank looks at it. A text that says how it ends does so a moment later. */
export function answerDispute(
  world: World,
  dispute: DisputeRow,
  { evidence, metadata, submit }: { evidence: Given; metadata: Record<string, string>; submit: boolean },
): void {
  Object.assign(dispute.evidence, evidence)
  dispute.metadata = metadata
  dispute.evidence_details.has_evidence = Object.values(dispute.evidence).some((text) => typeof text === 'string')
  if (submit) {
    dispute.evidence_details.submission_count += 1
    dispute.status = dispute.status.startsWith('warning_') ? 'warning_under_review' : 'under_review'
    world.schedule('decide_dispute', dispute.id)
  }
  world.store.put('disputes', dispute)
  world.emit('charge.dispute.updated', dispute)
}

/** The bank reads what was handed in. */
export function decideDispute(world: World, id: string): void {
  const dispute = world.store.get('disputes', id)
  const end = decided[dispute?.evidence.uncategorized_text ?? '']
  if (dispute && end && open.includes(dispute.status)) closeDispute(world, id, end)
}

/** The bank decides. A dispute that is won brings the money back, never the fee; an inquiry is over, or becomes a dispute
 *  that is lost.
 *  @throws RangeError where there is none that is open */
export function closeDispute(world: World, id: string, end: DisputeEnd): void {
  const dispute = findOpen(world, id)
  const isInquiry = dispute.balance_transactions.length === 0
  const move = (amount: number, fee: number, description: string) =>
    dispute.balance_transactions.push(
      newEntry(world, {
        ...{ amount, fee, type: 'adjustment', source: id },
        description: `${description} for ${String(dispute.charge)}`,
        availableOn: world.clock.now(),
      }),
    )
  dispute.status = isInquiry && end === 'won' ? 'warning_closed' : end
  if (isInquiry && end === 'lost') move(-dispute.amount, DISPUTE_FEE, 'Chargeback withdrawal')
  if (!isInquiry && end === 'won') move(dispute.amount, 0, 'Chargeback reversal')
  world.store.put('disputes', dispute)
  if (isInquiry && end === 'lost') world.emit('charge.dispute.funds_withdrawn', dispute)
  if (!isInquiry && end === 'won') world.emit('charge.dispute.funds_reinstated', dispute)
  world.emit('charge.dispute.closed', dispute)
}

const noEvidence = (): DisputeRow['evidence'] => ({
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
})
